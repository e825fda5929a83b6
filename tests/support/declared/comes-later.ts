import { type Condition, fieldsOf, meetsCondition } from '../../../lib/condition.ts';
import type { Resource } from '../../../resources/declare.ts';

/** Not shown at a new record's stage, which holds nothing there, whatever is sent. */
export function comesLater({ life, fields }: Resource, name: string): boolean {
  const { shownIf } = (fields[name]?.options ?? {}) as { shownIf?: Condition };
  if (!life || !shownIf || !fieldsOf(shownIf).includes('stage')) return false;
  return !meetsCondition(shownIf, { stage: life.begins });
}
