import { parseArgs } from 'node:util';
import { type Finding, type Level, levelHeadings, problemLine } from '../../contract/problem.ts';
import { annotations } from './annotations.ts';
import { checkContent } from './check-content.ts';

// `npm run check:content`: lists all findings, with annotations in GitHub's workflows. Exits with 1 if something must be fixed.

const { values } = parseArgs({ options: { json: { type: 'boolean' }, online: { type: 'boolean' } } });
const findings = await checkContent(undefined, { isOnline: values.online });
console.log(values.json ? JSON.stringify(findings, undefined, 2) : report(findings));
if (process.env.GITHUB_ACTIONS && !values.json) for (const annotation of annotations(findings)) console.log(annotation);
if (findings.some(({ level }) => level === 'must')) process.exitCode = 1;

function report(found: Finding[]): string {
  const levels = Object.keys(levelHeadings) as Level[];
  const parts = levels.flatMap((level) => {
    const lines = found.filter((finding) => finding.level === level).map((finding) => `  ${problemLine(finding)}`);
    return lines.length > 0 ? [`${levelHeadings[level]} (${lines.length})`, ...lines, ''] : [];
  });
  return parts.length > 0 ? parts.join('\n') : 'Nothing to fix: the content is ready.';
}
