import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { schema } from './schema.ts';

type Journal = {
  version: string;
  dialect: string;
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
};
type Snapshot = ReturnType<typeof generateDrizzleJson>;

const folder = join(import.meta.dirname, 'migrations');
const breakpoint = '\n--> statement-breakpoint\n';

/** `npm run db:migration -- NAME`: writes the declarations' changes since the last migration as SQL. */
await writeMigration(process.argv[2] ?? 'change');

async function writeMigration(name: string): Promise<void> {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const journal = readJournal();
  const before = lastSnapshot(journal);
  const after = generateDrizzleJson(schema, before.id, undefined, 'snake_case');
  const statements = await generateMigration(before, after);
  if (statements.length === 0) {
    console.log('The tables are as declared; no migration is needed.');
    return;
  }
  // pg_trgm must be created before the first search index.
  if (journal.entries.length === 0) statements.unshift('CREATE EXTENSION IF NOT EXISTS pg_trgm;');
  const idx = journal.entries.length;
  const tag = `${String(idx).padStart(4, '0')}_${name.replace(/[^a-z0-9]+/gi, '_').toLowerCase()}`;
  writeFileSync(join(folder, `${tag}.sql`), `${statements.join(breakpoint)}\n`);
  writeFileSync(join(folder, 'meta', `${String(idx).padStart(4, '0')}_snapshot.json`), JSON.stringify(after));
  journal.entries.push({ idx, version: '7', when: Date.now(), tag, breakpoints: true });
  writeFileSync(journalFile(), `${JSON.stringify(journal, null, 2)}\n`);
  console.log(`Wrote server/db/migrations/${tag}.sql`);
}

function journalFile(): string {
  return join(folder, 'meta', '_journal.json');
}

function readJournal(): Journal {
  if (!existsSync(journalFile())) return { version: '7', dialect: 'postgresql', entries: [] };
  return JSON.parse(readFileSync(journalFile(), 'utf8')) as Journal;
}

function lastSnapshot(journal: Journal): Snapshot {
  const last = journal.entries.at(-1);
  if (!last) return generateDrizzleJson({});
  const file = join(folder, 'meta', `${String(last.idx).padStart(4, '0')}_snapshot.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
}
