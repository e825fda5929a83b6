export const messages = {
  title: { id: 'Model Data', en: 'Data model' },
  about: {
    id: 'Entitas yang boleh Anda baca, menurut cabang menu. Panah menuju entitas yang dirujuk.',
    en: 'The entities you may read, by branch of the menu. Arrows lead to what is referred to.',
  },
  drawing: { id: 'Gambar model data', en: 'Drawing of the data model' },
  export: { id: 'Unduh SVG', en: 'Download SVG' },
  records: (count: string) => ({ id: `${count} data`, en: `${count} records` }),
  orMore: (count: string) => ({ id: `lebih dari ${count}`, en: `more than ${count}` }),
  refersTo: { id: 'Merujuk ke', en: 'Refers to' },
  referredBy: { id: 'Dirujuk oleh', en: 'Referred to by' },
  none: { id: 'Tidak ada rujukan', en: 'No references' },
  countsFailed: { id: 'Banyaknya data belum dapat dimuat.', en: 'The counts could not be loaded.' },
} as const;
