// The words of the interface in Arabic. See en.ts for what each is. Buttons are verbal nouns, as in other Arabic interfaces.

import { countedIn } from './counted.ts';

const counted = countedIn('ar');

/** Isolates an inserted text, which may be in Latin letters or a number: otherwise the words around it would change places. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

// All parts

export const outOf = (part: number | string, whole: number | string): string => `${part} من ${whole}`;
export const atTime = (time: string): string => `عند ${time}`;
export const spokenTime = (minutes: number, seconds: number): string =>
  [
    minutes > 0 && counted(minutes, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', other: '# دقيقة' }),
    (seconds > 0 || minutes === 0) &&
      counted(seconds, { one: 'ثانية واحدة', two: 'ثانيتان', few: '# ثوانٍ', other: '# ثانية' }),
  ]
    .filter(Boolean)
    .join(' و');

export const play = 'تشغيل';
export const pause = 'إيقاف مؤقت';
export const close = 'إغلاق';
export const leave = 'خروج';
export const tryAgain = 'إعادة المحاولة';
export const loading = 'جارٍ التحميل…';
export const somethingWentWrong = 'حدث خطأ ما';
export const goToAnything = 'البحث في كل شيء';
export const takeItWithYou = 'للاحتفاظ به:';
export const inOurHistory = 'في تاريخنا:';
export const eventOf = (date: string, title: string): string => `${date}، ${title}`;
export const betweenEvents = '؛ ';

// Keep offline
export const keepOffline = (size: string): string => `حفظ دون اتصال، ${isolated(size)}`;
export const keepingOffline = 'جارٍ الحفظ دون اتصال';
export const keptPart = (percent: string): string => `حُفظ ${isolated(`${percent}%`)}`;
export const stopKeeping = 'إيقاف';
export const stopKeepingWork = 'إيقاف الحفظ دون اتصال';
export const keepingStopped = 'أُوقف الحفظ. لم يُحفظ شيء.';
export const keptOffline = 'محفوظ دون اتصال';
export const removeKept = 'إزالة';
export const removeKeptWork = 'إزالة من هذا المتصفح';
export const keptIsRemoved = 'أُزيل';
export const problems = {
  noRoom: 'لا مساحة كافية له في هذا المتصفح. لم يُحفظ شيء.',
  noConnection: 'انقطع الاتصال. لم يُحفظ شيء.',
  otherFile: 'ما وصل ليس هذا العمل، ربما لأن الموقع قيد التحديث. لم يُحفظ شيء.',
  refusedByHost: 'مضيف التسجيلات لا يسمح بذلك.',
  refusedByBrowser: 'هذا المتصفح لا يسمح بذلك.',
};
export const noConnection = 'لا يوجد اتصال';
export const keptWorks = 'هذه الصفحة غير محفوظة دون اتصال. المحفوظ:';

// The button that copies a link
export const shareLink = 'مشاركة الرابط';
export const copyLink = 'نسخ الرابط';
export const linkCopied = 'نُسخ الرابط';
export const copyRefused = 'لم يسمح متصفحك بالنسخ. الرابط محدَّد لتنسخه بنفسك.';
export const otherHeadings = '↑ ↓ عناوين أخرى';
export const linkLabelTo = (label: string, title: string): string => `${label} إلى ${isolated(title)}`;
export const linkTo = (title: string): string => `رابط إلى ${isolated(title)}`;

// The pages of a long list
export const pagesOfList = 'صفحات هذه القائمة';
export const pageNumber = (number: number): string => `الصفحة ${number}`;
export const titleOfPart = (title: string, number: number): string => `${isolated(title)}، الصفحة ${number}`;
export const partOfList = (number: number, count: number): string => `الصفحة ${number} من ${count}.`;

// Header, footer and skip links
export const skipToContent = 'انتقال إلى المحتوى';
export const skipToPlayer = 'انتقال إلى المشغّل';
export const opensNewTab = ' (يُفتح في علامة تبويب جديدة)';
export const menu = 'القائمة';
export const mainMenu = 'القائمة الرئيسية';
export const footerMenu = 'أسفل الصفحة';
export const relatedContent = 'محتوى ذو صلة';

// Calm and the other floating buttons
export const motionAndChat = 'الحركة والمحادثة';
export const backToTop = 'إلى أعلى الصفحة';
export const motion = 'الحركة';
export const calm = 'هادئ';
export const lively = 'حيوي';
export const calmMeaning = ': لا شيء يتحرك';
export const calmExplanation = 'الوضع الهادئ يوقف كل ما يتحرك. وإلى أن تختار، يُعمل بإعداد نظامك.';
export const look = 'المظهر';
export const night = 'ليل';
export const day = 'نهار';
export const asMySystem = 'كنظامي';
export const dayExplanation = 'مظهر النهار نص داكن على ورق فاتح. قراءته أسهل لبعض العيون، وتحت الشمس.';

// The error screens
export const pageNotShown = 'تعذّر عرض هذه الصفحة. بقية الموقع ما زالت تعمل.';
export const pageKept = 'حدث خطأ ما. ما زال بإمكانك قراءة هذه الصفحة واتباع روابطها.';

// The chat
export const closeChat = 'إغلاق المحادثة';
export const you = 'أنت';
export const assistant = 'المساعد';
export const chatMessage = 'الرسالة';
export const writeToChat = 'كتابة رسالة';
export const chatNotConfigured = 'المحادثة غير مهيأة';
export const sendToChat = 'إرسال';

// The search
export const titleYearOrWord = 'عنوان أو سنة أو كلمة';
export const searchExamples = 'صفحة أو مقطع أو صورة…';
export const results = 'النتائج';
export const resultCount = (count: number): string =>
  counted(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    other: '# نتيجة',
  });
export const indexNotLoaded = 'لم يصل فهرس محتويات الموقع.';
export const nothingFound = (query: string): string => `لم يُعثر على شيء عن ${isolated(query)}`;
export const nothingFoundButPages = (query: string): string =>
  `لم يُعثر على شيء عن «${isolated(query)}». جرّب كلمة أخرى، أو إحدى هذه الصفحات:`;
export const trackNotLoaded = (title: string): string => `لم يصل ${isolated(title)}. يُرجى إعادة المحاولة.`;
export const enterKey = 'Enter';
export const newTabKeys = 'Ctrl Enter';
export const newTabKeysOfMac = '⌘ Enter';
export const playKeys = '← Enter';
export const choose = 'للاختيار';
export const goThere = 'للانتقال';
export const inNewTab = 'في علامة تبويب جديدة';
export const playTrack = 'لتشغيل مقطع';
export const openWith = 'الفتح بالمفتاح';
export const resultPage = 'صفحة';
export const resultPages = 'الصفحات';
export const resultAlbum = 'ألبوم';
export const resultAlbums = 'الألبومات';
export const resultTrack = 'مقطع';
export const resultTracks = 'المقاطع';
export const resultGallery = 'معرض';
export const resultGalleries = 'المعارض';
export const resultPicture = 'صورة';
export const resultPictures = 'الصور';
export const resultBook = 'كتاب';
export const resultBooks = 'الكتب';
export const resultEvent = 'حدث';
export const resultEvents = 'الأحداث';

// The player
export const player = 'المشغّل';
export const chooseTrack = 'اختر مقطعًا';
export const seek = 'موضع التشغيل';
export const mute = 'كتم الصوت';
export const unmute = 'إلغاء كتم الصوت';
export const volume = 'مستوى الصوت';
export const muted = 'الصوت مكتوم';
export const stopAndClose = 'إيقاف وإغلاق';
export const audioFailed = 'تعذّر تشغيل التسجيل. يُرجى التأكد من وجود ملفه.';
export const nowPlaying = (title: string): string => `يُشغَّل الآن: ${isolated(title)}`;
export const upNext = 'التالي';
export const loadingTrack = (title: string): string => `جارٍ تحميل ${isolated(title)} …`;
export const nextOrPrevious = 'المقطع التالي أو السابق';
export const keyboardShortcuts = 'اختصارات لوحة المفاتيح';
export const inPlayer = 'عندما يكون التركيز في المشغّل:';
export const everywhere = 'في كل مكان:';
export const spaceKey = 'المسافة';
export const digitKeys = '0 إلى 9';
export const searchKeys = 'Ctrl K';
export const playOrPause = 'تشغيل أو إيقاف مؤقت';
// The keys before these two are read from the right: → ←, ↓ ↑.
export const louderOrSofter = 'خفض الصوت أو رفعه';
export const toTenthOfTrack = 'إلى عُشر من المقطع';
export const secondsBackOrOn = (seconds: number): string =>
  `${counted(seconds, { one: 'ثانية واحدة', two: 'ثانيتان', few: '# ثوانٍ', other: '# ثانية' })} إلى الأمام أو الخلف`;

// The album
export const playTitle = (isPlaying: boolean, title: string, start?: string): string =>
  `${isPlaying ? pause : play} ${isolated(title)}${start ? ` من ${start}` : ''}`;
export const playAlbum = 'تشغيل الألبوم';
export const continueWithNext = 'المتابعة بالمقطع التالي';
export const originalRecordings = (size: string, streamsSize: string): string =>
  `التسجيلات الأصلية: ${isolated(size)} بدلًا من ${isolated(streamsSize)}`;
export const continueTrack = 'متابعة';
export const aboutTrack = (title: string): string => `عن ${isolated(title)}`;
export const ready = 'جاهز';
export const trackUnknown = 'يذكر العنوان مقطعًا ليس في هذا الألبوم.';
export const secondUnknown = 'يذكر العنوان ثانية ليست في هذا المقطع.';

// The card of an album on other sites
export const recordingFailed = (siteName: string): [before: string, link: string, after: string] => [
  'لم يُحمَّل هذا التسجيل. اضغط «تشغيل» لإعادة المحاولة، أو ',
  `استمع إليه على ${isolated(siteName)}`,
  '.',
];

// The podcast
export const playPodcast = 'تشغيل البودكاست';
export const pausePodcast = 'إيقاف البودكاست مؤقتًا';
export const mutePodcast = 'كتم صوت البودكاست';
export const unmutePodcast = 'إلغاء كتم صوت البودكاست';
export const seekPodcast = 'موضع التشغيل في البودكاست';
export const podcastSpeed = 'سرعة البودكاست';

// Pictures: the gallery, its viewer, the exhibition
export const howMade = 'كيف صُنعت';
export const zoomOut = 'تصغير';
export const zoomIn = 'تكبير';
export const previousPicture = 'الصورة السابقة';
export const nextPicture = 'الصورة التالية';
export const pictureOf = (number: number, count: number, title: string): string =>
  `الصورة ${number} من ${count}، ${isolated(title)}`;
export const lookWhileListening = 'المشاهدة أثناء الاستماع';
export const seeWithMusic = 'المشاهدة مع الموسيقى';
export const label = 'البطاقة';
export const pictureNotInExhibition = (id: string): string => `لا توجد صورة «${isolated(id)}» في هذا العرض.`;

// Music
export const trackCount = (count: number): string =>
  counted(count, {
    zero: 'لا مقاطع',
    one: 'مقطع واحد',
    two: 'مقطعان',
    few: '# مقاطع',
    many: '# مقطعًا',
    other: '# مقطع',
  });
export const clickToPlayAlbum = 'انقر لتشغيل الألبوم';

// Album
export const backToMusic = 'العودة إلى الموسيقى';
export const movements = 'الحركات';
export const symphonicGenre = 'سيمفوني';
export const albumTracks = 'المقاطع';
export const albumLength = 'المدة';
export const genre = 'النوع';
export const year = 'السنة';
export const embed = 'تضمين';
export const embedNamed = (title: string): string => `تضمين ${isolated(title)}`;
export const embedTitle = 'عرضه في موقع آخر';
export const embedChoice = 'ما يُعرض';
export const wholeAlbum = 'الألبوم كله';
export const embedHtml = 'شيفرة HTML لصفحتك';
export const embedNote = 'مشغّل صغير بلا ملفات تعريف ارتباط: لا يُحمَّل أي تسجيل قبل الضغط على «تشغيل».';
export const embedAlone = 'رؤيته وحده';
export const copyHtml = 'نسخ HTML';
export const htmlCopied = 'نُسخت شيفرة HTML';
export const htmlSelected = 'لم يسمح متصفحك بالنسخ. شيفرة HTML محدَّدة لتنسخها بنفسك.';

// Art
export const artworkCount = (count: number): string =>
  counted(count, {
    zero: 'لا أعمال فنية',
    one: 'عمل فني واحد',
    two: 'عملان فنيان',
    few: '# أعمال فنية',
    many: '# عملًا فنيًا',
    other: '# عمل فني',
  });
export const seeArtworks = (count: number): string =>
  counted(count, {
    zero: 'لا أعمال فنية',
    one: 'مشاهدة عمل فني واحد',
    two: 'مشاهدة عملين فنيين',
    few: 'مشاهدة # أعمال فنية',
    many: 'مشاهدة # عملًا فنيًا',
    other: 'مشاهدة # عمل فني',
  });

// Gallery
export const backToGalleries = 'العودة إلى المعارض';
export const unknownPicture = (id: string): string => `لا توجد صورة «${isolated(id)}» في هذا المعرض.`;
export const eachPicture = 'كل صورة على حدة';

// Files that visitors can keep
export const wholeAlbumAsZip = (size: string): string => `الألبوم كله بصيغة ZIP، ${isolated(size)}`;
export const wholeGalleryAsZip = (size: string): string => `المعرض كله بصيغة ZIP، ${isolated(size)}`;
export const playlist = 'قائمة التشغيل';
export const checksums = 'المجاميع الاختبارية';
export const fileAs = (title: string, kind: string, size: string): string =>
  `${isolated(title)} بصيغة ${kind}، ${isolated(size)}`;
export const madeLater = 'يُصنع عند نشر الموقع';
export const creatorOfFiles = (creator: string): string =>
  `من ${isolated(creator)}. وإن كان ملف من شخص آخر، فبياناته تذكر ذلك.`;
export const licenceOfFiles = (address: string): string => `الترخيص: ${isolated(address)}`;
export const pageOfFiles = (address: string): string => `المصدر: ${isolated(address)}`;

// Art Tools
export const requiresAccount = '• يتطلب حسابًا مجانيًا';

// AI Labs
export const transcript = 'النص المكتوب';

// Code
export const toolList = 'الأدوات';
export const toolIsShown = (name: string): string => `تُعرض الأداة ${isolated(name)}`;
export const purposeQuestion = 'عمّ تبحث؟';
export const somethingElse = 'شيء آخر';
export const tryNow = 'جرّبها الآن';
export const demoVideo = (name: string): string => `فيديو توضيحي: ${isolated(name)}`;
export const playDemoVideo = (name: string): string => `تشغيل الفيديو التوضيحي: ${isolated(name)}`;
export const demoNote = 'فيديو توضيحي بلا صوت. يأتي من YouTube عندما تطلبه.';
export const demoIsSilent = 'الفيديو لا يستجيب. قد يكون محجوبًا هنا، أو انقطع الاتصال.';
export const showPlayerAnyway = 'إظهار المشغّل على أي حال';
export const watchOnYouTube = 'المشاهدة على YouTube';

// Info
export const questionsTitle = 'أسئلة';
export const messageTo = (phone: string): string => `إلى ${isolated(phone)}`;
export const writeTextMessage = 'كتابة الرسالة';
export const phoneIsStandIn = 'هذا رقم مؤقت لا يرد عليه أحد بعد.';
export const theFeed = (title: string): string => `خلاصة «${isolated(title)}»`;
export const newOn = (siteName: string): string => `جديد ${isolated(siteName)}`;
export const newsFeedUse = 'أعمال وأحداث، لقارئات الخلاصات';
export const podcastFeedUse = 'لتطبيقات البودكاست';
export const feedKeywords = ['RSS', 'Atom', 'خلاصات', 'اشتراك', 'نشرة'];
export const creditsTitle = 'شكر وتراخيص';
export const creditsKeywords = ['خطوط', 'مكتبات', 'حقوق النشر'];
export const creditsOfOthers = 'ما في هذا الموقع من أعمال الآخرين';
export const standInsLeft = (standIns: string[]): string =>
  `بعض ما تراه وتسمعه هنا مؤقت إلى أن تصل أعمال صاحب الموقع: ${new Intl.ListFormat('ar').format(standIns)}.`;
export const standIn = {
  nameAndAddress: 'اسم المشروع وعنوانه',
  phone: 'رقم الهاتف',
  recordings: (count: number): string =>
    counted(count, {
      one: 'تسجيل واحد',
      two: 'تسجيلان',
      few: '# تسجيلات',
      many: '# تسجيلًا',
      other: '# تسجيل',
    }),
  episodes: (count: number): string =>
    counted(count, {
      one: 'حلقة بودكاست واحدة',
      two: 'حلقتا بودكاست',
      few: '# حلقات بودكاست',
      other: '# حلقة بودكاست',
    }),
  film: 'فيلم الصفحة الرئيسية',
  pictures: (count: number): string =>
    counted(count, { one: 'صورة واحدة', two: 'صورتان', few: '# صور', other: '# صورة' }),
  books: 'عناوين الكتب وروابطها إلى متاجر الكتب',
  members: 'الأسماء في صفحة الفريق',
};
export const stored = {
  motion: 'اختيارك بين الهادئ والحيوي، إن اخترت',
  look: 'اختيارك بين الليل والنهار ومظهر نظامك، إن اخترت',
  listening: 'آخر تسجيل سمعته وموضع توقفك فيه، لتتابع من هناك',
  recordings: 'هل تسمع التسجيلات الأصلية أم نسخًا أصغر، إن اخترت ذلك',
  slash: 'أن المفتاح / لا يفتح البحث، إن عطّلت ذلك',
  positions: 'مقدار ما مرّرته في كل صفحة، إلى أن تغلق علامة التبويب',
  offline: 'الأعمال التي تحفظها دون اتصال، مع كل ما تحتاج إليه صفحاتها، إلى أن تزيلها',
};
export const joinedClauses = (clauses: string[]): string => `${clauses.slice(0, -1).join('؛ ')}؛ و${clauses.at(-1)}`;

// Pages for addresses that do not exist, or no longer
export const notFoundTitle = '404 – الصفحة غير موجودة';
export const notFoundText = 'الصفحة التي تبحث عنها غير موجودة.';
export const goHome = 'إلى الصفحة الرئيسية';
export const pageHasMoved = 'انتقلت هذه الصفحة';
export const goToNewAddress = 'إلى عنوانها الجديد';

// كلمات يبحث بها الزوار عن إعداد.
export const lookTerms = 'الوضع الداكن, الوضع الفاتح, ليل, نهار, dark mode';
export const motionTerms = 'حركة, رسوم متحركة, هدوء';
export const languageTerms = 'لغة, ترجمة, language';
export const musicTerms = 'كلمات, عشوائي, قائمة تشغيل';
export const inFooter = 'أسفل كل صفحة';
export const languageSetting = 'اللغة';
