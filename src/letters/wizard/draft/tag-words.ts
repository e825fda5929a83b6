import {
  longDate,
  pendingNumberText,
  separatorOf,
  type TagName,
  type TagValues,
} from '../../../../domain/letters/tags.ts';

/** What a tag says in the editor now: its value on one line; null while it has none. */
export const tagWordsOf =
  (values: TagValues) =>
  (name: string): string | null => {
    const value = values[name as TagName] ?? null;
    const text = (typeof value === 'string' ? [value] : [...(value ?? [])])
      .filter((item) => item.trim())
      .join(separatorOf(name));
    if (name === 'nomor_naskah') return text || pendingNumberText;
    if (!text) return null;
    return name === 'tanggal_naskah' ? longDate(text) : text;
  };
