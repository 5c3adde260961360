// The words of the interface in English, by the part that shows them. Other languages are files beside this one, with the same
// names. A constant is only in the files that show it. A phrase is in the code of all pages, so keep phrases few and short.

import { counted, phrase } from './phrase.ts';

// All parts
/** '2 of 5', '1 minute of 3 minutes'. */
export const outOf = phrase('{part} of {whole}');
/** 'at 1:20'. */
export const atTime = phrase('at {time}');
/** With the next two, a duration or a position for screen readers: '1 minute 5 seconds'. */
export const minuteCount = counted({ one: '{count} minute', other: '{count} minutes' });
export const secondCount = counted({ one: '{count} second', other: '{count} seconds' });
export const minutesAndSeconds = phrase('{minutes} {seconds}');
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
/** The date and the title of an event of the history. */
export const eventOf = phrase('{date}, {title}');
/** Separates two events. */
export const betweenEvents = '; ';

// History
/** The heading of the events to come. */
export const comingUp = 'Coming up';
export const tickets = 'Tickets';
/** A file with the event, for the visitor's calendar. */
export const toCalendar = 'For your calendar';
/** The same with all events. */
export const allToCalendar = 'All dates for your calendar';

// Keep offline
/** {size} is such as '61 MB'. The place of the button is as wide as this. */
export const keepOffline = phrase('Keep offline, {size}');
export const keepingOffline = 'Keeping offline';
/** '24% kept'. */
export const keptPart = phrase('{percent} kept');
export const stopKeeping = 'Stop';
/** For screen readers. */
export const stopKeepingWork = 'Stop keeping it offline';
export const keepingStopped = 'Stopped. Nothing is kept.';
export const keptOffline = 'Kept offline';
export const removeKept = 'Remove';
/** For screen readers. */
export const removeKeptWork = 'Remove it from this browser';
export const keptIsRemoved = 'Removed';
export const keepNoRoom = 'This browser has no room for it. Nothing is kept.';
export const keepNoConnection = 'The connection is gone. Nothing is kept.';
export const keepOtherFile =
  'What arrived is not this work, perhaps because the site is being updated. Nothing is kept.';
export const keepRefusedByHost = 'The host of the recordings does not allow it.';
export const keepRefusedByBrowser = 'This browser does not allow it.';
export const noConnection = 'No connection';
export const keptWorks = 'This page is not kept offline. These are:';

// The button that copies a link, with its two labels
export const shareLink = 'Share link';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const copyRefused = 'Your browser did not let us copy. The link is selected, so that you can.';
export const otherHeadings = '↑ ↓ other headings';
/** The label of the button for screen readers, which begins with its visible label. */
export const linkLabelTo = phrase('{label} to {title}');
export const linkTo = phrase('Link to {title}');

// The pages of a long list
export const pagesOfList = 'Pages of this list';
export const pageNumber = phrase('Page {number}');
export const titleOfPart = phrase('{title}, page {number}');
export const partOfList = phrase('Page {number} of {count}.');

// Header, footer and skip links
export const skipToContent = 'Skip to content';
export const skipToPlayer = 'Skip to player';
/** Follows the text of a link, for screen readers. */
export const opensNewTab = ' (opens in a new tab)';
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
export const resultCount = counted({ one: '{count} result', other: '{count} results' });
export const indexNotLoaded = 'The list of what is here did not arrive.';
/** For screen readers. */
export const nothingFound = phrase('Nothing found for {query}');
/** The pages follow. */
export const nothingFoundButPages = phrase('Nothing found for “{query}”. Try another word, or one of the pages:');
export const trackNotLoaded = phrase('{title} did not arrive. Please try again.');

// The keys of the search, each before what it does
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

// The kinds of results, one and many
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
export const nowPlaying = phrase('Now playing: {title}');
export const upNext = 'Up next';
export const loadingTrack = phrase('Loading {title} …');
export const nextOrPrevious = 'Next or previous track';
export const keyboardShortcuts = 'Keyboard shortcuts';
export const inPlayer = 'While the focus is in the player:';
export const everywhere = 'Everywhere:';
export const spaceKey = 'Space';
export const digitKeys = '0 to 9';
export const searchKeys = 'Ctrl K';
export const playOrPause = 'Play or pause';
export const louderOrSofter = 'Louder or softer';
export const toTenthOfTrack = 'To a tenth of the track';
export const secondsBackOrOn = counted({ one: '{count} second back or on', other: '{count} seconds back or on' });

// The album
export const playTitle = phrase('Play {title}');
export const pauseTitle = phrase('Pause {title}');
/** {start} is a time in words: 'Play Night Watch from 1 minute 5 seconds'. */
export const playTitleFrom = phrase('Play {title} from {start}');
export const pauseTitleFrom = phrase('Pause {title} from {start}');
export const playAlbum = 'Play album';
export const continueWithNext = 'Continue with the next track';
/** 'Original recordings: 222 MB instead of 31 MB'. */
export const originalRecordings = phrase('Original recordings: {size} instead of {streamsSize}');
/** Before the title of a track and the time. */
export const continueTrack = 'Continue';
export const aboutTrack = phrase('About {title}');
export const ready = 'Ready';
export const trackUnknown = 'The address names a track that is not on this album.';
export const secondUnknown = 'The address names a second that this track does not have.';

// The card of an album on other sites
/** {link} is the next text, which leads to the site. */
export const recordingFailed = phrase('This recording did not load. Press Play to try again, or {link}.');
export const listenOn = phrase('listen on {siteName}');

// The podcast
export const playPodcast = 'Play the podcast';
export const pausePodcast = 'Pause the podcast';
export const mutePodcast = 'Mute the podcast';
export const unmutePodcast = 'Unmute the podcast';
export const seekPodcast = 'Seek in the podcast';
export const podcastSpeed = 'Speed of the podcast';

// Pictures: the gallery, its viewer, the exhibition
export const howMade = 'How this was made:';
export const zoomOut = 'Zoom out';
export const zoomIn = 'Zoom in';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const pictureOf = phrase('Picture {number} of {count}, {title}');
export const lookWhileListening = 'Look while listening';
export const seeWithMusic = 'See it with music';
export const label = 'Label';
export const pictureNotInExhibition = phrase('There is no picture “{id}” in this exhibition.');

// Music
export const trackCount = counted({ one: '{count} track', other: '{count} tracks' });
export const clickToPlayAlbum = 'Click to play album';

// Album
export const backToMusic = 'Back to Music';
export const movementCount = counted({ one: '{count} movement', other: '{count} movements' });
/** The genre of albums whose tracks are movements. */
export const symphonicGenre = 'Symphonic';
/** Before the names of shops and streaming services. */
export const alsoOn = 'Also on:';
export const embed = 'Embed';
export const embedNamed = phrase('Embed {title}');
export const embedTitle = 'Show it on another site';
export const embedChoice = 'What it shows';
export const wholeAlbum = 'The whole album';
export const embedHtml = 'HTML for your page';
export const embedNote = 'A small player, without cookies: a recording loads when somebody presses Play.';
export const embedAlone = 'See it alone';
export const copyHtml = 'Copy HTML';
export const htmlCopied = 'HTML copied';
export const htmlSelected = 'Your browser did not let us copy. The HTML is selected, so that you can.';

// Art
export const artworkCount = counted({ one: '{count} artwork', other: '{count} artworks' });
export const seeArtworks = counted({ one: 'See {count} artwork', other: 'See {count} artworks' });

// Gallery
export const backToGalleries = 'Back to Galleries';
export const unknownPicture = phrase('There is no picture “{id}” in this gallery.');
export const eachPicture = 'Each picture';

// Files that visitors can keep
export const wholeAlbumAsZip = phrase('whole album as ZIP, {size}');
export const wholeGalleryAsZip = phrase('whole gallery as ZIP, {size}');
export const playlist = 'playlist';
export const checksums = 'checksums';
export const fileAs = phrase('{title} as {kind}, {size}');
export const madeLater = 'made when the site is published';
export const creatorOfFiles = phrase('By {creator}. The tags of a file say if it is by somebody else.');
export const licenceOfFiles = phrase('Licence: {address}');
export const pageOfFiles = phrase('From: {address}');

// Art Tools
export const requiresAccount = '• Requires free account';

// AI Labs
export const transcript = 'Transcript';

// Code
export const toolList = 'Tools';
export const toolIsShown = phrase('{name} is shown');
export const purposeQuestion = 'What are you looking for?';
export const somethingElse = 'Something else';
export const tryNow = 'Try Now';
export const demoVideo = phrase('Demo video: {name}');
export const playDemoVideo = phrase('Play the demo video: {name}');
export const demoNote = 'Demo video, muted. It comes from YouTube once you ask for it.';
/** Below a film on a page of the owner's own. */
export const filmNote = 'It comes from YouTube once you ask for it.';
export const demoIsSilent = 'The video does not answer. It may be blocked here, or the connection is gone.';
export const showPlayerAnyway = 'Show the player anyway';
export const watchOnYouTube = 'Watch on YouTube';

// Info
export const questionsTitle = 'Questions';
export const messageTo = phrase('To {phone}');
export const writeTextMessage = 'Write the message';
export const phoneIsStandIn = 'This number is a stand-in and nobody answers it yet.';
/** The owner's profiles on other sites. */
export const profilesTitle = 'Elsewhere';
export const theFeed = phrase('the feed {title}');
export const newOn = phrase('New on {siteName}');
export const newsFeedUse = 'Works and events, for feed readers';
export const podcastFeedUse = 'For podcast apps';
/** Other words for the feeds that visitors may type in 'Go to anything', with a comma and a space between. */
export const feedKeywords = 'RSS, Atom, feeds, subscribe, newsletter';
export const creditsTitle = 'Credits and licences';
export const creditsKeywords = 'fonts, libraries, copyright';
export const creditsOfOthers = 'The work of others on this site';
/** {list} has some of the next eight. */
export const standInsLeft = phrase(
  'Some of what you see and hear here is a stand-in until the owner’s own works arrive: {list}.',
);
export const standInNameAndAddress = 'the project’s name and address';
export const standInPhone = 'the phone number';
export const standInRecordings = counted({ one: '{count} recording', other: '{count} recordings' });
export const standInEpisodes = counted({ one: '{count} podcast episode', other: '{count} podcast episodes' });
export const standInFilm = 'the film of the home page';
export const standInPictures = counted({ one: '{count} picture', other: '{count} pictures' });
export const standInBooks = 'book titles with their bookshop links';
export const standInMembers = 'the names on the team page';
/** This and the next six: what the site keeps in a visitor's browser. */
export const storedMotion = 'your choice of Calm or Lively, if you made one';
export const storedLook = 'your choice of Night, Day or your system’s look, if you made one';
export const storedListening = 'which recording you heard last and where you stopped, so that you can go on from there';
export const storedRecordings = 'whether you hear the original recordings or smaller copies, if you made that choice';
export const storedSlash = 'that the key / does not open the search, if you turned it off';
export const storedPositions = 'how far you had scrolled on each page, until you close the tab';
export const storedOffline = 'the works that you keep offline, with all that their pages need, until you remove them';
/** With the next text between those before: 'one; two; and three'. */
export const betweenClauses = '; ';
export const beforeLastClause = '; and ';

// Pages for addresses that do not exist, or no longer
export const notFoundTitle = '404 - Not Found';
export const notFoundText = "The page you're looking for doesn't exist.";
export const goHome = 'Go Home';
export const pageHasMoved = 'This page has moved';
export const goToNewAddress = 'Go to its new address';

// Words with which visitors look for a setting or for what music can do, with a comma and a space between
export const lookTerms = 'dark mode, light mode, night, day, theme';
export const motionTerms = 'motion, animation, calm, reduce motion';
export const languageTerms = 'language, translation';
export const musicTerms = 'lyrics, words, shuffle, playlist, continuous';
export const inFooter = 'In the footer of each page';
export const languageSetting = 'Language';
