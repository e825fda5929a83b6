/** What a file may hold; beyond that it is refused with a sentence that names the limit. */
export const importLimits = {
  bytes: 20 * 1024 * 1024,
  /** Everything in an XLSX together, unpacked: a small file may unpack to more than a machine has. */
  unpackedBytes: 100 * 1024 * 1024,
  entries: 2000,
  rows: 100_000,
  columns: 200,
  cellLetters: 100_000,
  /** All cells together: one text of a workbook may stand in every cell of it and is told once only. */
  cells: 4_000_000,
  letters: 40_000_000,
} as const;
