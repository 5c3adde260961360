/** What may become code. Each rule throws for anything else. */
interface Rules {
  /** JSON: run as a script, it does nothing. */
  createScript(json: string): string;
  /** The address of a script of this site. */
  createScriptURL(url: string): string;
}

const rules: Rules = {
  createScript(json) {
    JSON.parse(json);
    return json;
  },
  createScriptURL(url) {
    if (new URL(url, document.baseURI).origin !== origin) throw new TypeError(`${url} is not of this site`);
    return url;
  },
};

// TypeScript does not know Trusted Types yet. What a policy creates behaves like the string that it stands for.
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules; emptyHTML: string };
};

/**
 * The only policy that generator/html/policy.ts allows. In browsers with Trusted Types, no other text can become code; in
 * others the rules alone apply.
 */
export const trusted: Rules = trustedTypes?.createPolicy('site', rules) ?? rules;

/** HTML without anything in it, which no policy refuses. */
export const emptyHtml: string = trustedTypes?.emptyHTML ?? '';
