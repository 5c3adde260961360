import type { DetailSection, OutlineLine } from '../../contract/page-data.ts';

/** A date is highlighted when its text contains 2023 or 2024. */
export const isHighlighted = (date: string): boolean => /2023|2024/.test(date);

/** Lines; those that begin with spaces belong to the line above them. */
export function outline(text = ''): OutlineLine[] {
  const lines: OutlineLine[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    const last = lines.at(-1);
    if (last && /^\s/.test(line)) last.below.push(line.trim());
    else lines.push({ text: line.trim(), below: [] });
  }
  return lines;
}

/** '### ' begins a heading, '• ' a point; any other line is a paragraph. */
export function detailSections(text: string): DetailSection[] {
  const sections: DetailSection[] = [{ paragraphs: [], points: [] }];
  for (const line of text.split('\n').map((line) => line.trim())) {
    const section = sections.at(-1)!;
    if (line.startsWith('### ')) sections.push({ heading: line.slice(4), paragraphs: [], points: [] });
    else if (line.startsWith('• ')) section.points.push(line.slice(2));
    else if (line !== '') section.paragraphs.push(line);
  }
  return sections.filter(({ heading, paragraphs, points }) => heading || paragraphs.length + points.length > 0);
}
