import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import { reviewersOf } from '../reading/find-letter.ts';
import { printedCosigners } from '../sheet/printed-cosigners.ts';
import type { LetterRow } from '../tables.ts';
import { contentOf } from './content-of.ts';
import { contractFaults, hasContractRules } from './contract-faults.ts';
import { contractKind, legalFaults } from './legal-review.ts';

/**
 * Repeats the contract rules at signing, whichever way it came there: parties, mandatory articles, no open text,
 * Legal's paraf.
 * @throws Refusal 409 saying all that is missing
 */
export async function assertContract(tx: Executor, letter: LetterRow): Promise<void> {
  const kind = await contractKind(tx, letter.subTypeId);
  if (!hasContractRules(kind)) return;
  const content = await contentOf(tx, letter.id);
  const initialled = (await reviewersOf(tx, letter.id)).filter(({ status }) => status === 'approved');
  const faults = {
    ...(await contractFaults(tx, kind, letter, { content }, printedCosigners(letter.id))),
    ...(await legalFaults(
      tx,
      kind,
      initialled.map(({ positionId }) => positionId),
    )),
  };
  const said = Object.values(faults).flat();
  if (said.length > 0) throw conflict(said.join(' '));
}
