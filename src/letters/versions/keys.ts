/** Query keys of versions; below the letter's own, so that they are invalidated with it. */
export const versionsKey = (letterId: string) => ['letters', 'one', letterId, 'versions'] as const;
export const comparisonKey = (letterId: string, from?: number, to?: number) =>
  [...versionsKey(letterId), from ?? null, to ?? null] as const;
