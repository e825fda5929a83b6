/** The known name that a mistyped one most likely means, and a few others: `"plate", or one of code, name`. */
export function nearestOf(given: string, known: readonly string[]): string {
  const [first, ...others] = known.toSorted((a, b) => distance(given, a) - distance(given, b));
  if (first === undefined) return 'one that is declared';
  const some = others.slice(0, 4).join(', ');
  return some === '' ? `"${first}"` : `"${first}", or one of ${some}`;
}

/** Edit distance (Levenshtein), without regard to case. */
function distance(one: string, other: string): number {
  const [from, to] = [one.toLowerCase(), other.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    for (let under = 1; under <= to.length; under += 1)
      next.push(
        Math.min(
          (row[under] ?? 0) + 1,
          (next[under - 1] ?? 0) + 1,
          (row[under - 1] ?? 0) + (from[at - 1] === to[under - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[to.length] ?? 0;
}
