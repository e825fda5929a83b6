import { upperFirst } from '../../../lib/formats.ts';
import type { Message } from '../../../lib/language.ts';

/** What stands where a record cannot be shown or changed. */
export const problemMessages = {
  missing: (one: Message): Message => ({
    id: `${upperFirst(one.id)} ini tidak ditemukan`,
    en: `${upperFirst(`this ${one.en}`)} was not found`,
  }),
  failed: { id: 'Data tidak dapat dimuat', en: 'The data could not be loaded' },
  toList: { id: 'Kembali ke daftar', en: 'Back to the list' },
  onlyToRead: {
    id: 'Anda dapat membaca data ini, tetapi tidak dapat mengubahnya.',
    en: 'You may read this, but not change it.',
  },
} satisfies Record<string, unknown>;
