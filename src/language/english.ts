/** What the build puts in place of English texts (build/english.ts): they are looked up once they are there. */
import type { Words } from '../../lib/language.ts';

let english: Record<string, string> = {};

/** Has the English texts fetched; nothing to do for who reads Indonesian. */
export async function loadEnglish(): Promise<void> {
  english = (await import('./catalogue.ts')).catalogue;
}

/**
 * A pair of texts in which nothing is filled in; `key` where the same Indonesian has several meanings.
 * @public imported by what the build writes
 */
export const pair = (id: string, key = id): Words => ({
  id,
  get en() {
    return english[key] ?? id;
  },
});

/**
 * An English text, with values where it has `{0}`, `{1}`.
 * @public imported by what the build writes
 */
export const filled = (key: string, values: readonly unknown[] = []): string =>
  (english[key] ?? '').replaceAll(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''));
