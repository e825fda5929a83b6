import { and, asc, eq } from 'drizzle-orm';
import { partyTag } from '../../../domain/letters/arrangement.ts';
import {
  type ContractFacts,
  namedParties,
  noContract,
  partiesNamed,
} from '../../../domain/letters/contract.ts';
import { articlesThere } from '../../../domain/letters/contract-articles.ts';
import { arrangementOf } from '../../../domain/letters/layouts.ts';
import { bracketsAsPrinted } from '../../../domain/letters/open-places.ts';
import type { PrintedCosigner } from '../../../domain/letters/parties.ts';
import { translate } from '../../../lib/language.ts';
import { articleTemplate } from '../../../resources/master-data/template-pasal.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { ask, type Question } from '../../db/question.ts';
import { type KindedLetter, kindOnSheet } from '../sheet/printed-facts.ts';
import type { LetterRow } from '../tables.ts';
import { isContract } from './legal-review.ts';

const articles = tableOf(articleTemplate);

/**
 * Checks a contract before sending and signing (DOMAIN 9). Legal's
 * paraf is checked separately; other letters pass.
 * @returns faults by field
 */
export async function contractFaults(
  executor: Executor,
  letter: KindedLetter & Pick<LetterRow, 'contract' | 'contentMode'>,
  { content }: { content: string },
  signing: Question<PrintedCosigner[]>,
): Promise<Record<string, string[]>> {
  if (!(await isContract(executor, letter.subTypeId))) return {};
  const facts = letter.contract ?? noContract;
  const missing = await missingArticles(executor, facts, letter.contentMode === 'upload' ? null : content);
  const { letterhead, arrangement } = await ask(executor, kindOnSheet(letter));
  const cosigners = await ask(executor, signing);
  // Those who sign here follow from the letter; the other parties' signers are data.
  const introductions = partyTag(
    { letterhead, arrangement: arrangementOf(arrangement), contractParties: facts.parties, cosigners },
    { dari: '-', jabatan: '-', npp: null },
  );
  const open = bracketsAsPrinted(content, introductions);
  const wanting = [
    ...partyFaults(facts, letterhead?.name.trim() ?? ''),
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

/** @param company as the letterhead names it; empty without a letterhead: then the first party is ours */
function partyFaults(facts: ContractFacts, company: string): string[] {
  if (namedParties(facts).length < 2)
    return [
      translate({
        id: 'Kontrak memerlukan dua pihak yang berbeda. Nyatakan para pihak.',
        en: 'A contract needs two different parties. State the parties.',
      }),
    ];
  const ours = partiesNamed(facts.parties, company).length;
  if (!company || ours === 1) return [];
  return [
    ours === 0
      ? translate({
          id: `Tidak ada pihak yang bernama ${company} seperti pada kop surat. Tulis nama perusahaan kita begitu pada salah satu pihak.`,
          en: `No party is called ${company} as on the letterhead. Call our company so among the parties.`,
        })
      : translate({
          id: `Lebih dari satu pihak bernama ${company} seperti pada kop surat. Sisakan satu.`,
          en: `More than one party is called ${company} as on the letterhead. Leave one of them.`,
        }),
  ];
}

/** @param text null where it is an uploaded document */
async function missingArticles(
  executor: Executor,
  facts: ContractFacts,
  text: string | null,
): Promise<string[]> {
  const mandatory = await executor
    .select({ id: articles.id, name: articles.name })
    .from(articles)
    .where(and(eq(articles.isMandatory, true), eq(articles.isActive, true)))
    .orderBy(asc(articles.sortOrder), asc(articles.code));
  const there = articlesThere(
    text,
    facts,
    mandatory.map(({ id, name }) => ({ id, title: name })),
  );
  return mandatory.flatMap(({ id, name }) => (there.has(id) ? [] : [name]));
}
