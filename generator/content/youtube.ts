/** Matches every address that YouTube shows for a film, and captures the film's id. */
export const filmAddress =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|live\/|watch\?(?:.*&)?v=)|youtu\.be\/)([\w-]+)(?:[?&#].*)?$/;

/** The address of a film that sets no cookie. */
export const embedAddress = (address: string): string =>
  `https://www.youtube-nocookie.com/embed/${filmAddress.exec(address)![1]}`;
