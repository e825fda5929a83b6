import { say, type Words } from '../../lib/language.ts';

export type Say = (words: Words) => string;

/** Text in the page's language: `say(resource.label)`. Constant for the page's lifetime. */
export const useSay = (): Say => say;
