import { sql } from 'drizzle-orm';
import type { PaperLetterhead } from '../../domain/letters/letter.ts';
import { sampleLetter } from '../../domain/letters/sample-letter.ts';
import { dayInWib } from '../../lib/wib.ts';
import type { Actor } from '../actor.ts';
import { CannotSet, type LetterDocument, type Letterhead, renderPreviewPdf } from '../documents/index.ts';
import { invalid } from '../http/index.ts';
import { type LogoSource, printedOf, toPrint } from '../letterheads/index.ts';
import { sayFault } from '../letters/index.ts';

/** Wraps previewed content in a fictitious letter, marked CONTOH. */
export const sampleDocument = (
  parts: Pick<
    LetterDocument,
    'bodyHtml' | 'letterhead' | 'arrangement' | 'adjustments' | 'kindName' | 'number'
  >,
): LetterDocument => ({
  ...sampleLetter,
  letterId: 'contoh, bukan naskah',
  to: [...sampleLetter.to],
  ccs: [...sampleLetter.ccs],
  contractParties: [],
  scriptDate: dayInWib(new Date()),
  signer: { ...sampleLetter.signer, signedAt: null },
  verifyUrl: null,
  mark: 'CONTOH',
  ...parts,
});

/**
 * Renders a sample as PDF.
 * @throws Refusal 422 at `content` when it cannot be printed
 */
export async function setSample(document: LetterDocument): Promise<Uint8Array> {
  try {
    return await renderPreviewPdf(document);
  } catch (error) {
    if (!(error instanceof CannotSet)) throw error;
    throw invalid({ content: [sayFault(error, document).message] });
  }
}

/** Loads the letterhead of the user's company; of another one when it has none. */
export async function ownLetterhead(source: LogoSource, actor: Actor): Promise<Letterhead | null> {
  const found = await source.db.execute<{ letterhead: PaperLetterhead }>(sql`
    select ${printedOf} as letterhead from letterhead_template h
    left join organization_unit o on o.id = ${actor.unitId}
    where h.is_active order by (h.company_code = o.company_code) desc nulls last, h.code limit 1`);
  return toPrint(source, found.rows[0]?.letterhead ?? null);
}
