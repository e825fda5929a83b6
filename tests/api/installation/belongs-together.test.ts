import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFileStore } from '../../../server/files/index.ts';
import { assertBelongsTogether, noticeRestore } from '../../../server/installation/index.ts';
import { openDesk } from '../letters/desk.ts';

// Database, secret and files form one installation; mismatches are refused at start.

const desk = await openDesk();
const { db, files, config } = desk.app;
const other = mkdtempSync(join(tmpdir(), 'naskah-other-'));
afterAll(() => rmSync(other, { recursive: true, force: true }));
const { secret } = config;

test('an installation that has said nothing yet says what it is, and is known from then on', async () => {
  await assertBelongsTogether(db, { secret, files });
  const id = files.mark('id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await assertBelongsTogether(db, { secret, files });
  expect(files.mark('id')).toBe(id);
});

test('another secret is refused in one sentence that does not tell it', async () => {
  const foreign = 'another secret '.repeat(4);
  const refused = assertBelongsTogether(db, { secret: foreign, files });
  await expect(refused).rejects.toThrow('This database was begun with another secret');
  await expect(refused).rejects.not.toThrow(foreign);
});

test('an empty folder in place of the files is refused once letters have their documents', async () => {
  await desk.inState('sent', { receivers: [desk.named(desk.people.direktur)] });
  const refused = assertBelongsTogether(db, { secret, files: createFileStore(other) });
  await expect(refused).rejects.toThrow('The files of this database are in another folder');
});

test('a folder that another database was begun with is refused', async () => {
  const foreign = createFileStore(other);
  foreign.setMark('id', '00000000-0000-4000-8000-000000000000');
  const refused = assertBelongsTogether(db, { secret, files: foreign });
  await expect(refused).rejects.toThrow('The files of this database are in another folder');
});

test('a database that is older than its files is noticed, and one that goes on is not', async () => {
  const now = new Date('2026-11-23T03:00:00Z');
  expect(await noticeRestore({ db, files }, now)).toBeUndefined();
  expect(await noticeRestore({ db, files }, now)).toBeUndefined();
  const { rows } = await desk.app.pool.query(`select value from installation where key = 'at'`);
  await noticeRestore({ db, files }, now);
  await desk.app.pool.query(`update installation set value = $1 where key = 'at'`, [rows[0].value]);
  expect(await noticeRestore({ db, files }, now)).toEqual(now);
});
