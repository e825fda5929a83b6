import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Summary, UnitFlow } from '../../../domain/calls/dashboard.ts';
import type { ReportSummary } from '../../../domain/calls/reports.ts';
import { dayInWib, firstDayOfWeek, plusDays } from '../../../lib/wib.ts';
import type { Caller, Ok } from '../../support/app.ts';
import { countStatements } from '../../support/count-statements.ts';
import { timesWritten } from '../../support/times-written.ts';
import { actAs } from '../letters/desk.ts';
import { openDispositionDesk } from '../letters/dispositions-desk.ts';

const desk = await openDispositionDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;
const { db, pool } = desk.app;

const figures = async (by: Caller) => {
  const { status, body } = await by.get<Summary[]>('/dashboard/api/Ringkasan');
  expect(status).toBe(200);
  return Object.fromEntries(body.map((summary) => [summary.key, summary]));
};
const flowOf = async (by: Caller) => {
  const { status, body } = await by.get<Ok<UnitFlow>>('/dashboard/api/Flow');
  expect(status).toBe(200);
  return body.data;
};
/** As it is when the figures have grown old. */
const countAnew = () => db.execute(sql`delete from unit_flow`);
const clear = () => db.execute(sql`truncate letter, number_counter, notification, unit_flow cascade`);

describe('what waits', () => {
  test('is told by kind, with since when the oldest waits and how many are late', async () => {
    await clear();
    const [old, late] = [await desk.inState('review'), await desk.inState('review')];
    await db.execute(sql`update task set created_at = now() - interval '3 days' where letter_id = ${old}`);
    await db.execute(sql`update task set due_at = now() + interval '1 day' where letter_id = ${old}`);
    expect((await figures(atasan)).review).toMatchObject({ value: 2, late: 0, hint: 'Terlama 3 hari' });
    await db.execute(sql`update task set due_at = now() - interval '1 hour' where letter_id = ${late}`);
    const { review, sign } = await figures(atasan);
    expect(review).toMatchObject({ value: 2, late: 1, hint: '1 lewat tenggat' });
    expect(dayInWib(review?.oldest ?? '')).toBe(plusDays(dayInWib(), -3));
    expect(sign).toMatchObject({ value: 0, late: 0, oldest: null });
    // Neither decided tasks nor other users' tasks are counted.
    await desk.approve(old);
    expect((await figures(atasan)).review).toMatchObject({ value: 1, hint: '1 lewat tenggat' });
    for (const other of [staf, delegasi, arsiparis])
      expect((await figures(other)).review).toMatchObject({ value: 0, late: 0, oldest: null });
  });

  test('dispositions that are late, letters not read and drafts returned are among it', async () => {
    await clear();
    const { itemId } = await desk.received();
    const yesterday = plusDays(dayInWib(), -1);
    const { body } = await desk.dispose(itemId, { deadline: dayInWib() });
    await db.execute(
      sql`update task set due_at = ${`${yesterday}T23:59:59+07:00`} where disposition_id = ${body.data.id}`,
    );
    await desk.inState('revision');
    const given = await figures(direktur);
    expect(given['disposition-out']).toMatchObject({ value: 1, late: 1, hint: '1 lewat tenggat' });
    expect(given.unread).toMatchObject({ value: 1, hint: '1 baru hari ini, 1 masih terbuka' });
    expect((await figures(delegasi))['disposition-in']).toMatchObject({ value: 1, late: 1 });
    expect((await figures(staf)).revision).toMatchObject({ value: 1 });
    expect((await figures(staf)).draft).toMatchObject({ value: 1, hint: '1 dikembalikan' });
    await direktur.post(`/letter/api/Inbox/${itemId}/read`);
    expect((await figures(direktur)).unread).toMatchObject({ value: 0 });
    expect((await figures(direktur)).inbox).toMatchObject({ value: 1 });
  });

  test('who acts for an official is told of nothing whose class keeps it from them', async () => {
    await clear();
    const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
    await desk.received();
    await desk.received({ permissionClassificationId: desk.ids.rahasia });
    await desk.inState('signing', { permissionClassificationId: desk.ids.rahasia });
    expect((await figures(direktur)).unread).toMatchObject({ value: 2 });
    expect((await figures(direktur)).sign).toMatchObject({ value: 1 });
    expect((await figures(secretary)).unread).toMatchObject({ value: 1 });
    expect((await figures(secretary)).sign).toMatchObject({ value: 0, oldest: null });
  });
});

describe('the flow of a unit', () => {
  test('counts what its posts got and sent by week, once a letter, Open as long as one has it open', async () => {
    await clear();
    const { letterId, itemId } = await desk.received();
    const older = await desk.received();
    const before = `${plusDays(firstDayOfWeek(), -7)}T02:00:00+07:00`;
    await db.execute(sql`update inbox_item set received_at = ${before} where id = ${older.itemId}`);
    await db.execute(sql`update letter set signed_at = ${before} where id = ${older.letterId}`);
    await direktur.post(`/letter/api/Inbox/${older.itemId}/close`);
    const { figures, unitName, countedAt } = await flowOf(direktur);
    expect(unitName).not.toBe('');
    expect(Date.parse(countedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(figures?.weeks).toHaveLength(12);
    expect(figures?.weeks[0]?.from).toBe(plusDays(firstDayOfWeek(), -77));
    expect(figures?.weeks.slice(-2)).toEqual([
      { from: plusDays(firstDayOfWeek(), -7), received: 1, open: 0, sent: 1 },
      { from: firstDayOfWeek(), received: 1, open: 1, sent: 1 },
    ]);
    // Counted as sent for the sender's unit and the one above it, in the week of signing.
    const sent = (await flowOf(atasan)).figures?.weeks.slice(-2).map((week) => [week.received, week.sent]);
    expect(sent).toEqual([
      [0, 1],
      [0, 1],
    ]);
    // A second post of the same unit must not count it twice.
    const { rows } = await db.execute<{ id: string }>(sql`
      select p.id from position p join position d on d.unit_id = p.unit_id
      where d.id = ${direktur.positionId} and p.id <> d.id limit 1`);
    const second = rows[0]?.id ?? '';
    expect(second).not.toBe('');
    await db.execute(sql`insert into inbox_item (id, letter_id, position_id, kind, subject, sender_name, sender_unit_name, is_open)
      select gen_random_uuid(), letter_id, ${second}, 'cc', subject, sender_name, sender_unit_name, false
      from inbox_item where id = ${itemId}`);
    await countAnew();
    expect((await flowOf(direktur)).figures?.weeks.at(-1)).toMatchObject({ received: 1, open: 1 });
    await direktur.post(`/letter/api/Inbox/${itemId}/close`);
    await countAnew();
    expect((await flowOf(direktur)).figures?.weeks.at(-1)).toMatchObject({ received: 1, open: 0 });
    expect(letterId).not.toBe(older.letterId);
  });

  test('says how many days it takes until something is done, and in the month before', async () => {
    await clear();
    const now = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const [received, closed] of [
      [5, 3],
      [9, 5],
      [50, 40],
    ] as const) {
      const { itemId } = await desk.received();
      await db.execute(sql`update inbox_item set received_at = ${now(received)}, closed_at = ${now(closed)}, is_open = false
        where id = ${itemId}`);
    }
    const { figures } = await flowOf(direktur);
    expect(figures?.responseDays).toBeCloseTo(3, 1);
    expect(figures?.responseDaysBefore).toBeCloseTo(10, 1);
  });

  test('leaves out classes that hide what they are about, and other units\u2019 letters', async () => {
    await clear();
    await desk.received({ permissionClassificationId: desk.ids.rahasia });
    const counted = async (by: Caller) =>
      (await flowOf(by)).figures?.weeks.reduce((sum, week) => sum + week.received, 0);
    expect(await counted(direktur)).toBe(0);
    expect(await counted(atasan)).toBe(0);
    await desk.received({ permissionClassificationId: desk.ids.terbatas });
    await desk.received();
    await countAnew();
    expect(await counted(direktur)).toBe(2);
    expect(await counted(arsiparis)).toBe(0);
  });

  test('says of a unit what its reports say', async () => {
    await clear();
    const opened = await desk.received();
    const answered = await desk.received({ permissionClassificationId: desk.ids.terbatas });
    const disposed = await desk.received();
    await desk.received();
    await desk.dispose(disposed.itemId);
    await direktur.post(`/letter/api/Inbox/${answered.itemId}/close`);
    await db.execute(
      sql`update inbox_item set received_at = received_at - interval '50 hours' where id = ${disposed.itemId}`,
    );
    await db.execute(
      sql`update inbox_item set received_at = received_at - interval '9 hours' where id = ${answered.itemId}`,
    );
    await db.execute(sql`update letter set deleted_at = now() where id = ${opened.letterId}`);
    const [from, to] = [plusDays(dayInWib(), -29), dayInWib()];
    const reported = async (report: string) =>
      (await direktur.get<Ok<ReportSummary>>(`/report/api/Report/${report}/summary?from=${from}&to=${to}`))
        .body.data;
    const [came, left] = [await reported('naskah-masuk'), await reported('naskah-keluar')];
    const { figures } = await flowOf(direktur);
    const sum = (key: 'received' | 'open' | 'sent') =>
      figures?.weeks.reduce((total, week) => total + week[key], 0);
    expect([came.total, left.total, came.measured.count]).toEqual([3, 3, 2]);
    expect([sum('received'), sum('open'), sum('sent')]).toEqual([came.total, came.states.open, left.total]);
    expect((figures?.responseDays ?? 0) * 24).toBeCloseTo(came.measured.median ?? -1, 3);
  });

  test('is counted anew after five minutes, not before', async () => {
    await clear();
    expect((await flowOf(direktur)).figures?.weeks.at(-1)?.received).toBe(0);
    await desk.received();
    expect((await flowOf(direktur)).figures?.weeks.at(-1)?.received).toBe(0);
    await db.execute(sql`update unit_flow set counted_at = now() - interval '6 minutes'`);
    expect((await flowOf(direktur)).figures?.weeks.at(-1)?.received).toBe(1);
    expect(await countStatements(pool, () => flowOf(direktur))).toBe(1);
  });

  test('is counted by one of those who look at once', async () => {
    await clear();
    await flowOf(direktur);
    await db.execute(sql`update unit_flow set counted_at = now() - interval '6 minutes'`);
    const counted = await timesWritten(db, 'unit_flow', () =>
      Promise.all([1, 2, 3, 4, 5, 6].map(() => flowOf(direktur))),
    );
    expect(counted).toBe(1);
    await clear();
    expect(
      await timesWritten(db, 'unit_flow', () => Promise.all([1, 2, 3].map(() => flowOf(direktur)))),
    ).toBe(1);
  });
});

describe('what is held elsewhere', () => {
  test('names the post\u2019s letters that wait longest, with who has them, as its reader may see them', async () => {
    await clear();
    const ids: string[] = [];
    for (let days = 1; days <= 4; days++) {
      const id = await desk.inState('review', { subject: `Menunggu ${days}` });
      await db.execute(
        sql`update letter set holder_since = now() - ${days} * interval '1 day' where id = ${id}`,
      );
      ids.push(id);
    }
    const { held } = await flowOf(staf);
    expect(held.map(({ letterId }) => letterId)).toEqual(ids.toReversed().slice(0, 3));
    expect(held[0]).toMatchObject({ subject: 'Menunggu 4', personName: atasan.personName });
    expect(held[0]?.dueAt).not.toBeNull();
    for (const other of [direktur, delegasi, admin]) expect((await flowOf(other)).held).toEqual([]);
  });
});

test('a role with neither inbox nor outbox is told nothing of letters', async () => {
  await clear();
  await desk.received();
  const { rows } = await db.execute<{ id: string; list: string[] }>(sql`
    select r.id, r.privileged_list as list from role r join "user" u on r.id = any(u.role_ids)
    where u.id = ${direktur.userId}`);
  await db.execute(sql`update role set privileged_list = '{}' where id in ${rows.map(({ id }) => id)}`);
  await pool.query("select pg_notify('naskah_access', '')");
  try {
    const caller = await desk.app.signIn('direktur');
    expect((await caller.get('/dashboard/api/Ringkasan')).body).toEqual([]);
    expect(await flowOf(caller)).toMatchObject({ figures: null, countedAt: null, held: [] });
  } finally {
    for (const { id, list } of rows)
      await db.execute(
        sql`update role set privileged_list = ${sql.param(`{${list.join(',')}}`)}::text[] where id = ${id}`,
      );
    await pool.query("select pg_notify('naskah_access', '')");
  }
});
