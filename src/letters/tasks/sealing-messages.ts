import type { Message, Messages } from '../../../lib/language.ts';

/** A signature that waits for a provider's seal. */
export const sealingMessages = {
  signedAs: (number: string, when: string): Message => ({
    id: `Ditandatangani ${when} dengan nomor ${number}, yang disimpan untuk naskah ini.`,
    en: `Signed ${when} with the number ${number}, which is kept for this letter.`,
  }),
  asking: { id: 'Segelnya sedang diminta.', en: 'Its seal is being asked for.' },
  sentByItself: (when: string): Message => ({
    id: `Dicoba lagi otomatis ${when}, dan terkirim begitu segelnya tiba.`,
    en: `It is tried again by itself ${when}, and sent once the seal has come.`,
  }),
  passedOnByItself: (when: string): Message => ({
    id: `Dicoba lagi otomatis ${when}, dan diteruskan ke penanda tangan berikutnya begitu segelnya tiba.`,
    en: `It is tried again by itself ${when}, and goes to its next signer once the seal has come.`,
  }),
  retry: { id: 'Coba lagi', en: 'Try again' },
  sealed: { id: 'Segel tiba, naskah terkirim.', en: 'The seal has come, the letter is sent.' },
  passedOn: {
    id: 'Segel tiba, naskah menunggu penanda tangan berikutnya.',
    en: 'The seal has come, the letter waits for its next signer.',
  },
  stillWaits: { id: 'Segel belum tiba.', en: 'The seal has not come yet.' },
  withdraw: { id: 'Tarik kembali', en: 'Take back' },
  withdrawTitle: { id: 'Tarik tanda tangan Anda?', en: 'Take your signature back?' },
  withdrawn: (number: string): Message => ({
    id: `Naskah kembali menunggu tanda tangan. Nomor ${number} tetap disimpan untuk penandatanganan berikutnya.`,
    en: `The letter waits for a signature again. The number ${number} stays kept for it.`,
  }),
} satisfies Messages;
