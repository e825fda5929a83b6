import { type LetterDocument, renderLetterPdf, sha256 } from '../../documents/index.ts';
import { setOrRefuse } from './set-or-refuse.ts';

/** What was set before the transaction in which it is signed. */
type Composed = { of: string; pdf: Uint8Array };

/** How a letter is set: `mayAsk` where whoever signs may set a large one first, and sign again. */
export type Composing = { composed?: Composed | undefined; mayAsk: boolean };

/** Ends a signing transaction: the letter takes too long to be set in it. */
class ComposeFirst extends Error {
  readonly document: LetterDocument;
  constructor(document: LetterDocument) {
    super('This letter is set before it is signed');
    this.document = document;
  }
}

/** Characters that are set within about 300 ms. */
const mostInTurn = 30_000;
/** Another letter may take the number meanwhile; then it is set again. */
const mostTries = 4;

/**
 * Signs; a large letter is set outside of the transaction, with the number that it would get, so that nobody else's
 * signature waits for it.
 * @param sign gives the same text each time, but for the number
 * @throws what `sign` throws; Refusal 409 where it cannot be set
 */
export async function composingFirst<T>(sign: (composing: Composing) => Promise<T>): Promise<T> {
  let composed: Composed | undefined;
  for (let tries = 1; ; tries += 1)
    try {
      return await sign({ composed, mayAsk: tries <= mostTries });
    } catch (error) {
      if (!(error instanceof ComposeFirst)) throw error;
      composed = { of: keyOf(error.document), pdf: await printed(error.document) };
    }
}

/**
 * The letter's PDF: as it was set before, if it is still the same letter.
 * @throws Refusal 409 where it cannot be set; ends the transaction for a large letter that was not set before
 */
export async function composedOrSet(document: LetterDocument, composing?: Composing): Promise<Uint8Array> {
  const isLarge = document.bodyHtml.length + (document.coverHtml?.length ?? 0) > mostInTurn;
  if (!isLarge || !composing) return printed(document);
  const { composed, mayAsk } = composing;
  if (composed?.of === keyOf(document)) return composed.pdf;
  if (mayAsk) throw new ComposeFirst(document);
  return printed(document);
}

const keyOf = (document: LetterDocument): string => sha256(Buffer.from(JSON.stringify(document)));

const printed = (document: LetterDocument): Promise<Uint8Array> =>
  setOrRefuse(renderLetterPdf(document), document);
