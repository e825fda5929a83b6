import { formatNumber } from '../../../lib/formats.ts';
import type { Message } from '../../../lib/language.ts';

export const boardMessages = {
  board: { id: 'Papan menurut tahap', en: 'Board by stage' },
  none: { id: 'Tidak ada', en: 'None' },
  late: (count: number): Message => ({ id: `${count} lewat batas`, en: `${count} late` }),
  thisMonth: { id: 'bulan ini', en: 'this month' },
  column: (stage: string, count: number): Message => ({
    id: `${stage}, ${formatNumber(count)} data`,
    en: `${stage}, ${formatNumber(count)} records`,
  }),
  under: (count: number, one: Message, late: number): Message => ({
    id: `${count} ${one.id} berjalan${late > 0 ? `, ${late} lewat batas` : ''}`,
    en: `${count} ${one.en} under way${late > 0 ? `, ${late} late` : ''}`,
  }),
  pick: { id: 'pilih kartu', en: 'choose a card' },
  open: { id: 'buka', en: 'open' },
  move: { id: 'pindah tahap', en: 'move to a stage' },
  mark: { id: 'tandai', en: 'mark' },
  moveTo: { id: 'Pindahkan ke', en: 'Move to' },
  nowhere: {
    id: 'Tidak ada tahap yang dapat Anda tuju dari sini.',
    en: 'There is no stage you can move it to.',
  },
  notYours: {
    id: 'Bukan dari tahap ini, atau bukan hak Anda',
    en: 'Not from this stage, or not yours to do',
  },
  only: (who: string): Message => ({ id: `Hanya ${who}`, en: `Only ${who}` }),
  more: { id: 'Memuat yang berikutnya', en: 'Loading more' },
  moved: (name: string, stage: string): Message => ({
    id: `${name} dipindahkan ke ${stage}`,
    en: `${name} moved to ${stage}`,
  }),
} satisfies Record<string, Message | ((...given: never[]) => Message)>;
