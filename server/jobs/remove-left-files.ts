import { unhurriedly } from '../db/session-settings.ts';
import type { Deps } from '../deps.ts';
import { filesInUse } from '../files/index.ts';
import { noticeRestore } from '../installation/index.ts';
import { reportFault } from '../log/index.ts';

const day = 86_400_000;
/** An upload may be used for a day after it came; a day more, so that a call in hand has come to its end. */
const daysKept = 2;
/** So long it lies aside before it is gone, and so long nothing is laid aside after a restored database was noticed. */
const daysAside = 30;
/** More than a few in a hundred are not left over: the database is older than the files, or another one's. */
const share = 0.05;
const fewAnyway = 50;

export type LeftFiles = {
  /** How many nothing in the database names, of how many old enough to be looked at. */
  left: number;
  seen: number;
  /** How many were laid aside now. */
  laidAside: number;
  /** Why none was: too many at once, or the database was found older than its files not long ago. */
  stopped?: 'too many' | 'restored';
};

/**
 * Lays aside the files that nothing refers to any more: of calls that were refused after all, of uploads nobody used, of
 * attachments taken off a draft. They are removed a month later.
 * @param agreed so many an operator has said yes to; without it a few in a hundred
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
  }
  const left = unnamed.length;
  if (left > (agreed ?? Math.max(fewAnyway, seen * share)))
    return { left, seen, laidAside: 0, stopped: 'too many' };
  for (const hash of unnamed) await files.layAside(hash, before(daysKept), now);
  await files.removeAside(before(daysAside), usedAmong);
  return { left, seen, laidAside: left };
}

/** What the night does of it. @returns how many were laid aside */
export async function removeLeftFiles(deps: Pick<Deps, 'db' | 'files'>, now: Date): Promise<number> {
  const { left, seen, laidAside, stopped } = await sweepLeftFiles(deps, now);
  if (stopped === 'too many') {
    const words = `${left} of ${seen} files are named by nothing in the database, which is too many to be left over; none was touched. Where that is right: npm run left-files -- ${left} (docs/operation.md)`;
    reportFault('Files', new Error(words));
  }
  return laidAside;
}
