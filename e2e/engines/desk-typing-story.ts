import { expect } from '@playwright/test';
import type { DeskServer } from '../support/desk-server.ts';

/** What the story needs of a browser. */
export interface DeskVisit {
  open(address: string): Promise<void>;
  press(selector: string): Promise<void>;
  /** Replaces a text, key by key. */
  type(selector: string, text: string): Promise<void>;
  choose(selector: string, file: string): Promise<void>;
  /** The text of the first element; empty if there is none. */
  textOf(selector: string): Promise<string>;
}

/** Types, makes and mends a mistake, moves an entry, takes it back, and puts a picture in. */
export async function runTypingStory(visit: DeskVisit, desk: DeskServer): Promise<void> {
  const isSaved = () => expect.poll(() => visit.textOf('[data-status]')).toBe('Saved');
  await visit.open(`${desk.origin}/desk#team.yaml`);
  await isSaved();
  await visit.press('main summary');
  await visit.type('[data-place="0.name"] input', 'Ada Ümläut');
  await expect.poll(() => desk.read('team.yaml')).toContain('name: Ada Ümläut\n');
  await isSaved();

  await visit.type('[data-place="0.name"] input', '');
  await expect.poll(() => visit.textOf('[data-place="0.name"]')).toContain('must not be empty.');
  await visit.type('[data-place="0.name"] input', 'Ada');
  await isSaved();

  await visit.press('main [aria-label="Down: Ada"]');
  await expect.poll(() => desk.read('team.yaml').indexOf('name: Ada')).toBeGreaterThan(100);
  await visit.press('main header button + button'); // Undo.
  await expect.poll(() => desk.read('team.yaml').indexOf('name: Ada')).toBeLessThan(100);

  await visit.open(`${desk.origin}/desk#galleries/alone/gallery.yaml`);
  await expect.poll(() => visit.textOf('main h1')).toBe('Alone');
  await visit.choose('[data-place="coverImage"] input[type=file]', 'fixture/pictures/about-1.jpg');
  await expect.poll(() => desk.read('galleries/alone/gallery.yaml')).toContain('about-1.jpg');
  await isSaved();
}
