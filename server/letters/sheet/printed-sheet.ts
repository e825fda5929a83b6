import type { Deps } from '../../deps.ts';
import type { LogoSource } from '../../letterheads/index.ts';
import type { LetterRow } from '../tables.ts';
import { letterSheet, type PrintedSheet } from './letter-sheet.ts';
import type { PrintedFacts } from './printed-facts.ts';
import { verifyUrl } from './sheet-facts.ts';

/**
 * Builds a signed letter's sheet again, as it was printed.
 * @param facts kept when it was printed
 * @returns null where they were not kept, or the letter was never signed
 */
export async function printedSheet(
  source: LogoSource & Pick<Deps, 'config'>,
  letter: LetterRow,
  facts: PrintedFacts | undefined,
): Promise<PrintedSheet | null> {
  const { number, signedAt, verifyCode } = letter;
  if (!facts?.signer || !number || !signedAt || !verifyCode) return null;
  const signer = { ...facts.signer, onBehalfOf: facts.signer.onBehalfOf ?? undefined };
  const url = verifyUrl(source.config.publicUrl, verifyCode);
  return letterSheet(source, letter, { number, signedAt, verifyUrl: url, signer }, facts);
}
