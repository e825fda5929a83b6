/** Whether this is `npm run test:full`. */
export const isFull: boolean = process.env.NASKAH_TEST_FULL === '1';

/** Everything in the full run, else each with a mark that none before it has; `turn` says where to begin. */
export function sampleOf<One>(
  all: readonly One[],
  marksOf: (one: One) => readonly string[],
  turn = 0,
): One[] {
  if (isFull) return [...all];
  const seen = new Set<string>();
  const start = all.length > 0 ? turn % all.length : 0;
  return [...all.slice(start), ...all.slice(0, start)].filter((one) => {
    const marks = marksOf(one);
    const isNew = marks.some((mark) => !seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return isNew;
  });
}

/** Everything in the full run, else one of `share`, from the one at `turn`. */
export const shareOf = <One>(all: readonly One[], share: number, turn = 0): One[] =>
  all.filter((_, at) => isFull || (at + turn) % share === 0);
