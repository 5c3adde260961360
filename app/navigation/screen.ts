import type { Page } from '../../contract/page.ts';
import type { PageView } from '../lib/define-page.ts';

/** A page's code and data: what is needed to show it. */
export interface ReadyScreen {
  View: PageView;
  page: Page;
}

/** A page that is loading or loaded. */
export interface Screen {
  promise: Promise<ReadyScreen>;
  /** Set as soon as it is loaded, for the parts of the shell that show something of it. */
  ready?: ReadyScreen;
}

/** The data arrived but the code did not: most likely a newer version of the site was published. */
export class CodeMissing extends Error {}
