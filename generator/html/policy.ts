import { createHash } from 'node:crypto';
import { mediaAddress, orExit } from '../lib/site-address.ts';
import { inlineScript } from './inline-script.ts';

const media = orExit(mediaAddress);
const mediaOrigin = media && new URL(media).origin;

/**
 * The Content-Security-Policy of a page with this style, in its `<meta>`, for hosts that cannot send headers. Those that can
 * send one too, with what only a header can say (generator/hosts/headers.ts).
 */
export const pagePolicy = (styleText: string): string => policy(sourceOf(styleText));

/**
 * The same for the header of all pages. It allows any style in them, and each page's `<meta>` allows one: the browser applies
 * both. With hashes here, a page would have no style at all on a host whose owner has not copied the newest configuration.
 */
export const headerPolicy = (): string => policy("'unsafe-inline'");

const policy = (inlineStyle: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${sourceOf(inlineScript)}`,
    `style-src 'self' ${inlineStyle}`,
    // The light behind a heading is in the page itself, for phones (generator/media/inline-light.ts).
    "img-src 'self' data:",
    `media-src ${mediaOrigin ?? "'self'"}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The coding demos, loaded when a visitor chooses one.
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'none'",
    "base-uri 'none'",
    // No text becomes HTML or code, except by the policy of app/lib/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ].join('; ');

/** The source expression that allows an inline script. */
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of the cards that other sites show, on the site at this address. They need less, and make no code of texts at
 * all. In a frame with `sandbox`, for which the card has no origin, WebKit takes 'self' for nothing: the origin is named too.
 */
export function cardPolicyOn(siteAddress: string): string {
  const own = `'self' ${new URL(siteAddress).origin}`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own}`,
    `media-src ${mediaOrigin ?? own}`,
    // The font is in the style sheet: in such a frame browsers would refuse a font file.
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
