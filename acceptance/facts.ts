import type { Page, SiteData } from '../contract/page.ts';
import { pathOf } from '../contract/routes.ts';
import { parseTime } from '../contract/time.ts';
import type { CodingData } from '../pages/ai-coding/page.ts';
import type { AlbumData } from '../pages/album/page.ts';
import type { ArtData } from '../pages/art/page.ts';
import type { FutureData } from '../pages/future/page.ts';
import type { GalleryData } from '../pages/gallery/page.ts';
import type { HistoryData } from '../pages/history/page.ts';
import type { HomeData } from '../pages/home/page.ts';
import type { InfoData } from '../pages/info/page.ts';
import type { MusicData } from '../pages/music/page.ts';
import type { NotFoundData } from '../pages/not-found/page.ts';
import type { InitiativesData } from '../pages/other-initiatives/page.ts';
import type { TeamData } from '../pages/team/page.ts';
import type { TextToImageData } from '../pages/text-to-image/page.ts';
import type { WritingData } from '../pages/writing/page.ts';

/** The data of the pages that the specification describes. */
interface PageData {
  home: HomeData;
  history: HistoryData;
  writing: WritingData;
  music: MusicData;
  album: AlbumData;
  art: ArtData;
  gallery: GalleryData;
  'text-to-image': TextToImageData;
  'other-initiatives': InitiativesData;
  'ai-coding': CodingData;
  future: FutureData;
  team: TeamData;
  info: InfoData;
  'not-found': NotFoundData;
}

/** The site as its pages show it. */
export interface Shown {
  site: SiteData;
  /** The data of a view's page, or of the page of one record. Undefined if the site has no such page. */
  data<V extends keyof PageData>(view: V, id?: string): PageData[V] | undefined;
  page(path: string): Page | undefined;
}

/** A statement of the specification about the content. */
export interface Fact {
  /** The subject of a sentence, such as 'the number of albums'. */
  subject: string;
  /** A text, a number, a list of them, or a pattern that the text must match. */
  stated: unknown;
  found(shown: Shown): unknown;
}

const headings: [label: string, path: string, heading?: string][] = [
  ['Home', '/'],
  ['History', '/history', 'Our Journey'],
  ['Writing', '/writing', 'AI-Assisted Writing Projects'],
  ['Music', '/music', 'AI Music Innovation'],
  ['AI Art', '/art', 'AI Art Gallery'],
  ['Art Tools', '/text-to-image', 'AI Image Generation'],
  ['AI Labs', '/other-initiatives', 'Other AI Initiatives'],
  ['Code', '/ai-coding'],
  ['Future', '/future', 'Future Initiative'],
  ['Team', '/team', 'Meet Our Team'],
  ['Info', '/info', 'Project Information'],
];

const albums: [id: string, title: string | RegExp, trackCount: number, genre: string][] = [
  ['mystery-of-love', 'Signs of the Times', 10, 'Electronic Orchestra'],
  ['jesus-please-help-me', 'The Mystery of Love', 8, 'Christian Contemporary'],
  ['parousia', /^[\p{Script=Greek}\s]+$/u, 6, 'Symphonic'],
];

const galleries: [id: string, pictureIds: string[]][] = [
  ['abstract-generations', numbered('abstract', 9)],
  ['digital-landscapes', numbered('landscape', 6)],
  ['ai-portraits', numbered('portrait', 6)],
];

/** The dates of the timeline, with the event where the specification names one. */
const events: [date: string, event?: RegExp][] = [
  ['2018-2020'],
  ['2021'],
  ['2022'],
  ['2023'],
  ['December 3, 2023', /first AI-assisted book/i],
  ['January 7, 2024', /second novel/i],
  ['May 20, 2024', /first AI music album/i],
  ['August 16-17, 2024', /symphony and (the )?second album/i],
  ['2024 Q3-Q4'],
  ['2025 and Beyond'],
];

const projects: [title: string, accent: string][] = [
  ['The Cole Adams Series', 'blue'],
  ['The Mark of Cain', 'purple'],
  ['On Our Way Series', 'emerald'],
];

const services: [name: string, url: string, requiresAccount: boolean][] = [
  ['Bing Image Creator', 'https://www.bing.com/images/create', true],
  ['Ideogram', 'https://ideogram.ai', true],
  ['FLUX.1 [schnell]', 'https://huggingface.co/spaces/black-forest-labs/FLUX.1-schnell', false],
  ['Craiyon', 'https://www.craiyon.com', false],
  ['Leonardo.Ai', 'https://leonardo.ai', true],
];

const tools: [id: string, url: string, video: string][] = [
  ['github-copilot', 'https://github.com/features/copilot', 'f8CkP7SC-kM'],
  ['aider', 'https://aider.chat', 'QlUt06XLbJE'],
  ['cline', 'https://cline.bot', 'b7o6URFPp64'],
  ['cursor', 'https://cursor.com', 'An8IM-kPyms'],
  ['cody', 'https://sourcegraph.com/cody', 'OTIYXUwAQtI'],
  ['gpt-engineer', 'https://github.com/gpt-engineer-org/gpt-engineer', 'gWy-pJ2ofEM'],
];

const aboutCards = [
  'Creative AI Innovation',
  'Text-to-Image Generation',
  'AI Chat & Document Processing',
  'Advanced Applications',
];

const futureCards = [
  'Neural Networks',
  'Hybrid Intelligence',
  'Edge AI',
  'Global Integration',
  'Autonomous Systems',
  'AI Acceleration',
];

const fact = (subject: string, stated: unknown, found: Fact['found']): Fact => ({ subject, stated, found });

export const facts: Fact[] = [
  fact('the words of the menu', headings.map(first), ({ site }) => site.menu.map(({ label }) => label)),
  fact(
    'the addresses in the menu',
    headings.map(([, path]) => path),
    ({ site }) => site.menu.map(({ href }) => href),
  ),
  ...headings.flatMap(([label, path, heading]) => [
    ...(heading ? [fact(`the heading of ${label}`, heading, ({ page }) => headingOf(page(path)))] : []),
    fact(`the number of related pages of ${label}`, /^[123]$/, ({ page }) => page(path)?.related.length),
  ]),

  fact('the titles of the cards on Home', aboutCards, ({ data }) =>
    data('home')?.about.cards.map(({ title }) => title),
  ),

  fact('the words of the buttons on Home', ['Explore Projects', 'Learn More'], ({ data }) =>
    data('home')?.buttons.map(({ text }) => text),
  ),
  fact('the addresses of the buttons on Home', ['/writing', '#about'], ({ data }) =>
    data('home')?.buttons.map(({ href }) => href),
  ),

  fact('the dates of the timeline', events.map(first), ({ data }) => data('history')?.events.map(({ date }) => date)),
  fact(
    'the highlighted dates of the timeline',
    events.map(first).filter((date) => /2023|2024/.test(date)),
    ({ data }) => data('history')?.events.flatMap(({ date, isHighlighted }) => (isHighlighted ? [date] : [])),
  ),
  ...events.flatMap(([date, event]) =>
    event
      ? [
          fact(`the event of ${date}`, event, ({ data }) =>
            data('history')
              ?.events.filter((one) => one.date === date)
              .map(({ title }) => title)
              .join('; '),
          ),
        ]
      : [],
  ),

  fact('the titles on Writing', projects.map(first), ({ data }) => data('writing')?.projects.map(({ title }) => title)),
  fact(
    'the colours on Writing',
    projects.map(([, accent]) => accent),
    ({ data }) => data('writing')?.projects.map(({ accent }) => accent),
  ),
  fact('the number of novels of Cole Adams with a bookstore link of their own', 2, (shown) => {
    const links = volumesOf(shown, 'The Cole Adams Series').flatMap(({ link }) => link ?? []);
    return new Set(links).size;
  }),
  fact("the status of 'The Destruction'", /^coming soon$/i, (shown) =>
    volumesOf(shown, 'The Cole Adams Series')
      .filter(({ title }) => title.includes('The Destruction'))
      .map(({ status }) => status)
      .join('; '),
  ),
  fact('the text about The Mark of Cain', /Christian thriller in three parts/i, (shown) =>
    textOf(shown, 'The Mark of Cain'),
  ),
  fact(
    'the number of announced parts of The Mark of Cain',
    3,
    (shown) => volumesOf(shown, 'The Mark of Cain').filter(({ status }) => /^coming soon$/i.test(status ?? '')).length,
  ),
  ...[/travel guide/i, /young adults/i, /journal/i, /launching Summer 2025/].map((words) =>
    fact('the text about On Our Way', words, (shown) => textOf(shown, 'On Our Way Series')),
  ),

  fact(
    'the albums on Music',
    albums.map(([id]) => pathOf('album', id)),
    ({ data }) => data('music')?.albums.map(({ href }) => href),
  ),
  ...albums.flatMap(([id, title, trackCount, genre]) => [
    fact(`the title of the album ${id}`, title, ({ data }) => data('album', id)?.title),
    fact(`the number of tracks of ${id}`, trackCount, ({ data }) => data('album', id)?.tracks.length),
    fact(`the genre of the tracks of ${id}`, [genre], ({ data }) => [
      ...new Set(data('album', id)?.tracks.map((track) => track.genre)),
    ]),
  ]),
  fact('the language of parousia', 'el', ({ data }) => data('album', 'parousia')?.language),
  fact(
    'the number of recordings of parousia that are WAV files',
    6,
    ({ data }) => data('album', 'parousia')?.tracks.filter(({ audioUrl }) => audioUrl.endsWith('.wav')).length,
  ),
  fact('the shortest and the longest duration of parousia', ['11:47', '16:18'], ({ data }) => {
    const durations = data('album', 'parousia')?.tracks.map(({ duration }) => duration) ?? [];
    const sorted = durations.toSorted((a, b) => parseTime(a) - parseTime(b));
    return [sorted[0], sorted.at(-1)];
  }),

  fact(
    'the galleries on AI Art',
    galleries.map(([id]) => pathOf('gallery', id)),
    ({ data }) => data('art')?.galleries.map(({ href }) => href),
  ),
  ...galleries.map(([id, pictureIds]) =>
    fact(`the pictures of ${id}`, pictureIds, ({ data }) => data('gallery', id)?.images.map((image) => image.id)),
  ),

  fact('the services on Art Tools', services.map(first), ({ data }) =>
    data('text-to-image')?.services.map(({ name }) => name),
  ),
  ...services.flatMap(([name, url, requiresAccount]) => {
    const service = ({ data }: Shown) => data('text-to-image')?.services.find((one) => one.name === name);
    return [
      fact(`the address of ${name}`, url, (shown) => service(shown)?.url),
      fact(`whether ${name} needs an account`, requiresAccount, (shown) => service(shown)?.requiresAccount),
    ];
  }),
  fact(
    'the text about Leonardo.Ai',
    /free tier/,
    ({ data }) => data('text-to-image')?.services.find(({ name }) => name === 'Leonardo.Ai')?.description,
  ),
  fact('the number of reasons on Art Tools', 5, ({ data }) => data('text-to-image')?.reasons.length),

  fact('the number of initiatives on AI Labs', 8, ({ data }) => data('other-initiatives')?.initiatives.length),
  fact('the ids of the initiatives', /\bupcoming-projects\b/, ({ data }) =>
    data('other-initiatives')
      ?.initiatives.map(({ id }) => id)
      .join(' '),
  ),
  fact('the text about the podcast', /Rapid generation \(60s\)/, ({ data }) =>
    data('other-initiatives')
      ?.initiatives.filter(({ audio }) => audio)
      .flatMap(({ details }) => details)
      .join('; '),
  ),

  fact(
    'the heading of Code while no tool is selected',
    'Explore AI Coding Tools',
    ({ data }) => data('ai-coding')?.texts.heading,
  ),
  fact('the tools on Code', tools.map(first), ({ data }) => data('ai-coding')?.tools.map(({ id }) => id)),
  ...tools.flatMap(([id, url, video]) => {
    const tool = ({ data }: Shown) => data('ai-coding')?.tools.find((one) => one.id === id);
    return [
      fact(`the site of ${id}`, url, (shown) => tool(shown)?.url),
      fact(`the demo of ${id}`, `https://www.youtube-nocookie.com/embed/${video}`, (shown) => tool(shown)?.videoUrl),
    ];
  }),

  fact('the cards on Future', futureCards, ({ data }) => data('future')?.initiatives.map(({ title }) => title)),
  fact('the numbers of highlights of the cards on Future', Array(6).fill(3), ({ data }) =>
    data('future')?.initiatives.map(({ highlights }) => highlights.length),
  ),
  fact('the title of the vision on Future', /vision/i, ({ data }) => data('future')?.vision.title),

  fact('the number of members of the team', 3, ({ data }) => data('team')?.members.length),
  ...[/^founder/i, /^co-founder/i, /AI coding assistant/i].map((role, index) =>
    fact(`the role of member ${index + 1} of the team`, role, ({ data }) => data('team')?.members[index]?.role),
  ),

  fact('the number of facts on Info', 4, ({ data }) => data('info')?.facts.length),
  fact('the number of questions on Info', 5, ({ data }) => data('info')?.questions.length),
  fact(
    'the answers that name {phone} and {phrase}',
    1,
    ({ data }) =>
      data('info')?.questions.filter(({ answer }) => answer.includes('{phone}') && answer.includes('{phrase}')).length,
  ),

  fact('the heading of the not-found page', '404 - Not Found', ({ page }) => headingOf(page('/404'))),
  fact(
    'the text of the not-found page',
    "The page you're looking for doesn't exist.",
    ({ data }) => data('not-found')?.text,
  ),
];

function first<First>([value]: readonly [First, ...unknown[]]): First {
  return value;
}

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
}

const headingOf = (page: Page | undefined) => (page?.data as { title?: string } | undefined)?.title;

const projectOf = ({ data }: Shown, title: string) => data('writing')?.projects.find((one) => one.title === title);
const volumesOf = (shown: Shown, title: string) => projectOf(shown, title)?.volumes ?? [];

/** The description and the details of a project. */
function textOf(shown: Shown, title: string): string | undefined {
  const project = projectOf(shown, title);
  return project && [project.description, ...project.details].join(' ');
}
