import type { Summary } from '../../domain/dashboard.ts';

/** Another server's summaries have at least these (SPEC A6 leaves the members open). */
export type Shown = Pick<Summary, 'key' | 'label' | 'value'> & Partial<Summary>;

/** Those that other parts of the page, or the menu's counters, say already. */
const elsewhere = new Set(['inbox', 'outbox', 'draft']);

const [least, most] = [4, 5];

/**
 * The figures that stand side by side, in the server's order: what there is something of, at most five; where that is
 * little, what there is nothing of too, up to four.
 */
export function stripOf(summaries: readonly Shown[]): Shown[] {
  const candidates = summaries.filter(({ key }) => !elsewhere.has(key));
  const some = candidates.filter(({ value }) => value > 0).slice(0, most);
  const none = candidates.filter(({ value }) => value === 0);
  const chosen = [...some, ...none.slice(0, Math.max(0, least - some.length))];
  return candidates.filter((summary) => chosen.includes(summary));
}
