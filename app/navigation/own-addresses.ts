import * as table from '../../contract/routes.ts';

let addresses: table.Addresses = {};
let viewOf = table.findView;

/** Sets the addresses of the site's pages, once, before anything is rendered. */
export function setAddresses(own: table.Addresses = {}): void {
  addresses = own;
  viewOf = table.viewFinder(own);
}

/** The view of a path of this site; undefined if it has no page there. */
export const findView = (path: string): table.View | undefined => viewOf(path);

/** The path of a page of this site, or of a record's page. */
export const pathOf = (view: table.View, id?: string): string => table.pathOf(view, id, addresses);
