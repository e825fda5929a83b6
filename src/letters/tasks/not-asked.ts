import { actsFor, type RoleEntry } from '../../../authProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { type LetterTask, letterLife } from '../../../domain/letters/letter-life.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { holderNames, holdersOf } from '../where/where.ts';
import { detailMessages } from './detail-messages.ts';

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
  const isTheirs =
    !mayDecide ||
    (Boolean(official) && holdersOf({ holder }).some(({ personName }) => personName === official));
  const { taskKind } = letterLife[state];
  if (!holder || !isTheirs || !taskKind) return translate(detailMessages.notWaiting);
  const waiting = waits[taskKind];
  const why =
    role?.type === 'Delegation'
      ? waiting.delegate
      : role?.type === 'Secretary'
        ? detailMessages.asSecretary
        : detailMessages.onlyRead;
  return `${translate(waiting.waits(holderNames({ holder })))} ${translate(why)}`;
}

const waits: Record<LetterTask, { waits: (name: string) => Message; delegate: Message }> = {
  review: { waits: detailMessages.waitsToInitial, delegate: detailMessages.notToInitial },
  sign: { waits: detailMessages.waitsToSign, delegate: detailMessages.notToSign },
  revision: { waits: detailMessages.waitsToRevise, delegate: detailMessages.notToRevise },
};
