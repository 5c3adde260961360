import * as messages from 'virtual:messages';

/** The name of a button that plays or pauses something, perhaps from a time in words: 'Play Night Watch from 5 seconds'. */
export const playTitle = (isPlaying: boolean, title: string, start?: string): string => {
  if (start) return (isPlaying ? messages.pauseTitleFrom : messages.playTitleFrom)(title, start);
  return (isPlaying ? messages.pauseTitle : messages.playTitle)(title);
};
