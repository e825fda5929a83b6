import { and, asc, eq } from 'drizzle-orm';
import { say } from '../../../resources/language.ts';
import { articleTemplate } from '../../../resources/master-data/template-pasal.ts';
import { type ContractFacts, namedParties, noContract } from '../../../resources/naskah-dinas/contract.ts';
import { openBrackets } from '../../../resources/naskah-dinas/open-places.ts';
import { partiesOf } from '../../../resources/naskah-dinas/parties.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isContract } from './legal-review.ts';

const articles = tableOf(articleTemplate);

/**
 * What keeps a contract from being sent on and from being signed (DOMAIN 9): fewer than two parties, an article that must
 * be there, a text that is still open. Legal's paraf is asked apart. Of other letters nothing.
 * @returns faults by field
 */
export async function contractFaults(
  executor: Executor,
  {
    subKindId,
    contract,
    content,
  }: { subKindId: string | null; contract: ContractFacts | null; content: string },
): Promise<Record<string, string[]>> {
  if (!(await isContract(executor, subKindId))) return {};
  const facts = contract ?? noContract;
  const missing = await missingArticles(executor, facts);
  const open = [...new Set([content, ...introductionsIn(facts)].flatMap(openBrackets))];
  const wanting = [
    ...(namedParties(facts).length < 2
      ? [
          say({
            id: 'Kontrak memerlukan dua pihak yang berbeda. Nyatakan para pihak.',
            en: 'A contract needs two different parties. State the parties.',
          }),
        ]
      : []),
    ...(missing.length > 0
      ? [
          say({
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
        say({
          id: `Bagian kontrak masih belum diisi: ${open.slice(0, 20).join(', ')}.`,
          en: `Parts of the contract are still open: ${open.slice(0, 20).join(', ')}.`,
        }),
      ],
    }),
  };
}

/** Of the parties that have one, filled in; who signs for us is known only where the letter is. */
const introductionsIn = ({ parties }: ContractFacts): string[] =>
  partiesOf({
    letterhead: null,
    contractParties: parties,
    signer: { personName: '-', positionName: '-' },
  }).map(({ introduction }) => introduction);

async function missingArticles(executor: Executor, facts: ContractFacts): Promise<string[]> {
  const there = new Set(facts.articles.map((id) => id.toLowerCase()));
  const mandatory = await executor
    .select({ id: articles.id, name: articles.name })
    .from(articles)
    .where(and(eq(articles.isMandatory, true), eq(articles.isActive, true)))
    .orderBy(asc(articles.sortOrder), asc(articles.code));
  return mandatory.flatMap(({ id, name }) => (there.has(id) ? [] : [name]));
}
