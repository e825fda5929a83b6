import type { ReadBody } from '../../domain/calls/define-call.ts';
import type { NumberPreview, PreviewCalls } from '../../domain/calls/previews.ts';
import { type NumberRule, renderNumber } from '../../domain/letters/render-number.ts';
import type { RowRule } from '../../resources/declare.ts';
import { scriptNumberCode } from '../../resources/master-data/kode-nomor-naskah.ts';
import type { Actor } from '../actor.ts';
import { getRecord } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { countersOf, type Shown, takenNumbers } from './counters.ts';
import { sampleParts } from './number-sample.ts';

const shownCounters = 12;
const nextShown = 3;
/** Most numbers checked for duplicates over all counters; per counter at most a hundred. */
const lookedFor = 10_000;
const mostAhead = 100;

/**
 * Previews a numbering rule in the form, saved or not; takes no number.
 * @throws Refusal 422 naming the field, 404 for an id that is unknown
 */
export async function previewNumbers(
  deps: Deps,
  actor: Actor,
  draft: ReturnType<ReadBody<PreviewCalls['numbers']>>,
  reached: RowRule,
): Promise<NumberPreview> {
  if (draft.id) await getRecord(deps.pool, scriptNumberCode, draft.id, reached);
  return preview(deps, actor, { ...draft, id: draft.id ?? '' });
}

/** The same of a stored rule. @throws Refusal 404 */
export async function nextNumbersOfRule(
  deps: Deps,
  actor: Actor,
  id: string,
  reached: RowRule,
): Promise<NumberPreview> {
  const stored = await getRecord(deps.pool, scriptNumberCode, id, reached);
  return preview(deps, actor, stored as unknown as NumberRule);
}

async function preview({ db }: Deps, actor: Actor, rule: NumberRule): Promise<NumberPreview> {
  const at = new Date();
  const sample = await sampleParts(db, actor, rule.id || null);
  const counters = await countersOf(db, rule, at);
  const numbers = (of: Shown['parts'], from: number, count: number): string[] =>
    Array.from({ length: count }, (_, step) => renderNumber(rule, { ...of, sequence: from + step, at }));
  const nextOf = ({ stored }: Shown): number => (stored ? stored.last + 1 : rule.startAt);
  const existing = counters.flatMap(({ stored, ...counter }) => (stored ? [{ ...counter, stored }] : []));
  // Every counter's next numbers are looked for, the more counters the fewer of each.
  const lookedAhead = Math.min(mostAhead, Math.ceil(lookedFor / (counters.length + 1)));
  const ahead = counters.flatMap((counter) => numbers(counter.parts, nextOf(counter), lookedAhead));
  return {
    sample: { ...sample, label: [sample.kindName, sample.unitName].filter(Boolean).join(', ') },
    fresh: numbers(sample, rule.startAt, nextShown),
    counters: existing.slice(0, shownCounters).map((counter) => ({
      scope: counter.stored.scope,
      label: counter.label,
      last: counter.stored.last,
      next: numbers(counter.parts, nextOf(counter), nextShown),
    })),
    moreCounters: Math.max(0, existing.length - shownCounters),
    repeats: await takenNumbers(db, [...ahead, ...numbers(sample, rule.startAt, lookedAhead)]),
  };
}
