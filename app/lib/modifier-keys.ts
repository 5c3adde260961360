type ModifierKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a modifier key is held: then a click opens a new tab or window, and a key is a shortcut of the browser. */
export const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
