// The words of the interface in English, by the part that shows them. Texts about the project are content.
// A constant is only in the files that show it. A function is in the code of all pages, so keep functions few and short.

// All parts

/** '1 track', '10 tracks'. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** 'one', 'one and two', 'one, two and three'. */
export const joined = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** '2 of 5', '1 minute of 3 minutes'. */
export const outOf = (part: number | string, whole: number | string): string => `${part} of ${whole}`;

/** 'at 1:20'. */
export const atTime = (time: string): string => `at ${time}`;

/** A duration or a position for screen readers: '1 minute 5 seconds', without a part that is 0. */
export const spokenTime = (minutes: number, seconds: number): string =>
  [
    minutes > 0 && counted(minutes, 'minute', 'minutes'),
    (seconds > 0 || minutes === 0) && counted(seconds, 'second', 'seconds'),
  ]
    .filter(Boolean)
    .join(' ');

export const play = 'Play';
export const pause = 'Pause';
export const close = 'Close';
export const leave = 'Leave';
export const tryAgain = 'Try again';
export const loading = 'Loading...';
export const somethingWentWrong = 'Something went wrong';
export const goToAnything = 'Go to anything';
export const takeItWithYou = 'Take it with you:';
export const inOurHistory = 'In our history:';

// The button that copies a link. Its two labels; the place of the button is as wide as `shareLink`.
export const shareLink = 'Share link';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const copyRefused = 'Your browser did not let us copy. The link is selected, so that you can.';
export const otherHeadings = '↑ ↓ other headings';
/** The label of the button for screen readers, which begins with its visible label. */
export const linkLabelTo = (label: string, title: string): string => `${label} to ${title}`;
export const linkTo = (title: string): string => `Link to ${title}`;

// The pages of a long list
export const pagesOfList = 'Pages of this list';
export const pageNumber = (number: number): string => `Page ${number}`;

// Header, footer and skip links
export const skipToContent = 'Skip to content';
export const skipToPlayer = 'Skip to player';
export const menu = 'Menu';
export const mainMenu = 'Main';
export const footerMenu = 'Footer';
export const relatedContent = 'Related Content';

// Calm and the other floating buttons
export const motionAndChat = 'Motion and chat';
export const backToTop = 'Back to top';
export const motion = 'Motion';
export const calm = 'Calm';
export const lively = 'Lively';
/** Follows 'Calm'. */
export const calmMeaning = ': nothing moves';
export const calmExplanation = 'Calm stills everything that moves. Until you choose, your system’s setting decides.';
export const look = 'Look';
export const night = 'Night';
export const day = 'Day';
export const asMySystem = 'As my system';
export const dayExplanation = 'Day is dark text on light paper. It is easier to read for some eyes, and in the sun.';

// The error screens
export const pageNotShown = 'This page could not be shown. The rest of the site still works.';
export const pageKept = 'Something went wrong. You can read this page and follow its links.';

// The chat
export const closeChat = 'Close chat';
export const you = 'You';
export const assistant = 'Assistant';
export const chatMessage = 'Message';
export const writeToChat = 'Write a message';
export const chatNotConfigured = 'Chat is not configured';
export const sendToChat = 'Send';

// The search
export const titleYearOrWord = 'Title, year or word';
export const searchExamples = 'A page, a track, a picture…';
export const results = 'Results';
export const resultCount = (count: number): string => counted(count, 'result', 'results');
export const indexNotLoaded = 'The list of what is here did not arrive.';
/** For screen readers. */
export const nothingFound = (query: string): string => `Nothing found for ${query}`;
/** The pages follow. */
export const nothingFoundButPages = (query: string): string =>
  `Nothing found for “${query}”. Try another word, or one of the pages:`;
export const trackNotLoaded = (title: string): string => `${title} did not arrive. Please try again.`;
// Keys, each before what it does.
export const enterKey = 'Enter';
export const newTabKeys = 'Ctrl Enter';
export const newTabKeysOfMac = '⌘ Enter';
export const playKeys = '→ Enter';
export const choose = 'choose';
export const goThere = 'goes there';
export const inNewTab = 'in a new tab';
export const playTrack = 'plays a track';
/** Before the key '/'. */
export const openWith = 'Open with';
// The kinds of results, one and many.
export const resultPage = 'Page';
export const resultPages = 'Pages';
export const resultAlbum = 'Album';
export const resultAlbums = 'Albums';
export const resultTrack = 'Track';
export const resultTracks = 'Tracks';
export const resultGallery = 'Gallery';
export const resultGalleries = 'Galleries';
export const resultPicture = 'Picture';
export const resultPictures = 'Pictures';
export const resultBook = 'Book';
export const resultBooks = 'Books';
export const resultEvent = 'Event';
export const resultEvents = 'Events';
export const resultQuestion = 'Question';
export const resultQuestions = 'Questions and facts';
export const resultTool = 'Tool';
export const resultTools = 'Coding tools';
export const resultService = 'Service';
export const resultServices = 'Services';
export const resultInitiative = 'Initiative';
export const resultInitiatives = 'Initiatives';
export const resultMember = 'Member of the team';
export const resultMembers = 'Team';

// The player
export const player = 'Player';
export const chooseTrack = 'Choose a track';
export const seek = 'Seek';
export const mute = 'Mute';
export const unmute = 'Unmute';
export const volume = 'Volume';
export const muted = 'Muted';
export const stopAndClose = 'Stop and close';
export const audioFailed = 'Unable to play audio. Please ensure the audio file exists.';
export const nowPlaying = (title: string): string => `Now playing: ${title}`;
export const keyboardShortcuts = 'Keyboard shortcuts';
export const inPlayer = 'While the focus is in the player:';
export const everywhere = 'Everywhere:';
export const spaceKey = 'Space';
export const digitKeys = '0 to 9';
export const searchKeys = 'Ctrl K';
export const playOrPause = 'Play or pause';
export const louderOrSofter = 'Louder or softer';
export const toTenthOfTrack = 'To a tenth of the track';
export const secondsBackOrOn = (seconds: number): string => `${seconds} seconds back or on`;

// The album
/** 'Play Night Watch', and with a start 'Play Night Watch from 1 minute 5 seconds'. */
export const playTitle = (isPlaying: boolean, title: string, start?: string): string =>
  `${isPlaying ? pause : play} ${title}${start ? ` from ${start}` : ''}`;
export const playAlbum = 'Play album';
export const continueWithNext = 'Continue with the next track';
/** Before the title of a track and the time. */
export const continueTrack = 'Continue';
export const aboutTrack = (title: string): string => `About ${title}`;
export const ready = 'Ready';
export const trackUnknown = 'The address names a track that is not on this album.';
export const secondUnknown = 'The address names a second that this track does not have.';

// The card of an album on other sites
/** The text of a link to the site, between the texts before and after it. */
export const recordingFailed = (siteName: string): [before: string, link: string, after: string] => [
  'This recording did not load. Press Play to try again, or ',
  `listen on ${siteName}`,
  '.',
];

// The podcast
export const playPodcast = 'Play the podcast';
export const pausePodcast = 'Pause the podcast';
export const mutePodcast = 'Mute the podcast';
export const unmutePodcast = 'Unmute the podcast';
export const seekPodcast = 'Seek in the podcast';
export const podcastSpeed = 'Speed of the podcast';

// Pictures: the gallery, its viewer, the exhibition
export const howMade = 'How this was made';
export const zoomOut = 'Zoom out';
export const zoomIn = 'Zoom in';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const pictureOf = (number: number, count: number, title: string): string =>
  `Picture ${number} of ${count}, ${title}`;
export const lookWhileListening = 'Look while listening';
export const seeWithMusic = 'See it with music';
export const label = 'Label';
export const pictureNotInExhibition = (id: string): string => `There is no picture “${id}” in this exhibition.`;
