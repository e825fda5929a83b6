import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { SearchItem } from '../../../resources/search.ts';
import { dayInWib, plusDays } from '../../../resources/wib.ts';
import { keepRequests } from '../../../server/archive/access/keep-requests.ts';
import { newId } from '../../../server/db/ids.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, idOf, openDesk } from '../letters/desk.ts';
import { letterPdf, upload } from './uploading.ts';

// Access requests (SPEC A1, A2, B3, DOMAIN 4): what is above Biasa opens by the owning unit's head only, and for a time.
const desk = await openDesk();
const { app, people, ids } = desk;
const { staf, atasan, legal, arsiparis, delegasi, direktur } = people;
const base = '/arsip/api/AccessRequest';
const today = dayInWib();
const week = plusDays(today, 7);
let head: Caller;
let headId = '';
let counter = 0;

beforeAll(async () => {
  head = await app.signIn('satria.tarigan');
  headId = await idOf(app, sql`"user" where email = 'satria.tarigan@naskah.example'`);
});

/** An item of staf's unit that its uploader alone may open. */
const kept = async (
  over: Record<string, unknown> = {},
  file: Buffer = letterPdf(`akses ${counter + 1}`),
  name = `akses-${counter + 1}.pdf`,
): Promise<string> => {
  counter += 1;
  const uploadId = await upload(staf, file, name);
  const { status, body } = await staf.post('/arsip/api/Archive/deposit', {
    record: {
      title: `Evaluasi terbatas ${counter}`,
      documentDate: '2026-11-14',
      classificationId: ids.classification,
      securityId: ids.terbatas,
      developmentLevel: 'asli',
      ...over,
    },
    files: [{ uploadId, title: '' }],
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
};
const ask = (archiveId: string, by: Caller = legal, over: Record<string, unknown> = {}) =>
  by.post(base, { archiveId, reason: 'Bahan telaah perjanjian', untilDay: week, ...over });
const asked = async (archiveId: string, by: Caller = legal): Promise<string> => {
  const { status, body } = await ask(archiveId, by);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
};
const granted = async (archiveId: string, by: Caller = legal): Promise<string> => {
  const id = await asked(archiveId, by);
  expect((await head.post(`${base}/${id}/approve`, {})).status).toBe(200);
  return id;
};
const fileOf = async (archiveId: string): Promise<string> =>
  (await staf.get(`/arsip/api/Archive/${archiveId}/detail`)).body.data.files[0].id;
const opens = async (archiveId: string, by: Caller): Promise<number> =>
  (await by.ask({ method: 'GET', url: `/arsip/api/Archive/${archiveId}/files/${await fileOf(archiveId)}` }))
    .status;
const readersOf = async (archiveId: string): Promise<string[]> =>
  (
    await app.db.execute<{ readers: string[] }>(
      sql`select reader_user_ids as readers from archive where id = ${archiveId}`,
    )
  ).rows[0]?.readers ?? [];
const noticesOf = async (userId: string, requestId: string): Promise<string[]> =>
  (
    await app.db.execute<{ title: string }>(
      sql`select title from notification where user_id = ${userId} and detail_url like ${`%${requestId}`} order by id`,
    )
  ).rows.map(({ title }) => title);

describe('the way of a request', () => {
  test('asked, approved by the head of the unit, opened, and every step is told and logged', async () => {
    const archiveId = await kept();
    expect(await opens(archiveId, legal)).toBe(403);
    const id = await asked(archiveId);
    expect(await noticesOf(headId, id)).toEqual(['Permintaan akses arsip menunggu keputusan Anda']);
    expect((await legal.get(`${base}/${id}`)).body.data).toMatchObject({
      state: 'waiting',
      isMine: true,
      deciders: [{ id: headId, positionName: 'Manajer Manajemen Lalu Lintas' }],
      can: { decide: false, withdraw: true, revoke: false },
    });
    expect((await head.get(`${base}/${id}`)).body.data).toMatchObject({
      waitsForMe: true,
      can: { decide: true, withdraw: false, revoke: false },
    });
    const until = plusDays(today, 3);
    const { body } = await head.post(`${base}/${id}/approve`, { untilDay: until, note: 'Untuk telaah.' });
    expect(body.data).toMatchObject({
      state: 'approved',
      fromDay: today,
      untilDay: until,
      note: 'Untuk telaah.',
    });
    expect(await noticesOf(legal.userId, id)).toEqual(['Permintaan akses arsip disetujui']);

    expect(await opens(archiveId, legal)).toBe(200);
    const { openings } = (await staf.get(`/arsip/api/Archive/${archiveId}/detail`)).body.data;
    expect(openings[0]).toMatchObject({ by: { id: legal.userId }, requestId: id });
    const { rows } = await app.db.execute<{ action: string }>(
      sql`select action from audit_log where resource = 'access-request' and record_id = ${id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['ask', 'approved']);
    await app.jobs.runDue();
    expect((await app.db.execute(sql`select 1 from mail where body like ${`%${id}%`}`)).rows.length).toBe(2);
  });

  test('a refusal needs a reason and opens nothing; it may be asked again', async () => {
    const archiveId = await kept();
    const id = await asked(archiveId);
    const without = await head.post(`${base}/${id}/refuse`, {});
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['reason']]);
    expect(
      (await head.post(`${base}/${id}/refuse`, { reason: 'Tidak terkait tugas.' })).body.data.state,
    ).toBe('refused');
    expect(await opens(archiveId, legal)).toBe(403);
    expect(await asked(archiveId)).not.toBe(id);
  });

  test('both sides find it in their lists, nobody else does', async () => {
    const archiveId = await kept();
    const id = await asked(archiveId);
    const listed = async (by: Caller, query = '') =>
      (await by.get(`${base}?archiveId=${archiveId}${query}`)).body.data.items.map(
        (one: { id: string }) => one.id,
      );
    expect(await listed(legal, '&side=mine')).toEqual([id]);
    expect(await listed(legal, '&side=decide')).toEqual([]);
    expect(await listed(head, '&side=decide&state=waiting')).toEqual([id]);
    expect(await listed(head, '&side=mine')).toEqual([]);
    for (const other of [staf, arsiparis, direktur, delegasi]) expect(await listed(other)).toEqual([]);
    expect((await legal.get(`${base}?side=lain`)).status).toBe(400);
    expect((await legal.get(`${base}?state=lain`)).status).toBe(400);
    expect((await legal.get(`${base}?lain=1`)).status).toBe(400);
  });
});

describe('who may do what, in which state', () => {
  const verbs = ['approve', 'refuse', 'withdraw', 'revoke'] as const;
  const bodies = {
    approve: {},
    refuse: { reason: 'Tidak perlu' },
    withdraw: {},
    revoke: { reason: 'Selesai' },
  };
  const inState: Record<string, (id: string) => Promise<unknown>> = {
    waiting: async () => undefined,
    approved: (id) => head.post(`${base}/${id}/approve`, {}),
    refused: (id) => head.post(`${base}/${id}/refuse`, bodies.refuse),
    withdrawn: (id) => legal.post(`${base}/${id}/withdraw`, {}),
    revoked: async (id) => {
      await head.post(`${base}/${id}/approve`, {});
      await head.post(`${base}/${id}/revoke`, bodies.revoke);
    },
  };
  const may = (state: string, who: string, verb: string): number => {
    if (who === 'other') return 404;
    const side = verb === 'withdraw' ? 'asker' : 'head';
    if (who !== side) return 403;
    return state === (verb === 'revoke' ? 'approved' : 'waiting') ? 200 : 409;
  };
  for (const [state, reach] of Object.entries(inState))
    test(state, async () => {
      const archiveId = await kept();
      const said: Record<string, number> = {};
      const expected: Record<string, number> = {};
      for (const [who, caller] of Object.entries({ other: staf, asker: legal, head }))
        for (const verb of verbs) {
          await app.db.execute(sql`delete from access_request where archive_id = ${archiveId}`);
          await app.db.execute(
            sql`update archive set reader_user_ids = array[${staf.userId}::uuid] where id = ${archiveId}`,
          );
          const id = await asked(archiveId);
          await reach(id);
          said[`${who} ${verb}`] = (await caller.post(`${base}/${id}/${verb}`, bodies[verb])).status;
          expected[`${who} ${verb}`] = may(state, who, verb);
        }
      expect(said).toEqual(expected);
    });

  test('is not offered again while it waits: the item leads to the request instead, for nobody else', async () => {
    const archiveId = await kept();
    const detailFor = async (by: Caller) =>
      (await by.get(`/arsip/api/Archive/${archiveId}/detail`)).body.data;
    expect(await detailFor(legal)).toMatchObject({ can: { requestAccess: true }, waitingRequestId: null });
    const id = await asked(archiveId);
    expect(await detailFor(legal)).toMatchObject({ can: { requestAccess: false }, waitingRequestId: id });
    expect(await detailFor(delegasi)).toMatchObject({ can: { requestAccess: true }, waitingRequestId: null });
    expect((await head.post(`${base}/${id}/refuse`, { reason: 'Belum perlu' })).status).toBe(200);
    expect(await detailFor(legal)).toMatchObject({ can: { requestAccess: true }, waitingRequestId: null });
  });

  test('is not offered for an item with nothing behind it to open or lend, and refused when asked for', async () => {
    const { body } = await staf.post('/arsip/api/Archive', {
      ...{ title: 'Hanya tercatat', documentDate: '2026-11-14', classificationId: ids.classification },
      ...{ securityId: ids.terbatas, developmentLevel: 'asli' },
    });
    const { id } = body.data;
    const may = async () =>
      (await legal.get(`/arsip/api/Archive/${id}/detail`)).body.data.can.requestAccess as boolean;
    expect(await may()).toBe(false);
    expect((await ask(id)).status).toBe(409);
    // Paper whose place is known can be lent to who may open it.
    await app.db.execute(sql`update archive set box = 'B-7' where id = ${id}`);
    expect(await may()).toBe(true);
    expect((await ask(id)).status).toBe(200);
  });

  test('in an additional role nobody has to do with it', async () => {
    const archiveId = await kept();
    const id = await asked(archiveId);
    for (const [account, type] of [
      ['sekretaris', 'Secretary'],
      ['delegasi', 'Delegation'],
    ] as const) {
      const caller = await actAs(app, account, type);
      expect((await caller.get(base)).status).toBe(403);
      expect((await ask(archiveId, caller)).status).toBe(403);
      expect((await caller.post(`${base}/${id}/approve`, {})).status).toBe(403);
      await caller.get(`/arsip/api/Archive/${archiveId}/detail`).then(({ body }) => {
        if (body.data) expect(body.data.can.requestAccess).toBe(false);
      });
    }
  });

  test('a head who asks for an item of the own unit is decided on by the head above', async () => {
    const archiveId = await kept();
    const id = await asked(archiveId, head);
    expect((await head.post(`${base}/${id}/approve`, {})).status).toBe(403);
    expect((await head.get(`${base}/${id}`)).body.data.deciders).toMatchObject([{ id: atasan.userId }]);
    expect((await atasan.post(`${base}/${id}/approve`, {})).status).toBe(200);
    expect(await opens(archiveId, head)).toBe(200);
  });
});

test('who keeps the mails reads nothing of an item above Biasa that they tell of', async () => {
  const admin = await app.signIn('admin');
  const id = await asked(await kept());
  await app.jobs.runDue();
  const found = await app.pool.query<{ id: string }>('select id from mail where body like $1', [`%${id}%`]);
  const { body } = await admin.get(`/notification/api/Mail/${found.rows[0]?.id}`);
  expect(body.data.body).toBe('Isi surel ini hanya untuk yang boleh membuka naskahnya.');
});

describe('what is refused', () => {
  test('forged ids, items one may not know of, and items that are open already', async () => {
    for (const id of [newId(), 'bukan-id']) {
      expect((await legal.get(`${base}/${id}`)).status).toBe(404);
      expect((await head.post(`${base}/${id}/approve`, {})).status).toBe(404);
    }
    expect((await ask(newId())).status).toBe(404);
    expect((await ask(await kept({ securityId: ids.rahasia }))).status).toBe(404);
    expect((await ask(await kept({ securityId: ids.biasa }))).status).toBe(409);
    expect((await ask(await kept(), staf)).status).toBe(409);
  });

  test('a body that does not fit names the field', async () => {
    const archiveId = await kept();
    const faults: [over: Record<string, unknown>, field: string][] = [
      [{ archiveId: 'x' }, 'archiveId'],
      [{ reason: ' ' }, 'reason'],
      [{ reason: 'a\u0000bc' }, 'reason'],
      [{ reason: 'x'.repeat(501) }, 'reason'],
      [{ untilDay: '2026-02-30' }, 'untilDay'],
      [{ untilDay: plusDays(today, -1) }, 'untilDay'],
      [{ untilDay: plusDays(today, 400) }, 'untilDay'],
    ];
    for (const [over, field] of faults) {
      const { status, body } = await ask(archiveId, legal, over);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
    const id = await asked(archiveId);
    for (const untilDay of [plusDays(today, -1), plusDays(today, 400), 'besok']) {
      const { status, body } = await head.post(`${base}/${id}/approve`, { untilDay });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['untilDay']]);
    }
  });

  test('asked twice at once, one waits; decided twice at once, one wins', async () => {
    const archiveId = await kept();
    const both = await Promise.all([ask(archiveId), ask(archiveId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const id = both.find(({ status }) => status === 200)?.body.data.id;
    const decided = await Promise.all([
      head.post(`${base}/${id}/approve`, {}),
      head.post(`${base}/${id}/refuse`, { reason: 'Tidak perlu' }),
    ]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the end of a grant', () => {
  const over = (id: string) =>
    app.db.execute(sql`update access_request set until_day = ${plusDays(today, -1)} where id = ${id}`);

  test('one that has just ended opens nothing, before any job has run', async () => {
    const archiveId = await kept();
    const id = await granted(archiveId);
    expect(await opens(archiveId, legal)).toBe(200);
    await over(id);
    expect((await legal.get(`${base}?state=expired&archiveId=${archiveId}`)).body.data.totalCount).toBe(1);
    expect(await opens(archiveId, legal)).toBe(403);
    expect((await legal.get(`${base}/${id}`)).body.data).toMatchObject({ state: 'expired', endedBy: null });
    expect(await readersOf(archiveId)).toEqual([staf.userId]);
    expect(await noticesOf(legal.userId, id)).toContain('Akses arsip berakhir');
    expect((await head.post(`${base}/${id}/revoke`, { reason: 'Selesai' })).status).toBe(409);
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
      insert into access_request (id, archive_id, by_user_id, by_position_id, reason, wanted_until, state, from_day,
        until_day, decider_position_ids, made_reader)
      select gen_random_uuid(), archive_id, ${delegasi.userId}, by_position_id, reason, wanted_until, 'approved', from_day,
        until_day, decider_position_ids, true
      from access_request, generate_series(1, 1200) where id = ${id}`);
    const left = async () =>
      (
        await app.db.execute(
          sql`select 1 from access_request where state = 'approved' and archive_id = ${archiveId}`,
        )
      ).rows.length;
    expect(await opens(archiveId, legal)).toBe(403);
    expect(await left()).toBe(1200);
    await keepRequests({ db: app.db }, new Date());
    expect(await left()).toBe(0);
    const logged =
      await app.db.execute(sql`select 1 from audit_log l join access_request r on r.id = l.record_id
      where l.action = 'expired' and r.archive_id = ${archiveId}`);
    expect(logged.rows.length).toBe(1201);
  });

  test('requests that nobody can decide keep none behind them waiting', async () => {
    const archiveId = await kept();
    const vacant = newId();
    const post = sql`(select position_id from job_mapping where user_id = ${headId} limit 1)`;
    // Of items whose unit has nobody above who could decide, more than are looked at at once.
    const root = sql`(select id from organization_unit where parent_id is null order by id limit 1)`;
    await app.db.execute(sql`update job_mapping set end_date = '2024-02-01'
      where position_id in (select id from position where unit_id = ${root})`);
    await app.db.execute(sql`
      with lost as (
        insert into archive (id, title, document_date, classification_id, security_id, unit_id, development_level)
        select gen_random_uuid(), 'Tanpa atasan', '2026-01-01', ${ids.classification}, ${ids.terbatas}, ${root}, 'asli'
        from generate_series(1, 230) returning id)
      insert into access_request (id, archive_id, by_user_id, by_position_id, reason, wanted_until, decider_position_ids)
      select overlay(gen_random_uuid()::text placing '00000000' from 1)::uuid, id, ${legal.userId}, ${staf.positionId},
        'Uji', ${week}, array[${vacant}::uuid] from lost`);
    const last = newId();
    await app.db.execute(sql`
      insert into access_request (id, archive_id, by_user_id, by_position_id, reason, wanted_until, decider_position_ids)
      values (${last}, ${archiveId}, ${legal.userId}, ${staf.positionId}, 'Uji', ${week}, array[${vacant}::uuid])`);
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
    const states = await app.db.execute<{ state: string }>(
      sql`select state from access_request where id in (${id}, ${waiting})`,
    );
    expect(states.rows).toEqual([{ state: 'expired' }, { state: 'expired' }]);
    expect(await opens(archiveId, legal)).toBe(403);
  });

  test('revoked, it is closed at once and its person is told why', async () => {
    const archiveId = await kept();
    const id = await granted(archiveId);
    const { body } = await head.post(`${base}/${id}/revoke`, { reason: 'Telaah selesai' });
    expect(body.data).toMatchObject({
      state: 'revoked',
      endReason: 'Telaah selesai',
      endedBy: { id: headId },
    });
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
        insert into access_request (id, archive_id, by_user_id, by_position_id, reason, wanted_until, decider_position_ids)
        values (${id}, ${archiveId}, ${userId}, ${staf.positionId}, 'Uji', ${week},
          array[(select position_id from job_mapping where user_id = ${headId} limit 1)])`);
    for (const id of [first, second]) expect((await head.post(`${base}/${id}/approve`, {})).status).toBe(200);
    const third = newId();
    await app.db.execute(sql`
      insert into access_request (id, archive_id, by_user_id, by_position_id, reason, wanted_until, decider_position_ids)
      select ${third}, archive_id, by_user_id, by_position_id, reason, wanted_until, decider_position_ids
      from access_request where id = ${second}`);
    expect((await head.post(`${base}/${third}/approve`, {})).status).toBe(200);
    for (const id of [first, second]) await head.post(`${base}/${id}/revoke`, { reason: 'Selesai' });
    expect((await readersOf(archiveId)).toSorted()).toEqual([staf.userId, legal.userId].toSorted());
    await head.post(`${base}/${third}/revoke`, { reason: 'Selesai' });
    expect(await readersOf(archiveId)).toEqual([staf.userId]);
  });
});
