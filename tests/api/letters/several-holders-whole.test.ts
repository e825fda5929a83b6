import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayInWib } from '../../../lib/wib.ts';
import type { Ok } from '../../support/app.ts';
import { later } from '../triggers/trigger-desk.ts';
import { type Colleague, enter, openDesk } from './desk.ts';
import { counters, itemOf, items, letterIds, nobody, person } from './inbox-items.ts';

// A letter to a post with several holders is offered to all of them, and whoever takes it has it alone (DOMAIN 6).

const desk = await openDesk();
const { staf: puspita, atasan, delegasi } = desk.people;
const citra = await enter(desk.app, 'citra.pradana');

describe('a letter to the post as a whole', () => {
  const step = (by: Colleague, id: string, verb: string, body: object = {}) =>
    by.post(`/letter/api/Inbox/${id}/${verb}`, body);
  /** Sent to somebody else, and forwarded to all who hold the post. */
  const offered = async (subject: string) => {
    const letterId = await desk.inState('sent', { subject, receivers: [desk.named(delegasi)], ccs: [] });
    const item = await itemOf(delegasi, letterId);
    const { status, body } = await step(delegasi, item.id, 'forward', {
      receivers: [{ userPositionId: puspita.positionId }],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.forwarded).toEqual(['Officer Manajemen Lalu Lintas']);
    const row = await itemOf(puspita, letterId);
    return { letterId, id: row.id as string };
  };
  const opened = async (by: Colleague, id: string) => (await by.get(`/letter/api/Inbox/${id}`)).body.data;
  const openCount = async (by: Colleague) => (await counters(by)).inboxCount as number;

  test('is offered to all; who takes it is its owner, seen by the others, and hands it back with a note', async () => {
    const before = await openCount(citra);
    const { letterId, id } = await offered('Ditawarkan');
    for (const by of [puspita, citra]) {
      expect(await letterIds(by, 'Inbox')).toContain(letterId);
      expect(await letterIds(by, 'Inbox?owner=nobody')).toContain(letterId);
      expect((await opened(by, id)).offered).toEqual({
        ...{ takenBy: null, isMine: false },
        can: { take: true, handBack: false, ask: false },
      });
    }
    expect(await openCount(citra)).toBe(before + 1);

    expect((await step(puspita, id, 'take')).status).toBe(200);
    expect((await opened(puspita, id)).offered).toMatchObject({ isMine: true, can: { handBack: true } });
    expect(await letterIds(puspita, 'Inbox?owner=self')).toContain(letterId);
    expect(await letterIds(citra, 'Inbox')).not.toContain(letterId);
    expect(await openCount(citra)).toBe(before);
    expect(await letterIds(citra, 'Inbox?owner=colleague')).toEqual([letterId]);
    const seen = await opened(citra, id);
    expect(seen.offered).toEqual({
      ...{ takenBy: puspita.personName, isMine: false },
      can: { take: false, handBack: false, ask: true },
    });
    expect(seen.can).toEqual({ handle: false, forward: false, file: false });
    expect((await citra.get(desk.at(letterId))).status).toBe(200);
    const receivers = [person(atasan)];
    for (const [verb, body] of [
      ['take', {}],
      ['close', {}],
      ['hand-back', { note: 'Bukan milik saya.' }],
      ['forward', { receivers }],
      ['file', { filingUnitId: null }],
    ] as const) {
      const refused = await step(citra, id, verb, body);
      expect([verb, refused.status]).toEqual([verb, 409]);
      expect(refused.body.message).toContain(puspita.personName);
    }
    const answer = await citra.post(desk.at(letterId, '/response'), {});
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(puspita.personName)]);

    expect((await step(citra, id, 'ask')).status).toBe(200);
    expect((await step(citra, id, 'ask')).status).toBe(409);
    const [asked] = await items(puspita, '/notification/api/Notification?per_page=1');
    expect(asked.title).toContain(citra.personName);

    expect((await step(puspita, id, 'hand-back', {})).status).toBe(422);
    expect((await step(puspita, id, 'hand-back', { note: 'Cuti mulai besok.' })).status).toBe(200);
    for (const by of [puspita, citra]) expect(await letterIds(by, 'Inbox')).toContain(letterId);
    const events = (await items(citra, desk.at(letterId, '/timeline'))).map(
      ({ event }: { event: string }) => event,
    );
    expect(events).toEqual(expect.arrayContaining(['inbox-taken', 'inbox-asked', 'inbox-handed-back']));
    // What a receiving post settles among its holders is no matter of who wrote the letter.
    for (const maker of [desk.people.direktur, atasan]) {
      const seen = await items(maker, desk.at(letterId, '/timeline'));
      expect(seen.filter(({ event }: { event: string }) => event.startsWith('inbox-'))).toEqual([]);
    }
    expect((await step(delegasi, id, 'take')).status).toBe(404);
  });

  test('is chosen as a whole, which is never out of office, though one who holds it is', async () => {
    const whole = async () =>
      (
        await items(delegasi, '/user/api/Account/user?FirstChar=Semua%20pemangku&IncludeSharedPosts=true')
      ).find(({ positionId }: { positionId: string }) => positionId === puspita.positionId);
    const { id } = await whole();
    const yoga = await enter(desk.app, 'yoga.pranata');
    const one = [puspita, citra, yoga].find(({ userId }) => userId === id) as Colleague;
    const day = dayInWib(new Date());
    const announced = await one.post('/user/api/Account/absence', {
      ...{ startDate: day, endDate: day, toUserId: atasan.userId, scopes: ['baca'], reason: 'Dinas luar' },
    });
    expect(announced.status).toBe(200);
    expect(await whole()).toMatchObject({ personName: 'Semua pemangku', isWholePost: true, holders: 3 });
    expect(await whole()).not.toHaveProperty('away');
    const english = await delegasi.ask<Ok>({
      ...{ method: 'GET', url: '/user/api/Account/user?FirstChar=All%20who&IncludeSharedPosts=true' },
      headers: { 'x-language': 'en' },
    });
    expect(english.body.data.items[0]).toMatchObject({ personName: 'All who hold it', isWholePost: true });
    await one.post(`/user/api/Account/absence/${announced.body.data.id}/end`);
  });

  test('is read by each for themselves, and taken by who acts on it', async () => {
    const { letterId, id } = await offered('Dibaca masing-masing');
    expect((await step(puspita, id, 'read')).status).toBe(200);
    const isRead = async (by: Colleague) => (await opened(by, id)).isRead;
    expect([await isRead(puspita), await isRead(citra)]).toEqual([true, false]);
    expect(await letterIds(citra, 'Inbox?isRead=false')).toContain(letterId);
    expect(await letterIds(puspita, 'Inbox?isRead=false')).not.toContain(letterId);
    expect((await step(puspita, id, 'unread')).status).toBe(200);
    expect(await isRead(puspita)).toBe(false);
    const answer = await citra.post(desk.at(letterId, '/response'), {});
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect((await opened(puspita, id)).offered.takenBy).toBe(citra.personName);
    expect((await step(citra, id, 'close')).status).toBe(200);
    expect((await step(citra, id, 'hand-back', { note: 'Sudah.' })).status).toBe(409);
  });

  test('of two at once one has it, and the other is told who', async () => {
    const { id } = await offered('Bersamaan');
    const answers = await Promise.all([step(puspita, id, 'take'), step(citra, id, 'close')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body.message).toMatch(/sudah diambil/);
    const own = await offered('Dua kali');
    const twice = await Promise.all([1, 2, 3, 4].map(() => step(puspita, own.id, 'take')));
    for (const { status, body } of twice.filter((answer) => answer.status !== 200))
      expect([status, body.message]).toEqual([409, 'Naskah ini sudah milik Anda.']);
  });

  test('several are taken and handed back at once, and not offered where a holder has it', async () => {
    const two = [await offered('Borongan 1'), await offered('Borongan 2')] as const;
    const all = (verb: string, more: object = {}) =>
      puspita.post('/letter/api/Inbox/bulk', { ids: two.map(({ id }) => id), verb, ...more });
    expect((await all('take')).body.data.items.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true]);
    expect((await all('hand-back')).status).toBe(422);
    expect((await all('hand-back', { reason: 'Keliru.' })).body.data.items[0].ok).toBe(true);
    const item = await itemOf(delegasi, two[0].letterId);
    const again = await step(delegasi, item.id, 'forward', {
      receivers: [person(citra)],
    });
    expect(again.status).toBe(409);
    const given = await itemOf(delegasi, two[1].letterId);
    await step(puspita, two[1].id, 'take');
    const whole = await step(delegasi, given.id, 'forward', {
      receivers: [{ userPositionId: puspita.positionId }],
    });
    expect([whole.status, whole.body.message]).toEqual([
      409,
      expect.stringContaining(`Officer Manajemen Lalu Lintas (${puspita.personName})`),
    ]);
    const toNobody = await step(delegasi, item.id, 'forward', {
      receivers: [{ userPositionId: nobody }],
    });
    expect(toNobody.status).toBe(422);
  });

  test('is a receiver of its own: printed as the post, offered to all when it is signed', async () => {
    const whole = (over: object = {}) => ({ ...desk.named(puspita), isWholePost: true, ...over });
    const to = (receivers: object[], over: object = {}) => desk.letter({ receivers, ccs: [], ...over });
    const saved = (await atasan.post('/letter/api/Letter', to([whole({ showUserName: true })]))).body.data;
    expect(saved.receivers).toEqual([
      {
        ...{
          userId: puspita.userId,
          userPositionId: puspita.positionId,
          isWholePost: true,
          showUserName: false,
        },
        ...{ personName: 'Semua pemangku', positionName: 'Officer Manajemen Lalu Lintas' },
        unitName: expect.any(String),
      },
    ]);
    const refusals: [object, string, RegExp][] = [
      [to([whole(), desk.named(citra)]), 'receivers', /tidak dipilih bersama salah satunya/],
      [to([whole()], { ccs: [desk.named(citra)] }), 'receivers', /tidak dipilih bersama salah satunya/],
      [to([whole(), whole({ userId: citra.userId })]), 'receivers', /lebih dari sekali/],
      [to([whole({ userPositionId: nobody })]), 'receivers', /tidak lagi memangku/],
      [to([whole({ userId: nobody })]), 'receivers', /tidak lagi memangku/],
      [to([whole({ userId: atasan.userId })]), 'receivers', /tidak lagi memangku/],
      [to([], { ccs: [whole({ userId: atasan.userId })] }), 'ccs', /tidak lagi memangku/],
      [
        to([whole()], { permissionClassificationId: desk.ids.sangatRahasia }),
        ...(['receivers', /hanya untuk orang yang disebut/] as const),
      ],
    ];
    for (const [body, field, words] of refusals) {
      const refused = await atasan.post('/letter/api/Letter', body);
      expect([refused.status, refused.body.errors?.[field]?.[0]]).toEqual([
        422,
        expect.stringMatching(words),
      ]);
    }

    // The post stays a receiver when the one it was chosen under leaves it.
    const alone = { subject: 'Untuk semua', anyReviewer: 'tidakAda', reviewers: [] };
    const yoga = await enter(desk.app, 'yoga.pranata');
    const under = await desk.save(to([whole({ userId: yoga.userId })], alone), atasan);
    const until = (day: ReturnType<typeof sql>) =>
      desk.app.db.execute(sql`
        update job_mapping set end_date = ${day} where user_id = ${yoga.userId} and position_id = ${yoga.positionId}`);
    await until(sql`current_date - 1`);
    await desk.submit(under.id, atasan);
    await until(sql`null`);

    const rule = await desk.people.admin.post('/setting/api/Trigger', {
      ...{ code: 'UJI-1', name: 'Ingatkan penerima', event: 'naskah.diterima', delayMinutes: 1440 },
      ...{ onlyIfOpen: true, actions: ['notify'], recipients: ['penerima'] },
    });
    expect(rule.status, JSON.stringify(rule.body)).toBe(200);
    const { id: letterId } = await desk.save(to([whole()], alone), atasan);
    await desk.submit(letterId, atasan);
    await desk.sign(letterId);
    for (const by of [puspita, citra]) expect(await letterIds(by, 'Inbox?owner=nobody')).toContain(letterId);
    const { id } = await itemOf(citra, letterId);
    const readers = async () => (await desk.people.direktur.get(desk.at(letterId, '/readers'))).body.data;
    expect(JSON.stringify(await readers())).not.toContain(puspita.personName);
    // A rule that reminds the receivers reminds all of them.
    await desk.app.jobs.runDue();
    await desk.app.jobs.runDue(later(25));
    const { rows } = await desk.app.db.execute<{ userId: string }>(sql`
      select user_id as "userId" from notification where letter_id = ${letterId} and title like 'Pengingat: naskah masuk%'`);
    expect(rows.map(({ userId }) => userId)).toEqual(expect.arrayContaining([puspita.userId, citra.userId]));
    expect((await step(citra, id, 'take')).status).toBe(200);
    expect(await letterIds(puspita, 'Inbox')).not.toContain(letterId);
    const shown = (await citra.get(desk.at(letterId))).body.data;
    expect(shown.receivers[0]).toMatchObject({ isWholePost: true, personName: 'Semua pemangku' });
  });

  test('is reached so by a group: a rule reminds all who hold the post, and once it is taken its owner', async () => {
    const { db, jobs } = desk.app;
    const made = async (insert: ReturnType<typeof sql>) =>
      (await db.execute<{ id: string }>(sql`${insert} returning id`)).rows[0]?.id as string;
    const unitId = await made(sql`
      insert into organization_unit (id, code, name, company_code, type, numbering_code, archive_role)
      values (gen_random_uuid(), 'NTR.BRS', 'Unit Bersama', 'NTR', 'divisi', 'NTR.BRS', 'unit_pengolah')`);
    const positionId = await made(sql`
      insert into position (id, code, name, unit_id, level, kind)
      values (gen_random_uuid(), 'NTR.BRS.1', 'Petugas Bersama', ${unitId}, 4, 'pelaksana')`);
    for (const { userId } of [puspita, citra])
      await made(sql`
        insert into job_mapping (id, user_id, position_id, type, start_date)
        values (gen_random_uuid(), ${userId}, ${positionId}, 'definitif', current_date - 1)`);
    const groupId = await made(sql`
      insert into unit_group (id, code, name, unit_ids)
      values (gen_random_uuid(), 'GT-BRS', 'Grup Bersama', array[${unitId}]::uuid[])`);
    await db.execute(sql`update trigger set is_active = false`);
    const rule = await desk.people.admin.post('/setting/api/Trigger', {
      ...{ code: 'UJI-2', name: 'Ingatkan penerima', event: 'naskah.diterima', delayMinutes: 1440 },
      ...{ onlyIfOpen: true, actions: ['notify'], recipients: ['penerima'] },
    });
    expect(rule.status, JSON.stringify(rule.body)).toBe(200);
    const send = () =>
      desk.inState('sent', { subject: 'Untuk grup', receivers: [{ isGroup: true, groupId }], ccs: [] });
    const [waits, taken] = [await send(), await send()];
    await db.execute(sql`update inbox_item set only_user_id = ${citra.userId} where letter_id = ${taken}`);
    await jobs.runDue();
    await jobs.runDue(later(25));
    const reminded = async (letterId: string) =>
      (
        await db.execute<{ userId: string }>(sql`
          select user_id as "userId" from notification
          where letter_id = ${letterId} and title like 'Pengingat: naskah masuk%' order by user_id`)
      ).rows.map(({ userId }) => userId);
    expect(await reminded(waits)).toEqual([puspita.userId, citra.userId].toSorted());
    expect(await reminded(taken)).toEqual([citra.userId]);
  });
});
