/** A company's logo: a file of its own, referred to by the hash of its content. */
export const logoFile = {
  pattern: '^[0-9a-f]{64}$',
  /** It is printed on every page of paper that leaves the house. */
  mostBytes: 100 * 1024,
  mostSide: 4000,
  types: ['image/png', 'image/jpeg', 'image/svg+xml'],
} as const;

/** The content of a logo's URL never changes. */
export const logoAddress = (hash: string) => `/master-data/api/Logo/${hash}` as const;

export const logoMessages = {
  otherKind: {
    id: 'Isi berkas ini bukan PNG, JPEG, atau SVG. Pilih berkas lain.',
    en: 'What is in this file is no PNG, JPEG or SVG. Choose another.',
  },
  tooLarge: {
    id: 'Ukuran logo harus lebih kecil dari 100 KB.',
    en: 'The logo must be smaller than 100 KB.',
  },
} as const;
