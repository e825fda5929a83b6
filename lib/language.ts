/** The languages of the interface (SPEC: Indonesian first). */
export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text of the interface in each language. */
export type Words = { id: string; en: string };

let asked: (() => Language | undefined) | undefined;

/** Sets the locale source without a page: the language of the user of the current request (server/http). */
export function askForLanguage(answer: () => Language | undefined): void {
  asked = answer;
}

/**
 * The page's language from `<html lang>`, set first of all (src/sign-in/early.ts); changing it reloads the page. On
 * the server the request's, otherwise Indonesian.
 */
export const language = (): Language =>
  asked?.() ?? (typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en' : 'id');

/** Words in the page's language: `say(words.save)`. For screens, messages and screen readers. */
export function say(words: Words): string;
export function say(words: Words | null | undefined): string | undefined;
export function say(words: Words | null | undefined): string | undefined {
  return words?.[language()];
}

/** How numbers and dates are written in the language of the page. */
export const locale = (): 'id-ID' | 'en-GB' => (language() === 'en' ? 'en-GB' : 'id-ID');
