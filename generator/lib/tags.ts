import type { Tag } from '../../contract/page.ts';

export const meta = (attributes: Record<string, string>): Tag => ({ name: 'meta', attributes });
export const link = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes });
