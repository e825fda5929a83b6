import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { SearchItem } from '../../../domain/calls/search.ts';
import { plusDays } from '../../../lib/wib.ts';
import { keepRequests } from '../../../server/archive/access/keep-requests.ts';
import { newId } from '../../../server/db/ids.ts';
import type { Caller } from '../../support/app.ts';
import { base, openAccessRequestDesk } from './access-requests-desk.ts';

const desk = await openAccessRequestDesk();
const { app, ids, headId, today, week, kept, asked, act, granted, opens, readersOf, noticesOf } = desk;
const { staf, legal, delegasi, head } = desk.people;

describe('the end of a grant', () => {
  const over = (id: string) =>
    app.db.execute(sql`update access_request set until_day = ${plusDays(today, -1)} where id = ${id}`);

  test('one that has just ended opens nothing, before any job has run', async () => {
    const archiveId = await kept();
    const id = await granted(archiveId);
    expect(await opens(archiveId, legal)).toBe(200);
    await over(id);
    expect((await legal.get(`${base}?stage=expired&archiveId=${archiveId}`)).body.data.totalCount).toBe(1);
    expect(await opens(archiveId, legal)).toBe(403);
    expect((await legal.get(`${base}/${id}`)).body.data).toMatchObject({ stage: 'expired', stageBy: null });
    const { items } = (await legal.get(`${base}/${id}/steps`)).body.data;
    expect(items.at(-1)).toMatchObject({ event: 'expire', by: null, from: 'approved', to: 'expired' });
    expect(await readersOf(archiveId)).toEqual([staf.userId]);
    expect(await noticesOf(legal.userId, id)).toContain('Akses arsip berakhir');
    expect((await act(head, id, 'revoke', { note: 'Selesai' })).status).toBe(409);
  });

  test('the search finds and shows the words of the file as long as it holds, and none once it is over', async () => {
    const archiveId = await kept(
      { title: 'Evaluasi cenderawasih' },
      Buffer.from('Isinya menyebut mambruk'),
      'isi.txt',
    );
    await app.jobs.runDue();
    const found = async (q: string, by: Caller) => {
      const { body } = await by.get(`/search/api/Search?source=archive&q=${q}`);
      return body.data.items.map((item: SearchItem) => [
        item.id,
        item.access,
        item.highlights.attachments.length,
      ]);
    };
    await granted(archiveId);
    expect(await found('mambruk', legal)).toEqual([[archiveId, 'open', 1]]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
    try {
      const later = await app.signIn('legal');
      expect(await found('mambruk', later)).toEqual([]);
      // That it exists may be known; nothing of its file is shown with it.
      expect(await found('cenderawasih', later)).toEqual([[archiveId, 'ask', 0]]);
    } finally {
      vi.useRealTimers();
    }
    expect(await readersOf(archiveId)).toEqual([staf.userId]);
  });

  test('of very many that are over somebody waits for their own only', async () => {
    const archiveId = await kept();
    const id = await granted(archiveId);
    await over(id);
    await app.db.execute(sql`
      insert into access_request (id, archive_id, unit_id, by_user_id, by_position_id, reason, wanted_until, stage, from_day,
        until_day, decider_position_ids, made_reader_ids)
      select gen_random_uuid(), archive_id, unit_id, ${delegasi.userId}, by_position_id, reason, wanted_until, 'approved',
        from_day, until_day, decider_position_ids, array[${delegasi.userId}::uuid]
      from access_request, generate_series(1, 1200) where id = ${id}`);
    const left = async () =>
      (
        await app.db.execute(
          sql`select 1 from access_request where stage = 'approved' and archive_id = ${archiveId}`,
        )
      ).rows.length;
    expect(await opens(archiveId, legal)).toBe(403);
    expect(await left()).toBe(1200);
    await keepRequests({ db: app.db }, new Date());
    expect(await left()).toBe(0);
    const logged =
      await app.db.execute(sql`select 1 from audit_log l join access_request r on r.id = l.record_id
      where l.action = 'stage' and l.after ->> 'stage' = 'expired' and r.archive_id = ${archiveId}`);
    expect(logged.rows.length).toBe(1201);
  });

  test('requests that nobody can decide keep none behind them waiting', async () => {
    const archiveId = await kept();
    const vacant = newId();
    const post = sql`(select position_id from job_mapping where user_id = ${headId} limit 1)`;
    // More undecidable requests (no superior in the unit) than the job handles in one batch.
    const root = sql`(select id from organization_unit where parent_id is null order by id limit 1)`;
    await app.db.execute(sql`update job_mapping set end_date = '2024-02-01'
      where position_id in (select id from position where unit_id = ${root})`);
    await app.db.execute(sql`
      with lost as (
        insert into archive (id, title, document_date, classification_id, security_id, unit_id, development_level)
        select gen_random_uuid(), 'Tanpa atasan', '2026-01-01', ${ids.classification}, ${ids.terbatas}, ${root}, 'asli'
        from generate_series(1, 230) returning id, unit_id)
      insert into access_request (id, archive_id, unit_id, by_user_id, by_position_id, reason, wanted_until, until_day,
        decider_position_ids)
      select overlay(gen_random_uuid()::text placing '00000000' from 1)::uuid, id, unit_id, ${legal.userId},
        ${staf.positionId}, 'Uji', ${week}, ${week}, array[${vacant}::uuid] from lost`);
    const last = newId();
    await app.db.execute(sql`
      insert into access_request (id, archive_id, unit_id, by_user_id, by_position_id, reason, wanted_until, until_day,
        decider_position_ids)
      select ${last}, id, unit_id, ${legal.userId}, ${staf.positionId}, 'Uji', ${week}, ${week}, array[${vacant}::uuid]
      from archive where id = ${archiveId}`);
    await keepRequests({ db: app.db }, new Date());
    const { rows } = await app.db.execute<{ moved: boolean }>(
      sql`select decider_position_ids @> array[${post}] as moved from access_request where id = ${last}`,
    );
    expect(rows).toEqual([{ moved: true }]);
  });

  test('the job ends grants, and requests that nobody decided in time', async () => {
    const [archiveId, other] = [await kept(), await kept()];
    const [id, waiting] = [await granted(archiveId), await asked(other)];
    await keepRequests({ db: app.db }, new Date(Date.now() + 9 * 86_400_000));
    const stages = await app.db.execute<{ stage: string }>(
      sql`select stage from access_request where id in (${id}, ${waiting})`,
    );
    expect(stages.rows).toEqual([{ stage: 'expired' }, { stage: 'expired' }]);
    expect(await opens(archiveId, legal)).toBe(403);
  });

  test('revoked, it is closed at once and its person is told why', async () => {
    const archiveId = await kept();
    const id = await granted(archiveId);
    const { body } = await act(head, id, 'revoke', { note: 'Telaah selesai' });
    expect(body.data.record).toMatchObject({ stage: 'revoked', stageById: headId });
    const { items } = (await legal.get(`${base}/${id}/steps`)).body.data;
    expect(items.at(-1)).toMatchObject({ event: 'revoke', by: { id: headId }, note: 'Telaah selesai' });
    expect(await opens(archiveId, legal)).toBe(403);
    expect(await noticesOf(legal.userId, id)).toContain('Akses arsip dicabut');
  });

  test('the uploader and who has another running grant stay', async () => {
    const archiveId = await kept();
    const [first, second] = [newId(), newId()];
    for (const [id, userId] of [
      [first, staf.userId],
      [second, legal.userId],
    ] as const)
      await app.db.execute(sql`
        insert into access_request (id, archive_id, unit_id, by_user_id, by_position_id, reason, wanted_until, until_day,
          decider_position_ids)
        select ${id}, id, unit_id, ${userId}, ${staf.positionId}, 'Uji', ${week}, ${week},
          array[(select position_id from job_mapping where user_id = ${headId} limit 1)]
        from archive where id = ${archiveId}`);
    for (const id of [first, second]) expect((await act(head, id, 'approve')).status).toBe(200);
    const third = newId();
    await app.db.execute(sql`
      insert into access_request (id, archive_id, unit_id, by_user_id, by_position_id, reason, wanted_until, until_day,
        decider_position_ids)
      select ${third}, archive_id, unit_id, by_user_id, by_position_id, reason, wanted_until, until_day, decider_position_ids
      from access_request where id = ${second}`);
    expect((await act(head, third, 'approve')).status).toBe(200);
    for (const id of [first, second]) await act(head, id, 'revoke', { note: 'Selesai' });
    expect((await readersOf(archiveId)).toSorted()).toEqual([staf.userId, legal.userId].toSorted());
    await act(head, third, 'revoke', { note: 'Selesai' });
    expect(await readersOf(archiveId)).toEqual([staf.userId]);
  });
});
