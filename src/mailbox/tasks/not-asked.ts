import { actsFor, type RoleEntry } from '../../../authProvider/index.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';

type Waiting = Pick<Letter, 'holder' | 'state'>;

/**
 * Why a letter under Tugas asks nothing of the reader: somebody was faster, or it waits for the official whom the reader
 * acts for without the right to decide (SPEC B2).
 * @param mayDecide as the list says; true where it is not known
 * @param role the active one
 */
export function notAskedWords(
  { holder, state }: Waiting,
  mayDecide: boolean,
  role: Pick<RoleEntry, 'type' | 'onBehalfOf'> | undefined,
): string {
  const official = actsFor(role);
  const isTheirs = !mayDecide || (Boolean(official) && holder?.personName === official);
  if (!holder || !isTheirs || !waits[state]) return 'Naskah ini tidak lagi menunggu Anda.';
  const name = holder.personName || holder.positionName;
  return `Menunggu ${waits[state]} ${name}. ${role?.type === 'Delegation' ? delegate[state] : role?.type === 'Secretary' ? reader : 'Peran Anda hanya dapat membacanya.'}`;
}

const waits: Partial<Record<Letter['state'], string>> = {
  review: 'paraf',
  signing: 'tanda tangan',
  revision: 'perbaikan',
};
const reader = 'Anda dapat membacanya sebagai sekretaris.';
const scopes = 'Delegasi Anda tidak mencakup';
const delegate: Partial<Record<Letter['state'], string>> = {
  review: `${scopes} paraf; Anda dapat membacanya.`,
  signing: `${scopes} tanda tangan; Anda dapat membacanya.`,
  revision: `${scopes} perbaikan naskah; Anda dapat membacanya.`,
};
