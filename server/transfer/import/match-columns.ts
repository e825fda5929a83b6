import { embedName, type Resource } from '../../../resources/declare.ts';
import { importableColumns } from '../columns.ts';

/**
 * Which field each heading means: by its label in either language or its name, without regard to case, spaces and
 * signs. The first of two headings that mean the same field takes it.
 * @returns a field's name or null for each heading
 */
export function matchColumns(resource: Resource, headings: readonly string[]): (string | null)[] {
  const byName = new Map<string, string>();
  for (const { name, heading, field } of importableColumns(resource)) {
    const labels =
      field === 'active' || field === 'moment' ? ['Aktif', 'Active'] : [field.label.id, field.label.en];
    for (const known of [heading, ...labels, name, embedName(name)]) {
      const plain = plainName(known);
      if (plain && !byName.has(plain)) byName.set(plain, name);
    }
  }
  const taken = new Set<string>();
  return headings.map((heading) => {
    const found = byName.get(plainName(heading)) ?? byName.get(plainName(heading.replace(/\([^)]*\)/g, '')));
    if (!found || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}

const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
