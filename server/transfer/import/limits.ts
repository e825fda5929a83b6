/** What a file may hold; beyond that it is refused with a sentence that names the limit. */
export const importLimits = {
  bytes: 20 * 1024 * 1024,
  /** Everything in an XLSX together, unpacked: a small file may unpack to more than a machine has. */
  unpackedBytes: 150 * 1024 * 1024,
  entries: 2000,
  rows: 100_000,
  columns: 200,
  cellLetters: 100_000,
} as const;
