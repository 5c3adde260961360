import { mediaAddress, orExit } from '../site-address.ts';
import { inlineScriptSource } from './inline-script.ts';

const media = orExit(mediaAddress);

/**
 * The Content-Security-Policy of every page, in its `<meta>`, for hosts that cannot send headers. Those that can send it
 * too, with what only a header can say (generator/hosts/headers.ts).
 */
export const policy = [
  "default-src 'none'",
  `script-src 'self' ${inlineScriptSource}`,
  "style-src 'self'",
  "img-src 'self'",
  `media-src ${media ? new URL(media).origin : "'self'"}`,
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // The coding demos, loaded when a visitor chooses one.
  'frame-src https://www.youtube-nocookie.com',
  "form-action 'none'",
  "base-uri 'none'",
  // No text becomes HTML or code, except by the one policy in app/lib/trusted-types.ts.
  "require-trusted-types-for 'script'",
  'trusted-types site',
].join('; ');
