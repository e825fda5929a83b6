/** The build replaces English texts with these lookups (build/english.ts), which load the texts at runtime. */
import type { Message } from '../../lib/language.ts';

let english: Record<string, string> = {};

/** Has the English texts fetched; nothing to do for who reads Indonesian. */
export async function loadEnglish(): Promise<void> {
  english = (await import('./catalogue.ts')).catalogue;
}

/**
 * Text pair without values; `key` distinguishes several meanings of the same Indonesian.
 * @public imported by what the build writes
 */
export const pair = (id: string, key = id): Message => ({
  id,
  get en() {
    return english[key] ?? id;
  },
});

/**
 * English text with its `{0}`, `{1}` filled in.
 * @public imported by what the build writes
 */
export const filled = (key: string, values: readonly unknown[] = []): string =>
  (english[key] ?? '').replaceAll(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''));
