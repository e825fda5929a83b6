import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { handOverPosts } from '../../../server/letters/succession/index.ts';
import { type Colleague, enter, openDesk } from './desk.ts';
import { counters, itemOf, items, letterIds, person } from './inbox-items.ts';

// Puspita, Citra and Yoga are all "Officer Manajemen Lalu Lintas": a post with several holders is no shared mailbox
// (DOMAIN 6).

const desk = await openDesk();
const { staf: puspita, atasan, delegasi } = desk.people;
const citra = await enter(desk.app, 'citra.pradana');

test('colleagues of one post hold the same post', () => {
  expect(puspita.positionId).toBe(citra.positionId);
});

describe('a draft', () => {
  let draft = '';
  beforeAll(async () => {
    draft = (await desk.save({ subject: 'Konsep Kucingoranye' }, puspita)).id;
  });

  test('is its maker’s alone: in lists, counts and finds, read, changed and deleted', async () => {
    expect(await letterIds(puspita, 'Draft')).toEqual([draft]);
    for (const list of ['Draft', 'Letter', 'Outbox', 'Draft?FirstChar=Konsep'])
      expect(await letterIds(citra, list)).toEqual([]);
    expect((await counters(puspita)).draftCount).toBe(1);
    expect((await counters(citra)).draftCount).toBe(0);
    const answers = await Promise.all([
      citra.get(desk.at(draft)),
      citra.get(desk.at(draft, '/timeline')),
      citra.put(desk.at(draft), desk.letter({ subject: 'Milik Citra', version: 1 })),
      citra.delete(desk.at(draft)),
      citra.post(desk.at(draft, '/submit')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const found = await citra.get('/search/api/Search?q=Kucingoranye');
    expect(found.body.data.totalCount).toBe(0);
  });

  test('names its maker in the list', async () => {
    const [row] = await items(puspita, '/letter/api/Draft');
    expect(row).toMatchObject({ drafterName: puspita.personName });
  });

  test('returned, it is the maker’s task and nobody else’s', async () => {
    const { id } = await desk.save({ subject: 'Dikembalikan' }, puspita);
    await desk.submit(id, puspita);
    expect(await letterIds(citra, 'Outbox')).toEqual([]);
    await desk.giveBack(id);
    expect(await letterIds(puspita, 'Task?kind=revision')).toEqual([id]);
    expect(await letterIds(citra, 'Task')).toEqual([]);
    expect((await counters(citra)).taskCount).toBe(0);
    expect((await citra.get(desk.at(id))).status).toBe(404);
  });

  test('thrown away, a colleague does not bring it back', async () => {
    const { id } = await desk.save({ subject: 'Dibuang' }, puspita);
    await puspita.delete(desk.at(id));
    expect((await citra.post(desk.at(id, '/restore'))).status).toBe(404);
    expect((await puspita.post(desk.at(id, '/restore'))).status).toBe(200);
  });
});

describe('a letter to one of them', () => {
  let sent = '';
  beforeAll(async () => {
    sent = await desk.inState('sent', {
      subject: 'Untuk Puspita',
      receivers: [desk.named(puspita)],
      ccs: [],
    });
  });

  test('comes to that person, unread by nobody else', async () => {
    const [item] = await items(puspita, '/letter/api/Inbox');
    expect(item).toMatchObject({ letterId: sent, isRead: false, isOpen: true });
    expect(await letterIds(citra, 'Inbox')).toEqual([]);
    expect(await letterIds(citra, 'Inbox?FirstChar=Puspita')).toEqual([]);
    expect((await counters(citra)).inboxCount).toBe(0);
    expect((await citra.get('/letter/api/Inbox/counts')).body.data).toMatchObject({ open: 0, closed: 0 });
    for (const verb of ['read', 'close', 'reopen', 'forward', 'disposition'])
      expect((await citra.post(`/letter/api/Inbox/${item.id}/${verb}`, {})).status).toBe(404);
    expect((await citra.get(desk.at(sent))).status).toBe(404);
  });

  test('and to both, each has their own read state', async () => {
    const id = await desk.inState('sent', {
      ...{ subject: 'Untuk berdua', ccs: [] },
      receivers: [desk.named(puspita), desk.named(citra)],
    });
    const itemFor = async (by: Colleague) =>
      (await items(by, `/letter/api/Inbox?letterId=${id}`)) as { id: string; isRead: boolean }[];
    const [hers] = await itemFor(puspita);
    await puspita.post(`/letter/api/Inbox/${hers?.id}/read`);
    expect((await itemFor(puspita)).map(({ isRead }) => isRead)).toEqual([true]);
    expect((await itemFor(citra)).map(({ isRead }) => isRead)).toEqual([false]);
    const readers = await items(puspita, desk.at(id, '/readers'));
    expect(readers).toHaveLength(2);
    expect(
      readers.map((one: { personName: string; readAt: string | null }) => [
        one.personName,
        one.readAt !== null,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [puspita.personName, true],
        [citra.personName, false],
      ]),
    );
  });

  test('tells that person only', async () => {
    const told = await desk.app.db.execute<{ userId: string }>(sql`
      select distinct user_id as "userId" from notification where detail_url like ${`%${sent}`}
        and user_id in (${puspita.userId}, ${citra.userId})`);
    expect(told.rows.map(({ userId }) => userId)).toEqual([puspita.userId]);
  });

  test('passed on to a colleague, it is theirs too', async () => {
    const item = await itemOf(puspita, sent);
    const forwarded = await puspita.post(`/letter/api/Inbox/${item.id}/forward`, {
      receivers: [person(citra)],
    });
    expect(forwarded.status).toBe(200);
    expect(forwarded.body.data.forwarded[0]).toContain(citra.personName);
    expect(await letterIds(citra, 'Inbox')).toContain(sent);
  });
});

test('a review asked of one of them is decided by that person', async () => {
  await desk.app.db.execute(sql`update position set can_review = true where id = ${puspita.positionId}`);
  const { id } = await desk.save(
    {
      subject: 'Diperiksa Puspita',
      reviewers: [
        { ...desk.named(puspita), reviewOrder: 1 },
        { ...desk.named(atasan), reviewOrder: 2 },
      ],
    },
    delegasi,
  );
  await desk.submit(id, delegasi);
  expect(await letterIds(puspita, 'Task?kind=review')).toContain(id);
  expect(await letterIds(citra, 'Task')).not.toContain(id);
  expect((await citra.post(desk.at(id, '/review'), { decision: 'approve' })).status).toBe(404);
  expect((await puspita.post(desk.at(id, '/review'), { decision: 'approve' })).status).toBe(200);
});

test('a colleague of the drafter who has the letter is reminded, and nobody else of the post', async () => {
  const { id } = await desk.save(
    {
      subject: 'Menunggu rekan',
      reviewers: [citra, atasan].map((one, index) => ({ ...desk.named(one), reviewOrder: index + 1 })),
    },
    puspita,
  );
  await desk.submit(id, puspita);
  expect((await puspita.get(desk.at(id))).body.data.can.nudge).toBe(true);
  const { body } = await puspita.get('/dashboard/api/Flow');
  expect(body.data.held).toContainEqual(
    expect.objectContaining({ letterId: id, personName: citra.personName }),
  );
  expect((await citra.post(desk.at(id, '/nudge'), {})).status).toBe(403);
  const { status, body: answer } = await puspita.post(desk.at(id, '/nudge'), { note: 'Mohon.' });
  expect(status, JSON.stringify(answer)).toBe(200);
  const told = await desk.app.db.execute<{ userId: string }>(sql`
    select user_id as "userId" from notification where kind = 'persetujuan.pengingat'
      and detail_url like ${`%${id}`}`);
  expect(told.rows.map(({ userId }) => userId)).toEqual([citra.userId]);
});

describe('when holders change', () => {
  const { app } = desk;
  const { admin, arsiparis } = desk.people;
  const mapping = (person: Colleague, positionId: string) =>
    app.db.execute<{ id: string }>(sql`
      select id from job_mapping where user_id = ${person.userId} and position_id = ${positionId}`);
  const settle = () => handOverPosts(app, new Date());

  test('a second holder sees nothing of the first, and back at one it is the post’s again', async () => {
    await settle();
    const post = atasan.positionId;
    const { id: draft } = await desk.save({ subject: 'Konsep kepala' }, atasan);
    await app.db.execute(sql`insert into job_mapping (id, user_id, position_id, type, start_date)
      values (gen_random_uuid(), ${arsiparis.userId}, ${post}, 'definitif', current_date - 1)`);
    await settle();
    const ownerOf = async () =>
      (
        await app.db.execute<{ owner: string | null }>(
          sql`select only_user_id as owner from letter where id = ${draft}`,
        )
      ).rows[0]?.owner;
    expect(await ownerOf()).toBe(atasan.userId);
    await app.db.execute(
      sql`delete from job_mapping where user_id = ${arsiparis.userId} and position_id = ${post}`,
    );
    await settle();
    expect(await ownerOf()).toBeNull();
  });

  test('letters of one who left wait with those who stayed; drafts until they are handed over', async () => {
    const yoga = await enter(app, 'yoga.pranata');
    const { id: draft } = await desk.save({ subject: 'Konsep Yoga' }, yoga);
    const sent = await desk.inState('sent', { receivers: [desk.named(yoga)], ccs: [] });
    const handOver = (by: Colleague, to = citra) =>
      by.post('/letter/api/HandOver', {
        ...{ positionId: yoga.positionId, fromUserId: yoga.userId, toUserId: to.userId },
      });
    expect((await handOver(admin)).status, 'while in office').toBe(409);
    const [held] = (await mapping(yoga, yoga.positionId)).rows;
    await app.db.execute(sql`update job_mapping set end_date = current_date - 2 where id = ${held?.id}`);
    await settle();
    for (const one of [puspita, citra]) expect(await letterIds(one, 'Inbox')).toContain(sent);
    expect(await letterIds(citra, 'Draft')).not.toContain(draft);

    expect((await handOver(citra)).status).toBe(403);
    expect((await handOver(admin, atasan)).status).toBe(422);
    const left = async (by: Colleague, of = '') => items(by, `/letter/api/HandOver${of}`);
    const row = {
      ...{ positionId: yoga.positionId, fromUserId: yoga.userId, fromName: yoga.personName },
      ...{ drafts: 1, returned: 0, underWay: 0, named: 0 },
    };
    const [found] = await left(admin, `?positionId=${yoga.positionId}&fromUserId=${yoga.userId}`);
    expect(found).toMatchObject(row);
    expect(found.holders.map(({ userId }: { userId: string }) => userId)).not.toContain(yoga.userId);
    expect(await left(admin, `?fromUserId=${citra.userId}`)).toEqual([]);
    expect(await left(citra)).toEqual([]);
    const [above] = (
      await app.db.execute<{ name: string }>(sql`
        select split_part(u.email, '@', 1) as name from position p join job_mapping m on m.position_id = p.parent_id
        join "user" u on u.id = m.user_id and u.is_active where p.id = ${yoga.positionId} limit 1`)
    ).rows;
    expect(await left(await enter(app, above?.name ?? ''))).toEqual([expect.objectContaining(row)]);
    expect((await admin.get('/letter/api/HandOver?positionId=x')).body.errors).toHaveProperty('positionId');
    expect((await handOver(admin)).body.data).toEqual({ letters: 1 });
    expect(await left(admin)).toEqual([]);
    expect(await letterIds(citra, 'Draft')).toContain(draft);
    expect(await letterIds(puspita, 'Draft')).not.toContain(draft);
    const { body } = await citra.get(desk.at(draft, '/timeline'));
    expect(body.data.items.at(-1)).toMatchObject({
      ...{ event: 'handed-over', note: `Dari ${yoga.personName} kepada ${citra.personName}` },
    });
  });
});
