/**
 * Chooses one option in each slot, so that the path through all slots has the lowest cost (Viterbi). `stepCost` is the cost of
 * a step between two options. `addOption` adds the cost of an option to the cost of the path before it.
 */
export function cheapestPath<Option>(
  slots: Option[][],
  addOption: (pathCost: number, option: Option, slot: number) => number,
  stepCost: (from: Option, to: Option, slot: number) => number,
): Option[] {
  let costs: number[] = [];
  const origins: number[][] = [];
  for (const [slot, options] of slots.entries()) {
    const before = costs;
    const from: number[] = [];
    costs = options.map((option) => {
      const reached = slots[slot - 1]?.map((last, i) => before[i]! + stepCost(last, option, slot)) ?? [0];
      const lowest = Math.min(...reached);
      from.push(reached.indexOf(lowest));
      return addOption(lowest, option, slot);
    });
    origins.push(from);
  }
  let chosen = costs.indexOf(Math.min(...costs));
  const path: Option[] = [];
  for (let slot = slots.length - 1; slot >= 0; slot--) {
    path.unshift(slots[slot]![chosen]!);
    chosen = origins[slot]![chosen]!;
  }
  return path;
}
