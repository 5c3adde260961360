/** The addresses of the files that are kept offline: app/offline finds them, and the player takes them first. */
let kept: ReadonlySet<string> = new Set();

export const isKept = (address: string): boolean => kept.has(address);

export function setKept(addresses: ReadonlySet<string>): void {
  kept = addresses;
}
