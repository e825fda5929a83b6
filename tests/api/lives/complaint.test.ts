import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fireBySystem, remindStages } from '../../../server/lives/index.ts';
import type { Living } from '../../../server/lives/living.ts';
import { complaint } from '../../declared/pengaduan.ts';
import { testApp } from '../../support/app.ts';
import { openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { checked } from '../transfer/transfers.ts';

// The events of one life, as a person walks through it.

const { signIn, pool, db } = await testApp();
await openEverything(pool);
await pool.query(
  `update "role" set privileged_list = privileged_list || '{/layanan/pengaduan,/layanan/pengaduan/putuskan}'
   where id in (select unnest(main_roles(id)) from "user" where email = 'atasan@naskah.example')`,
);
const admin = await signIn('admin');
const head = await signIn('atasan');
const { bodyOf } = generator(admin);
const base = '/layanan/api/ExampleComplaint';
const idOf = async (account: string): Promise<string> =>
  (await pool.query('select id from "user" where email = $1', [`${account}@naskah.example`])).rows[0].id;
const [adminId, headId] = [await idOf('admin'), await idOf('atasan')];

async function received(values: object = {}): Promise<{ id: string; version: number }> {
  const made = await admin.post(base, {
    ...(await bodyOf(complaint)),
    result: null,
    approved: null,
    ...values,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body.data;
}
const fire = (id: string, event: string, rest: object = {}, caller = admin) =>
  caller.post(`${base}/${id}/event`, { event, ...rest });
const checkedBy = async (officerId: string) => {
  const { id } = await received();
  const answer = await fire(id, 'check', { values: { officerId, place: 'KM 58+400 A' } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return id;
};

it('asks what the next stage wants, and names what is missing, wrong or unknown', async () => {
  const { id } = await received({ officerId: null, place: null });
  const missing = await fire(id, 'check', { values: { place: 'KM 58' } });
  expect(missing.status).toBe(422);
  expect(Object.keys(missing.body.errors)).toEqual(['officerId']);
  const nobody = await fire(id, 'check', { values: { officerId: 'Kartika', place: 'KM 58' } });
  expect(Object.keys(nobody.body.errors)).toEqual(['officerId']);
  const other = await fire(id, 'check', { values: { subject: 'Lain', officerId: adminId } });
  expect(Object.keys(other.body.errors)).toEqual(['subject']);
  expect(Object.keys((await fire(id, 'check', { stage: 'done' })).body.errors)).toEqual(['stage']);
  expect(Object.keys((await fire(id, 'leap')).body.errors)).toEqual(['event']);
  expect((await fire(id, 'check', { note: 'Tanpa catatan' })).status).toBe(422);
  expect(Object.keys((await fire(id, 'reject')).body.errors)).toEqual(['note']);
  expect((await admin.get(`${base}/${id}`)).body.data).toMatchObject({ stage: 'received', version: 1 });
});

it('says what is missing before it is tried, and moves on once it is there', async () => {
  const id = await checkedBy(adminId);
  const row = (await admin.get(`${base}/${id}`)).body.data;
  expect(row.can.events.map((one: { event: string }) => one.event)).toEqual([
    'handle',
    'giveBack',
    'reject',
    'report',
  ]);
  expect(row.can.events[0].blockedBy).toEqual({
    message: 'Isi dahulu: Hasil pemeriksaan, Nilai disetujui.',
    fields: ['result', 'approved'],
  });
  expect((await fire(id, 'handle')).status).toBe(422);
  const told = await fire(id, 'report', { values: { result: 'Lubang 40 x 60 cm', approved: '2300000' } });
  expect(told.body.data.record).toMatchObject({ stage: 'checked', result: 'Lubang 40 x 60 cm' });
  // What a stage asks for stays while the record is there.
  await fire(id, 'handle');
  const emptied = await admin.put(`${base}/${id}`, { result: null });
  expect(Object.keys(emptied.body.errors)).toEqual(['result']);
});

it('is at another stage, or changed meanwhile, for who read it earlier', async () => {
  const { id, version } = await received();
  await admin.put(`${base}/${id}`, { subject: 'Diubah', version });
  const late = await fire(id, 'reject', { note: 'Bukan ruas kami', version });
  expect(late.status).toBe(409);
  expect(late.body.data).toMatchObject({ id, subject: 'Diubah' });
  expect((await fire(id, 'reject', { note: 'Bukan ruas kami', version: version + 1 })).status).toBe(200);
  expect((await fire(id, 'reject', { note: 'Bukan ruas kami' })).status).toBe(409);
});

it('tells the next holder that it is their turn, and the maker what became of it', async () => {
  const id = await checkedBy(headId);
  const bell = (await head.get('/notification/api/Notification')).body.data.items[0];
  expect(bell).toMatchObject({
    title: 'Pengaduan menunggu Anda: Diperiksa',
    detailUrl: `/layanan/pengaduan/${id}`,
  });
  const answer = await fire(id, 'giveBack', { note: 'Foto belum ada' }, head);
  expect(answer.body.data, JSON.stringify(answer.body)).toMatchObject({ undoUntil: null });
  const { rows } = await pool.query(
    `select kind from notification where detail_url = $1 and user_id = $2 order by created_at`,
    [`/layanan/pengaduan/${id}`, adminId],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['tahap.giliran']);
});

it('is taken back within a minute by who did it, with what the event asked', async () => {
  const { id } = await received({ officerId: null, place: null });
  const before = (await admin.get(`${base}/${id}`)).body.data;
  const fired = await fire(id, 'check', { values: { officerId: headId, place: 'KM 1' } });
  expect(Date.parse(fired.body.data.undoUntil)).toBeGreaterThan(Date.now());
  expect((await head.post(`${base}/${id}/undo`)).status).toBe(403);
  const undone = await admin.post(`${base}/${id}/undo`);
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  expect(undone.body.data).toMatchObject({
    ...{ stage: 'received', officerId: null, place: null },
    ...{ stageSince: before.stageSince, stageDue: before.stageDue },
  });
  expect((await admin.get(`${base}/${id}/steps`)).body.data.items).toHaveLength(1);
  expect((await admin.post(`${base}/${id}/undo`)).status).toBe(409);
  await fire(id, 'check', { values: { officerId: headId, place: 'KM 1' } });
  await pool.query(`update life_step set at = at - interval '61 seconds' where record_id = $1`, [id]);
  expect((await admin.post(`${base}/${id}/undo`)).status).toBe(409);
});

it('leaves nothing unread at its holder once it is taken back; what came before stays', async () => {
  const { id } = await received({ officerId: null, place: null });
  const unread = async (): Promise<string[]> =>
    (
      await pool.query(
        'select title from notification where detail_url = $1 and user_id = $2 and read_at is null',
        [`/layanan/pengaduan/${id}`, headId],
      )
    ).rows.map(({ title }) => title);
  const before = await unread();
  await fire(id, 'check', { values: { officerId: headId, place: 'KM 1' } });
  expect(await unread()).toContain('Pengaduan menunggu Anda: Diperiksa');
  expect((await admin.post(`${base}/${id}/undo`)).status).toBe(200);
  expect(await unread()).toEqual(before);
});

it('tells by e-mail and device also who wants no bell: read at its creation, not later', async () => {
  const { id } = await received({ officerId: null, place: null });
  const bell =
    "insert into notification_choice (user_id, kind, channel, is_on) values ($1, 'tahap.giliran', 'app', false)";
  await pool.query(bell, [headId]);
  await fire(id, 'check', { values: { officerId: headId, place: 'KM 1' } });
  const { rows } = await pool.query(
    'select read_at = created_at as quiet from notification where detail_url = $1 and user_id = $2',
    [`/layanan/pengaduan/${id}`, headId],
  );
  expect(rows.at(-1)).toEqual({ quiet: true });
  await pool.query('delete from notification_choice where user_id = $1', [headId]);
});

it('goes on to another stage where what it holds says so', async () => {
  const id = await checkedBy(adminId);
  await fire(id, 'report', { values: { result: 'Kaca spion retak', approved: '75000' } });
  const answer = await fire(id, 'handle');
  expect(answer.body.data?.record, JSON.stringify(answer.body)).toMatchObject({ stage: 'done' });
});

it('writes what follows an event with it, or neither', async () => {
  const handled = async (): Promise<string> => {
    const { id } = await received({ kind: 'fasilitas', officerId: headId, cardNumber: null });
    await pool.query(
      `update example_complaint set stage = 'handled', approved = 5000000, place = 'KM 58',
      result = 'Lampu padam' where id = $1`,
      [id],
    );
    return id;
  };
  const tenders = async () =>
    (await admin.get('/layanan/api/ExampleTender?FirstChar=Perbaikan')).body.data.items;
  const id = await handled();
  const { number } = (await admin.get(`${base}/${id}`)).body.data;
  const answer = await fire(id, 'finish');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(await tenders()).toMatchObject([{ code: number, name: 'Perbaikan KM 58' }]);
  const other = await handled();
  await pool.query(`update example_complaint set number = $2 where id = $1`, [id, 'PJ-LAMA']);
  await pool.query(`update example_complaint set number = $2 where id = $1`, [other, number]);
  expect((await fire(other, 'finish')).status).toBe(422);
  expect((await admin.get(`${base}/${other}`)).body.data).toMatchObject({ stage: 'handled' });
  expect(await tenders()).toHaveLength(1);
});

it('is told as a way with what is still to come', async () => {
  const id = await checkedBy(adminId);
  const { items, ahead } = (await admin.get(`${base}/${id}/steps`)).body.data;
  expect(items[1]).toMatchObject({
    ...{ event: 'check', from: 'received', to: 'checked', note: null },
    values: { place: 'KM 58+400 A' },
    by: { id: adminId },
  });
  expect(ahead.map((one: { stage: string }) => one.stage)).toEqual(['handled', 'done']);
  expect(ahead[0].due).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('stands on a board by stage, with figures of whole columns and the list’s own filters', async () => {
  await pool.query('delete from example_complaint');
  const late = await received({ claimed: '100', kind: 'tarif' });
  await received({ claimed: '23', kind: 'kendaraan' });
  await pool.query(`update example_complaint set stage_due = '2026-01-02' where id = $1`, [late.id]);
  const old = await received({ claimed: '5' });
  await pool.query(
    `update example_complaint set stage = 'done', stage_since = now() - interval '40 days' where id = $1`,
    [old.id],
  );
  const { items } = (await admin.get(`${base}/board`)).body.data;
  expect(items.map(({ stage, count, overdue, sum }: never) => [stage, count, overdue, sum])).toEqual([
    ['received', 2, 1, '123'],
    ['checked', 0, 0, null],
    ['handled', 0, 0, null],
    ['done', 0, 0, null],
    ['rejected', 0, 0, null],
  ]);
  expect(items[0].items.map(({ id }: { id: string }) => id)[0]).toBe(late.id);
  expect(items[0].items[0].can.events.length).toBeGreaterThan(0);
  const tariffs = (await admin.get(`${base}/board?kind=tarif`)).body.data.items;
  expect(tariffs[0]).toMatchObject({ count: 1, sum: '100' });
  expect((await admin.get(`${base}/board?result=x`)).status).toBe(400);
});

it('moves many at once as far as each may, and says which may not', async () => {
  const [one, two] = [await received(), await received()];
  const other = await checkedBy(headId);
  const { body } = await admin.post(`${base}/bulk`, {
    ...{ action: 'event', event: 'reject', note: 'Bukan jalan kami' },
    ids: [one.id, two.id, other],
  });
  expect(body.data.done.map(({ id }: { id: string }) => id).sort()).toEqual([one.id, two.id].sort());
  expect(body.data.refused).toHaveLength(1);
  expect(body.data.refused[0]).toMatchObject({ id: other });
  const elsewhere = await admin.post('/layanan/api/ExampleVehicle/bulk', {
    ...{ action: 'event', event: 'reject' },
    ids: [one.id],
  });
  expect(Object.keys(elsewhere.body.errors)).toEqual(['action']);
});

it('is filtered, sorted and exported by its stage', async () => {
  const { id } = await received();
  await fire(id, 'reject', { note: 'Bukan ruas kami' });
  const found = await admin.get(`${base}?stage=rejected&OrderBy=stageDue`);
  expect(found.body.data.items.map((row: { id: string }) => row.id)).toContain(id);
  expect((await admin.get(`${base}?stage=nowhere`)).status).toBe(400);
  const history = (await admin.get(`${base}/${id}/history`)).body.data.items[0];
  expect(history.action).toBe('stage');
  expect(history.changes[0]).toMatchObject({ label: 'Tahap', before: 'received', after: 'rejected' });
});

it('reminds its holder two working days before the deadline and once after it, however often it runs', async () => {
  const id = await checkedBy(headId);
  const noticesOf = async () =>
    (
      await pool.query(
        `select title from notification where detail_url = $1 and user_id = $2 and kind = 'tahap.tenggat' order by created_at`,
        [`/layanan/pengaduan/${id}`, headId],
      )
    ).rows.map(({ title }) => title);
  const on = (day: string) => new Date(`${day}T01:00:00Z`);
  await pool.query(`update example_complaint set stage_due = '2027-03-10' where id = $1`, [id]);
  await remindStages({ db }, on('2027-03-05'));
  expect(await noticesOf()).toEqual([]);
  await Promise.all([remindStages({ db }, on('2027-03-08')), remindStages({ db }, on('2027-03-08'))]);
  await remindStages({ db }, on('2027-03-09'));
  expect(await noticesOf()).toEqual(['Pengaduan mendekati tenggat']);
  await remindStages({ db }, on('2027-03-11'));
  await remindStages({ db }, on('2027-03-12'));
  expect(await noticesOf()).toEqual(['Pengaduan mendekati tenggat', 'Pengaduan melewati tenggat']);
});

it('is not changed by a file once its life has ended', async () => {
  const { id } = await received({ ticket: 'ADU-BERKAS' });
  await fire(id, 'reject', { note: 'Bukan ruas kami' });
  const content = 'Kode tiket;Perihal\nADU-BERKAS;Diganti dari berkas\n';
  const job = await checked(admin, base, content, { mode: 'upsert', key: 'ticket' });
  const { items } = (await admin.get(`${base}/import/${job.id}/problems`)).body.data;
  expect(items).toMatchObject([
    { heading: 'Tahap', reason: 'Tahapnya Ditolak, jadi tidak dapat diubah lagi.' },
  ]);
});

it('takes notes of whoever reads it, and reminds its holder once in four hours, whoever asks', async () => {
  const id = await checkedBy(headId);
  expect((await admin.get(`${base}/${id}`)).body.data.can.remind).toBe(true);
  expect((await head.get(`${base}/${id}`)).body.data.can.remind).toBe(false);
  expect(Object.keys((await admin.post(`${base}/${id}/note`, { note: ' ' })).body.errors)).toEqual(['note']);
  expect((await admin.post(`${base}/${id}/note`, { note: 'Pelapor menelepon lagi' })).status).toBe(200);
  const both = await Promise.all(
    [1, 2].map(() => admin.post(`${base}/${id}/remind`, { note: 'Sudah 3 hari' })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.data.againAt).toMatch(/^\d{4}/);
  expect((await head.get('/notification/api/Notification')).body.data.items[0]).toMatchObject({
    title: 'Pengaduan masih menunggu Anda',
    message: expect.stringContaining(': Sudah 3 hari'),
  });
  expect((await head.post(`${base}/${id}/remind`)).body.message).toMatch(/menunggu Anda sendiri/);
  const { items } = (await admin.get(`${base}/${id}/steps`)).body.data;
  expect(items.map((step: { event: string }) => step.event)).toEqual([null, 'check', 'noted', 'reminded']);
  // They are no events: the one before them is still taken back.
  expect((await admin.post(`${base}/${id}/undo`)).status).toBe(200);
});

it('says who was first to whoever is late, and names what is no longer theirs', async () => {
  const id = await checkedBy(headId);
  await fire(id, 'reject', { note: 'Bukan ruas kami' }, head);
  const late = await fire(id, 'check', { values: { officerId: headId, place: 'KM 1' } });
  expect(late.body.message).toMatch(/ sudah memindahkannya ke Ditolak\.$/);
  // "Tolak" leads from both stages: who read the earlier one still hears who moved it.
  const { id: read, version } = await received();
  await fire(read, 'check', { values: { officerId: adminId, place: 'KM 1' } });
  const moved = await fire(read, 'reject', { note: 'Bukan ruas kami', version });
  expect([moved.status, moved.body.message]).toEqual([409, 'Anda sudah memindahkannya ke Diperiksa.']);
  const other = await checkedBy(headId);
  const refused = await fire(other, 'report', { values: { result: 'x' } });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    '“Catat hasil” pada pengaduan ini bukan, atau bukan lagi, hak Anda.',
  ]);
});

it('what nobody fires moves all that is due at once, with a step of nobody’s, and no other', async () => {
  const [due, other] = [await received(), await received()];
  const kept = await checkedBy(adminId);
  const where = sql`t.id in (${due.id}, ${kept})`;
  const moved = await db.transaction((tx) =>
    fireBySystem(tx, complaint as Living, 'lapse', { where }, ['subject']),
  );
  expect(moved).toMatchObject([{ id: due.id, subject: expect.any(String) }]);
  const { items } = (await admin.get(`${base}/${due.id}/steps`)).body.data;
  expect(items.at(-1)).toMatchObject({ event: 'lapse', by: null, from: 'received', to: 'rejected' });
  expect((await admin.get(`${base}/${due.id}`)).body.data).toMatchObject({ stage: 'rejected', version: 2 });
  expect((await fire(other.id, 'lapse')).status).toBe(403);
  for (const [id, stage] of [
    [other.id, 'received'],
    [kept, 'checked'],
  ])
    expect((await admin.get(`${base}/${id}`)).body.data.stage).toBe(stage);
});
