import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CalendarData, CalendarEvent } from '../../../domain/calls/calendar.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import type { Caller, Ok } from '../../support/app.ts';
import { countStatements } from '../../support/count-statements.ts';
import { actAs } from '../letters/desk.ts';
import { openDispositionDesk } from '../letters/dispositions-desk.ts';

const desk = await openDispositionDesk();
const { staf, atasan, direktur, delegasi, arsiparis } = desk.people;
const { db, pool } = desk.app;
const today = dayInWib();
const all = 'task,disposition-in,disposition-out,delegation,letter,retention';

const clear = async () => {
  await db.execute(sql`truncate letter, number_counter, notification cascade`);
  await db.execute(sql`delete from delegation`);
  await db.execute(sql`truncate archive, filing_unit cascade`);
};
const askOf = (by: Caller, query: string) => by.get<Ok<CalendarData>>(`/calendar/api/Event?${query}`);
const eventsOf = async (
  by: Caller,
  { from = plusDays(today, -30), to = plusDays(today, 30), kinds = all } = {},
) => {
  const { status, body } = await askOf(by, `from=${from}&to=${to}&kinds=${kinds}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.items;
};
const about = (events: CalendarEvent[], id: string) => events.find(({ href }) => href?.endsWith(id));

describe('what stands in a calendar', () => {
  test('the target dates of tasks, for the post that has them and nobody else', async () => {
    await clear();
    const id = await desk.inState('review', { subject: 'Rapat derek' });
    await db.execute(
      sql`update task set due_at = ${`${plusDays(today, 3)}T23:30:00+07:00`} where letter_id = ${id}`,
    );
    expect(await eventsOf(atasan)).toEqual([
      {
        id: expect.any(String),
        kind: 'task',
        day: plusDays(today, 3),
        lastDay: plusDays(today, 3),
        title: 'Rapat derek',
        detail: expect.stringMatching(/^Paraf, dari ./),
        href: `/naskah-dinas/tugas/review/${id}`,
        isDone: false,
        isLate: false,
      },
    ]);
    for (const other of [direktur, delegasi, arsiparis]) expect(await eventsOf(other)).toEqual([]);
    // Half past midnight in Jakarta is another day than in London.
    await db.execute(
      sql`update task set due_at = ${`${plusDays(today, 4)}T00:30:00+07:00`} where letter_id = ${id}`,
    );
    expect((await eventsOf(atasan))[0]?.day).toBe(plusDays(today, 4));
    expect(await eventsOf(atasan, { to: plusDays(today, 3) })).toEqual([]);
    expect(await eventsOf(atasan, { from: plusDays(today, 4), to: plusDays(today, 4) })).toHaveLength(1);
    await desk.approve(id);
    expect((await eventsOf(atasan)).filter(({ kind }) => kind === 'task')).toMatchObject([
      { isDone: true, isLate: false, href: null },
    ]);
  });

  test('deadlines of dispositions on both sides; a withdrawn one on neither', async () => {
    await clear();
    const { itemId } = await desk.received();
    const deadline = plusDays(today, 5);
    const { body } = await desk.dispose(itemId, { deadline });
    const id = body.data.id;
    expect(about(await eventsOf(delegasi), id)).toMatchObject({ kind: 'disposition-in', day: deadline });
    expect(about(await eventsOf(direktur), id)).toMatchObject({
      kind: 'disposition-out',
      day: deadline,
      href: `/naskah-dinas/tugas/disposition-out/${id}`,
    });
    expect(await eventsOf(arsiparis)).toEqual([]);
    expect((await direktur.post(desk.at(id, 'withdraw'), { reason: 'Salah alamat.' })).status).toBe(200);
    expect(about(await eventsOf(delegasi), id)).toBeUndefined();
    expect(about(await eventsOf(direktur), id)).toBeUndefined();
  });

  test('what is late is said', async () => {
    await clear();
    const id = await desk.inState('signing');
    await db.execute(
      sql`update task set due_at = now() - interval '2 days' where letter_id = ${id} and done_at is null`,
    );
    expect(about(await eventsOf(direktur), id)).toMatchObject({ isLate: true, day: plusDays(today, -2) });
  });

  test('the dates of the post\u2019s own letters at choice, never the receivers\u2019 or drafts', async () => {
    await clear();
    const id = await desk.inState('sent', { scriptDate: today });
    await desk.inState('draft', { scriptDate: today });
    const letters = async (by: Caller) => (await eventsOf(by, { kinds: 'letter' })).map(({ href }) => href);
    expect(await letters(staf)).toEqual([`/naskah-dinas/outbox/${id}`]);
    expect(await letters(direktur)).toEqual([`/naskah-dinas/outbox/${id}`]);
    for (const other of [atasan, delegasi, arsiparis]) expect(await letters(other)).toEqual([]);
    const usual = await askOf(staf, `from=${today}&to=${today}`);
    expect(usual.body.data.items).toEqual([]);
  });

  test('delegations that touch the days, given and received', async () => {
    await clear();
    await db.execute(sql`insert into delegation (id, from_position_id, from_user_id, to_user_id, start_date, end_date, scopes, reason)
      values (gen_random_uuid(), ${direktur.positionId}, ${direktur.userId}, ${atasan.userId},
        ${plusDays(today, -10)}, ${plusDays(today, 2)}, '{baca}', 'Cuti')`);
    const span = { from: today, to: plusDays(today, 1), kinds: 'delegation' };
    const range = { day: plusDays(today, -10), lastDay: plusDays(today, 2) };
    expect(await eventsOf(direktur, span)).toMatchObject([
      { ...range, title: `Didelegasikan kepada ${atasan.personName}` },
    ]);
    expect(await eventsOf(atasan, span)).toMatchObject([
      { ...range, title: `Delegasi dari ${direktur.personName}`, href: null },
    ]);
    expect(await eventsOf(staf, span)).toEqual([]);
    expect(await eventsOf(atasan, { ...span, from: plusDays(today, 3), to: plusDays(today, 9) })).toEqual([]);
  });

  test('the last days of filing units\u2019 periods, for their unit and the records unit, unless they are held', async () => {
    await clear();
    const unitOf = async (positionId: string) =>
      (await db.execute<{ id: string }>(sql`select unit_id as id from position where id = ${positionId}`))
        .rows[0]?.id;
    const unitId = await unitOf(staf.positionId);
    const add = (title: string, over: { stage: string; until: string; isHeld?: boolean; ending?: string }) =>
      db.execute(sql`insert into filing_unit (id, code, title, classification_id, unit_id, year, status, stage, active_until,
          inactive_until, final_disposition, is_held)
        values (gen_random_uuid(), ${`B-${title}`}, ${title}, ${desk.ids.classification}, ${unitId}, 2020, 'closed', ${over.stage},
          ${over.until}, ${over.until}, ${over.ending ?? 'Musnah'}, ${over.isHeld ?? false})`);
    await add('Aktif', { stage: 'active', until: plusDays(today, 6) });
    await add('Inaktif', { stage: 'inactive', until: plusDays(today, -2), ending: 'Permanen' });
    await add('Ditahan', { stage: 'inactive', until: plusDays(today, 6), isHeld: true });
    await add('Musnah', { stage: 'destroyed', until: plusDays(today, 6) });
    const of = async (by: Caller) =>
      (await eventsOf(by, { kinds: 'retention' })).map(({ title, detail, isLate, day }) => [
        title,
        detail,
        isLate,
        day,
      ]);
    const expected = [
      ['B-Inaktif Inaktif', 'Masa simpan berakhir: permanen', true, plusDays(today, -2)],
      ['B-Aktif Aktif', 'Masa simpan berakhir: pindah', false, plusDays(today, 6)],
    ];
    expect(await of(staf)).toEqual(expected);
    expect(await of(arsiparis)).toEqual(expected);
    expect(await unitOf(delegasi.positionId)).not.toBe(unitId);
    expect(await of(delegasi)).toEqual([]);
  });

  test('nothing that the class keeps from who acts for the official', async () => {
    await clear();
    const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
    const open = await desk.inState('signing');
    const secret = await desk.inState('signing', { permissionClassificationId: desk.ids.rahasia });
    const of = async (by: Caller) =>
      (await eventsOf(by, { kinds: 'task' })).map(({ href }) => href?.slice(-36));
    expect((await of(direktur)).toSorted()).toEqual([open, secret].toSorted());
    expect(await of(secretary)).toEqual([open]);
  });

  test('is one statement, however much is asked for, and told when there is more', async () => {
    await clear();
    expect(await countStatements(pool, () => eventsOf(direktur))).toBe(1);
    const id = await desk.inState('review');
    await db.execute(sql`insert into task (id, letter_id, kind, position_id, from_user_id, from_position_id, due_at)
      select gen_random_uuid(), letter_id, kind, position_id, from_user_id, from_position_id, due_at
      from task, generate_series(1, 320) where letter_id = ${id}`);
    const { body } = await askOf(atasan, `from=${plusDays(today, -9)}&to=${plusDays(today, 30)}`);
    expect([body.data.items.length, body.data.isCut]).toEqual([300, true]);
  });
});

test('what is no span of days is refused with the reason', async () => {
  for (const [query, field] of [
    ['', 'from'],
    ['from=2026-11-01', 'to'],
    ['from=2026-02-30&to=2026-03-01', 'from'],
    ['from=2026-11-10&to=2026-11-09', 'to'],
    ['from=2026-01-01&to=2026-12-31', 'to'],
    ['from=2026-11-01&to=2026-11-30&kinds=secret', 'kinds'],
    ['from=2026-11-01&to=2026-11-30&post=1', 'post'],
    ["from=2026-11-01'&to=2026-11-30", 'from'],
    ['from=2026-11-01&from=2026-11-02&to=2026-11-30', 'from'],
  ] as const) {
    const { status, body } = await askOf(staf, query);
    expect([query, status, Object.keys(body.errors)]).toEqual([query, 400, [field]]);
  }
  const { status } = await askOf(staf, 'FROM=2026-11-01&To=2026-11-30');
  expect(status).toBe(200);
  expect((await desk.app.stranger.get('/calendar/api/Event?from=2026-11-01&to=2026-11-30')).status).toBe(401);
});
