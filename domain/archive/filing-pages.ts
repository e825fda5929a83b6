/** Filing pages that are no unit's: words that can never be an id. */
export const filingPages = {
  list: '/dokumen/pemberkasan',
  unfiled: '/dokumen/pemberkasan/belum-diberkaskan',
  retention: '/dokumen/pemberkasan/retensi',
} as const;
