import type { AudioWindow } from '../../support/audio-elements.ts';
import type { Pages } from '../../support/built-pages.ts';

/** A window with checks. Each returns faults by name, with whether they are present. */
export type CheckedWindow = Window & {
  checks: (() => Record<string, boolean>)[];
  /** Whether the latest press was on something that cannot have the focus, and removed it. */
  pressedNothing?: boolean;
};

/** The page before an input, and whether that input should leave the focus on some element. */
interface Before {
  path: string;
  documentStart: number;
  hasFocus: boolean;
  keepsFocus?: boolean | undefined;
}

/** Runs in the page: follows a link to one of its pages. */
export function followLink(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}

/** An init script: checks that the page is whole, matches its address, and can be used. */
export function addPageChecks({ pages, isFailing }: { pages: Pages; isFailing: boolean }): void {
  const checked = window as unknown as CheckedWindow;
  const pathOf = ({ pathname }: URL | Location) => pathname.replace(/(.)\/$/, '$1');

  /** Where the latest click must lead. */
  let target: string | undefined;
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const isPage = link && !link.target && link.origin === location.origin && pathOf(new URL(link.href)) in pages;
      // A line of words plays from its second, and leads nowhere.
      target = isPage && !link.closest('details ol') ? link.href : undefined;
    },
    true,
  );
  for (const name of ['popstate', 'hashchange'])
    addEventListener(name, () => {
      target = undefined;
    });

  addEventListener(
    'pointerdown',
    ({ target }) => {
      const focusable = 'a, button, input, select, summary, label, [tabindex]';
      checked.pressedNothing = !(target instanceof Element && target.closest(focusable));
    },
    true,
  );

  checked.checks ??= [];
  checked.checks.push((): Record<string, boolean> => {
    if (!document.documentElement) return { 'the document is empty': true };
    const main = document.querySelector('main');
    const heading = document.querySelector('main h1')?.textContent ?? '';
    const { title } = document;
    const wanted = pages[pathOf(location)] ?? pages['/404']!;
    // If a page's data have status 404, the page is not found.
    const hasFailed = isFailing && ['Something went wrong', pages['/404']!.heading].includes(heading);
    // A gallery's viewer; other features have dialogs too.
    const isOpen = document.querySelector('main dialog[class*=viewer][open]') !== null;
    const isPicture = document.getElementById(location.hash.slice(1))?.querySelector(':scope > figure > a') != null;
    const isStyled = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].every(
      ({ sheet }) => sheet,
    );
    const focused = document.activeElement;
    const root = document.documentElement;
    return {
      'main is blank': !main?.textContent.trim(),
      [`the heading "${heading}" does not match the address`]: heading !== wanted.heading && !hasFailed,
      [`the title "${title}" does not match the address`]: title !== wanted.title && !hasFailed,
      [`the click on ${target} was lost`]: target !== undefined && target.replace(/#_play$/, '') !== location.href,
      'the viewer does not match the address': isPicture !== isOpen && !(isFailing && !isOpen),
      'the focus is outside the open viewer': isOpen && focused !== document.body && !focused?.closest('dialog[open]'),
      'the page is inert': [root, document.body, main].some((element) => element?.inert),
      'the page cannot scroll':
        !document.querySelector('dialog[open]') && getComputedStyle(root).overflowY === 'hidden',
      'the page is wider than the viewport': isStyled && root.scrollWidth > innerWidth,
    };
  });
}

/** Runs in the page: returns the problems that remain after some seconds. */
export async function findProblems(before?: Before): Promise<string[]> {
  const { checks = [], pressedNothing } = window as unknown as CheckedWindow;
  // The visitor followed the link of a feed, or of a picture whose viewer did not arrive. The address decides, not the type of
  // the file, which may not have arrived either.
  if (/\.\w+$/.test(location.pathname)) {
    history.back();
    return [];
  }
  const isFocusLost = () =>
    before?.documentStart === performance.timeOrigin &&
    document.activeElement === document.body &&
    ((before.path !== location.pathname && !pressedNothing) || (before.hasFocus && before.keepsFocus === true));
  const find = () => {
    const results = checks.map((check) => check());
    results.push({ 'the focus is lost': isFocusLost(), 'a page that is not of this site': checks.length === 0 });
    return results.flatMap(Object.entries).flatMap(([problem, isThere]) => (isThere ? [problem] : []));
  };

  // The browser's error page does not recover.
  const deadline = performance.now() + (location.protocol === 'chrome-error:' ? 0 : 5_000);
  let problems = find();
  while (problems.length > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    problems = find();
  }
  if (problems.length === 0) return [];
  const recordings = [...document.querySelectorAll('main [aria-current], section[aria-label=Player]')];
  // Only pages with addSoundChecks() have it.
  const { audioElements = [] } = window as Partial<AudioWindow>;
  return [
    ...problems,
    `at ${location.href}`,
    ...audioElements.map(
      ({ src, currentTime, readyState, seeking, paused, error }) =>
        `sound: ${JSON.stringify({ src, currentTime, readyState, seeking, paused, error: error?.message })}`,
    ),
    ...recordings.map(({ textContent }) => textContent),
    `focus: ${document.activeElement?.outerHTML.slice(0, 200)}`,
  ];
}
