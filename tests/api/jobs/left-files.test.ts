import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { keyOf } from '../../../server/files/file-store.ts';
import { removeLeftFiles } from '../../../server/jobs/remove-left-files.ts';
import { startProcess } from '../../support/server-process.ts';
import { openDesk } from '../letters/desk.ts';

// The file store keeps only files that something refers to.
const desk = await openDesk();
const { db, files } = desk.app;
const { staf, direktur, atasan } = desk.people;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const file = (text: string, positionOrder = 1) => ({
  title: text,
  fileName: 'a.txt',
  content: Buffer.from(text).toString('base64'),
  positionOrder,
});
const kept = async (text: string) => (await files.putFile(Buffer.from(text), options)).hash;
const hashOf = (text: string) => files.viewOf(Buffer.from(text), options).hash;
const options = { name: 'a.txt', maxBytes: 1024 * 1024 };
const read = async (text: string) => (await buffer(await files.getFile(hashOf(text)))).toString();
const isThere = (text: string) => files.hasFile(hashOf(text));

test('a call that is refused leaves no file behind', async () => {
  const { status } = await staf.post(
    '/letter/api/Letter',
    desk.letter({ permissionClassificationId: newId(), attachments: [file('ditolak')] }),
  );
  expect([status, await isThere('ditolak')]).toEqual([422, false]);
  const { id, version } = await desk.save();
  const refused = await staf.put(
    desk.at(id),
    desk.letter({ version, permissionClassificationId: newId(), attachments: [file('ditolak lagi')] }),
  );
  expect([refused.status, await isThere('ditolak lagi')]).toEqual([422, false]);
});

test('what was taken off goes in a few days, what anything refers to stays', async () => {
  const draft = await desk.save({ attachments: [file('tinggal'), file('dicabut', 2)] });
  const [first] = draft.attachments;
  await staf.put(
    desk.at(draft.id),
    desk.letter({
      version: draft.version,
      attachments: [{ id: first.id, title: 'tinggal', positionOrder: 1 }],
    }),
  );
  const sent = await desk.inState('sent', {
    receivers: [desk.named(direktur)],
    attachments: [file('hanya di versi')],
  });
  await db.execute(sql`delete from letter_attachment where letter_id = ${sent}`);
  const [item] = (await direktur.get(`/letter/api/Inbox?letterId=${sent}`)).body.data.items;
  const given = await direktur.post(`/letter/api/Inbox/${item.id}/disposition`, {
    receivers: [{ userId: atasan.userId, userPositionId: atasan.positionId }],
    instructionIds: [],
    note: 'Laporkan.',
  });
  await atasan.post(`/letter/api/Disposition/${given.body.data.id}/report`, {
    text: 'Terlampir.',
    files: [{ fileName: 'a.txt', content: Buffer.from('laporan').toString('base64') }],
  });
  await kept('unggahan');
  await db.execute(sql`insert into letter_upload (id, user_id, name, size, file_hash, expires_at)
    values (${newId()}, ${staf.userId}, 'a.txt', 8, ${hashOf('unggahan')}, now() + interval '1 day')`);
  await kept('bukti');
  await db.execute(sql`insert into letter_dispatch (id, letter_id, channel, date, user_id, position_id, proof)
    values (${newId()}, ${sent}, 'courier', '2026-11-21', ${staf.userId}, ${staf.positionId},
      ${JSON.stringify({ fileHash: hashOf('bukti') })}::jsonb)`);
  await kept('surel');
  await db.execute(sql`insert into mail (id, recipient, subject, body, attachments)
    values (${newId()}, 'a@luar.example', 'a', 'a', ${JSON.stringify([{ fileHash: hashOf('surel') }])}::jsonb)`);
  await kept('ditinggalkan');

  await removeLeftFiles({ db, files }, inDays(1));
  expect(await isThere('ditinggalkan'), 'it may still be in hand').toBe(true);
  const removed = await removeLeftFiles({ db, files }, inDays(3));
  expect(removed).toBeGreaterThanOrEqual(2);
  for (const text of ['tinggal', 'hanya di versi', 'laporan', 'unggahan', 'bukti', 'surel'])
    expect([text, await isThere(text)]).toEqual([text, true]);
  for (const text of ['dicabut', 'ditinggalkan']) expect([text, await isThere(text)]).toEqual([text, false]);
  expect((await staf.get(desk.at(sent, '/pdf'))).status, 'signed documents').toBe(200);
  expect(await removeLeftFiles({ db, files }, inDays(3)), 'a second run finds nothing').toBe(0);
});

test('what was laid aside comes back when it is asked for or named again, and is gone after a month', async () => {
  for (const text of ['diminta', 'disebut', 'dilupakan']) await kept(text);
  expect(await removeLeftFiles({ db, files }, inDays(3))).toBe(3);
  expect(await read('diminta')).toBe('diminta');
  await desk.save({ attachments: [file('disebut')] });
  // Saving stored the file again; move it aside, as with a restored database.
  await files.layAside(hashOf('disebut'), inDays(4), inDays(4));
  expect(await isThere('disebut')).toBe(false);
  await removeLeftFiles({ db, files }, inDays(10));
  expect(await isThere('disebut')).toBe(true);
  await removeLeftFiles({ db, files }, inDays(40));
  await expect(read('dilupakan')).rejects.toThrow('tidak ditemukan');
});

test('files of a database that is older than they are stay where they are', async () => {
  await kept('lebih baru');
  await db.execute(sql`update installation set value = 'as it was in the dump' where key = 'at'`);
  expect(await removeLeftFiles({ db, files }, inDays(3))).toBe(0);
  expect(await removeLeftFiles({ db, files }, inDays(20))).toBe(0);
  expect(await isThere('lebih baru')).toBe(true);
  expect(await removeLeftFiles({ db, files }, inDays(50)), 'a month later').toBeGreaterThanOrEqual(1);
});

test('when many files are named by nothing, none is touched', async () => {
  for (let count = 0; count < 60; count += 1) await kept(`milik yang lain ${count}`);
  expect(await removeLeftFiles({ db, files }, inDays(100))).toBe(0);
  expect(await isThere('milik yang lain 7')).toBe(true);
});

test('who has looked says how many go, and they go once', async () => {
  // Files of the test before, made as old as the nightly job requires; their path is their hash.
  const hashes = Array.from({ length: 60 }, (_, count) => hashOf(`milik yang lain ${count}`));
  const longAgo = inDays(-10);
  for (const hash of hashes)
    await utimes(join(desk.app.config.dataFolder, 'files', keyOf(hash)), longAgo, longAgo);
  await db.execute(sql`delete from installation where key = 'restored'`);

  expect(await command()).toMatch(/^60 of \d+ files are named by nothing.*npm run left-files -- 60\n$/);
  expect(await command('59')).toMatch(/^60 of \d+ files .* none was touched/);
  expect(await command('many')).toMatch(/^Say how many/);
  expect(await isThere('milik yang lain 7')).toBe(true);
  expect(await command('60')).toMatch(/^60 files were laid aside/);
  expect(await isThere('milik yang lain 7')).toBe(false);
  expect(await read('milik yang lain 7'), 'and come back when asked for').toBe('milik yang lain 7');
});

/** Runs `npm run left-files`; gives stdout and stderr. */
async function command(...given: string[]): Promise<string> {
  const { dataFolder } = desk.app.config;
  const env = { NASKAH_DATA: dataFolder, DATABASE_URL: String(desk.app.pool.options.connectionString) };
  const process = startProcess('server/jobs/left-files-command.ts', env, given);
  await process.ended;
  return process.said().out + process.said().err;
}

test('every column that holds the hash of a file is asked', async () => {
  const { rows } = await db.execute<{
    at: string;
  }>(sql`select table_name as at from information_schema.columns
    where column_name = 'file_hash' and table_schema = 'public' order by 1`);
  // file_text holds extracted text, no file; it is deleted with its file.
  const holders = rows.map(({ at }) => at).filter((at) => at !== 'file_text');
  expect(holders).toEqual([
    'archive_file',
    'letter_attachment',
    'letter_document',
    'letter_picture',
    'letter_sealing',
    'letter_upload',
    'record_file',
  ]);
});
