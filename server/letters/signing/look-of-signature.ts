import { inOneLine } from '../../../domain/letters/signing-identity.ts';
import { signedMoment } from '../../../domain/letters/tags.ts';
import type { Executor } from '../../db/executor.ts';
import { ask } from '../../db/question.ts';
import type { Deps } from '../../deps.ts';
import { renderFurtherSignature } from '../../documents/index.ts';
import type { ShownSignature } from '../../pdf-sealer.ts';
import { placeOf } from '../sealing/shown-signature.ts';
import type { PrintedSheet } from '../sheet/letter-sheet.ts';
import type { PrintedFacts } from '../sheet/printed-facts.ts';
import { printedSheet } from '../sheet/printed-sheet.ts';
import { storedPrintedFacts } from '../sheet/sheet-facts.ts';
import type { LetterRow } from '../tables.ts';
import { setOrRefuse } from './set-or-refuse.ts';
import type { FurtherSignature } from './tables.ts';

/**
 * How a further signature looks in the file: who signs, in which capacity, where and when.
 * @param bytes the file so far
 * @returns undefined for papers set before they kept a place for it, which name the signer themselves
 * @throws Refusal 409 where a name cannot be set
 */
export async function shownSignature(
  deps: Pick<Deps, 'config' | 'files'>,
  executor: Executor,
  letter: LetterRow,
  { order, signed }: FurtherSignature,
  bytes: Uint8Array,
): Promise<ShownSignature | undefined> {
  const place = await placeOf(bytes, letter.verifyCode ?? '', order);
  if (!place) return undefined;
  const { sheet, facts } = await printedAgain(deps, executor, letter);
  const cosigners = facts.cosigners?.map((one, at) => (at === order - 2 ? { ...one, signed } : one));
  const document = { ...sheet.document, ...(cosigners && { cosigners }) };
  const look = await setOrRefuse(renderFurtherSignature(document, place), document);
  const who = [signed.personName, inOneLine(signed.onBehalfOf, signed.positionName), signed.place];
  const words = ['Ditandatangani secara elektronik', ...who, signedMoment(signed.at, facts.edition)]
    .filter(Boolean)
    .join(', ');
  return { place, look, words };
}

/** The letter's sheet as it was set with its first signature. */
export async function printedAgain(
  { config, files }: Pick<Deps, 'config' | 'files'>,
  executor: Executor,
  letter: LetterRow,
): Promise<{ sheet: PrintedSheet; facts: PrintedFacts }> {
  const facts = await ask(executor, storedPrintedFacts(letter));
  const sheet = await printedSheet({ db: executor, files, config }, letter, facts);
  if (!sheet || !facts) throw new Error(`Letter ${letter.id} was not printed`);
  return { sheet, facts };
}
