import type { Language, Message } from '../../../lib/language.ts';

/** A message put together in each language from the same parts. */
export const pairOf = (make: (language: Language) => string): Message => ({ id: make('id'), en: make('en') });
