import {
  longDate,
  pendingNumberText,
  separatorOf,
  type TagName,
  type TagValues,
} from '../../../../domain/letters/tags.ts';

/** Gives a tag's present value on one line for the editor; null without a value. */
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
