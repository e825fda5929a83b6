import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { checkArchive } from '../../../server/backup/read-archive.ts';
import { readBackup } from '../../../server/backup/read-backup.ts';
import { writeBackup } from '../../../server/backup/write-backup.ts';
import { openPool } from '../../../server/db/connect.ts';
import { demoPassword } from '../../../server/demo/index.ts';
import { createFileStore } from '../../../server/files/index.ts';
import { assertBelongsTogether, noticeRestore } from '../../../server/installation/index.ts';
import { createJobs, jobKind, sendJob } from '../../../server/jobs/index.ts';
import { createSealer } from '../../../server/letters/index.ts';
import { databaseUrl, dropDeclaredTables, onServer } from '../../support/database-server.ts';
import { openDesk } from '../letters/desk.ts';

// One archive contains an installation: restored into an empty place it is the same one.

const desk = await openDesk();
const { db, pool, files, config, jobs } = desk.app;
const { staf, direktur } = desk.people;
const { url } = inject('database');
const folder = mkdtempSync(join(tmpdir(), 'naskah-backup-'));
const archive = join(folder, 'naskah.tar');
const name = `naskah_test_restored_${process.pid}`;
const late = jobKind<{ at: number }>('late');

await dropDeclaredTables(pool);
await assertBelongsTogether(db, { secret: config.secret, files });
await noticeRestore({ db, files }, new Date());
const letter = await desk.inState('sent', {
  receivers: [desk.named(direktur)],
  attachments: [
    {
      title: 'Lampiran',
      fileName: 'a.txt',
      content: Buffer.from('jembatan gantung wiyoto').toString('base64'),
      positionOrder: 1,
    },
  ],
});
await jobs.runDue();
await db.transaction((tx) => sendJob(tx, late, { at: 1 }, { after: new Date(Date.now() + 3_600_000) }));
const filesFolder = join(config.dataFolder, 'files');
const manifest = await writeBackup(
  { connectionString: String(pool.options.connectionString), files, filesFolder, secret: config.secret },
  archive,
);

await onServer(url, `CREATE DATABASE ${name}`);
const restored = openPool(databaseUrl(url, name), { patient: true });
const restoredFolder = join(folder, 'files');
const restoredFiles = createFileStore(restoredFolder);
afterAll(async () => {
  await restored.close();
  await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

test('the archive is its user alone, and says what it holds', async () => {
  expect(statSync(archive).mode & 0o077).toBe(0);
  const checked = await checkArchive(archive);
  expect(checked.secret).toBe(config.secret);
  expect(checked.manifest).toEqual(manifest);
  expect(manifest.files).toBeGreaterThan(1);
});

test('what is damaged or cut short is refused before anything is touched', async () => {
  const bytes = readFileSync(archive);
  const other = join(folder, 'other.tar');
  const pdf = bytes.indexOf('%PDF-');
  bytes[pdf + 100] = (bytes[pdf + 100] ?? 0) ^ 1;
  writeFileSync(other, bytes);
  await expect(checkArchive(other)).rejects.toThrow('is damaged');
  writeFileSync(other, bytes.subarray(0, 10_240));
  await expect(checkArchive(other)).rejects.toThrow('other.tar');
  await expect(checkArchive(join(folder, 'nothing.tar'))).rejects.toThrow('There is no file');
});

test('every row comes back as it was', async () => {
  await readBackup(archive, manifest, { ...restored, files: restoredFiles, filesFolder: restoredFolder });
  for (const { table, columns } of manifest.tables) {
    // The restored installation has its own point in time.
    if (table === 'public.installation') continue;
    const rows = `select md5(string_agg(t::text, '' order by t::text)) as rows from (select ${columns.join(', ')} from ${table}) t`;
    const [before, after] = [await pool.query(rows), await restored.pool.query(rows)];
    expect([table, after.rows[0]]).toEqual([table, before.rows[0]]);
  }
});

test('keys and triggers are what they were', async () => {
  const ties = `select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as tie from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger where not tgisinternal order by 1`;
  expect((await restored.pool.query(ties)).rows).toEqual((await pool.query(ties)).rows);
});

test('it is the same Naskah: one signs in, the letter verifies as sealed, its PDF and the text of its files are there', async () => {
  await assertBelongsTogether(restored.db, { secret: config.secret, files: restoredFiles });
  const deps = {
    ...restored,
    ...{ config, files: restoredFiles, jobs: createJobs(restored.pool) },
    sealer: await createSealer(config),
  };
  const app = await createApp(deps);
  const headers = { 'x-api-key': config.apiKey };
  const signedIn = await app.inject({
    method: 'POST',
    url: '/user/api/Account/login',
    headers,
    payload: { email: 'staf@naskah.example', password: demoPassword },
  });
  const ask = (path: string) =>
    app.inject({ url: path, headers: { ...headers, authorization: `Bearer ${signedIn.json().data.token}` } });
  const { rows } = await restored.db.execute<{ code: string }>(
    sql`select verify_code as code from letter where id = ${letter}`,
  );
  const verified = await app.inject({ url: `/letter/api/Verify/${rows[0]?.code}`, headers });
  expect(verified.json().data).toMatchObject({ isSealed: true });
  const before = await staf.get(desk.at(letter, '/pdf'));
  const after = await ask(desk.at(letter, '/pdf'));
  expect(after.rawPayload.equals(before.raw)).toBe(true);
  const found = await ask('/search/api/Search?source=letter&q=wiyoto');
  expect(found.json().data.items.map(({ id }: { id: string }) => id)).toContain(letter);
  await app.close();
});

test('nothing is laid aside for a month, and what was to be done later still is', async () => {
  const now = new Date();
  expect(await noticeRestore({ db: restored.db, files: restoredFiles }, now)).toBeInstanceOf(Date);
  const done: number[] = [];
  const later = createJobs(restored.pool);
  later.handle(late, async ({ at }) => {
    done.push(at);
  });
  await later.runDue(new Date(now.getTime() + 2 * 3_600_000)).catch(() => undefined);
  expect(done).toEqual([1]);
});
