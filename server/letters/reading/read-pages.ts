import { buffer } from 'node:stream/consumers';
import { isCancelled } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import { ask } from '../../db/question.ts';
import type { Deps } from '../../deps.ts';
import {
  CannotSet,
  drawAndPrintLetter,
  drawLetter,
  type LetterDocument,
  mostDrawnPages,
  type PageDrawings,
  renderPreviewPdf,
  sha256,
} from '../../documents/index.ts';
import { assertNotDestroyed } from '../destroying/destroy-letters.ts';
import { recordOpeningOnce } from '../openings/record-opening.ts';
import { letterSheet } from '../sheet/letter-sheet.ts';
import { printedSheet } from '../sheet/printed-sheet.ts';
import { storedPrintedFacts } from '../sheet/sheet-facts.ts';
import { genuineDocument } from '../signing/genuine-document.ts';
import { documentOf, type StoredDocument } from '../signing/set-document.ts';
import type { LetterRow } from '../tables.ts';
import { reachToRead } from './open-to-read.ts';
import { readerMark } from './reader-mark.ts';

/**
 * GET /letter/api/Letter/{id}/pages: the typesetter's own pages; of a signed letter only if still set byte by byte
 * as signed.
 * @returns null where there are none to show
 * @throws as reachToRead, genuineDocument and letterSheet; 410 destroyed
 */
export async function readPages(deps: Deps, asker: Actor, id: string): Promise<PageDrawings | null> {
  const { letter, actor } = await reachToRead(deps.db, asker, id);
  await recordOpeningOnce(deps.db, actor, letter);
  return pagesFor(deps, actor, letter);
}

/**
 * The pages of a letter for somebody who may read it.
 * @returns null where there are none to show
 * @throws Refusal as genuineDocument and letterSheet; 410 destroyed
 */
export async function pagesFor(deps: Deps, actor: Actor, letter: LetterRow): Promise<PageDrawings | null> {
  assertNotDestroyed(letter);
  // The cancellation is added to the PDF afterwards: drawn pages would not say it.
  if (letter.from === 'external' || isCancelled(letter.state)) return null;
  const signed = await documentOf(deps, letter);
  if ((signed?.printed?.pages ?? 0) > mostDrawnPages) return null;
  const document = await paperOf(deps, letter, signed);
  if (document && !isDrawable(document)) return null;
  const watermark = await readerMark(deps, actor, letter);
  try {
    if (!document) return null;
    if (!signed) return await drawLetter({ ...document, ...(watermark && { watermark }) });
    const since = document.cosigners?.length ? await signaturesSince(deps, letter) : {};
    return await drawnAsSigned(deps, signed, document, { ...since, ...(watermark && { watermark }) });
  } catch (error) {
    if (error instanceof CannotSet) return null;
    throw error;
  }
}

/** Of pictures, which each drawing holds once more, a third longer; above it the text is read with its pictures. */
const mostBytes = 4 * 1024 * 1024;

/** Takes a letter, gives whether its pictures are small enough for drawings. */
export const isDrawable = ({ pictures = [] }: LetterDocument): boolean =>
  pictures.reduce((sum, { size }) => sum + size, 0) <= mostBytes;

/** Null for letters whose printed facts were not kept. */
async function paperOf(
  deps: Deps,
  letter: LetterRow,
  signed: StoredDocument | undefined,
): Promise<LetterDocument | null> {
  const sheet = signed
    ? await printedSheet(deps, letter, signed.printed?.facts)
    : await letterSheet(deps, letter);
  return sheet?.document ?? null;
}

/** Further signatures are shown by annotations of the file, which is drawn anew here. */
async function signaturesSince({ db }: Deps, letter: LetterRow): Promise<Pick<LetterDocument, 'cosigners'>> {
  const cosigners = (await ask(db, storedPrintedFacts(letter)))?.cosigners;
  return cosigners?.length ? { cosigners } : {};
}

/** Null unless what was typeset is the first part of what was signed. */
async function drawnAsSigned(
  deps: Deps,
  signed: StoredDocument,
  document: LetterDocument,
  added: Pick<LetterDocument, 'cosigners' | 'watermark'>,
): Promise<PageDrawings | null> {
  const key = sha256(Buffer.from(signed.sha256 + JSON.stringify(document)));
  const known = verdicts.get(key);
  if (known === false) return null;
  const shown = { ...document, ...added };
  if (known) return drawLetter(shown);
  const kept = await buffer(await genuineDocument(deps, signed));
  // With a reader's mark, or further signatures, the pages shown are others than those signed.
  const isPlain = Object.keys(added).length === 0;
  const set = isPlain ? await drawAndPrintLetter(document) : { pdf: await renderPreviewPdf(document) };
  if (!set) return null;
  const isSame = kept.subarray(0, set.pdf.length).equals(set.pdf);
  if (verdicts.size >= mostVerdicts) verdicts.delete(verdicts.keys().next().value ?? '');
  verdicts.set(key, isSame);
  if (!isSame) return null;
  return 'drawn' in set ? set.drawn : drawLetter(shown);
}

/** By the letter as it would be set and the signed hash: setting it is most of the work. */
const verdicts = new Map<string, boolean>();
const mostVerdicts = 2000;
