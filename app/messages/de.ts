// The words of the interface in German. See en.ts for what each is. Visitors are addressed with 'Sie'.

import { countedIn } from './counted.ts';

const counted = countedIn('de');

// All parts

export const outOf = (part: number | string, whole: number | string): string => `${part} von ${whole}`;
export const atTime = (time: string): string => `ab ${time}`;
export const spokenTime = (minutes: number, seconds: number): string =>
  [
    minutes > 0 && counted(minutes, { one: '# Minute', other: '# Minuten' }),
    (seconds > 0 || minutes === 0) && counted(seconds, { one: '# Sekunde', other: '# Sekunden' }),
  ]
    .filter(Boolean)
    .join(' ');

export const play = 'Abspielen';
export const pause = 'Anhalten';
export const close = 'Schließen';
export const leave = 'Verlassen';
export const tryAgain = 'Noch einmal versuchen';
export const loading = 'Wird geladen …';
export const somethingWentWrong = 'Da ist etwas schiefgegangen';
export const goToAnything = 'Alles finden';
export const takeItWithYou = 'Zum Mitnehmen:';
export const inOurHistory = 'In unserer Geschichte:';
export const eventOf = (date: string, title: string): string => `${date}, ${title}`;
export const betweenEvents = '; ';

// Keep offline
export const keepOffline = (size: string): string => `Offline behalten, ${size}`;
export const keepingOffline = 'Wird offline gespeichert';
export const keptPart = (percent: string): string => `${percent} % gespeichert`;
export const stopKeeping = 'Abbrechen';
export const stopKeepingWork = 'Abbrechen: nicht offline speichern';
export const keepingStopped = 'Abgebrochen. Nichts ist gespeichert.';
export const keptOffline = 'Offline gespeichert';
export const removeKept = 'Entfernen';
export const removeKeptWork = 'Entfernen aus diesem Browser';
export const keptIsRemoved = 'Entfernt';
export const problems = {
  noRoom: 'In diesem Browser ist dafür kein Platz. Nichts ist gespeichert.',
  noConnection: 'Die Verbindung ist unterbrochen. Nichts ist gespeichert.',
  otherFile:
    'Was ankam, ist nicht dieses Werk, vielleicht weil die Website gerade aktualisiert wird. Nichts ist gespeichert.',
  refusedByHost: 'Der Server der Aufnahmen erlaubt es nicht.',
  refusedByBrowser: 'Dieser Browser erlaubt es nicht.',
};
export const noConnection = 'Keine Verbindung';
export const keptWorks = 'Diese Seite ist nicht offline gespeichert. Gespeichert sind:';

// The button that copies a link
export const shareLink = 'Link teilen';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Link kopiert';
export const copyRefused =
  'Ihr Browser hat das Kopieren nicht erlaubt. Der Link ist ausgewählt, damit Sie ihn selbst kopieren können.';
export const otherHeadings = '↑ ↓ andere Überschriften';
export const linkLabelTo = (label: string, title: string): string => `${label}: ${title}`;
export const linkTo = (title: string): string => `Link zu ${title}`;

// The pages of a long list
export const pagesOfList = 'Seiten dieser Liste';
export const pageNumber = (number: number): string => `Seite ${number}`;
export const titleOfPart = (title: string, number: number): string => `${title}, Seite ${number}`;
export const partOfList = (number: number, count: number): string => `Seite ${number} von ${count}.`;

// Header, footer and skip links
export const skipToContent = 'Zum Inhalt';
export const skipToPlayer = 'Zum Player';
export const opensNewTab = ' (öffnet einen neuen Tab)';
export const menu = 'Menü';
export const mainMenu = 'Hauptmenü';
export const footerMenu = 'Fußzeile';
export const relatedContent = 'Passend dazu';

// Calm and the other floating buttons
export const motionAndChat = 'Bewegung und Chat';
export const backToTop = 'Nach oben';
export const motion = 'Bewegung';
export const calm = 'Ruhig';
export const lively = 'Lebhaft';
export const calmMeaning = ': nichts bewegt sich';
export const calmExplanation =
  '„Ruhig“ hält alles an, was sich bewegt. Solange Sie nichts wählen, gilt die Einstellung Ihres Systems.';
export const look = 'Ansicht';
export const night = 'Nacht';
export const day = 'Tag';
export const asMySystem = 'Wie System';
export const dayExplanation =
  '„Tag“ zeigt dunkle Schrift auf hellem Papier. Das ist für manche Augen und in der Sonne leichter zu lesen.';

// The error screens
export const pageNotShown = 'Diese Seite ließ sich nicht anzeigen. Alle anderen Seiten funktionieren weiter.';
export const pageKept = 'Da ist etwas schiefgegangen. Sie können diese Seite lesen und ihren Links folgen.';

// The chat
export const closeChat = 'Chat schließen';
export const you = 'Sie';
export const assistant = 'Assistent';
export const chatMessage = 'Nachricht';
export const writeToChat = 'Nachricht schreiben';
export const chatNotConfigured = 'Der Chat ist nicht eingerichtet';
export const sendToChat = 'Senden';

// The search
export const titleYearOrWord = 'Titel, Jahr oder Wort';
export const searchExamples = 'Eine Seite, ein Stück, ein Bild …';
export const results = 'Treffer';
export const resultCount = (count: number): string => counted(count, { other: '# Treffer' });
export const indexNotLoaded = 'Das Verzeichnis dieser Website ist nicht angekommen.';
export const nothingFound = (query: string): string => `Nichts gefunden zu ${query}`;
export const nothingFoundButPages = (query: string): string =>
  `Nichts gefunden zu „${query}“. Versuchen Sie ein anderes Wort oder eine dieser Seiten:`;
export const trackNotLoaded = (title: string): string =>
  `${title} ist nicht angekommen. Bitte versuchen Sie es noch einmal.`;
export const enterKey = 'Eingabe';
export const newTabKeys = 'Strg Eingabe';
export const newTabKeysOfMac = '⌘ Eingabe';
export const playKeys = '→ Eingabe';
export const choose = 'wählt aus';
export const goThere = 'geht dorthin';
export const inNewTab = 'in neuem Tab';
export const playTrack = 'spielt ein Stück';
export const openWith = 'Öffnen mit';
export const resultPage = 'Seite';
export const resultPages = 'Seiten';
export const resultAlbum = 'Album';
export const resultAlbums = 'Alben';
export const resultTrack = 'Stück';
export const resultTracks = 'Stücke';
export const resultGallery = 'Galerie';
export const resultGalleries = 'Galerien';
export const resultPicture = 'Bild';
export const resultPictures = 'Bilder';
export const resultBook = 'Buch';
export const resultBooks = 'Bücher';
export const resultEvent = 'Ereignis';
export const resultEvents = 'Ereignisse';

// The player
export const player = 'Player';
export const chooseTrack = 'Stück auswählen';
export const seek = 'Wiedergabeposition';
export const mute = 'Ton aus';
export const unmute = 'Ton an';
export const volume = 'Lautstärke';
export const muted = 'Stumm';
export const stopAndClose = 'Beenden und schließen';
export const audioFailed = 'Die Aufnahme lässt sich nicht abspielen. Vielleicht fehlt ihre Datei.';
export const nowPlaying = (title: string): string => `Jetzt läuft: ${title}`;
export const upNext = 'Als Nächstes';
export const loadingTrack = (title: string): string => `${title} wird geladen …`;
export const nextOrPrevious = 'Nächstes oder voriges Stück';
export const keyboardShortcuts = 'Tastenkürzel';
export const inPlayer = 'Wenn der Fokus im Player ist:';
export const everywhere = 'Überall:';
export const spaceKey = 'Leertaste';
export const digitKeys = '0 bis 9';
export const searchKeys = 'Strg K';
export const playOrPause = 'Abspielen oder anhalten';
export const louderOrSofter = 'Lauter oder leiser';
export const toTenthOfTrack = 'Zu einem Zehntel des Stücks';
export const secondsBackOrOn = (seconds: number): string => `${seconds} Sekunden zurück oder vor`;

// The album
export const playTitle = (isPlaying: boolean, title: string, start?: string): string =>
  `${title}${start ? ` ab ${start}` : ''} ${isPlaying ? 'anhalten' : 'abspielen'}`;
export const playAlbum = 'Album abspielen';
export const continueWithNext = 'Mit dem nächsten Stück weiter';
export const originalRecordings = (size: string, streamsSize: string): string =>
  `Originale Aufnahmen: ${size} statt ${streamsSize}`;
export const continueTrack = 'Weiter mit';
export const aboutTrack = (title: string): string => `Über ${title}`;
export const ready = 'Bereit';
export const trackUnknown = 'Die Adresse nennt ein Stück, das es auf diesem Album nicht gibt.';
export const secondUnknown = 'Die Adresse nennt eine Sekunde, die es in diesem Stück nicht gibt.';

// The card of an album on other sites
export const recordingFailed = (siteName: string): [before: string, link: string, after: string] => [
  'Diese Aufnahme wurde nicht geladen. Versuchen Sie es mit „Abspielen“ noch einmal, oder ',
  `hören Sie sie auf ${siteName}`,
  '.',
];

// The podcast
export const playPodcast = 'Podcast abspielen';
export const pausePodcast = 'Podcast anhalten';
export const mutePodcast = 'Ton des Podcasts aus';
export const unmutePodcast = 'Ton des Podcasts an';
export const seekPodcast = 'Wiedergabeposition im Podcast';
export const podcastSpeed = 'Tempo des Podcasts';

// Pictures: the gallery, its viewer, the exhibition
export const howMade = 'Wie es entstanden ist';
export const zoomOut = 'Verkleinern';
export const zoomIn = 'Vergrößern';
export const previousPicture = 'Vorheriges Bild';
export const nextPicture = 'Nächstes Bild';
export const pictureOf = (number: number, count: number, title: string): string =>
  `Bild ${number} von ${count}, ${title}`;
export const lookWhileListening = 'Beim Hören Bilder sehen';
export const seeWithMusic = 'Mit Musik ansehen';
export const label = 'Beschriftung';
export const pictureNotInExhibition = (id: string): string => `In dieser Ausstellung gibt es kein Bild „${id}“.`;

// Music
export const trackCount = (count: number): string => counted(count, { one: '# Stück', other: '# Stücke' });
export const clickToPlayAlbum = 'Klicken, um das Album zu hören';

// Album
export const backToMusic = 'Zur Musik';
export const movements = 'Sätze';
export const symphonicGenre = 'Sinfonisch';
export const albumTracks = 'Stücke';
export const albumLength = 'Länge';
export const genre = 'Genre';
export const year = 'Jahr';
export const embed = 'Einbetten';
export const embedNamed = (title: string): string => `Einbetten: ${title}`;
export const embedTitle = 'Auf einer anderen Website zeigen';
export const embedChoice = 'Was sie zeigt';
export const wholeAlbum = 'Das ganze Album';
export const embedHtml = 'HTML für Ihre Seite';
export const embedNote =
  'Ein kleiner Player ohne Cookies: Eine Aufnahme wird erst geladen, wenn jemand auf „Abspielen“ drückt.';
export const embedAlone = 'Für sich ansehen';
export const copyHtml = 'HTML kopieren';
export const htmlCopied = 'HTML kopiert';
export const htmlSelected =
  'Ihr Browser hat das Kopieren nicht erlaubt. Das HTML ist ausgewählt, damit Sie es selbst kopieren können.';

// Art
export const artworkCount = (count: number): string => counted(count, { one: '# Werk', other: '# Werke' });
export const seeArtworks = (count: number): string => `${artworkCount(count)} ansehen`;

// Gallery
export const backToGalleries = 'Zu den Galerien';
export const unknownPicture = (id: string): string => `In dieser Galerie gibt es kein Bild „${id}“.`;
export const eachPicture = 'Jedes Bild einzeln';

// Files that visitors can keep
export const wholeAlbumAsZip = (size: string): string => `ganzes Album als ZIP, ${size}`;
export const wholeGalleryAsZip = (size: string): string => `ganze Galerie als ZIP, ${size}`;
export const playlist = 'Wiedergabeliste';
export const checksums = 'Prüfsummen';
export const fileAs = (title: string, kind: string, size: string): string => `${title} als ${kind}, ${size}`;
export const madeLater = 'entsteht bei der Veröffentlichung';
export const creatorOfFiles = (creator: string): string =>
  `Von ${creator}. Ist eine Datei von jemand anderem, steht es in ihren Metadaten.`;
export const licenceOfFiles = (address: string): string => `Lizenz: ${address}`;
export const pageOfFiles = (address: string): string => `Quelle: ${address}`;

// Art Tools
export const requiresAccount = '• Kostenloses Konto nötig';

// AI Labs
export const transcript = 'Transkript';

// Code
export const toolList = 'Werkzeuge';
export const toolIsShown = (name: string): string => `${name} wird gezeigt`;
export const purposeQuestion = 'Was suchen Sie?';
export const somethingElse = 'Etwas anderes';
export const tryNow = 'Ausprobieren';
export const demoVideo = (name: string): string => `Demovideo: ${name}`;
export const playDemoVideo = (name: string): string => `Demovideo abspielen: ${name}`;
export const demoNote = 'Demovideo ohne Ton. Es kommt von YouTube, sobald Sie es möchten.';
export const demoIsSilent =
  'Das Video antwortet nicht. Vielleicht ist es hier gesperrt, oder die Verbindung ist unterbrochen.';
export const showPlayerAnyway = 'Player trotzdem zeigen';
export const watchOnYouTube = 'Auf YouTube ansehen';

// Info
export const questionsTitle = 'Fragen';
export const messageTo = (phone: string): string => `An ${phone}`;
export const writeTextMessage = 'Nachricht schreiben';
export const phoneIsStandIn = 'Diese Nummer ist ein Platzhalter; unter ihr antwortet noch niemand.';
export const theFeed = (title: string): string => `Feed „${title}“`;
export const newOn = (siteName: string): string => `Neu auf ${siteName}`;
export const newsFeedUse = 'Werke und Ereignisse, für Feedreader';
export const podcastFeedUse = 'Für Podcast-Apps';
export const feedKeywords = ['RSS', 'Atom', 'Feeds', 'abonnieren', 'Newsletter', 'Rundbrief'];
export const creditsTitle = 'Dank und Lizenzen';
export const creditsKeywords = ['Schriften', 'Bibliotheken', 'Urheberrecht', 'Copyright'];
export const creditsOfOthers = 'Was auf dieser Website von anderen ist';
export const standInsLeft = (standIns: string[]): string =>
  `Einiges von dem, was Sie hier sehen und hören, ist ein Platzhalter, bis die eigenen Werke da sind: ${new Intl.ListFormat('de').format(standIns)}.`;
export const standIn = {
  nameAndAddress: 'Name und Adresse des Projekts',
  phone: 'die Telefonnummer',
  recordings: (count: number): string => counted(count, { one: '# Aufnahme', other: '# Aufnahmen' }),
  episodes: (count: number): string => counted(count, { one: '# Podcast-Folge', other: '# Podcast-Folgen' }),
  film: 'der Film der Startseite',
  pictures: (count: number): string => counted(count, { one: '# Bild', other: '# Bilder' }),
  books: 'Buchtitel mit ihren Links zu Buchhandlungen',
  members: 'die Namen auf der Seite des Teams',
};
export const stored = {
  motion: 'Ihre Wahl zwischen „Ruhig“ und „Lebhaft“, falls Sie eine getroffen haben',
  look: 'Ihre Wahl zwischen „Nacht“, „Tag“ und „Wie System“, falls Sie eine getroffen haben',
  listening: 'welche Aufnahme Sie zuletzt gehört haben und bis wohin, damit Sie dort weiterhören können',
  recordings: 'ob Sie die originalen Aufnahmen hören oder kleinere Kopien, falls Sie das gewählt haben',
  slash: 'dass die Taste / nicht die Suche öffnet, falls Sie das abgeschaltet haben',
  positions: 'wie weit Sie auf jeder Seite gescrollt haben, bis Sie den Tab schließen',
  offline: 'die Werke, die Sie offline behalten, mit allem, was ihre Seiten brauchen, bis Sie sie entfernen',
};
export const joinedClauses = (clauses: string[]): string => `${clauses.slice(0, -1).join('; ')}; und ${clauses.at(-1)}`;

// Pages for addresses that do not exist, or no longer
export const notFoundTitle = '404 – Nicht gefunden';
export const notFoundText = 'Die Seite, die Sie suchen, gibt es nicht.';
export const goHome = 'Zur Startseite';
export const pageHasMoved = 'Diese Seite ist umgezogen';
export const goToNewAddress = 'Zur neuen Adresse';

// Wörter, mit denen eine Einstellung gesucht wird.
export const lookTerms = 'Dunkelmodus, dunkel, hell, Nacht, Tag, dark mode';
export const motionTerms = 'Bewegung, Animation, Ruhe, weniger Bewegung';
export const languageTerms = 'Sprache, Übersetzung, language';
export const musicTerms = 'Liedtext, Texte, Zufall, Shuffle, Wiedergabeliste';
export const inFooter = 'Am Fuß jeder Seite';
export const languageSetting = 'Sprache';
