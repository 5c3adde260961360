/** Features that the site never uses. Only names that all browsers have known for two years: others log unknown names. */
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

/** Features that the embedded demos need. */
const demoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

const permissions = [
  ...unusedFeatures.map((name) => `${name}=()`),
  // Copying a link writes to the clipboard.
  'clipboard-write=(self)',
  // An exhibition keeps the screen on.
  'screen-wake-lock=(self)',
  ...demoFeatures.map((name) => `${name}=(self "https://www.youtube-nocookie.com")`),
].join(', ');

/** The headers of every response, for all hosts that can send headers. */
export const headers: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  // The demos do not play without the address of the embedding site.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Two years. Browsers apply it only over https. Without subdomains, because an owner's other sites may lack https.
  'Strict-Transport-Security': 'max-age=63072000',
};

/** For pages and cards only: browsers ignore them in other responses, each of which would be 0.7 KB longer. */
const documentHeaders = { 'Permissions-Policy': permissions, 'Cross-Origin-Opener-Policy': 'same-origin' };

/**
 * Additional headers of pages. Other files must not have them: the policy would block the browser's own style of a picture in
 * a tab of its own, and feed readers and podcast apps must be able to show pictures and recordings.
 */
export const pageHeaders = (policy: string): Record<string, string> => ({
  ...documentHeaders,
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
});

/**
 * Additional headers of cards, which any site may show in a frame. The rest of their policy is in their `<meta>`, because
 * hosts also send these headers with the not-found page at the address of an unknown card.
 */
export const cardHeaders: Record<string, string> = {
  ...documentHeaders,
  'Content-Security-Policy': 'frame-ancestors *',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The headers of recordings and films on a separate host (MEDIA_URL), because the site plays them from another origin. */
export const mediaHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // Code of the site reads them, to keep them offline.
  'Access-Control-Allow-Origin': '*',
  'Strict-Transport-Security': 'max-age=63072000',
};

/** For files that keep their name when they change, such as pages. Browsers ask each time whether they have changed. */
export const revalidated = 'no-cache';

/** The files in these folders have a hash in their name, so they never change. */
export const immutableFolders = ['assets', 'media'];
export const immutable = 'public, max-age=31536000, immutable';
