import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { actAs, idOf, monthOfNumber, openDesk, password } from './desk.ts';

const desk = await openDesk();
const { staf, direktur, arsiparis, delegasi, admin } = desk.people;
const { app } = desk;
const unitId = await idOf(app, sql`organization_unit where code = 'NTR.DO'`);
// The archivist manages numbers; direktur's own unit is the numbered one.
const base = '/letter/api/Number';
const booking = (over: Record<string, unknown> = {}) => ({
  naskahDinasCategoryId: desk.ids.subType,
  unitId,
  count: 1,
  reason: 'Listrik padam, naskah ditulis tangan.',
  ...over,
});
const book = async (over: Record<string, unknown> = {}) => {
  const { status, body } = await arsiparis.post(`${base}/book`, booking(over));
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data.items as { id: string; number: string }[];
};
/** A letter drafted by direktur, so that its drafter is in the unit the number is booked for. */
const own = (over: Record<string, unknown> = {}) => ({ anyReviewer: 'tidakAda', reviewers: [], ...over });
const signedBy = async (over: Record<string, unknown>) => {
  const { id } = await desk.save(own(over), direktur);
  await desk.submit(id, direktur);
  return { id, ...(await desk.sign(id)) };
};
const end = `OP.01.01/${monthOfNumber()}`;

beforeEach(async () => {
  await app.db.execute(sql`truncate letter, number_counter, booked_number cascade`);
});

describe('Booking', () => {
  test('takes from the same counter: signed and booked numbers stand in one row', async () => {
    const first = await signedBy({});
    const booked = await book({ count: 3 });
    const next = await signedBy({});
    expect(first.number).toBe(`B-001/ND/NTR.DIROPS/${end}`);
    expect(booked.map(({ number }) => number)).toEqual(
      ['002', '003', '004'].map((n) => `…-${n}/ND/NTR.DIROPS/…/${monthOfNumber()}`),
    );
    expect(next.number).toBe(`B-005/ND/NTR.DIROPS/${end}`);
    const { body } = await arsiparis.get(`${base}/gaps`);
    expect(body.data.items).toMatchObject([
      { first: 1, last: 5, given: 2, booked: 3, cancelled: 0, gaps: [], gapCount: 0, unitId },
    ]);
  });

  test('many at once get one piece each', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => book({ count: 5 })));
    const taken = answers.map((items) => items.map(({ number }) => Number(/-(\d+)\//.exec(number)?.[1])));
    for (const piece of taken) expect(piece).toEqual([0, 1, 2, 3, 4].map((n) => (piece[0] ?? 0) + n));
    expect(taken.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  });

  test('repeated with the same id books nothing more, and gives the same numbers', async () => {
    const id = newId();
    const [one, two] = await Promise.all([book({ id, count: 3 }), book({ id, count: 3 })]);
    expect(one).toHaveLength(3);
    expect(one[0]?.id).toBe(id);
    expect(two).toEqual(one);
    const other = await book({ count: 2 });
    expect(await book({ id: id.toUpperCase(), count: 3 })).toEqual(one);
    expect(other[0]?.number).toContain('004');
    for (const changed of [{ count: 2 }, { reason: 'Lain' }]) {
      const { status, body } = await arsiparis.post(`${base}/book`, booking({ id, count: 3, ...changed }));
      expect(status).toBe(409);
      expect(body.data.items).toEqual(one);
    }
    const foreign = await admin.post(`${base}/book`, booking({ id, count: 3 }));
    expect(foreign.status).toBe(409);
    expect(foreign.body.data).toBeUndefined();
    const { rows } = await app.db.execute(sql`select 1 from booked_number`);
    expect(rows).toHaveLength(5);
  });

  test('a booked number goes on the letter it was chosen for, once', async () => {
    const [booked] = await book();
    const { body } = await direktur.post(
      '/letter/api/Letter',
      desk.letter(own({ bookedNumberId: booked?.id })),
    );
    expect(body.data.bookedNumberId).toBe(booked?.id);
    const id = body.data.id;
    const offered = await direktur.get(desk.at(id, '/booked-numbers'));
    expect(offered.body.data.items.map((item: { id: string }) => item.id)).toEqual([booked?.id]);
    await desk.submit(id, direktur);
    expect((await desk.sign(id)).number).toBe(`B-001/ND/NTR.DIROPS/${end}`);
    const again = await direktur.post('/letter/api/Letter', desk.letter(own({ bookedNumberId: booked?.id })));
    expect([again.status, again.body.errors]).toEqual([
      422,
      { bookedNumberId: ['Nomor pesanan ini sudah dipakai atau dibatalkan.'] },
    ]);
    expect((await signedBy({})).number).toBe(`B-002/ND/NTR.DIROPS/${end}`);
  });

  test('of two letters with the same booked number one gets it, the other is told', async () => {
    const [booked] = await book();
    const ids = [];
    for (let n = 0; n < 2; n += 1) {
      const { id } = await desk.save(own({ bookedNumberId: booked?.id }), direktur);
      await desk.submit(id, direktur);
      ids.push(id);
    }
    const answers = await Promise.all(ids.map((id) => direktur.post(desk.at(id, '/sign'), { password })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a number of another unit, year or rule is refused when the letter is sent off or signed', async () => {
    const nextYear = `${new Date().getFullYear() + 1}-01-02`;
    const [booked] = await book({ date: nextYear });
    expect(booked?.number).toContain(`-001/ND/NTR.DIROPS/…/I/${nextYear.slice(0, 4)}`);
    const { id } = await desk.save(own({ bookedNumberId: booked?.id }), direktur);
    const sent = await direktur.post(desk.at(id, '/submit'));
    expect([sent.status, Object.keys(sent.body.errors)]).toEqual([422, ['bookedNumberId']]);
    const offered = await direktur.get(desk.at(id, '/booked-numbers'));
    expect(offered.body.data.items).toEqual([]);
    // Chosen while it fitted; the rule counts otherwise when it is signed.
    const [fits] = await book();
    const waiting = await desk.save(own({ bookedNumberId: fits?.id }), direktur);
    await desk.submit(waiting.id, direktur);
    await app.db.execute(sql`update number_counter set company_code = 'NTO'`);
    const signed = await direktur.post(desk.at(waiting.id, '/sign'), { password });
    expect([signed.status, Object.keys(signed.body.errors)]).toEqual([422, ['bookedNumberId']]);
    expect((await direktur.get(desk.at(waiting.id))).body.data.state).toBe('signing');
  });

  test('a number of another unit looks like one that is not there', async () => {
    const [booked] = await book();
    const by = (actor: typeof staf) =>
      actor.post('/letter/api/Letter', desk.letter({ bookedNumberId: booked?.id }));
    const foreign = await by(staf);
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      { bookedNumberId: ['Nomor pesanan ini tidak ditemukan.'] },
    ]);
    expect((await by(arsiparis)).status).toBe(200);
  });
});

test('a number that was given to a masked letter says nothing of being cancelled', async () => {
  await app.db.execute(
    sql`update security_classification set mask_subject = true where id = ${desk.ids.biasa}`,
  );
  await signedBy({});
  const { body } = await arsiparis.get(base);
  await app.db.execute(
    sql`update security_classification set mask_subject = false where id = ${desk.ids.biasa}`,
  );
  expect(body.data.items).toMatchObject([{ state: 'given', cancelReason: null }]);
});

test('an inserted number stands beside the one it follows, a to z', async () => {
  const { number, id } = await signedBy({});
  const insert = (after = number) =>
    arsiparis.post(`${base}/insert`, { after, reason: 'Naskah tanggal itu terlewat.' });
  const first = (await insert()).body.data;
  expect(first.number).toBe(`…-001.a/ND/NTR.DIROPS/…/${monthOfNumber()}`);
  expect((await signedBy({ bookedNumberId: first.id })).number).toBe(`B-001.a/ND/NTR.DIROPS/${end}`);
  expect((await insert(`B-001.a/ND/NTR.DIROPS/${end}`)).body.data.number).toContain('-001.b/');
  const rest = await Promise.all(Array.from({ length: 24 }, () => insert()));
  expect(rest.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(rest.map(({ body }) => body.data.number)).size).toBe(24);
  expect((await insert()).status).toBe(409);
  expect((await insert('B-999/ND')).status).toBe(422);
  const { body } = await arsiparis.get(`${base}/gaps`);
  expect(body.data.items).toMatchObject([{ first: 1, last: 1, given: 2, inserted: 26, gapCount: 0 }]);
  expect((await signedBy({})).number).toBe(`B-002/ND/NTR.DIROPS/${end}`);
  expect((await direktur.get(desk.at(id))).body.data.number).toBe(number);
});

test('an inserted number stays one of its counter when the subtype has gone over to another rule', async () => {
  const { number } = await signedBy({});
  const { rows } = await app.db.execute<{ id: string }>(
    sql`select number_code_id as id from script_sub_type where id = ${desk.ids.subType}`,
  );
  const other = newId();
  await app.db.execute(sql`
    insert into script_number_code select (jsonb_populate_record(r, jsonb_build_object(
      'id', ${other}::text, 'code', 'BARU', 'name', 'Aturan baru', 'pattern', 'BARU/{urut}/{unit}/{tahun}'))).*
    from script_number_code r where r.id = ${rows[0]?.id}`);
  const ruled = (id: string | undefined) =>
    app.db.execute(sql`update script_sub_type set number_code_id = ${id} where id = ${desk.ids.subType}`);
  await ruled(other);
  try {
    const inserted = await arsiparis.post(`${base}/insert`, { after: number, reason: 'Terlewat.' });
    expect(inserted.body.data.number).toBe(`…-001.a/ND/NTR.DIROPS/…/${monthOfNumber()}`);
    const { id } = await desk.save(own(), direktur);
    const offered = await direktur.get(desk.at(id, '/booked-numbers'));
    expect(offered.body.data.items.map((item: { id: string }) => item.id)).toEqual([inserted.body.data.id]);
    expect((await signedBy({ bookedNumberId: inserted.body.data.id })).number).toBe(
      `B-001.a/ND/NTR.DIROPS/${end}`,
    );
  } finally {
    await ruled(rows[0]?.id);
  }
});

test('a booking is offered however many of other units stand before it', async () => {
  const [mine] = await book();
  await app.db.execute(sql`
    with others as (
      insert into number_counter (number_code_id, company_code, unit_id, sub_type_code, period, last)
      select c.number_code_id, c.company_code, gen_random_uuid(), c.sub_type_code, c.period, c.last
      from number_counter c, generate_series(1, 501) returning id)
    insert into booked_number select (jsonb_populate_record(b, jsonb_build_object(
      'id', gen_random_uuid(), 'counter_id', others.id,
      'sequence', 0, 'unit_id', (select id from organization_unit where code <> 'NTR.DO' limit 1)))).*
    from booked_number b, others where b.id = ${mine?.id}`);
  const { id } = await desk.save(own(), direktur);
  const offered = await direktur.get(desk.at(id, '/booked-numbers'));
  expect(offered.body.data.items.map((item: { id: string }) => item.id)).toEqual([mine?.id]);
});

test('a cancelled booking is never given again and keeps its reason', async () => {
  const [booked] = await book();
  const cancel = (id = booked?.id, reason = 'Tidak jadi dipakai.') =>
    arsiparis.post(`${base}/${id}/cancel`, { reason });
  expect((await cancel(booked?.id, ' ')).status).toBe(422);
  expect((await direktur.post(`${base}/${booked?.id}/cancel`, { reason: 'Coba' })).status).toBe(403);
  expect((await cancel('01970000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(409);
  expect((await signedBy({})).number).toBe(`B-002/ND/NTR.DIROPS/${end}`);
  const { body } = await arsiparis.get(`${base}?state=cancelled`);
  expect(body.data.items).toMatchObject([
    {
      sequence: 1,
      state: 'cancelled',
      isBooking: true,
      cancelReason: 'Tidak jadi dipakai.',
      byName: arsiparis.personName,
    },
  ]);
  expect(body.data.totalCount).toBe(1);
});

test('who may not keep numbers neither books, inserts nor sees them', async () => {
  const secretary = await actAs(app, 'sekretaris', 'Secretary');
  const delegate = await actAs(app, 'delegasi', 'Delegation');
  for (const actor of [staf, direktur, delegasi, secretary, delegate]) {
    expect((await actor.post(`${base}/book`, booking())).status).toBe(403);
    expect((await actor.post(`${base}/insert`, { after: 'B-001', reason: 'Coba' })).status).toBe(403);
    expect((await actor.get(base)).status).toBe(403);
    expect((await actor.get(`${base}/gaps`)).status).toBe(403);
    expect((await actor.get(`${base}/gaps/export`)).status).toBe(403);
  }
  expect((await app.stranger.get(base)).status).toBe(401);
  expect((await admin.get(`${base}/gaps`)).status).toBe(200);
});

test('what is not understood is named', async () => {
  const refused = async (over: Record<string, unknown>) =>
    (await arsiparis.post(`${base}/book`, booking(over))).body.errors;
  expect(await refused({ count: 21 })).toHaveProperty('count');
  expect(await refused({ count: 0 })).toHaveProperty('count');
  expect(await refused({ reason: '' })).toHaveProperty('reason');
  expect(await refused({ date: '2020-01-01' })).toHaveProperty('date');
  expect(await refused({ date: '2026-02-30' })).toHaveProperty('date');
  expect(await refused({ unitId: desk.ids.biasa })).toEqual({ unitId: ['Unit ini tidak dapat dipakai.'] });
  expect(await refused({ naskahDinasCategoryId: desk.ids.biasa })).toHaveProperty('naskahDinasCategoryId');
  expect(await refused({ lain: 1 })).toBeDefined();
  expect((await arsiparis.get(`${base}?lain=1`)).status).toBe(400);
  expect((await arsiparis.get(`${base}/gaps?year=dua`)).status).toBe(400);
  const { rows } = await app.db.execute(sql`select 1 from number_counter`);
  expect(rows).toEqual([]);
});

test('a number that is missing is shown, in the list and in the file', async () => {
  await signedBy({});
  const lost = await signedBy({});
  await signedBy({});
  await app.db.execute(sql`delete from letter_number where letter_id = ${lost.id}`);
  const year = new Date().getFullYear();
  const { body } = await arsiparis.get(`${base}/gaps?hasGaps=true&year=${year}&unitId=${unitId}`);
  expect(body.data.items).toMatchObject([
    { last: 3, given: 2, gaps: [2], gapCount: 1, period: String(year) },
  ]);
  expect((await arsiparis.get(`${base}/gaps?year=${year - 1}`)).body.data.totalCount).toBe(0);
  const [{ id: counter, numberCodeId }] = body.data.items;
  expect(counter).toBe(`${numberCodeId}|company=NTR|unit=${unitId}|kind=ND|${year}`);
  const ofCounter = await arsiparis.get(`${base}?counter=${encodeURIComponent(counter)}`);
  expect(ofCounter.body.data.items.map((item: { counter: string }) => item.counter)).toEqual([
    counter,
    counter,
  ]);
  const file = await arsiparis.get<string>(`${base}/gaps/export`);
  const [head, line] = file.raw.toString('utf8').split('\r\n');
  expect(head).toContain('Nomor hilang');
  expect(line).toMatch(/;1;3;2;0;0;0;2$/);
});

test('keeping numbers is not reading letters', async () => {
  await app.db.execute(sql`update role set privileged_list = '{/naskah-dinas/nomor}'`);
  const keeper = await app.signIn('arsiparis');
  expect((await keeper.get(`${base}/gaps`)).status).toBe(200);
  expect((await keeper.get('/letter/api/Letter')).status).toBe(403);
});
