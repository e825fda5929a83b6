/** Paper on loan; below the active archives, so the same viewers may open it (SPEC A2). */
export const loansPage = '/dokumen/arsip-aktif/dipinjam';

/** Maximum files of one item, and labels printed at once. */
export const archiveLimits = { files: 50, labels: 200 } as const;
