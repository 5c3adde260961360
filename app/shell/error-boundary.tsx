import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in place of a part that has failed. React logs the error to the console. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error in one part of the site from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
