// The words of the interface in English, by the part that shows them. Texts about the project are content.

// All parts

/** '1 track', '10 tracks'. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** 'one', 'one and two', 'one, two and three'. */
export const joined = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

// The page of a long list
export const titleOfPart = (title: string, number: number) => `${title}, page ${number}`;
export const partOfList = (number: number, count: number) => `Page ${number} of ${count}.`;
export const partNumber = (number: number) => `Page ${number}`;

// Music
export const trackCount = (count: number) => counted(count, 'track', 'tracks');
export const clickToPlayAlbum = 'Click to play album';

// Album
export const backToMusic = 'Back to Music';
export const movements = 'Movements';
export const albumTracks = 'Tracks';
export const albumLength = 'Length';
export const genre = 'Genre';
export const year = 'Year';
export const embed = 'Embed';
export const embedNamed = (title: string) => `Embed ${title}`;
export const embedTitle = 'Show it on another site';
export const embedChoice = 'What it shows';
export const wholeAlbum = 'The whole album';
export const embedHtml = 'HTML for your page';
export const embedNote = 'A small player, without cookies: a recording loads when somebody presses Play.';
export const embedAlone = 'See it alone';
export const copyHtml = 'Copy HTML';
export const htmlCopied = 'HTML copied';
export const htmlSelected = 'Your browser did not let us copy. The HTML is selected, so that you can.';
export const closeEmbed = 'Close';

// The card of an album on other sites
export const playCard = (title: string) => `Play ${title}`;
export const seekCard = 'Seek';

// Art
export const artworkCount = (count: number) => counted(count, 'artwork', 'artworks');
export const seeArtworks = (count: number) => `See ${artworkCount(count)}`;

// Gallery
export const backToGalleries = 'Back to Galleries';
export const unknownPicture = (id: string) => `There is no picture “${id}” in this gallery.`;
export const eachPicture = 'Each picture';

// Files that visitors can keep
export const wholeAlbumAsZip = (size: string) => `whole album as ZIP, ${size}`;
export const wholeGalleryAsZip = (size: string) => `whole gallery as ZIP, ${size}`;
export const playlist = 'playlist';
export const checksums = 'checksums';
export const fileAs = (title: string, kind: string, size: string) => `${title} as ${kind}, ${size}`;
export const madeLater = 'made when the site is published';
export const creatorOfFiles = (creator: string) => `By ${creator}. The tags of a file say if it is by somebody else.`;
export const licenceOfFiles = (address: string) => `Licence: ${address}`;
export const pageOfFiles = (address: string) => `From: ${address}`;

// Art Tools
export const requiresAccount = '• Requires free account';

// AI Labs
export const transcript = 'Transcript';

// Code
export const toolList = 'Tools';
export const toolIsShown = (name: string) => `${name} is shown`;
export const purposeQuestion = 'What are you looking for?';
export const somethingElse = 'Something else';
export const tryNow = 'Try Now';
export const demoVideo = (name: string) => `Demo video: ${name}`;
export const playDemoVideo = (name: string) => `Play the demo video: ${name}`;
export const demoNote = 'Demo video, muted. It comes from YouTube once you ask for it.';
export const demoIsSilent = 'The video does not answer. It may be blocked here, or the connection is gone.';
export const showPlayerAnyway = 'Show the player anyway';
export const watchOnYouTube = 'Watch on YouTube';

// Info
export const questionsTitle = 'Questions';
export const messageTo = (phone: string) => `To ${phone}`;
export const writeTextMessage = 'Write the message';
export const phoneIsStandIn = 'This number is a stand-in and nobody answers it yet.';
export const theFeed = (title: string) => `the feed ${title}`;
export const newOn = (siteName: string) => `New on ${siteName}`;
export const newsFeedUse = 'Works and events, for feed readers';
export const podcastFeedUse = 'For podcast apps';
/** Other words for the feeds that visitors may type in 'Go to anything'. */
export const feedKeywords = ['RSS', 'Atom', 'feeds', 'subscribe', 'newsletter'];
export const creditsTitle = 'Credits and licences';
export const creditsKeywords = ['fonts', 'libraries', 'copyright'];
export const creditsOfOthers = 'The work of others on this site';
export const standInsLeft = (standIns: string[]) =>
  `Some of what you see and hear here is a stand-in until the owner’s own works arrive: ${joined(standIns)}.`;
export const standIn = {
  nameAndAddress: 'the project’s name and address',
  phone: 'the phone number',
  recordings: (count: number) => counted(count, 'recording', 'recordings'),
  episodes: (count: number) => counted(count, 'podcast episode', 'podcast episodes'),
  film: 'the film of the home page',
  pictures: (count: number) => counted(count, 'picture', 'pictures'),
  books: 'book titles with their bookshop links',
  members: 'the names on the team page',
};
/** What the site keeps in a visitor's browser, by key (contract/stored.ts). */
export const stored = {
  motion: 'your choice of Calm or Lively, if you made one',
  listening: 'which recording you heard last and where you stopped, so that you can go on from there',
  slash: 'that the key / does not open the search, if you turned it off',
  positions: 'how far you had scrolled on each page, until you close the tab',
};
/** 'one; two; and three'. */
export const joinedClauses = (clauses: string[]) => `${clauses.slice(0, -1).join('; ')}; and ${clauses.at(-1)}`;

// Pages for addresses that do not exist, or no longer
export const notFoundTitle = '404 - Not Found';
export const notFoundText = "The page you're looking for doesn't exist.";
export const goHome = 'Go Home';
export const pageHasMoved = 'This page has moved';
export const goToNewAddress = 'Go to its new address';
