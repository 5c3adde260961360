/**
 * What a page could ask a browser for and this site never does: all that browsers on every system have known for two years.
 * They write names that they do not know into the console.
 */
export const unusedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** What the embedded demos need. */
const demoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

const permissions = [
  ...unusedFeatures.map((name) => `${name}=()`),
  // Copying a link is writing to the clipboard.
  'clipboard-write=(self)',
  // An exhibition keeps the screen on.
  'screen-wake-lock=(self)',
  ...demoFeatures.map((name) => `${name}=(self "https://www.youtube-nocookie.com")`),
].join(', ');

/** The headers of every answer. A host that can send headers sends these; all its files are written from here. */
export const headers: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  // The demos do not play without the address of the site that shows them.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Two years. Browsers apply it only over https. Not for subdomains: an owner's other sites may lack https.
  'Strict-Transport-Security': 'max-age=63072000',
};

/** Of pages and cards: browsers apply them to documents only, and on a phone's line each answer would be 0.7 KB longer. */
const documentHeaders = { 'Permissions-Policy': permissions, 'Cross-Origin-Opener-Policy': 'same-origin' };

/**
 * The headers of pages besides. Not of other files: this policy would also apply to a picture that is opened alone, and
 * block the browser's own style for it; and feed readers and podcast apps show the pictures and recordings of others.
 */
export const pageHeaders = (policy: string): Record<string, string> => ({
  ...documentHeaders,
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
});

/**
 * The headers of the cards besides, in place of those of pages: every other site may show them in a frame. The rest of their
 * policy is in their own `<meta>`: hosts send these headers with the not-found page too, at the address of an unknown card.
 */
export const cardHeaders: Record<string, string> = {
  ...documentHeaders,
  'Content-Security-Policy': 'frame-ancestors *',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The headers of recordings and films on a host of their own (MEDIA_URL): another site, this one, plays them. */
export const mediaHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
};

/** A page, its data and all that keeps its name must be asked for each time; the answer is short if nothing is new. */
export const revalidated = 'no-cache';

/** The files in these folders have a hash in their name, so that they never change. */
export const immutableFolders = ['assets', 'media'];
export const immutable = 'public, max-age=31536000, immutable';

/** The types that few hosts know, by the extension of a file. Without a type, browsers guess or refuse. */
export const contentTypes = { wav: 'audio/wav', webmanifest: 'application/manifest+json' };
