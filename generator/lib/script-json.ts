/** JSON for a data block, `<script type="…json">`. No text in it can close the block's tag. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
