/** The languages of the interface (SPEC: Indonesian first). */
export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text of the interface in each language. */
export type Message = { id: string; en: string };

/** Texts of a screen by name; those that take a value are functions. */
export type Messages = Record<string, Message | ((...given: never[]) => Message)>;

let localeSource: (() => Language | undefined) | undefined;

/** Sets the locale source without a page: the language of the user of the current request (server/http). */
export function setLocaleSource(source: () => Language | undefined): void {
  localeSource = source;
}

/**
 * The page's language from `<html lang>`, set first of all (src/sign-in/early.ts); changing it reloads the page. On
 * the server the request's, otherwise Indonesian.
 */
export const language = (): Language =>
  localeSource?.() ??
  (typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en' : 'id');

/** A message in the page's language: `translate(messages.save)`. For screens, messages and screen readers. */
export function translate(message: Message): string;
export function translate(message: Message | null | undefined): string | undefined;
export function translate(message: Message | null | undefined): string | undefined {
  return message?.[language()];
}

/** How numbers and dates are written in the language of the page. */
export const locale = (): 'id-ID' | 'en-GB' => (language() === 'en' ? 'en-GB' : 'id-ID');
