/** The texts that may become code. Each rule throws for all others. */
interface Rules {
  /** JSON, which does nothing when it runs as a script. */
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

// TypeScript does not know Trusted Types yet. The objects of a policy behave like strings.
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules; emptyHTML: string };
};

/** The only policy that generator/html/policy.ts allows. Browsers without Trusted Types still apply its rules. */
export const trusted: Rules = trustedTypes?.createPolicy('site', rules) ?? rules;

/** Empty HTML, which no policy refuses. */
export const emptyHtml: string = trustedTypes?.emptyHTML ?? '';
