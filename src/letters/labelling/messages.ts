import type { Message, Messages } from '../../../lib/language.ts';

/** What is said when letters are labelled. */
export const labelMessages = {
  saved: { id: 'Label disimpan', en: 'Labels saved' },
  labelMany: (count: number): Message => ({
    id: `Beri label pada ${count} naskah`,
    en: `Label ${count} ${count === 1 ? 'letter' : 'letters'}`,
  }),
  searchOrMake: { id: 'Cari atau buat label', en: 'Search or create a label' },
  unit: { id: 'Unit', en: 'Unit' },
  none: {
    id: 'Belum ada label. Tulis nama untuk membuatnya.',
    en: 'No labels yet. Type a name to create one.',
  },
  newLabel: { id: 'Label baru', en: 'New label' },
  colour: { id: 'Warna label', en: 'Label colour' },
  shared: { id: 'Dipakai bersama seluruh unit', en: 'Shared with the whole unit' },
  make: (name: string): Message => ({ id: `Buat label “${name}”`, en: `Create label “${name}”` }),
} satisfies Messages;
