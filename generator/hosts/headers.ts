/** What a page could ask a browser for and this site never does. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What the embedded demos need. */
const demoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

const permissions = [
  ...unusedFeatures.map((name) => `${name}=()`),
  ...demoFeatures.map((name) => `${name}=(self "https://www.youtube-nocookie.com")`),
].join(', ');

/** The headers of every answer. A host that can send headers sends these; all its files are written from here. */
export const headers: Record<string, string> = {
  // Only a header can forbid other sites to show these pages in a frame. The rest of the policy is in each page: as a
  // header it would also apply to a picture that is opened alone, and block the browser's own style for it.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The demos do not play without the address of the site that shows them.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Two years. Browsers apply it only over https.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** A page, its data and all that keeps its name must be asked for each time; the answer is short if nothing is new. */
export const revalidated = 'no-cache';

/** The files in these folders have a hash in their name, so that they never change. */
export const immutableFolders = ['assets', 'media'];
export const immutable = 'public, max-age=31536000, immutable';
