import type { Locator, Page } from '@playwright/test';

export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** The link of the main menu with this text. */
export const menuLink = (page: Page, name: string): Locator => mainMenu(page).getByRole('link', { name, exact: true });
