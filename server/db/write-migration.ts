import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resources } from '../../resources/index.ts';
import { runCommand } from '../command.ts';
import { assertDeclarations } from '../declarations/index.ts';
import { migrationsFolder } from './migrate.ts';
import { journalFile, pendingMigration, readJournal, snapshotFile } from './pending-migration.ts';

const breakpoint = '\n--> statement-breakpoint\n';

/**
 * `npm run db:migration -- NAME` writes the declarations' changes since the last migration as SQL; `--print` shows them,
 * `--tell` says that there are some (npm run dev).
 */
await runCommand('db:migration', async ([given = 'change']) => {
  assertDeclarations(resources);
  if (given === '--print') return (await pendingMigration()).statements.join('\n');
  return given === '--tell' ? whatIsNeeded() : writeMigration(given);
});

async function whatIsNeeded(): Promise<string> {
  const { statements } = await pendingMigration();
  return statements.length === 0
    ? 'The tables are as declared.'
    : `The declarations need a migration: npm run db:migration -- NAME writes\n${statements.join('\n')}`;
}

async function writeMigration(name: string): Promise<string> {
  mkdirSync(dirname(journalFile), { recursive: true });
  const journal = readJournal();
  const { statements, after } = await pendingMigration();
  if (statements.length === 0) return 'The tables are as declared; no migration is needed.';
  // pg_trgm must be created before the first search index.
  if (journal.entries.length === 0) statements.unshift('CREATE EXTENSION IF NOT EXISTS pg_trgm;');
  const idx = journal.entries.length;
  const tag = `${String(idx).padStart(4, '0')}_${name.replace(/[^a-z0-9]+/gi, '_').toLowerCase()}`;
  writeFileSync(join(migrationsFolder, `${tag}.sql`), `${statements.join(breakpoint)}\n`);
  writeFileSync(snapshotFile(idx), JSON.stringify(after));
  journal.entries.push({ idx, version: '7', when: Date.now(), tag, breakpoints: true });
  writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`);
  return `Wrote server/db/migrations/${tag}.sql`;
}
