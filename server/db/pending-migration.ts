import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { migrationsFolder } from './migrate.ts';
import { schema } from './schema.ts';

/** drizzle-kit's journal of all migrations. */
export type Journal = {
  version: string;
  dialect: string;
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
};
export type Snapshot = ReturnType<typeof generateDrizzleJson>;

export const journalFile = join(migrationsFolder, 'meta', '_journal.json');
export const snapshotFile = (idx: number): string =>
  join(migrationsFolder, 'meta', `${String(idx).padStart(4, '0')}_snapshot.json`);

export const readJournal = (): Journal =>
  existsSync(journalFile)
    ? (JSON.parse(readFileSync(journalFile, 'utf8')) as Journal)
    : { version: '7', dialect: 'postgresql', entries: [] };

/** What the declarations need beyond the last migration. @returns its statements, and the tables after them */
export async function pendingMigration(): Promise<{ statements: string[]; after: Snapshot }> {
  const before = lastSnapshot(readJournal());
  const after = generateDrizzleJson(schema, before.id, undefined, 'snake_case');
  return { statements: await generateMigration(before, after), after };
}

function lastSnapshot(journal: Journal): Snapshot {
  const last = journal.entries.at(-1);
  return last
    ? (JSON.parse(readFileSync(snapshotFile(last.idx), 'utf8')) as Snapshot)
    : generateDrizzleJson({});
}
