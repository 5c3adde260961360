import { relative, sep } from 'node:path';
import type { Finding } from '../../contract/problem.ts';

/** Commands for GitHub's workflows, which show the findings beside their files. The desk reads them from there. */
export function annotations(found: Finding[]): string[] {
  return found
    .filter(({ level }) => level === 'must')
    .map(({ file, place, message }) => {
      const path = file ? relative('.', file).replaceAll(sep, '/') : 'content';
      const [line = '', column = ''] = place.split(':');
      const properties = Object.entries({ file: path, line, col: column })
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `${name}=${escapeData(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
      return `::error ${properties.join(',')}::${escapeData(message)}`;
    });
}

/** A line break ends a command, and '%' begins an escape sequence. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
