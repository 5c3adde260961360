/** JSON for a data block, `<script type="…json">`, escaped so that no text in it closes the tag. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
