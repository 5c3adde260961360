import type { SiteRecord } from '../content/site.ts';
import { accentNames, contrast, mix, token } from '../lib/colors.ts';

/**
 * The rule that replaces the accents of tokens.css, and the colours that follow from them. Empty if the site has its default
 * ones. Its selector is stronger than `:root`, because the dev server adds tokens.css later.
 */
export function accentStyle({ accents = {} }: Pick<SiteRecord, 'accents'>): string {
  const dark = (accent: string, share: number) => mix(accent, share, token('ground-900'));
  const rules = accentNames.flatMap((name) => {
    const accent = accents[name];
    if (!accent) return [];
    const cloths = {
      blue: [`--cloth-default:${dark(accent, 0.28)}`],
      purple: [],
      emerald: [
        `--cloth-emerald-lit:${dark(accent, 0.53)}`,
        `--cloth-emerald:${dark(accent, 0.3)}`,
        `--cloth-emerald-deep:${dark(accent, 0.14)}`,
      ],
    };
    return [`--aurora-${name}:${accent}`, `--particle-${name}:${mix('#ffffff', 0.55, accent)}`, ...cloths[name]];
  });
  const byDay = accentNames.flatMap((name) => {
    const accent = accents[name];
    if (!accent) return [];
    return [`--aurora-${name}:${onPaper(accent, 3)}`, `--particle-${name}:${onPaper(accent, 4.5)}`];
  });
  if (rules.length === 0) return '';
  return `@layer tokens{html:root{${rules.join(';')}}html:root[data-look=day]{${byDay.join(';')}}}`;
}

/** The colour, as dark as it needs to be for a contrast with the page by day. */
function onPaper(accent: string, needed: number): string {
  const [page, text] = [token('ground-800', 'day'), token('text-100', 'day')];
  for (let share = 1; share > 0; share -= 0.05) {
    const color = mix(accent, share, text);
    if (contrast(color, page) >= needed) return color;
  }
  return text;
}
