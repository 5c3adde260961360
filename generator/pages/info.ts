import { z } from 'zod';
import { routes } from '../../contract/routes.ts';
import { contentFile } from '../content/content-file.ts';
import { id, list, text, url } from '../content/fields.ts';
import { site } from '../content/site.ts';
import { menuPage } from '../define-page.ts';
import { standInsLeft } from '../stand-ins.ts';

const schema = z.strictObject({
  facts: list(z.strictObject({ title: text, text }), 'facts'),
  /** {phone} and {phrase} in an answer stand for the contact in site.yaml. */
  questions: list(z.strictObject({ id, question: text, answer: text }), 'questions'),
  credits: list(z.strictObject({ name: text, licence: text, url, use: text }), 'credits'),
});

export const info = contentFile('info.yaml', schema);

export default menuPage({
  path: routes.info.path,
  files: [info],
  data: ({ content }, head) => {
    const { phone, phrase, standIn = false } = content.get(site).contact;
    const contact = { phone, phrase, isStandIn: standIn };
    return { view: 'info', data: { ...head, ...content.get(info), contact, standIns: standInsLeft(content) } };
  },
});
