import { embedName, type Resource } from '../../../resources/declare.ts';
import { importableColumns, type TransferColumn } from '../columns.ts';

/**
 * By name or label in either language, ignoring case, spaces and punctuation. The first of two matches wins.
 * @returns a field's name or null for each heading
 */
export function matchColumns(resource: Resource, headings: readonly string[]): (string | null)[] {
  const byName = new Map<string, string>();
  const learn = (known: string, name: string): void => {
    const plain = plainName(known);
    if (plain && !byName.has(plain)) byName.set(plain, name);
  };
  // Headings before labels before names: a field called "status" must not take the column headed "Status".
  const columns = importableColumns(resource);
  for (const { heading, name } of columns) learn(heading, name);
  for (const { name, field } of columns) for (const label of labelsOf(field)) learn(label, name);
  for (const { name } of columns) learn(name, name);
  for (const { name } of columns) learn(embedName(name), name);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const found = byName.get(plainName(heading)) ?? byName.get(plainName(withoutBrackets(heading)));
    if (!found || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}

/** Without what stands in brackets; a pattern would look for the end anew at each opening one. */
function withoutBrackets(text: string): string {
  let kept = '';
  for (let at = 0; ; ) {
    const open = text.indexOf('(', at);
    const close = open < 0 ? -1 : text.indexOf(')', open);
    if (close < 0) return kept + text.slice(at);
    kept += text.slice(at, open);
    at = close + 1;
  }
}

const labelsOf = (field: TransferColumn['field']): string[] =>
  typeof field === 'object' ? [field.label.id, field.label.en] : ['Aktif', 'Active'];

const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
