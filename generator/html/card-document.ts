import type { CardData } from '../../contract/card.ts';
import { directionOf, type Language } from '../../contract/languages.ts';
import type { Tag } from '../../contract/page.ts';
import type { Accent } from '../../contract/page-data.ts';
import type { Messages } from '../content/messages.ts';
import { scriptJson } from '../lib/script-json.ts';
import { link, meta } from '../lib/tags.ts';
import { escapeText, renderTag } from './tag.ts';

/** The contents of a card. */
export interface Card {
  data: CardData;
  /** The language of the title, if it is not the site's. */
  titleLanguage: string | undefined;
  language: Language;
  messages: Messages;
  accent: Accent;
  /** Below the title. */
  facts: string[];
  cover: { url: string; sizePx: number; alt: string };
  siteName: string;
  /** The album's page on this host. */
  href: string;
  /** The full address of the album's page, for search engines. */
  canonical: string;
  /** The addresses of the recordings, in the order of the tracks. */
  recordings: string[];
}

/**
 * The HTML of a card. Before its script runs, all links lead to the album; without JavaScript, the browser's own player plays
 * the first recording. `firstTags` are the tags of policy, style and script.
 */
export function cardDocument(card: Card, firstTags: Tag[]): string {
  const { data, titleLanguage, language, messages, accent, facts, cover, siteName, href, recordings } = card;
  const head: Tag[] = [
    meta({ charset: 'utf-8' }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    meta({ name: 'color-scheme', content: 'dark' }),
    meta({ name: 'robots', content: 'noindex' }),
    { name: 'title', text: `${data.title} | ${siteName}` },
    link({ rel: 'canonical', href: card.canonical }),
    ...firstTags,
  ];
  const anchor = (address: string, more = '') =>
    `<a${more} href="${escapeText(address)}" target="_blank" rel="noopener">`;
  const lang = titleLanguage ? ` lang="${escapeText(titleLanguage)}"` : '';
  const rows = data.tracks.map(
    ({ id, title, duration }, index) =>
      `<li>${anchor(`${href}#track=${id}`)}<span>${index + 1}</span> <span>${escapeText(title)}</span> <span>${duration}</span></a></li>`,
  );
  const [first] = data.tracks;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-accent="${accent}">
  <head>
    ${head.map(renderTag).join('\n    ')}
  </head>
  <body>
    <main aria-labelledby="title">
      <img id="cover" src="${escapeText(cover.url)}" width="${cover.sizePx}" height="${cover.sizePx}" alt="${escapeText(cover.alt)}">
      <header>
        <h1 id="title">${anchor(href, lang)}${escapeText(data.title)}</a></h1>
        ${anchor(href, ' id="site"')}${escapeText(siteName)}</a>
        <p id="by">${facts.map((fact) => `<span>${escapeText(fact)}</span>`).join('')}</p>
      </header>
      <div id="player">
        ${anchor(href, ` id="play" aria-label="${escapeText(messages.playTitle(data.title))}"`)}${icons}</a>
        <div id="sound">
          <p id="playing" role="status">${escapeText(first!.title)}</p>
          <p id="problem" role="alert"></p>
          <div id="seekbar" dir="ltr">
            <span id="elapsed">0:00</span>
            <span class="box"><input id="seek" class="range" type="range" aria-label="${escapeText(messages.seek)}" min="0" max="100" step="0.1" value="0"></span>
            <span id="total">${first!.duration}</span>
          </div>
        </div>
        <noscript><audio controls preload="none" src="${escapeText(recordings[0]!)}" aria-label="${escapeText(first!.title)}"></audio></noscript>
      </div>
      <ol>
        ${rows.join('\n        ')}
      </ol>
    </main>
    ${renderTag({ name: 'script', attributes: { type: 'application/json', id: 'data' }, text: scriptJson(data) })}
  </body>
</html>
`;
}

/** The card's style shows the icon of its state. */
const icons = `<svg viewBox="0 0 24 24" aria-hidden="true">${Object.entries({
  play: 'M7 4l13 8-13 8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  waiting: 'M21 12a9 9 0 1 1-9-9',
})
  .map(([name, shape]) => `<path data-icon="${name}" d="${shape}"/>`)
  .join('')}</svg>`;
