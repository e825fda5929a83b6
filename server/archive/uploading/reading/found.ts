import type { Words } from '../../../../lib/language.ts';

/** What a file says of itself. */
export type Found = {
  title: string | null;
  number: string | null;
  date: string | null;
  pages: number | null;
};

/** Why a file is refused, in words shown to users. */
export class Fault extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super(words.id);
    this.words = words;
  }
}

export type Question = { content: Uint8Array; mimeType: string };
export type Answer = { found: Found } | { fault: Words };
