/** The control of a field at the desk. Without one, it is a line of text, or a choice for an enumeration. */
export type Widget =
  | 'long'
  | 'lines'
  | 'yes-or-no'
  | 'number'
  | 'picture'
  | 'picture-file'
  | 'drawing'
  | 'color'
  | 'accent'
  | 'recording'
  | 'film'
  | 'menu'
  | 'id'
  | 'place'
  | 'album'
  | 'page'
  | 'icon';
