import * as messages from 'virtual:messages';
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/stored.ts';
import styles from './slash-switch.module.css';

/** Turns the key '/' off and on, as WCAG 2.1.4 requires for a key without Ctrl. Stored on this device. */
export function SlashSwitch() {
  const [isOn, setOn] = useState(() => !readStored('localStorage', 'slash'));
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          writeStored('localStorage', 'slash', target.checked ? undefined : 'off');
        }}
      />
      <span>
        {messages.openWith} <kbd>/</kbd>
      </span>
    </label>
  );
}
