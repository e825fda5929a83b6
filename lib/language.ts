/** The languages of the interface (SPEC: Indonesian first). */
export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text of the interface in each language. */
export type Words = { id: string; en: string };

let asked: (() => Language | undefined) | undefined;

/** Where there is no page: who says in which language the one speaks who is being answered (server/http). */
export function askForLanguage(answer: () => Language | undefined): void {
  asked = answer;
}

/**
 * The language that this page is written in: what `<html lang>` says. It is set before anything else runs
 * (src/sign-in/early.ts) and stays for the life of the page; choosing another loads the page anew. The server,
 * which has no page, speaks as each call asks, and Indonesian where no call is being answered.
 */
export const language = (): Language =>
  asked?.() ?? (typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en' : 'id');

/** The words in the language of the page: `say(words.save)`. For screens, messages and whatever is read out. */
export function say(words: Words): string;
export function say(words: Words | undefined): string | undefined;
export function say(words: Words | undefined): string | undefined {
  return words?.[language()];
}

/** How numbers and dates are written in the language of the page. */
export const locale = (): 'id-ID' | 'en-GB' => (language() === 'en' ? 'en-GB' : 'id-ID');
