import { useState } from 'react';
import styles from './slash-switch.module.css';

/** Turns the key '/' off and on, as WCAG 2.1.4 wants for a key without Ctrl. The choice stays on this device. */
export function SlashSwitch() {
  const [isOn, setOn] = useState(readIsOn);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          write(target.checked);
        }}
      />
      <span>
        Open with <kbd>/</kbd>
      </span>
    </label>
  );
}

// search-button.tsx reads the same key in localStorage: any text turns the key off.

function readIsOn(): boolean {
  try {
    return !localStorage.slash;
  } catch {
    return true; // The browser blocks storage.
  }
}

function write(isOn: boolean): void {
  try {
    localStorage.slash = isOn ? '' : 'off';
  } catch {
    // The browser blocks storage: the key stays on.
  }
}
