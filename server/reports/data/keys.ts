import { language, translate } from '../../../lib/language.ts';
import { longMonth } from '../../../lib/months.ts';
import type { Field, Resource } from '../../../resources/declare.ts';
import type { Grouping } from '../../../resources/report-fields.ts';
import { wordsOf } from '../../kinds/index.ts';

type Keyed = { key: string | null; label: string };

/** What a group is called. */
export function keyInWords(resource: Resource, { name, by }: Grouping, key: unknown, label: unknown): string {
  if (key === null || key === undefined) return translate({ id: 'Tidak diisi', en: 'Not filled in' });
  const field = resource.fields[name] as Field;
  if (field.kind === 'reference') return String(label ?? '');
  const text = String(key);
  if (by === 'year') return text;
  if (by === 'month') return longMonth(language(), new Date(`${text}-01T00:00:00Z`));
  return wordsOf(field, { [name]: field.kind === 'boolean' ? text === 'true' : text }, name);
}

/** Choices as they are declared, months in time, records by name; those without last. */
export function compareKeys(field: Field): (one: Keyed, other: Keyed) => number {
  const places = field.kind === 'choice' ? field.choices.map(({ value }) => value) : undefined;
  return (one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null);
    if (places) return places.indexOf(one.key) - places.indexOf(other.key);
    if (field.kind === 'reference') return one.label.localeCompare(other.label, language());
    return one.key < other.key ? -1 : one.key > other.key ? 1 : 0;
  };
}
