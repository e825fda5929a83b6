import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../support/count-statements.ts';
import { base, inYear, openYear, rowsOf, summaryOf } from './desk.ts';

const desk = await openYear();
const { people, ids, app } = desk;
const { direktur, delegasi, atasan, arsiparis, staf } = people;
const is: Record<string, string> = {};

// Hand-counted: five letters from Direktur Operasi in 2025 and one in 2024.
beforeAll(async () => {
  is.january = await desk.sentOn('2025-01-15');
  is.february = await desk.sentOn('2025-02-10', { hour: 16, over: { naskahDinasCategoryId: ids.subType } });
  is.lastSecond = await desk.sentOn('2025-02-28', { to: [delegasi, atasan] });
  is.march = await desk.sentOn('2025-03-03');
  is.december = await desk.sentOn('2025-12-31', { hour: 23 });
  is.before = await desk.sentOn('2024-12-31', { hour: 23 });
  await desk.closedAfter(is.january, 2);
  await desk.closedAfter(is.february, 4);
  await desk.closedAfter(is.lastSecond, 30);
  await desk.closedAfter(is.march, 10);
}, 60_000);

describe('naskah-masuk', () => {
  test('counts every letter once, in the month it was received in in Jakarta', async () => {
    const summary = await summaryOf(delegasi, 'naskah-masuk');
    expect(summary).toMatchObject({ from: '2025-01-01', to: '2025-12-31', total: 5 });
    const months = summary.months.map((month: { key: string; count: number }) => [month.key, month.count]);
    expect(months).toHaveLength(12);
    expect(months.filter(([, count]: [string, number]) => count > 0)).toEqual([
      ['2025-01', 1],
      ['2025-02', 2],
      ['2025-03', 1],
      ['2025-12', 1],
    ]);
    expect(summary.states).toEqual({ open: 1, closed: 4 });
  });

  test('measures from receipt to the first step: median, and what nine of ten stay below', async () => {
    const { measured, months } = await summaryOf(delegasi, 'naskah-masuk');
    // 2, 4, 10 and 30 hours.
    expect(measured).toEqual({ count: 4, median: 7, p90: expect.closeTo(24) });
    expect(months[1]).toMatchObject({ key: '2025-02', median: 17 });
    expect(months[11]).toMatchObject({ key: '2025-12', count: 1, median: null });
  });

  test('a disposition and an answer count as handled, whichever came first', async () => {
    const id = await desk.sentOn('2025-06-02');
    await app.db.execute(sql`insert into disposition (id, letter_id, from_user_id, from_position_id, instruction_ids, created_at)
      values (gen_random_uuid(), ${id}, ${delegasi.userId}, ${delegasi.positionId}, '{}', '2025-06-02T13:00:00+07:00')`);
    const answer = await desk.sentOn('2025-06-02', { hour: 12 });
    await app.db.execute(
      sql`update letter set response_to_id = ${id}, sender_position_id = ${delegasi.positionId} where id = ${answer}`,
    );
    await app.db.execute(sql`delete from inbox_item where letter_id = ${answer}`);
    const june = 'from=2025-06-01&to=2025-06-30';
    expect(await summaryOf(delegasi, 'naskah-masuk', june)).toMatchObject({
      measured: { count: 1, median: 2 },
    });
    const { body } = await delegasi.get(`${base}/naskah-masuk?${june}`);
    expect(body.data.items).toMatchObject([{ id, hours: 2, state: 'open' }]);
    await app.db.execute(sql`delete from disposition where letter_id = ${id}`);
    await app.db.execute(sql`delete from inbox_item where letter_id = ${id}`);
    await app.db.execute(sql`update letter set response_to_id = null, sender_position_id = ${direktur.positionId},
      signed_at = '2020-01-01' where id in (${id}, ${answer})`);
  });

  test('a letter that came to two units is one letter, and one of each unit', async () => {
    const summary = await summaryOf(direktur, 'naskah-masuk');
    expect(summary.total).toBe(5);
    const units = summary.units.map((unit: { count: number }) => unit.count);
    expect(units.toSorted()).toEqual([1, 5]);
  });

  test('counts dispositions that are past their deadline today, whenever they were given', async () => {
    const rows = sql`(select ${is.january}::uuid as id)`;
    await app.db.execute(sql`insert into disposition (id, letter_id, from_user_id, from_position_id, instruction_ids, deadline)
      select gen_random_uuid(), x.id, ${direktur.userId}, ${direktur.positionId}, '{}', d.day
      from ${rows} x, (values (current_date - 3), (current_date + 3), (current_date - 9)) d (day)`);
    await app.db.execute(sql`insert into disposition_recipient (id, disposition_id, "order", position_id, user_id, role, state)
      select gen_random_uuid(), d.id, 1, ${delegasi.positionId}, ${delegasi.userId}, 'penanggung-jawab',
        case when d.deadline < current_date - 5 then 'selesai' else 'dibaca' end from disposition d`);
    const summary = await summaryOf(delegasi, 'naskah-masuk');
    expect(summary.overdue).toBe(1);
    expect(summary.units.map((unit: { overdue: number }) => unit.overdue)).toEqual([1]);
    await app.db.execute(sql`delete from disposition`);
  });
});

describe('naskah-keluar and naskah-dinas', () => {
  test('count what was signed in the units, and measure from draft to signature', async () => {
    const summary = await summaryOf(direktur, 'naskah-keluar', 'from=2025-01-01&to=2025-03-31');
    // Begun at six; signed at ten, four in the afternoon, ten, ten.
    expect(summary).toMatchObject({
      total: 4,
      states: { sent: 4 },
      measured: { count: 4, median: 4 },
      overdue: null,
    });
    expect(summary.measured.p90).toBeCloseTo(8.2);
    expect((await summaryOf(delegasi, 'naskah-keluar')).total).toBe(0);
    expect((await summaryOf(staf, 'naskah-keluar')).total).toBe(0);
  });

  test('the records unit of the holding counts all its companies’ letters and lists those it may open', async () => {
    const all = await summaryOf(arsiparis, 'naskah-dinas');
    const director = await summaryOf(direktur, 'naskah-keluar');
    expect(all.total).toBe(director.total);
    expect(await rowsOf(arsiparis, 'naskah-dinas')).toEqual([]);
    const copied = await desk.sentOn('2025-07-01', { over: { ccs: [desk.named(arsiparis)] } });
    expect(await rowsOf(arsiparis, 'naskah-dinas')).toEqual([copied]);
    await app.db.execute(sql`update letter set signed_at = '2020-01-01' where id = ${copied}`);
    await app.db.execute(sql`update inbox_item set received_at = '2020-01-01' where letter_id = ${copied}`);
  });
});

describe('narrowed', () => {
  test.each([
    ['from=2025-02-01&to=2025-02-28', ['lastSecond', 'february']],
    ['from=2025-12-31&to=2025-12-31', ['december']],
    [`${inYear}&state=open`, ['december']],
    [`${inYear}&State=closed&order_by=at&order=asc`, ['january', 'february', 'lastSecond', 'march']],
    [`${inYear}&permissionClassificationId=${ids.terbatas}`, []],
    [
      `${inYear}&naskah_dinas_category_id=${ids.subType}&page=1`,
      ['december', 'march', 'lastSecond', 'february', 'january'],
    ],
  ])('by %s, list and figures agree', async (query, expected) => {
    expect(await rowsOf(delegasi, 'naskah-masuk', query)).toEqual(expected.map((name) => is[name]));
    const figures = query.replace(/&?(order_by|order|page)=\w+/g, '');
    expect((await summaryOf(delegasi, 'naskah-masuk', figures)).total).toBe(expected.length);
  });

  test('by each part of the figures to as many letters as it says', async () => {
    const summary = await summaryOf(direktur, 'naskah-keluar');
    for (const { key, count } of summary.kinds)
      expect(await rowsOf(direktur, 'naskah-keluar', `${inYear}&naskahDinasCategoryId=${key}`)).toHaveLength(
        count,
      );
    for (const { key, count } of summary.units)
      expect(await rowsOf(direktur, 'naskah-keluar', `${inYear}&unitId=${key}`)).toHaveLength(count);
    for (const { key, count } of summary.securities)
      expect(
        await rowsOf(direktur, 'naskah-keluar', `${inYear}&permissionClassificationId=${key}`),
      ).toHaveLength(count);
  });

  test('pages together are the whole list', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => delegasi.get(`${base}/naskah-masuk?${inYear}&PerPage=2&Page=${page}`)),
    );
    const found = pages.flatMap(({ body }) => body.data.items.map((item: { id: string }) => item.id));
    expect(found).toEqual(await rowsOf(delegasi, 'naskah-masuk'));
    expect(found).toHaveLength(5);
  });

  test('by a unit that is not the reader’s there is nothing', async () => {
    const { rows } = await app.db.execute<{ id: string }>(
      sql`select id from organization_unit where code = 'NTR.KEU'`,
    );
    const query = `${inYear}&unitId=${rows[0]?.id}`;
    expect(await rowsOf(delegasi, 'naskah-masuk', query)).toEqual([]);
    expect(await summaryOf(delegasi, 'naskah-masuk', query)).toMatchObject({ total: 0, units: [] });
  });
});

test('a list is two statements, the figures are one', async () => {
  const list = await countStatements(app.pool, () => delegasi.get(`${base}/naskah-masuk?${inYear}`));
  const figures = await countStatements(app.pool, () =>
    delegasi.get(`${base}/naskah-masuk/summary?${inYear}`),
  );
  expect([list, figures]).toEqual([2, 1]);
});

test('one entry tells the letter’s life in dates, in these units', async () => {
  const { status, body } = await delegasi.get(`${base}/naskah-masuk/${is.january}`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ id: is.january, report: 'naskah-masuk', hours: 2, state: 'closed' });
  expect(body.data.steps.map((step: { event: string }) => step.event)).toEqual([
    'signed',
    'received',
    'read',
    'closed',
  ]);
});
