import type { Words } from '../../resources/declare.ts';
import { say } from '../../resources/language.ts';

export type Say = (words: Words) => string;

/** Picks the words of the page's language: `say(resource.label)`. It is the same for the life of the page. */
export const useSay = (): Say => say;
