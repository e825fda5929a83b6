import { expect, it } from 'vitest';
import { complaint } from '../declared/pengaduan.ts';
import { testApp } from '../support/app.ts';
import { openEverything } from '../support/declared/store.ts';
import { generator } from '../support/declared/valid-values.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
await pool.query(
  `update "role" set privileged_list = privileged_list || '{/layanan/pengaduan:reveal.cardNumber}' where code = 'admin'`,
);
await pool.query(
  `update "role" set privileged_list = privileged_list || '{/layanan/pengaduan}'
   where id in (select unnest(main_roles(id)) from "user" where email = 'staf@naskah.example')`,
);
const admin = await signIn('admin');
const staff = await signIn('staf');
const { bodyOf } = generator(admin);
const base = '/layanan/api/ExampleComplaint';
const whole = '6032981234567890';
const why = { field: 'cardNumber', reason: 'Mencocokkan dengan catatan gerbang' };
const made = async (cardNumber = whole) => {
  const { status, body } = await admin.post(base, {
    ...(await bodyOf(complaint)),
    kind: 'tarif',
    cardNumber,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

it('gives a masked value nowhere but as its end, and keeps it sealed', async () => {
  const { id, cardNumber } = await made();
  expect(cardNumber).toBe('•••• 7890');
  const answers = await Promise.all([
    admin.get(base),
    admin.get(`${base}/${id}`),
    admin.get(`${base}/${id}/history`),
    admin.ask({ method: 'GET', url: `${base}/export?format=csv` }),
  ]);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(whole);
  const tables = ['example_complaint', 'audit_log', 'masked_value'];
  for (const table of tables) {
    const { rows } = await pool.query(`select 1 from ${table} t where t::text like $1`, [`%${whole}%`]);
    expect(rows, table).toEqual([]);
  }
});

it('opens it by a right of its own and a reason, and tells who and why in the history', async () => {
  const { id } = await made();
  const reveal = `${base}/${id}/reveal`;
  expect((await staff.post(reveal, why)).status).toBe(403);
  const short = await admin.post(reveal, { ...why, reason: 'ingin' });
  expect([short.status, Object.keys(short.body.errors)]).toEqual([422, ['reason']]);
  const other = await admin.post(reveal, { ...why, field: 'subject' });
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['field']]);
  expect((await admin.post(`${base}/0199ffff-0000-7000-8000-000000000000/reveal`, why)).status).toBe(404);
  expect((await admin.post(reveal, why)).body.data).toEqual({ value: whole });
  const [told] = (await admin.get(`${base}/${id}/history`)).body.data.items;
  expect(told).toMatchObject({
    ...{ action: 'reveal', changes: [] },
    revealed: { label: 'Nomor kartu tol', reason: why.reason },
  });
  expect(told.by.label).not.toBe('');
});

it('stays as it is when its mask comes back, and takes no other mask', async () => {
  const { id, version } = await made();
  const kept = await admin.put(`${base}/${id}`, { cardNumber: '•••• 7890', place: 'KM 5', version });
  expect(kept.body.data, JSON.stringify(kept.body)).toMatchObject({ cardNumber: '•••• 7890', place: 'KM 5' });
  expect((await admin.post(`${base}/${id}/reveal`, why)).body.data.value).toBe(whole);
  const odd = await admin.put(`${base}/${id}`, { cardNumber: '•••• 1111', version: version + 1 });
  expect([odd.status, Object.keys(odd.body.errors)]).toEqual([422, ['cardNumber']]);
  const copied = await admin.post(base, { ...(await bodyOf(complaint)), cardNumber: '•••• 7890' });
  expect([copied.status, Object.keys(copied.body.errors)]).toEqual([422, ['cardNumber']]);
  const anew = await admin.put(`${base}/${id}`, { cardNumber: '9999000011112222', version: version + 1 });
  expect(anew.body.data.cardNumber).toBe('•••• 2222');
  expect((await admin.post(`${base}/${id}/reveal`, why)).body.data.value).toBe('9999000011112222');
});

it('comes back with a deleted record, and is gone with what shows it', async () => {
  const { id } = await made();
  await admin.delete(`${base}/${id}`);
  const restored = await admin.post(`${base}/${id}/restore`, {});
  expect(restored.body.data, JSON.stringify(restored.body)).toMatchObject({ cardNumber: '•••• 7890' });
  expect((await admin.post(`${base}/${id}/reveal`, why)).body.data.value).toBe(whole);
  await admin.put(`${base}/${id}`, { kind: 'fasilitas', version: restored.body.data.version });
  expect((await admin.post(`${base}/${id}/reveal`, why)).status).toBe(409);
});
