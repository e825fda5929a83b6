/** Splits a call's own parameters, named without regard to case, from those of a list. */
export function takeParameters<const Name extends string>(
  query: unknown,
  names: readonly Name[],
): { taken: Partial<Record<Name, unknown>>; rest: Record<string, unknown> } {
  const taken: Partial<Record<Name, unknown>> = {};
  const rest: [string, unknown][] = [];
  for (const [given, value] of Object.entries(query as Record<string, unknown>)) {
    const name = names.find((one) => one.toLowerCase() === given.toLowerCase().replaceAll('_', ''));
    if (name) taken[name] = value;
    else rest.push([given, value]);
  }
  return { taken, rest: Object.fromEntries(rest) };
}
