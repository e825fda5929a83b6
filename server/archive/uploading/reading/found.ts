import type { Message } from '../../../../lib/language.ts';

/** What a file says of itself. */
export type Found = {
  title: string | null;
  number: string | null;
  /** As its text says it. */
  date: string | null;
  /** When the file was made, of which it says so itself. */
  madeOn: string | null;
  pages: number | null;
};

/** Why a file is refused, in words shown to users. */
export class Fault extends Error {
  readonly pair: Message;

  constructor(pair: Message) {
    super(pair.id);
    this.pair = pair;
  }
}

export type Question = { content: Uint8Array; mimeType: string };
export type Answer = { found: Found } | { fault: Message };
