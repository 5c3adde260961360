import { expect, type Locator } from '@playwright/test';

/** Types a query into 'Go to anything' and expects the title among the first three results. */
export async function expectFoundFirst(dialog: Locator, query: string, title: string): Promise<void> {
  await dialog.getByRole('combobox').fill(query);
  const isFound = async () => {
    const found = await dialog.getByRole('row').getByRole('link').allTextContents();
    return found.slice(0, 3).some((text) => text.startsWith(title));
  };
  await expect.poll(isFound, `${query}: ${title}`).toBe(true); // React may show the results a frame later.
}
