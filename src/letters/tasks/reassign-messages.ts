import type { Message, Messages } from '../../../lib/language.ts';

export const reassignMessages = {
  reassign: { id: 'Alihkan', en: 'Hand on' },
  title: { id: 'Alihkan pemeriksaan ini?', en: 'Hand this review on?' },
  what: {
    id: 'tidak lagi menunggu paraf Anda. Penyusun diberi tahu, dan yang menerima dapat mengembalikannya kepada Anda.',
    en: 'no longer waits for your initials. Its drafter is told, and whoever gets it may hand it back to you.',
  },
  to: { id: 'Kepada', en: 'To' },
  near: { id: 'Unit Anda, atasan, dan bawahan', en: 'Your unit, above and below you' },
  isBack: { id: 'pemeriksaan ini darinya', en: 'the review came from them' },
  typeName: { id: 'Ketik nama atau jabatan', en: 'Type a name or post' },
  reason: { id: 'Alasan', en: 'Reason' },
  personMissing: { id: 'Pilih orang.', en: 'Choose a person.' },
  reasonMissing: { id: 'Tuliskan alasan pengalihan.', en: 'Write why you hand it on.' },
  done: (name: string): Message => ({
    id: `Pemeriksaan dialihkan kepada ${name}`,
    en: `Review handed on to ${name}`,
  }),
} satisfies Messages;
