/** The pages of filing that are no filing unit's: words that are never an id. */
export const filingPages = {
  list: '/dokumen/pemberkasan',
  unfiled: '/dokumen/pemberkasan/belum-diberkaskan',
  retention: '/dokumen/pemberkasan/retensi',
} as const;
