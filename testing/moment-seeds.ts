/** The seeds of the tests in which something ends at drawn moments: others with MOMENTS=7,8. */
export const momentSeeds = (process.env.MOMENTS ?? '1').split(',').map(Number);
