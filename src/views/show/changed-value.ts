import { translate } from '../../../lib/language.ts';
import { embedName, type Field } from '../../../resources/declare.ts';
import { plainText, shownOf } from '../kinds/index.tsx';
import { messages } from '../messages.ts';
import type { Row } from '../record.ts';

/** History value as text; '' when empty. The history gives references as {id, label}. */
export function valueText(name: string, field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!field)
    return typeof value === 'boolean'
      ? translate(value ? messages.active : messages.inactive)
      : String(value);
  // The server sends formatted text as words, a secret as a note that it was replaced.
  if (shownOf(field).change === 'words') return String(value);
  const row = { [name]: value, [embedName(name)]: value } as unknown as Row;
  return plainText(name, field, row);
}

/** Members a list gained and lost, as text. */
export function listChange(
  name: string,
  field: Field,
  before: unknown,
  after: unknown,
): { added: string[]; removed: string[] } {
  const texts = (value: unknown): string[] =>
    (Array.isArray(value) ? value : []).map((member) => valueText(name, field, [member]));
  const [old, now] = [texts(before), texts(after)];
  return {
    added: now.filter((text) => !old.includes(text)),
    removed: old.filter((text) => !now.includes(text)),
  };
}

/** Long texts get a word diff; for short ones before and after suffice. */
export const isLongChange = (before: string, after: string): boolean =>
  before !== '' && after !== '' && Math.max(before.length, after.length) > 100;
