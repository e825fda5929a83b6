import { unhurriedly } from '../db/session-settings.ts';
import type { Deps } from '../deps.ts';
import { filesInUse } from '../files/index.ts';
import { noticeRestore } from '../installation/index.ts';
import { reportFault } from '../log/index.ts';

const day = 86_400_000;
/** An upload may be used for a day; one more day lets running requests finish. */
const daysKept = 2;
/** Days a file lies aside before removal, and days without laying aside after a restored database was detected. */
const daysAside = 30;
/** A larger share cannot be leftovers: the database is older than the files, or another one's. */
const share = 0.05;
const fewAnyway = 50;

export type LeftFiles = {
  /** Unreferenced files, among those old enough to be checked. */
  left: number;
  seen: number;
  /** How many were laid aside now. */
  laidAside: number;
  /** Why none was laid aside: too many, or the database was recently detected as restored. */
  stopped?: 'too many' | 'restored';
};

/**
 * Lays aside unreferenced files: from refused requests, unused uploads, attachments removed from drafts. They are
 * removed a month later.
 * @param agreed the number an operator has confirmed; without it a small share only
 */
export async function sweepLeftFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  now: Date,
  agreed?: number,
): Promise<LeftFiles> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const restored = await noticeRestore({ db, files }, now);
  if (restored && restored > before(daysAside))
    return { left: 0, seen: 0, laidAside: 0, stopped: 'restored' };
  const usedAmong = (hashes: string[]) => unhurriedly(db, (tx) => filesInUse(tx, hashes));
  const unnamed: string[] = [];
  let seen = 0;
  for await (const hashes of files.putBefore(before(daysKept))) {
    const used = await usedAmong(hashes);
    unnamed.push(...hashes.filter((one) => !used.has(one)));
    seen += hashes.length;
    for (const hash of hashes) await files.protect(hash);
  }
  const left = unnamed.length;
  if (left > (agreed ?? Math.max(fewAnyway, seen * share)))
    return { left, seen, laidAside: 0, stopped: 'too many' };
  for (const hash of unnamed) await files.layAside(hash, before(daysKept), now);
  await files.removeAside(before(daysAside), usedAmong);
  return { left, seen, laidAside: left };
}

/**
 * The nightly part.
 * @returns how many were laid aside
 */
export async function removeLeftFiles(deps: Pick<Deps, 'db' | 'files'>, now: Date): Promise<number> {
  const { left, seen, laidAside, stopped } = await sweepLeftFiles(deps, now);
  if (stopped === 'too many') {
    const words = `${left} of ${seen} files are named by nothing in the database, which is too many to be left over; none was touched. Where that is right: npm run left-files -- ${left} (docs/operation.md)`;
    reportFault('Files', new Error(words));
  }
  return laidAside;
}
