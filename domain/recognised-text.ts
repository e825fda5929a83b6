import type { TextState } from './search.ts';

/** Characters kept of a file, read or corrected; more is not worth searching. */
export const mostTextCharacters = 500_000;

/** What the text says may still grow. */
export const isBeingRead = (state: TextState): boolean => state === 'waiting' || state === 'reading';
