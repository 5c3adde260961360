/** The seeds of the tests that draw steps, or moments at which something ends: others with MOMENTS=7,8. */
export const momentSeeds = (process.env.MOMENTS ?? '1').split(',').map(Number);

/** Whether everything is tried that would take too long for `npm test`. */
export const isThorough = process.env.MOMENTS !== undefined;
