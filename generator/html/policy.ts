import { inlineScriptSource } from './inline-script.ts';

/**
 * The Content-Security-Policy of every page, in its `<meta>`. A host adds what only a header can say (generator/hosts/).
 */
export const policy = [
  "default-src 'none'",
  `script-src 'self' ${inlineScriptSource}`,
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // The coding demos, loaded when a visitor chooses one.
  'frame-src https://www.youtube-nocookie.com',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
