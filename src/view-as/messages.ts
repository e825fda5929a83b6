import type { Message, Messages } from '../../lib/language.ts';

export const viewAsMessages = {
  looking: (name: string, minutes: number): Message => ({
    id: `Anda melihat sebagai ${name}, hanya untuk dibaca; naskah dan arsip tertutup. Sisa ${minutes} menit.`,
    en: `You are viewing as ${name}, to read only; letters and archive are closed. ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left.`,
  }),
  back: { id: 'Kembali', en: 'Go back' },
} satisfies Messages;
