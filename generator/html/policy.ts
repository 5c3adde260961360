import { createHash } from 'node:crypto';
import { mediaAddress, orExit } from '../lib/site-address.ts';
import { inlineScript } from './inline-script.ts';

const media = orExit(mediaAddress);
const mediaOrigin = media && new URL(media).origin;

/**
 * The Content-Security-Policy of a page with this style, for its `<meta>`: some hosts cannot send headers. Other hosts also
 * send the directives that only a header can have (generator/hosts/headers.ts).
 */
export const pagePolicy = (styleText: string): string => policy(sourceOf(styleText));

/**
 * The policy in the header of all pages. It allows any inline style, because the page's `<meta>` allows only its own and
 * browsers apply both. Hashes here would remove all styles on a host whose owner has not copied the newest configuration.
 */
export const headerPolicy = (): string => policy("'unsafe-inline'");

const policy = (inlineStyle: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${sourceOf(inlineScript)}`,
    `style-src 'self' ${inlineStyle}`,
    // The page contains its backdrop for phones (generator/media/inline-backdrop.ts).
    "img-src 'self' data:",
    `media-src ${mediaOrigin ?? "'self'"}`,
    "font-src 'self'",
    // A browser that keeps a work offline reads its recordings.
    ["connect-src 'self'", mediaOrigin].filter(Boolean).join(' '),
    "manifest-src 'self'",
    // The coding demos load when a visitor chooses one.
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'none'",
    "base-uri 'none'",
    // No text becomes HTML or code, except through the policy of app/lib/trusted-types.ts, and the policy of early-presses.js for the
    // page's own HTML.
    "require-trusted-types-for 'script'",
    'trusted-types site noscript',
  ].join('; ');

/** The source expression that allows an inline script. */
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of cards. It names the origin too, because 'self' matches nothing in WebKit in a frame with `sandbox`. */
export function cardPolicyOn(siteAddress: string): string {
  const own = `'self' ${new URL(siteAddress).origin}`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own}`,
    `media-src ${mediaOrigin ?? own}`,
    // The style sheet contains the font, because browsers would refuse a font file in such a frame.
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
