import type { Words } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import { words } from '../words.ts';

export type FilterOption = { value: string; label: Words };

/** Filter values of a field, where few and known. */
export function filterOptionsOf(field: Field): FilterOption[] {
  if (field.kind === 'choice' || field.kind === 'choices') return field.choices;
  if (field.kind === 'boolean')
    return [
      { value: 'true', label: words.yes },
      { value: 'false', label: words.no },
    ];
  return [];
}
