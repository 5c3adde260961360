import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Credits } from './credits.tsx';

const page = (standIns: string[]) => renderToStaticMarkup(<Credits credits={[]} standIns={standIns} />);

test('lists the stand-ins, and has no note about them when there are none', () => {
  expect(page(['the phone number', '24 recordings'])).toContain('the phone number and 24 recordings.');
  expect(page([])).not.toContain('stand-in');
});
