import { statfs } from 'node:fs/promises';

/** Bytes: a database needs 16 MB to continue its log; below twice that it is about to stop. */
const leastFree = 32 * 1024 * 1024;
/** Milliseconds for which a failed write reports a full disk: it may be the database's, on another machine. */
const rememberedFor = 15_000;
let failedAt = -rememberedFor;

/** A write has failed for want of room. */
export function sawFullDisk(): void {
  failedAt = performance.now();
}

/** Checks for disk space: on the data folder's disk, and on the database's by its reported errors. */
export async function isDiskFull(folder: string): Promise<boolean> {
  if (performance.now() - failedAt < rememberedFor) return true;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastFree;
}
