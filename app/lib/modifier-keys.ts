interface ModifiedEvent {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether a modifier key is held: then a click opens a link in another place, and a key is the browser's own. */
export const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: ModifiedEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
