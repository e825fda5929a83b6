import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { openPool } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { testApp } from '../../support/app.ts';
import { databaseUrl, onServer } from '../../support/database-server.ts';

// A database has exactly the migrations of the code that runs on it, and its dump can be restored.

const { url } = inject('database');
const name = `naskah_test_migrations_${process.pid}`;
await onServer(url, `CREATE DATABASE ${name}`);
const { pool, db, close } = openPool(databaseUrl(url, name));
const folder = mkdtempSync(join(tmpdir(), 'naskah-migrations-'));
const { pool: product } = await testApp({ demo: false });
afterAll(async () => {
  await close();
  await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

/** A folder of migrations, each making a table of its name. */
function write(...tags: string[]): string {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  for (const tag of tags) writeFileSync(join(folder, `${tag}.sql`), `create table "${tag}" ();`);
  const entries = tags.map((tag, idx) => ({
    idx,
    when: 1000 + Number(tag.slice(1)),
    tag,
    breakpoints: true,
  }));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  return folder;
}
const tables = async () =>
  (await pool.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)).rows.map(
    ({ tablename }) => tablename,
  );

test('one that came in late, older than the last that was applied, is applied all the same', async () => {
  await migrate(db, { folder: write('m1', 'm3') });
  await migrate(db, { folder: write('m1', 'm2', 'm3') });
  expect(await tables()).toEqual(['m1', 'm2', 'm3']);
});

test('code that does not know a migration of the database is refused, and changes nothing', async () => {
  const refused = migrate(db, { folder: write('m1', 'm2', 'm4') });
  await expect(refused).rejects.toThrow('A newer version has changed this database (1 migration that');
  expect(await tables()).toEqual(['m1', 'm2', 'm3']);
});

test('what fails half-way leaves nothing behind', async () => {
  writeFileSync(join(write('m1', 'm2', 'm3', 'm5', 'm6'), 'm6.sql'), 'create table m1 ();');
  await expect(migrate(db, { folder })).rejects.toThrow('already exists');
  expect(await tables()).toEqual(['m1', 'm2', 'm3']);
});

test('texts in natural order are indexed anew once ICU has another version', async () => {
  await pool.query(`create collation natural_order (provider = icu, locale = 'und-u-kn-true');
    create table ruas (name text);
    insert into ruas values ('Ruas 10'), ('Ruas 2');
    create index ruas_name on ruas (name collate natural_order);
    update pg_collation set collversion = '1' where collname = 'natural_order'`);
  const file = async () =>
    (await pool.query(`select pg_relation_filenode('ruas_name') as node`)).rows[0].node;
  const before = await file();
  await migrate(db, { folder: write('m1', 'm2', 'm3') });
  const { rows } = await pool.query(
    `select collversion = pg_collation_actual_version(oid) as is_known from pg_collation where collname = 'natural_order'`,
  );
  expect(rows).toEqual([{ is_known: true }]);
  const after = await file();
  expect(after).not.toBe(before);
  await migrate(db, { folder });
  expect(await file()).toBe(after);
  await pool.query('drop table ruas; drop collation natural_order');
});

test('functions that rows and indexes are made with find what they name, whatever the search path', async () => {
  const { rows } = await product.query(`
    select distinct p.oid::regprocedure::text as name from pg_depend d
    join pg_proc p on p.oid = d.refobjid and d.refclassid = 'pg_proc'::regclass
    where p.pronamespace = 'public'::regnamespace
      and d.classid in ('pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_constraint'::regclass)
      and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
      and not exists (select from unnest(p.proconfig) set where set like 'search_path=%')`);
  expect(rows).toEqual([]);
});

test('the text of a file is taken in with an empty search path, as a dump is restored', async () => {
  const session = await product.connect();
  await session.query(`begin; set local search_path = ''`);
  await session.query(
    `insert into public.file_text (file_hash, mime_type, content) values ('a', 'text/plain', 'pemeliharaan jembatan')`,
  );
  const { rows } = await session.query(`select words::text from public.file_text where file_hash = 'a'`);
  await session.query('rollback');
  session.release();
  expect(rows[0].words).toContain('jembat');
});
