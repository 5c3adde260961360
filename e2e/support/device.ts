import type { Page } from '@playwright/test';

/** What covers the window at its sides, such as a notch, in CSS px. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** A phone with a notch and a home indicator, upright and on its side. */
export const uprightInsets: Insets = { ...noInsets, top: 59, bottom: 34 };
export const sidewaysInsets: Insets = { top: 0, right: 59, bottom: 21, left: 59 };

export interface Device {
  /** The text size that visitors choose in the browser's settings, on which also the widths of media queries in rem depend. */
  setTextSize(percent: number): Promise<void>;
  setInsets(insets: Insets): Promise<void>;
}

/** Chromium alone: an open page follows both at once. */
export async function emulateDevice(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  return {
    async setTextSize(percent) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
    },
    async setInsets(insets) {
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    },
  };
}
