import { expect, test } from '@playwright/test';
import { startDeskServer } from '../support/desk-server.ts';
import { becomes, type Stories } from '../support/visit.ts';

const name = '[data-place="0.name"] input';

export const deskStories: Stories = {
  'an owner types at the desk, moves an entry, undoes the move, and adds a picture': async (visit) => {
    test.setTimeout(150_000);
    const desk = await startDeskServer(`typing-${test.info().project.name}`);
    const isSaved = () => becomes(visit, () => document.querySelector('[data-status]')?.textContent, 'Saved');
    try {
      await visit.show(`${desk.origin}/desk#team.yaml`);
      await isSaved();
      await visit.press('main summary');
      await visit.type(name, 'Ada Ümläut');
      await expect.poll(() => desk.read('team.yaml')).toContain('name: Ada Ümläut\n');
      await isSaved();

      await visit.press('main [aria-label="Down: Ada Ümläut"]');
      await expect.poll(() => desk.read('team.yaml').indexOf('name: Ada')).toBeGreaterThan(100);
      await visit.press('main header button + button'); // Undo.
      await expect.poll(() => desk.read('team.yaml').indexOf('name: Ada')).toBeLessThan(100);

      await visit.press('a[href="#galleries/alone/gallery.yaml"]');
      await becomes(visit, () => document.querySelector('main h1')?.textContent, 'Alone');
      await visit.choose('[data-place="coverImage"] input[type=file]', 'fixture/pictures/about-1.jpg');
      await expect.poll(() => desk.read('galleries/alone/gallery.yaml')).toContain('about-1.jpg');
      await isSaved();
    } finally {
      await desk.stop();
    }
  },
};
