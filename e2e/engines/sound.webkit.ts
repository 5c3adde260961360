import { test, visitWith } from '../support/webkit.ts';
import { live, stories } from './listening.ts';
import { pagesWithRecordings, proveRecordings } from './recordings.ts';

for (const entry of pagesWithRecordings) {
  test(`${entry.path}: every recording starts, seeks to 90 % and ends`, ({ driver, baseURL }) =>
    proveRecordings(visitWith(driver, baseURL!), entry));
}

for (const [name, story] of Object.entries(stories)) {
  test(`a listener: ${name}`, ({ driver, baseURL }) => live(story, visitWith(driver, baseURL!)));
}
