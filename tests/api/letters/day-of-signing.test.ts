import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { longDate } from '../../../domain/letters/tags.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { openDesk, password } from './desk.ts';

const desk = await openDesk();
const { app, people } = desk;
const { staf, direktur, arsiparis } = people;
const today = dayInWib();
const own = { anyReviewer: 'tidakAda', reviewers: [] };
const content = '<p>Jakarta, {{tanggal_naskah}}.</p>';
const letterOf = async (id: string) => (await direktur.get(desk.at(id))).body.data;
const waiting = async (over: Record<string, unknown>) => {
  const { id } = await desk.save({ ...own, ...over });
  await desk.submit(id);
  return id;
};

const yesterday = plusDays(today, -1);
const withNumber = async (bookedNumberId: string | undefined) => {
  const { id } = await desk.save({ ...own, bookedNumberId }, direktur);
  await desk.submit(id, direktur);
  return id;
};
const signedStep = async (id: string) =>
  (await direktur.get(desk.at(id, '/timeline'))).body.data.items.find(
    ({ event }: { event: string }) => event === 'signed',
  );
/** Numbers that were booked on an earlier day, as it was printed into them then. */
const bookedYesterday = async (count: number, day = yesterday): Promise<string[]> => {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`select unit_id as id from position where id = ${direktur.positionId}`,
  );
  const { body } = await arsiparis.post('/letter/api/Number/book', {
    ...{ naskahDinasCategoryId: desk.ids.subType, unitId: rows[0]?.id, count, reason: 'Sistem terhenti.' },
  });
  const ids = (body.data.items as { id: string }[]).map(({ id }) => id);
  const [year = '', month = ''] = day.split('-');
  const printed = `${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'][Number(month) - 1]}/${year}`;
  for (const id of ids)
    await app.db.execute(sql`update booked_number set day = ${day},
      pattern = regexp_replace(pattern, '[IVX]+/[0-9]{4}$', ${printed}) where id = ${id}`);
  return ids;
};

describe('the day a letter bears', () => {
  test('is the day of its signature, whatever was chosen, alone and among many', async () => {
    for (const scriptDate of ['1999-01-01', plusDays(today, 70)]) {
      const id = await waiting({ scriptDate, content });
      const other = await waiting({ scriptDate, content });
      expect((await desk.sign(id)).scriptDate).toBe(today);
      const { body } = await direktur.post('/letter/api/Task/sign', { ids: [other], password });
      expect(body.data.items).toMatchObject([{ ok: true }]);
      expect((await letterOf(other)).scriptDate).toBe(today);
    }
  });

  test('is the day its number was booked for, with the reason in the history, and never one to come', async () => {
    const unitId = (
      await app.db.execute<{ id: string }>(
        sql`select unit_id as id from position where id = ${direktur.positionId}`,
      )
    ).rows[0]?.id;
    const { body } = await arsiparis.post('/letter/api/Number/book', {
      ...{ naskahDinasCategoryId: desk.ids.subType, unitId, count: 2, reason: 'Sistem terhenti.' },
    });
    const [past, ahead] = body.data.items as { id: string }[];
    const before = plusDays(today, -1);
    await app.db.execute(sql`update booked_number set day = ${before} where id = ${past?.id}`);
    await app.db.execute(sql`update booked_number set day = ${plusDays(today, 1)} where id = ${ahead?.id}`);
    const withNumber = async (bookedNumberId: string | undefined) => {
      const { id } = await desk.save({ ...own, bookedNumberId }, direktur);
      await desk.submit(id, direktur);
      return id;
    };
    const booked = await withNumber(past?.id);
    expect((await letterOf(booked)).bookedDay).toBe(before);
    expect((await desk.sign(booked)).scriptDate).toBe(before);
    const { items } = (await direktur.get(desk.at(booked, '/timeline'))).body.data;
    // Facts only; each reader gets them in their own language.
    expect(items.find(({ event }: { event: string }) => event === 'signed')).toMatchObject({
      printedDay: before,
      note: 'Sistem terhenti.',
    });
    const early = await direktur.post(desk.at(await withNumber(ahead?.id), '/sign'), { password });
    expect(early.status).toBe(409);
    expect(early.body.message).toContain(longDate(plusDays(today, 1)));
  });
  test('earlier than today asks the signer why, and tells the history their reason before the booking’s', async () => {
    const [first, second] = await bookedYesterday(2);
    const id = await withNumber(first);
    expect(await letterOf(id)).toMatchObject({ bookedReason: 'Sistem terhenti.' });
    const blank = await direktur.post(desk.at(id, '/sign'), { password, dateReason: '  ' });
    expect([blank.status, Object.keys(blank.body.errors)]).toEqual([422, ['dateReason']]);
    const dateReason = 'Rapat direksi kemarin, tanda tangan tertunda.';
    expect((await direktur.post(desk.at(id, '/sign'), { password, dateReason })).status).toBe(200);
    expect(await signedStep(id)).toMatchObject({ printedDay: yesterday, note: dateReason });
    const { rows } = await app.db.execute(
      sql`select after from audit_log where action = 'sign' and record_id = ${id}`,
    );
    expect(rows[0]?.after).toMatchObject({ scriptDate: yesterday, dateReason });
    // Many at once, and programs, say nothing more: the booking's reason counts.
    const among = await withNumber(second);
    await direktur.post('/letter/api/Task/sign', { ids: [among], password });
    expect(await signedStep(among)).toMatchObject({ printedDay: yesterday, note: 'Sistem terhenti.' });
    // A letter of today has no other day to give a reason for.
    const today = await waiting({});
    const refused = await direktur.post(desk.at(today, '/sign'), { password, dateReason });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['dateReason']]);
  });

  test('a number that was booked last year is offered and taken in the new one, and the letter bears its day', async () => {
    const [booked] = await bookedYesterday(1, '2025-12-30');
    await app.db.execute(sql`
      insert into number_counter (number_code_id, company_code, unit_id, sub_type_code, period, first, last)
      select number_code_id, company_code, unit_id, sub_type_code, replace(period, ${today.slice(0, 4)}, '2025'), 900, 900
      from number_counter where id = (select counter_id from booked_number where id = ${booked})`);
    await app.db.execute(sql`
      update booked_number set sequence = 900, counter_id = (select id from number_counter where first = 900)
      where id = ${booked}`);
    const id = await withNumber(booked);
    const offered = await direktur.get(desk.at(id, '/booked-numbers'));
    expect(offered.body.data.items.map((one: { id: string }) => one.id)).toContain(booked);
    expect((await desk.sign(id)).scriptDate).toBe('2025-12-30');
  });

  test('a number inserted after a letter of another day is of that day, in its month and year', async () => {
    const [first] = await bookedYesterday(1, '2025-12-30');
    const id = await withNumber(first);
    const signed = await desk.sign(id);
    expect(signed.scriptDate).toBe('2025-12-30');
    const inserted = await arsiparis.post('/letter/api/Number/insert', {
      ...{ after: signed.number, reason: 'Terlewat.' },
    });
    expect(inserted.body.data).toMatchObject({
      day: '2025-12-30',
      number: expect.stringMatching(/\.a\/.*XII\/2025$/),
    });
  });
});

describe('a text with open places', () => {
  const open = '<p>Mulai [tanggal mulai], dipimpin {{nama_pimpinan}}.</p>';

  test('is signed only where they are confirmed; they are named, and nothing is kept of the refusal', async () => {
    const id = await waiting({ content: open });
    const refused = await direktur.post(desk.at(id, '/sign'), { password });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.confirmOpenPlaces?.[0]).toContain('[tanggal mulai], {{nama_pimpinan}}');
    for (const confirmOpenPlaces of [false, 'ya'])
      expect(
        (await direktur.post(desk.at(id, '/sign'), { password, confirmOpenPlaces })).body.errors,
      ).toHaveProperty('confirmOpenPlaces');
    expect((await letterOf(id)).state).toBe('signing');
    const signed = await direktur.post(desk.at(id, '/sign'), { password, confirmOpenPlaces: true });
    expect(signed.status).toBe(200);
  });

  test('is left out where many are signed, with the reason', async () => {
    const ids = [await waiting({ content: open }), await waiting({})];
    const { body } = await direktur.post('/letter/api/Task/sign', { ids, password });
    expect(body.data.items).toMatchObject([
      { id: ids[0], ok: false, statusCode: 422, message: expect.stringContaining('[tanggal mulai]') },
      { id: ids[1], ok: true },
    ]);
    expect((await staf.get(desk.at(ids[0] as string))).body.data.number).toBeNull();
  });
});
