/* The hash of an exhibition: '#_exhibition', or with a picture '#_exhibition=fjord'. */

const name = '_exhibition';

export const exhibitionHash = (imageId?: string): string => (imageId ? `${name}=${imageId}` : name);

/** Parses a hash without '#'. Returns the id of the picture, '' for the first picture, and undefined for other hashes. */
export function parseExhibitionHash(hash: string): string | undefined {
  const [before, imageId = ''] = hash.split('=');
  return before === name ? imageId : undefined;
}
