import { isFilled, meetsCondition } from '../../lib/condition.ts';
import { hiddenIn, requiredIn } from '../field-conditions.ts';
import type { Field } from '../kinds/index.ts';
import type { Life, LifeEvent } from './life.ts';

// Where an event leads and what it wants there; apart from the other rules, since lists need none of it.

type Living = { life: Life; fields: Readonly<Record<string, Field>> };
type Row = Readonly<Record<string, unknown>>;

/** The stage an event leads this record to, with what its dialog asked; undefined where it stays. */
export const targetOf = ({ to, toWhen = [] }: LifeEvent, row: Row): string | undefined =>
  toWhen.find(({ when }) => meetsCondition(when, row))?.to ?? to;

/** Fields an event wants filled, for itself and the stage it leads to. */
export function wantedFor({ life, fields }: Living, event: LifeEvent, row: Row): string[] {
  const { from, requires = [] } = event;
  const to = targetOf(event, row);
  const target = life.stages[to ?? String(row.stage)] ?? life.stages[from[0] ?? ''];
  const then = { ...row, ...(to !== undefined && { stage: to }) };
  const hidden = hiddenIn(fields, then);
  // Lists do not carry rows of parts.
  const asked = [...requiredIn(fields, then)].filter((name) => name in row);
  const wanted = new Set([...(target?.required ?? []), ...requires, ...asked]);
  return [...wanted].filter((name) => !hidden.has(name));
}

/** Those of them that are empty. */
export const emptyFor = (living: Living, event: LifeEvent, row: Row): string[] =>
  wantedFor(living, event, row).filter((name) => !isFilled(row[name]));
