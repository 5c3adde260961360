import type { LinkedText } from '../../contract/page-data.ts';
import { contentList } from '../../generator/content/content-file.ts';
import { address, checked, entry, icon, id, text, title } from '../../generator/content/fields.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import { embedAddress, filmAddress } from '../../generator/content/youtube.ts';
import { type DataOf, menuPage } from '../../generator/pages/define-page.ts';

const schema = entry({
  id,
  name: title.meta({ description: 'The name of the tool.' }),
  description: text.meta({ description: 'One sentence.', widget: 'long' }),
  goodFor: text
    .optional()
    .meta({ description: 'For whom or what it is the right one, in a few words. Shown while no tool is chosen.' }),
  details: text.meta({
    description: "A line that begins with '### ' is a heading, one with '• ' a point.",
    widget: 'lines',
  }),
  videoUrl: text
    .regex(filmAddress, 'must be the address of a film on YouTube, such as https://youtu.be/f8CkP7SC-kM')
    .meta({
      title: 'Film',
      description: 'The demo: its address on YouTube, such as https://youtu.be/f8CkP7SC-kM.',
      placeholder: 'https://youtu.be/untitled',
    }),
  icon,
  url: address,
  checked,
});

export const codingTools = contentList('coding-tools.yaml', schema);

/** A heading with the text below it. The text before the first heading has no heading. */
export interface DetailSection {
  heading?: string;
  paragraphs: LinkedText[];
  points: LinkedText[];
}

/** Splits a text into sections: '### ' begins a heading, '• ' a point; any other line is a paragraph. */
export function parseSections(text: string): DetailSection[] {
  const sections: DetailSection[] = [{ paragraphs: [], points: [] }];
  for (const line of text.split('\n').map((line) => line.trim())) {
    const section = sections.at(-1)!;
    if (line.startsWith('### ')) sections.push({ heading: line.slice(4), paragraphs: [], points: [] });
    else if (line.startsWith('• ')) section.points.push(linkedText(line.slice(2)));
    else if (line !== '') section.paragraphs.push(linkedText(line));
  }
  return sections.filter(({ heading, paragraphs, points }) => heading || paragraphs.length + points.length > 0);
}

const page = menuPage('ai-coding', {
  icon: 'code',
  files: [codingTools],
  ids: (content) => content.get(codingTools).map(({ id }) => id),
  places: ({ content }) => content.get(codingTools).map(({ id, name, icon }) => ({ title: name, icon, hash: id })),
  data: ({ content }, head, _part, texts) => ({
    ...head,
    texts,
    tools: content.get(codingTools).map(({ checked: _, ...tool }) => ({
      ...tool,
      videoUrl: embedAddress(tool.videoUrl),
      details: parseSections(tool.details),
    })),
  }),
});

export default page;

export type CodingData = DataOf<typeof page>;

/** A tool as the page shows it. */
export type CodingTool = CodingData['tools'][number];
