import type { Page } from '@playwright/test';

/** The width in CSS px that a notch or rounded corners cover at each side of the window. */
type Insets = Record<'top' | 'right' | 'bottom' | 'left', number>;

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** A phone with a notch and a home indicator, upright and on its side. */
export const uprightInsets: Insets = { ...noInsets, top: 59, bottom: 34 };
export const sidewaysInsets: Insets = { top: 0, right: 59, bottom: 21, left: 59 };

/** In Chromium only. An open page follows both immediately. */
export async function emulateDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    /** Sets the text size in the browser's settings, which media queries in rem follow too. */
    setTextSize: (percent: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } }),
    setInsets: (insets: Insets) => session.send('Emulation.setSafeAreaInsetsOverride', { insets }),
  };
}
