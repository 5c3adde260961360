import type { MouseEvent } from 'react';

/** The dialog's `returnValue` after a link in it was followed: the focus goes where the link leads. */
export const followed = 'followed';

/** Closes the dialog that the event happened in. Without a value, the focus goes back to where it was. */
export const closeDialog = ({ currentTarget }: MouseEvent): void => currentTarget.closest('dialog')?.close();

/** The same for a link in it. */
export const closeToFollow = ({ currentTarget }: MouseEvent): void => currentTarget.closest('dialog')?.close(followed);
