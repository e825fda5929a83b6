import { and, eq, inArray } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import { subType } from '../../../resources/master-data/sub-jenis-naskah-dinas.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { LetterRow } from '../tables.ts';

const kinds = tableOf(subType);
const posts = tableOf(position);

/** What a subtype says of contracts, and which papers have parties. */
export type ContractKind = { usesContractParts: boolean | null; arrangement: string | null };

export async function contractKind(executor: Executor, subTypeId: string | null): Promise<ContractKind> {
  const [found] = subTypeId
    ? await executor
        .select({ usesContractParts: kinds.usesContractParts, arrangement: kinds.arrangement })
        .from(kinds)
        .where(eq(kinds.id, subTypeId))
    : [];
  return found ?? { usesContractParts: null, arrangement: null };
}

/** Is the letter a contract, built from comparisons and articles? Contracts pass Legal (SPEC B1). */
export const isContract = async (executor: Executor, subTypeId: string | null): Promise<boolean> =>
  (await contractKind(executor, subTypeId)).usesContractParts === true;

const legalAmong = async (executor: Executor, positionIds: readonly string[]): Promise<boolean> => {
  if (positionIds.length === 0) return false;
  const found = await executor
    .select({ id: posts.id })
    .from(posts)
    .where(and(inArray(posts.id, [...positionIds]), eq(posts.kind, 'legal')))
    .limit(1);
  return found.length > 0;
};

/** The task kind of a reviewer's turn: Legal's on contracts has its own (SPEC B1 Task kinds). */
export async function reviewKind(
  executor: Executor,
  letter: Pick<LetterRow, 'subTypeId'>,
  positionId: string,
): Promise<'review' | 'legal'> {
  const isLegal =
    (await isContract(executor, letter.subTypeId)) && (await legalAmong(executor, [positionId]));
  return isLegal ? 'legal' : 'review';
}

/**
 * Blocks a contract without a reviewer of Legal, decided ones included.
 * @returns faults by field
 */
export async function legalFaults(
  executor: Executor,
  { usesContractParts }: Pick<ContractKind, 'usesContractParts'>,
  reviewerPositionIds: readonly string[],
): Promise<Record<string, string[]>> {
  if (!usesContractParts || (await legalAmong(executor, reviewerPositionIds))) return {};
  return {
    reviewers: [
      translate({
        id: 'Naskah kontrak diperiksa Legal. Tambahkan pemeriksa dari Legal.',
        en: 'Contracts are reviewed by Legal. Add a reviewer from Legal.',
      }),
    ],
  };
}
