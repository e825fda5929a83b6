/** Paper on loan; below the active archives, so the same viewers may open it (SPEC A2). */
export const loansPage = '/dokumen/arsip-aktif/dipinjam';

/** Maximum files of one item, labels printed at once, and characters of a file's text, as many as are read from one. */
export const archiveLimits = { files: 50, labels: 200, textCharacters: 500_000 } as const;
