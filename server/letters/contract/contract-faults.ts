import { and, asc, eq } from 'drizzle-orm';
import { partyTag } from '../../../domain/letters/arrangement.ts';
import { type ContractFacts, noContract } from '../../../domain/letters/contract.ts';
import { articlesThere, isMissing } from '../../../domain/letters/contract-articles.ts';
import { arrangementOf, layoutOf } from '../../../domain/letters/layouts.ts';
import { bracketsAsPrinted } from '../../../domain/letters/open-places.ts';
import type { PrintedCosigner } from '../../../domain/letters/parties.ts';
import { partyFault } from '../../../domain/letters/party-faults.ts';
import { translate } from '../../../lib/language.ts';
import { articleTemplate } from '../../../resources/master-data/template-pasal.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { ask, type Question } from '../../db/question.ts';
import { type KindedLetter, kindOnSheet } from '../sheet/printed-facts.ts';
import type { LetterRow } from '../tables.ts';
import type { ContractKind } from './legal-review.ts';

const articles = tableOf(articleTemplate);

/** Whether letters of this kind are contracts, or papers with parties. */
export const hasContractRules = ({ usesContractParts, arrangement }: ContractKind): boolean =>
  usesContractParts === true || layoutOf(arrangementOf(arrangement)).isOfParties === true;

/**
 * Checks a contract before sending and signing (DOMAIN 9), and the parties of other papers that have some. Legal's
 * paraf is checked separately.
 * @returns faults by field
 */
export async function contractFaults(
  executor: Executor,
  kind: ContractKind,
  letter: KindedLetter & Pick<LetterRow, 'contract' | 'contentMode'>,
  { content }: { content: string },
  signing: Question<PrintedCosigner[]>,
): Promise<Record<string, string[]>> {
  if (!hasContractRules(kind)) return {};
  const isOne = kind.usesContractParts === true;
  const arrangement = arrangementOf(kind.arrangement);
  const layout = layoutOf(arrangement);
  const { letterhead } = await ask(executor, kindOnSheet(letter));
  const facts = letter.contract ?? noContract;
  const cosigners = await ask(executor, signing);
  const company = letterhead?.name.trim() ?? '';
  const fault = partyFault({
    ...{ facts, layout, company },
    isContract: isOne,
    cosigners: cosigners.length,
  });
  if (!isOne) return fault ? { contract: [translate(fault)] } : {};
  const missing = await missingArticles(executor, facts, letter.contentMode === 'upload' ? null : content);
  // Those who sign here follow from the letter; the other parties' signers are data.
  const introductions = partyTag(
    { letterhead, arrangement, contractParties: facts.parties, cosigners },
    { dari: '-', jabatan: '-', npp: null },
  );
  const open = bracketsAsPrinted(content, introductions);
  const wanting = [
    ...(fault ? [translate(fault)] : []),
    ...(missing.length > 0
      ? [
          translate({
            id: `Pasal wajib belum ada: ${missing.join(', ')}.`,
            en: `Mandatory articles are missing: ${missing.join(', ')}.`,
          }),
        ]
      : []),
  ];
  return {
    ...(wanting.length > 0 && { contract: [wanting.join(' ')] }),
    ...(open.length > 0 && {
      content: [
        translate({
          id: `Bagian kontrak masih belum diisi: ${open.slice(0, 20).join(', ')}.`,
          en: `Parts of the contract are still open: ${open.slice(0, 20).join(', ')}.`,
        }),
      ],
    }),
  };
}

/** @param text null where it is an uploaded document */
async function missingArticles(
  executor: Executor,
  facts: ContractFacts,
  text: string | null,
): Promise<string[]> {
  const mandatory = await executor
    .select({ id: articles.id, title: articles.name, isMandatory: articles.isMandatory })
    .from(articles)
    .where(and(eq(articles.isMandatory, true), eq(articles.isActive, true)))
    .orderBy(asc(articles.sortOrder), asc(articles.code));
  const there = articlesThere(text, facts, mandatory);
  return mandatory.flatMap((one) => (isMissing(one, there) ? [one.title] : []));
}
