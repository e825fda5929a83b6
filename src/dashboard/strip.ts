import type { Summary } from '../../domain/calls/dashboard.ts';

/** Another server's summaries have at least these (SPEC A6 leaves the members open). */
export type Shown = Pick<Summary, 'key' | 'label' | 'value'> & Partial<Summary>;

/** Those that other parts of the page, or the menu's counters, say already. */
const elsewhere = new Set(['inbox', 'outbox', 'draft']);

const [least, most] = [4, 5];

/** Figures of the strip, in the server's order: at most five that are not zero, filled up to four with zeros. */
export function stripOf(summaries: readonly Shown[]): Shown[] {
  const candidates = summaries.filter(({ key }) => !elsewhere.has(key));
  const some = candidates.filter(({ value }) => value > 0).slice(0, most);
  const none = candidates.filter(({ value }) => value === 0);
  const chosen = [...some, ...none.slice(0, Math.max(0, least - some.length))];
  return candidates.filter((summary) => chosen.includes(summary));
}
