import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, inject } from 'vitest';
import { openPool } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { databaseUrl, onServer } from './database-server.ts';

/** A database of its own as an older version left it, to migrate what that version wrote. */
export async function oldDatabase(label: string) {
  const { url } = inject('database');
  const name = `naskah_test_${label}_${process.pid}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  const { pool, db, close } = openPool(databaseUrl(url, name));
  afterAll(async () => {
    await close();
    await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
  });

  const { entries } = JSON.parse(readFileSync('server/db/migrations/meta/_journal.json', 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  /** As the version with this many migrations left it. */
  const upTo = (count: number) =>
    migrate(db, {
      only: entries
        .filter(({ idx }) => idx < count)
        .map(({ when }) => ({ hash: '', created_at: String(when) })),
    });
  /** As the version before this migration left it. */
  const before = (tag: string) => upTo(entries.findIndex((entry) => entry.tag.endsWith(tag)));

  /** Inserts a row; other required columns get any value of their type. */
  async function put(table: string, cells: Cells): Promise<string> {
    const { rows } = await pool.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
         and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    );
    const row: Cells = {
      ...Object.fromEntries(rows.map(({ name, type }) => [name, anything(type)])),
      ...cells,
    };
    const names = Object.keys(row);
    const session = await pool.connect();
    try {
      // Rows of their own, without all that they refer to.
      await session.query('set session_replication_role = replica');
      await session.query(
        `insert into "${table}" (${names.map((one) => `"${one}"`).join(', ')})
         values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
        Object.values(row),
      );
    } finally {
      await session.query('set session_replication_role = default');
      session.release();
    }
    return String(row.id ?? '');
  }

  return { pool, db, upTo, before, put };
}

export type Cells = Record<string, unknown>;

function anything(type: string): unknown {
  if (type === 'uuid' || type === 'text') return randomUUID();
  if (type === 'boolean') return false;
  if (type === 'ARRAY') return [];
  if (type === 'jsonb') return {};
  if (type === 'date' || type.startsWith('timestamp')) return '2024-01-02';
  return 1;
}
