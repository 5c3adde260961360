import { Component, type ReactNode } from 'react';

/**
 * Shows a fallback in place of children that throw an error in render or effects, so that the rest of the page keeps
 * working. React logs the error to the console.
 */
export class ErrorBoundary extends Component<{ fallback: ReactNode; onError?: () => void; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
