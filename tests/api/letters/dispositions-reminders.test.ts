import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayInWib } from '../../../lib/wib.ts';
import { remindDispositions } from '../../../server/letters/dispositions/index.ts';
import { openDispositionDesk } from './dispositions-desk.ts';

const desk = await openDispositionDesk();
const { at, given, to, newsOf } = desk;
const { atasan, direktur } = desk.people;

describe('reminders', () => {
  test('come two days before, daily when late, and to the giver after two days; never twice', async () => {
    const { id } = await given({ receivers: [to(atasan)], deadline: null });
    const on = async (deadline: string, day: string) => {
      await desk.app.db.execute(sql`update disposition set closed_at = now() where id <> ${id}`);
      await desk.app.db.execute(sql`update disposition set deadline = ${deadline} where id = ${id}`);
      const now = new Date(`${day}T08:00:00+07:00`);
      const first = await remindDispositions(desk.app, now);
      const again = await remindDispositions(desk.app, now);
      expect(again).toEqual({ soon: 0, overdue: 0, escalated: 0 });
      return first;
    };
    const deadline = '2026-11-20';
    expect(await on(deadline, '2026-11-17')).toEqual({ soon: 0, overdue: 0, escalated: 0 });
    expect(await on(deadline, '2026-11-18')).toEqual({ soon: 1, overdue: 0, escalated: 0 });
    expect(await on(deadline, '2026-11-20')).toEqual({ soon: 0, overdue: 0, escalated: 0 });
    expect(await on(deadline, '2026-11-21')).toEqual({ soon: 0, overdue: 1, escalated: 0 });
    expect(await on(deadline, '2026-11-22')).toEqual({ soon: 0, overdue: 1, escalated: 1 });
    expect(await on(deadline, '2026-11-23')).toEqual({ soon: 0, overdue: 1, escalated: 0 });
    expect((await newsOf(direktur)).map((one) => one.title)).toContain('Disposisi Anda belum diselesaikan');
    await atasan.post(at(id, 'done'));
    expect(await on(deadline, '2026-11-24')).toEqual({ soon: 0, overdue: 0, escalated: 0 });
  });

  test('what a trigger said of the deadline on that day is not said again, on the next day it is', async () => {
    const { id } = await given({ receivers: [to(atasan)], deadline: null });
    await desk.app.db.execute(sql`update disposition set deadline = '2026-11-20' where id = ${id}`);
    const page = `/naskah-dinas/tugas/disposition-in/${id}`;
    const told = async () =>
      (
        await desk.app.db.execute(sql`select 1 from notification
          where user_id = ${atasan.userId} and detail_url = ${page} and title = 'Disposisi melewati tenggat'`)
      ).rows.length;
    await desk.app.db.execute(
      sql`update notification set created_at = '2026-11-19' where detail_url = ${page}`,
    );
    await desk.app.db.execute(sql`
      insert into notification (id, user_id, title, modul, message, detail_url, created_at)
      select gen_random_uuid(), ${atasan.userId}, 'Disposisi lewat tenggat', 'naskah-dinas', 'x', ${page},
             '2026-11-21T00:01:00+07:00'`);
    await remindDispositions(desk.app, new Date('2026-11-21T07:40:00+07:00'));
    expect(await told()).toBe(0);
    await desk.app.db.execute(sql`delete from notification where title = 'Disposisi lewat tenggat'`);
    await remindDispositions(desk.app, new Date('2026-11-22T07:40:00+07:00'));
    expect(await told()).toBe(1);
  });

  test('what the reminder of the morning said is not said again by a trigger in the night', async () => {
    const deadline = dayInWib(new Date(Date.now() + 3 * 86_400_000));
    const { id } = await given({ receivers: [to(atasan)], deadline });
    const page = `/naskah-dinas/tugas/disposition-in/${id}`;
    const titles = async () =>
      (
        await desk.app.db.execute<{ title: string }>(sql`select title from notification
          where user_id = ${atasan.userId} and detail_url = ${page} order by created_at`)
      ).rows.map((row) => row.title);
    const morning = `${dayInWib(new Date(Date.now() + 86_400_000))}T07:40:00+07:00`;
    await remindDispositions(desk.app, new Date(morning));
    await desk.app.db.execute(sql`update notification set created_at = ${morning}
      where detail_url = ${page} and title = 'Tenggat disposisi mendekat'`);
    await desk.app.jobs.runDue(new Date(Date.parse(`${deadline}T23:59:59+07:00`) - 2 * 86_400_000 + 5000));
    const runs = await desk.app.db.execute(
      sql`select 1 from trigger_run where turn like 'disposisi.batas_waktu%'`,
    );
    expect(runs.rows.length, 'the trigger had its turn').toBeGreaterThan(0);
    expect(await titles()).toEqual(['Disposisi masuk', 'Tenggat disposisi mendekat']);
  });

  test('two runs at once tell everybody once', async () => {
    const { id } = await given({ receivers: [to(atasan)], deadline: null });
    await desk.app.db.execute(sql`update disposition set deadline = '2026-11-20' where id = ${id}`);
    const now = new Date('2026-11-21T08:00:00+07:00');
    const runs = await Promise.all([remindDispositions(desk.app, now), remindDispositions(desk.app, now)]);
    expect(runs.map((run) => run.overdue).sort()).toEqual([0, 1]);
  });

  test('many are told a few at a time: nobody waits for the rest, and what was told stays told', async () => {
    const { id } = await given({ receivers: [to(atasan)], deadline: null });
    await desk.app.db.execute(sql`update disposition set closed_at = now() where id <> ${id}`);
    await desk.app.db.execute(sql`
      insert into disposition (id, letter_id, from_user_id, from_position_id, instruction_ids, deadline)
      select gen_random_uuid(), letter_id, from_user_id, from_position_id, instruction_ids, day
      from disposition, generate_series(1, 59) n, lateral (
        select (case n when 59 then '2026-11-20' else '2026-11-19' end)::date as day) d
      where id = ${id}`);
    await desk.app.db.execute(sql`
      insert into disposition_recipient (id, disposition_id, "order", position_id, user_id, role)
      select gen_random_uuid(), d.id, 1, r.position_id, r.user_id, r.role
      from disposition_recipient r, disposition d
      where r.disposition_id = ${id} and d.deadline in ('2026-11-19', '2026-11-20') and d.closed_at is null`);
    const told = async () =>
      (
        await desk.app.db.execute(sql`select distinct d.id from notification n join disposition d
            on n.detail_url = '/naskah-dinas/tugas/disposition-in/' || d.id
          where n.title = 'Disposisi melewati tenggat' and d.closed_at is null`)
      ).rows.length;
    const now = new Date('2026-11-21T08:00:00+07:00');
    const running = await desk.app.db.transaction(async (tx) => {
      // Another transaction locks the last one.
      await tx.execute(sql`select 1 from disposition_recipient r join disposition d on d.id = r.disposition_id
        where d.deadline = '2026-11-20' and d.closed_at is null for update of r`);
      const run = remindDispositions(desk.app, now);
      await expect.poll(told, { timeout: 5000 }).toBe(50);
      return { run };
    });
    expect(await running.run).toEqual({ soon: 0, overdue: 59, escalated: 58 });
    expect(await told()).toBe(59);
    expect(await remindDispositions(desk.app, now)).toEqual({ soon: 0, overdue: 0, escalated: 0 });
  });
});
