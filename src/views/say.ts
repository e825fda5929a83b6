import { say, type Words } from '../../lib/language.ts';

export type Say = (words: Words) => string;

/** Picks the words of the page's language: `say(resource.label)`. It is the same for the life of the page. */
export const useSay = (): Say => say;
