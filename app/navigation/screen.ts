import type { ShownPage } from '../../contract/page.ts';
import type { PageView } from '../lib/define-view.ts';

/** The loaded code and data of a page. */
export interface ReadyScreen {
  View: PageView;
  page: ShownPage;
}

/** A page that is loading or loaded. */
export interface Screen {
  promise: Promise<ReadyScreen>;
  /** Set once the page is loaded. The shell reads it without suspending. */
  ready?: ReadyScreen;
  /** Set once the page has failed to load. */
  error?: unknown;
}

/** A page did not load. The browser has logged the missing file. */
export class LoadError extends Error {}

/** The network has not answered. */
export class NoAnswerError extends LoadError {}

/** The code is missing, or its version differs from the data's, after an update: only a new document has new code. */
export class OutdatedCodeError extends LoadError {}
