/** Works on the items in order, at most `count` at a time. Rejects with the first error; work in progress continues. */
export async function concurrently<Item>(
  count: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const workOn = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: count }, workOn));
}
