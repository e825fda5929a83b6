import type { OpenWork, OpenWorkKind } from '../../domain/calls/hand-over.ts';
import type { Message } from '../../lib/language.ts';

const words: Record<OpenWorkKind, (count: number, place: string) => Message> = {
  letters: (count) => ({ id: `${count} naskah dalam pengerjaan`, en: `letters in work: ${count}` }),
  inbox: (count) => ({ id: `${count} naskah masuk terbuka`, en: `open received letters: ${count}` }),
  dispositions: (count) => ({ id: `${count} disposisi`, en: `dispositions: ${count}` }),
  reviews: (count) => ({ id: `${count} paraf atau tanda tangan`, en: `initials or signatures: ${count}` }),
  post: (count, place) => ({ id: `${count} pekerjaan ${place}`, en: `work of ${place}: ${count}` }),
  delegations: (count, place) => ({
    id: `${count} delegasi (${place})`,
    en: `delegations: ${count} (${place})`,
  }),
  delegated: (count, place) => ({
    id: `${count} delegasi (${place})`,
    en: `delegations: ${count} (${place})`,
  }),
  secretary: (_count, place) => ({ id: `sekretaris ${place}`, en: `secretary of ${place}` }),
  turn: (count, place) => ({ id: `${count} ${place}`, en: `${place}: ${count}` }),
};

/** "3 naskah dalam pengerjaan, 1 delegasi (Kepala Divisi Operasi)." */
export function workInWords(work: readonly OpenWork[]): Message {
  const said = work.map(({ kind, count, place }) => words[kind](count, place));
  const all = (language: keyof Message): string => `${said.map((one) => one[language]).join(', ')}.`;
  return { id: all('id'), en: all('en') };
}
