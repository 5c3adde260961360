/** The value, or the limit that it would pass. */
export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** What lies at a part of the way, 0 to 1, from the one limit to the other. */
export const between = ([low, high]: readonly [number, number], part: number): number => low + part * (high - low);
