import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { actAs, type Colleague, openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, atasan } = desk.people;
const base = '/letter/api/Upload';
const part = 512 * 1024;
const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 0x20)]);

const start = (size: number, name = 'lampiran.pdf', by: Pick<Colleague, 'post'> = staf) =>
  by.post(base, { name, size });
const put = (id: string, offset: number | string, bytes: Buffer, by: Pick<Colleague, 'ask'> = staf) =>
  by.ask({
    method: 'PUT',
    url: `${base}/${id}?offset=${offset}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
const uploaded = async (bytes: Buffer, name = 'lampiran.pdf'): Promise<string> => {
  const { id } = (await start(bytes.length, name)).body.data;
  for (let at = 0; at < bytes.length; at += part) await put(id, at, bytes.subarray(at, at + part));
  return id;
};

test('a file that comes in parts is put on a letter, byte by byte as it was', async () => {
  const bytes = pdf(part + 1000);
  const { id } = (await start(bytes.length)).body.data;
  expect((await put(id, 0, bytes.subarray(0, part))).body.data).toMatchObject({
    offset: part,
    isDone: false,
  });
  const seen = await staf.get(`${base}/${id}`);
  expect(seen.body.data).toMatchObject({ offset: part, size: bytes.length, isDone: false });
  expect((await put(id, part, bytes.subarray(part))).body.data).toMatchObject({ isDone: true });
  const attachments = [{ title: 'Gambar', uploadId: id, positionOrder: 1 }];
  const letter = await desk.save({ attachments });
  const [file] = letter.attachments;
  expect(file).toMatchObject({ title: 'Gambar', fileName: 'lampiran.pdf', size: bytes.length });
  expect((await staf.get(desk.at(letter.id, `/attachments/${file.id}`))).raw.equals(bytes)).toBe(true);
  const again = await staf.post('/letter/api/Letter', desk.letter({ attachments }));
  expect(again.status, 'an answer may get lost, and the same be saved again').toBe(200);
});

test('a store that fails at the last part loses nothing: it is tried again without sending it all', async () => {
  const bytes = pdf(part + 1000);
  const { id } = (await start(bytes.length)).body.data;
  await put(id, 0, bytes.subarray(0, part));
  const store = vi.spyOn(desk.app.files, 'putFile').mockRejectedValueOnce(new Error('timed out'));
  expect((await put(id, part, bytes.subarray(part))).status).toBeGreaterThanOrEqual(500);
  expect((await staf.get(`${base}/${id}`)).body.data).toMatchObject({ offset: bytes.length, isDone: false });
  // A browser without a response repeats the part, then continues at the reported offset.
  expect((await put(id, part, bytes.subarray(part))).status).toBe(409);
  const end = await Promise.all([
    put(id, bytes.length, Buffer.alloc(0)),
    put(id, bytes.length, Buffer.alloc(0)),
  ]);
  expect(end.map((answer) => answer.status).toSorted()[0]).toBe(200);
  expect(end.every(({ status }) => status === 200 || status === 409)).toBe(true);
  store.mockRestore();
  expect((await staf.get(`${base}/${id}`)).body.data).toMatchObject({ isDone: true });
  const { attachments } = await desk.save({
    attachments: [{ title: 'Gambar', uploadId: id, positionOrder: 1 }],
  });
  expect(attachments).toMatchObject([{ size: bytes.length }]);
});

test('the database is not held while a file is written to the store', async () => {
  const bytes = pdf(1000);
  const { id } = (await start(bytes.length)).body.data;
  const { files } = desk.app;
  const putFile = files.putFile.bind(files);
  const store = vi.spyOn(files, 'putFile').mockImplementationOnce(async (...kept) => {
    await desk.app.db.execute(
      sql`set lock_timeout = 500; select 1 from letter_upload where id = '${sql.raw(id)}' for update; reset lock_timeout`,
    );
    return putFile(...kept);
  });
  expect((await put(id, 0, bytes)).body.data).toMatchObject({ isDone: true });
  store.mockRestore();
});

test('a part that does not begin where the last one ended is refused with where to go on', async () => {
  const bytes = pdf(2 * part);
  const { id } = (await start(bytes.length)).body.data;
  const early = await put(id, part, bytes.subarray(part));
  expect(early).toMatchObject({ status: 409, body: { data: { offset: 0 } } });
  await put(id, 0, bytes.subarray(0, part));
  const twice = await put(id, 0, bytes.subarray(0, part));
  expect(twice).toMatchObject({ status: 409, body: { data: { offset: part } } });
  const both = await Promise.all([put(id, part, bytes.subarray(part)), put(id, part, bytes.subarray(part))]);
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
});

test('what is no part of an announced file is refused', async () => {
  const { id } = (await start(1000)).body.data;
  expect((await put(id, 0, pdf(1001))).status, 'more than announced').toBe(422);
  expect((await put(id, 0, Buffer.alloc(0))).status, 'nothing').toBe(422);
  expect((await put(id, '-1', pdf(10))).status).toBe(400);
  expect((await put(id, '', pdf(10))).status).toBe(400);
  const { id: long } = (await start(3 * part)).body.data;
  expect((await put(long, 0, pdf(part + 1))).status, 'too long').toBe(422);
  expect((await put(long, 0, pdf(2 * part))).status, 'far too long').toBe(413);
  expect((await staf.put(`${base}/${long}?offset=0`, { a: 1 })).status, 'not bytes').toBe(415);
});

test('name, size and kind are judged by the server', async () => {
  const errors = async (size: number, name?: string) => (await start(size, name)).body.errors;
  expect((await errors(10 * 1024 * 1024)).size).toEqual(['Ukuran berkas harus lebih kecil dari 10 MB']);
  expect(await errors(0)).toHaveProperty('size');
  expect(await errors(1.5)).toHaveProperty('size');
  expect(await errors(10, '')).toHaveProperty('name');
  const { id } = (await start(20, 'foto.png')).body.data;
  expect((await put(id, 0, Buffer.from('bukan gambar sungguh'))).status).toBe(422);
  expect((await staf.get(`${base}/${id}`)).status, 'sending it again would not help').toBe(404);
  const { id: program } = (await start(4, 'a.exe')).body.data;
  expect((await put(program, 0, Buffer.from('MZab'))).status).toBe(422);
});

test('an upload is its owner’s: nobody else sees, continues, drops or uses it', async () => {
  const id = await uploaded(pdf(100));
  const { id: open } = (await start(100)).body.data;
  expect((await atasan.get(`${base}/${open}`)).status).toBe(404);
  expect((await put(open, 0, pdf(100), atasan)).status).toBe(404);
  expect((await atasan.delete(`${base}/${open}`)).status).toBe(404);
  expect((await desk.app.stranger.get(`${base}/${open}`)).status).toBe(401);
  const stolen = { attachments: [{ title: 'Curian', uploadId: id, positionOrder: 1 }] };
  const { status, body } = await atasan.post('/letter/api/Letter', desk.letter(stolen));
  expect([status, Object.keys(body.errors)]).toEqual([422, ['attachments']]);
  expect((await staf.delete(`${base}/${open}`)).status).toBe(200);
  expect((await staf.get(`${base}/${open}`)).status).toBe(404);
});

test('only a whole upload in its time can be used', async () => {
  const use = (uploadId: string) =>
    staf.post(
      '/letter/api/Letter',
      desk.letter({ attachments: [{ title: 'A', uploadId, positionOrder: 1 }] }),
    );
  const { id: half } = (await start(1000)).body.data;
  expect((await use(half)).status).toBe(422);
  expect((await use(newId())).status).toBe(422);
  const late = await uploaded(pdf(100));
  await desk.app.db.execute(
    sql`update letter_upload set expires_at = now() - interval '1 second' where id = ${late}`,
  );
  expect((await use(late)).status).toBe(422);
  expect((await staf.get(`${base}/${late}`)).status).toBe(404);
});

test('who may not write letters may not upload, and nobody fills the server with beginnings', async () => {
  await desk.app.db.execute(sql`update delegation set scopes = '{baca}'`);
  const reader = await actAs(desk.app, 'delegasi', 'Delegation');
  expect((await start(10, 'a.pdf', reader)).status).toBe(403);
  await desk.app.db.execute(sql`delete from letter_upload`);
  await desk.app.db.execute(sql`insert into letter_upload (id, user_id, name, size, expires_at)
    select gen_random_uuid(), ${staf.userId}, 'a.pdf', 10, now() + interval '1 day' from generate_series(1, 40)`);
  expect((await start(10)).status).toBe(409);
  expect((await start(10, 'a.pdf', atasan)).status, 'others are not held up').toBe(200);
  const { rows } = await desk.app.db.execute(
    sql`select id from letter_upload where user_id = ${staf.userId} limit 1`,
  );
  expect((await staf.delete(`${base}/${rows[0]?.id}`)).status).toBe(200);
  expect((await start(10)).status, 'what was taken off counts no more').toBe(200);
  expect((await start(10)).status).toBe(409);
  await desk.app.db.execute(sql`update letter_upload set expires_at = now() + interval '22 hours 59 minutes'
    where id in (select id from letter_upload where user_id = ${staf.userId} limit 2)`);
  const idle = [(await start(10)).status, (await start(10)).status, (await start(10)).status];
  expect(idle, 'two that were idle for an hour make room for two').toEqual([200, 200, 409]);
});
