import { statfs } from 'node:fs/promises';

/** A database needs 16 MB to go on writing its log; below twice that it is about to stop. */
const leastFree = 32 * 1024 * 1024;
/** For so long a write that failed says that the disk is full: it may be the database's, on another machine. */
const rememberedFor = 15_000;
let failedAt = -rememberedFor;

/** A write has failed for want of room. */
export function sawFullDisk(): void {
  failedAt = performance.now();
}

/** Whether there is room to write: on the disk of the data folder, and on the database's as far as it was told. */
export async function isDiskFull(folder: string): Promise<boolean> {
  if (performance.now() - failedAt < rememberedFor) return true;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastFree;
}
