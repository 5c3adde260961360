/** Limits `value` to the range from `min` to `max`. */
export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Interpolates linearly: `a` at t = 0, `b` at t = 1. */
export const lerp = (a: number, b: number, t: number): number => a + t * (b - a);

/** The percentage of `part` in `whole`, from 0 to 100; 0 if `whole` is not positive. */
export const percentage = (part: number, whole: number) => (whole > 0 ? clamp((part / whole) * 100, 0, 100) : 0);
