/** Limits `value` to the range from `min` to `max`. */
export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Interpolates linearly: `a` at t = 0, `b` at t = 1. */
export const lerp = (a: number, b: number, t: number): number => a + t * (b - a);
