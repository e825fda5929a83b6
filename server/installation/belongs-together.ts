import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Executor } from '../db/executor.ts';
import type { FileStore } from '../files/index.ts';
import { StartError } from '../start-error.ts';
import { factOf, lockFacts, setFact } from './facts.ts';

/**
 * Refuses another database's secret or files: a foreign secret voids sessions and seals, foreign files leave
 * letters without PDF.
 * @throws StartError in one sentence
 */
export async function assertBelongsTogether(
  db: Db,
  { secret, files }: { secret: string; files: FileStore },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFacts(tx);
    await assertSecret(tx, secret);
    await setFact(tx, 'secret', secretMark(secret));
    const known = await factOf(tx, 'files');
    const store = files.mark('id');
    if (store !== undefined && store === known) return;
    if (known !== undefined && (store !== undefined || (await namesFiles(tx))))
      throw new StartError(foreignFiles);
    const id = known ?? store ?? randomUUID();
    await setFact(tx, 'files', id);
    files.setMark('id', id);
  });
}

/** @throws StartError where the database was begun with another one */
export async function assertSecret(executor: Executor, secret: string): Promise<void> {
  const kept = await factOf(executor, 'secret');
  if (kept !== undefined && kept !== secretMark(secret)) throw new StartError(foreignSecret);
}

/** @throws StartError where the store is not the one the database was begun with */
export async function assertFiles(executor: Executor, files: FileStore): Promise<void> {
  if ((await factOf(executor, 'files')) !== files.mark('id')) throw new StartError(foreignFiles);
}

const foreignSecret =
  'This database was begun with another secret; give it that one (in NASKAH_SECRET, or as the file "secret" of its data folder), or see docs/operation.md where it was changed on purpose.';
const foreignFiles =
  'The files of this database are in another folder; name the data folder it was begun with in NASKAH_DATA, or see docs/operation.md where they were moved on purpose.';

/** Identifies a secret without revealing it. */
export const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('naskah installation').digest('base64url');

async function namesFiles(tx: Executor): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from letter_document union all select from letter_attachment union all select from archive_file
    union all select from letter_picture union all select from logo where content is null limit 1`);
  return rows.length > 0;
}
