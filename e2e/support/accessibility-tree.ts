import type { CDPSession, Page } from '@playwright/test';

/** A node of Chromium's accessibility tree, with its visible texts. */
export interface AccessibleNode {
  role: string;
  /** Screen readers announce it, then the description. */
  name: string;
  description: string;
  visibleTexts: string[];
  /** The target of a link; empty for other roles. */
  address: string;
}

/** Reads Chromium's accessibility tree, without ignored nodes and plain text. */
export async function readAccessibilityTree(page: Page): Promise<AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const described = await Promise.all(
    nodes
      .filter(({ ignored, role }) => !ignored && !plainRoles.has(role?.value))
      .map(async ({ role, name, description, backendDOMNodeId }) => ({
        role: String(role?.value),
        name: String(name?.value ?? ''),
        description: String(description?.value ?? ''),
        ...(await describeNode(session, backendDOMNodeId!)),
      })),
  );
  await session.detach();
  return described;
}

const plainRoles = new Set(['StaticText', 'InlineTextBox', 'ListMarker', 'LineBreak', 'generic', 'RootWebArea']);
const controlRoles = /^(button|link|textbox|slider|checkbox|switch|radio|DisclosureTriangle)$/;

export const isControl = ({ role }: AccessibleNode): boolean => controlRoles.test(role);

/** Problems of names that axe does not find. It finds controls, pictures and landmarks without a name. */
export function namingProblems(nodes: AccessibleNode[]): string[] {
  const controls = nodes.filter(isControl);
  return [
    ...controls.flatMap(({ name, visibleTexts }) =>
      visibleTexts
        // Names spell numbers and times out.
        .filter((text) => !/^[\d:.\s]+$/.test(text) && !plain(name).includes(plain(text)))
        .map((text) => `"${text}" is visible, but not in the name "${name}"`),
    ),
    ...nodes.filter(runsTogether).map(({ role, name }) => `words run together in the ${role} "${name}"`),
    ...ambiguous(controls.filter(({ role }) => role === 'link')),
  ];
}

/** A work, such as an album, with the address of its page or file. */
export interface NamedWork {
  address: string;
  title: string;
  /** The name and description of its link must contain it once. */
  description?: string;
}

/** Problems of the names of headings and of links to works, which must begin with the work's title. */
export function workProblems(nodes: AccessibleNode[], works: NamedWork[]): string[] {
  const headings = nodes.filter(({ role }) => role === 'heading');
  const links = nodes.filter(({ role }) => role === 'link');
  return [
    ...headings
      .filter(({ name }) => /opens in|(copy|share) link/i.test(name))
      .map(({ name }) => `the heading "${name}" has words of its buttons or links`),
    ...links.flatMap(({ name, description, address }) => {
      const work = works.find((work) => work.address === address);
      if (!work) return [];
      const times = plain(`${name} ${description}`).split(plain(work.description ?? '')).length - 1;
      return [
        ...(plain(name).startsWith(plain(work.title)) ? [] : [`"${name}" does not begin with "${work.title}"`]),
        ...(times === 1 || !work.description ? [] : [`"${name}" says "${work.description}" ${times} times`]),
      ];
    }),
  ];
}

/** The works that the open page links to: albums and galleries with their headings, and pictures in figures. */
export const worksOf = (page: Page): Promise<NamedWork[]> =>
  page.evaluate(() => {
    const works = [...document.querySelectorAll('a:has(h2):not([target])')].map((link) => ({ link, place: link }));
    const pictures = [...document.querySelectorAll('figure > a')].map((link) => ({ link, place: link.parentElement! }));
    return [...works, ...pictures].map(({ link, place }) => ({
      address: (link as HTMLAnchorElement).href,
      title: place.querySelector('h2')!.textContent,
      ...(place !== link && { description: place.querySelector('p')!.textContent }),
    }));
  });

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether the name lacks the space between two visible words. */
function runsTogether({ name, visibleTexts }: AccessibleNode): boolean {
  const words = (text: string) => plain(text).replaceAll(' ', '');
  return words(name) === words(visibleTexts.join('')) && plain(name) !== plain(visibleTexts.join(' '));
}

/** Reports names that links to different addresses share. */
function ambiguous(nodes: Pick<AccessibleNode, 'name' | 'address'>[]): string[] {
  const addresses = Map.groupBy(nodes, ({ name }) => plain(name));
  return [...addresses]
    .filter(([, group]) => new Set(group.map(({ address }) => address)).size > 1)
    .map(([name, group]) => `"${name}" is the name of ${group.map(({ address }) => address).join(' and of ')}`);
}

async function describeNode(session: CDPSession, backendNodeId: number) {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: String(describeElement),
    returnByValue: true,
  });
  return result.value as Pick<AccessibleNode, 'visibleTexts' | 'address'>;
}

/** Runs in the page. */
function describeElement(this: HTMLElement): Pick<AccessibleNode, 'visibleTexts' | 'address'> {
  const visibleTexts: string[] = [];
  const texts = document.createTreeWalker(this, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const isVisible = parentElement!.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (isVisible && textContent!.trim() && !parentElement!.closest('.visually-hidden'))
      visibleTexts.push(textContent!);
  }
  return { visibleTexts, address: this instanceof HTMLAnchorElement ? this.href : '' };
}
