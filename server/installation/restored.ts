import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { factOf, lockFacts, setFact } from './facts.ts';

/**
 * Detects a database older than its files, or shared files, by a mark in both that changes with every call.
 * @returns when a mismatch was last detected
 */
export async function noticeRestore(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  now: Date,
): Promise<Date | undefined> {
  return db.transaction(async (tx) => {
    await lockFacts(tx);
    if ((await factOf(tx, 'at')) !== files.mark('at')) await setFact(tx, 'restored', now.toISOString());
    const mark = randomUUID();
    await setFact(tx, 'at', mark);
    files.setMark('at', mark);
    const at = await factOf(tx, 'restored');
    return at === undefined ? undefined : new Date(at);
  });
}

/** Marks a database and a file store just restored from a backup as belonging together. */
export async function markRestored({ db, files }: Pick<Deps, 'db' | 'files'>, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFacts(tx);
    const id = (await factOf(tx, 'files')) ?? randomUUID();
    const mark = randomUUID();
    await setFact(tx, 'files', id);
    await setFact(tx, 'at', mark);
    await setFact(tx, 'restored', now.toISOString());
    files.setMark('id', id);
    files.setMark('at', mark);
  });
}
