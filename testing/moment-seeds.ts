/** The seeds of the tests in which something ends at drawn moments: others with MOMENTS=7,8. */
export const momentSeeds = (process.env.MOMENTS ?? '1').split(',').map(Number);

/** Whether all moments are tried: a server takes four seconds to end and start, too long for `npm test`. */
export const isThorough = process.env.MOMENTS !== undefined;
