import { actsFor, type RoleEntry } from '../../../authProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { say, type Words } from '../../../lib/language.ts';
import { detailWords } from './detail-words.ts';

type Waiting = Pick<Letter, 'holder' | 'state'>;

/**
 * Why a letter under Tugas needs no decision by the reader: another actor was faster, or it waits for the official,
 * whose deputy may not decide (SPEC B2).
 * @param mayDecide as the list says; true when unknown
 * @param role the active one
 */
export function notAskedWords(
  { holder, state }: Waiting,
  mayDecide: boolean,
  role: Pick<RoleEntry, 'type' | 'onBehalfOf'> | undefined,
): string {
  const official = actsFor(role);
  const isTheirs = !mayDecide || (Boolean(official) && holder?.personName === official);
  const waiting = waits[state];
  if (!holder || !isTheirs || !waiting) return say(detailWords.notWaiting);
  const why =
    role?.type === 'Delegation'
      ? waiting.delegate
      : role?.type === 'Secretary'
        ? detailWords.asSecretary
        : detailWords.onlyRead;
  return `${say(waiting.waits(holder.personName || holder.positionName))} ${say(why)}`;
}

const waits: Partial<Record<Letter['state'], { waits: (name: string) => Words; delegate: Words }>> = {
  review: { waits: detailWords.waitsToInitial, delegate: detailWords.notToInitial },
  signing: { waits: detailWords.waitsToSign, delegate: detailWords.notToSign },
  revision: { waits: detailWords.waitsToRevise, delegate: detailWords.notToRevise },
};
