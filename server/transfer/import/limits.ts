/** Limits of an import file; beyond one it is refused with a message that names it. */
export const importLimits = {
  bytes: 20 * 1024 * 1024,
  /** All unpacked XLSX entries together: a small file may unpack to more than the memory (zip bomb). */
  unpackedBytes: 100 * 1024 * 1024,
  entries: 2000,
  rows: 100_000,
  columns: 200,
  cellLetters: 100_000,
  /** All cells together: XLSX stores a shared text once, but every cell may repeat it. */
  cells: 4_000_000,
  letters: 40_000_000,
} as const;
