import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Credits } from './credits.tsx';

const page = (standIns: string[]) => renderToStaticMarkup(<Credits credits={[]} standIns={standIns} />);

test('what is still a stand-in is told, and nothing is told once all is the owner’s', () => {
  expect(page(['the phone number', '24 recordings'])).toContain('the phone number and 24 recordings.');
  expect(page([])).not.toContain('stand-in');
});
