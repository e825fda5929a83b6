import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { handOverPosts } from '../../../server/letters/succession/index.ts';
import { type Colleague, enter, idOf, openDesk } from './desk.ts';
import { letterIds } from './inbox-items.ts';

// Puspita and Citra hold one post; Puspita delegates to the demo's delegate. Work addressed to the delegate for
// Puspita is never Citra's (DOMAIN 6, SPEC B2).

const desk = await openDesk();
const { staf: puspita, atasan, direktur, delegasi: person } = desk.people;
const { app, at } = desk;
const citra = await enter(app, 'citra.pradana');
const post = puspita.positionId;

let given = { userId: '', userPositionId: '', delegationId: '' };
let delegate: Colleague;
beforeAll(async () => {
  await app.db.execute(sql`update position set can_review = true where id = ${post}`);
  await app.db.execute(sql`
    insert into delegation (id, from_position_id, from_user_id, to_user_id, start_date, end_date, scopes, reason)
    values (gen_random_uuid(), ${post}, ${puspita.userId}, ${person.userId}, '2026-01-01', '2099-01-01',
      '{baca,disposisi,periksa,tandatangan}', 'Cuti')`);
  const delegationId = await idOf(app, sql`delegation where from_user_id = ${puspita.userId}`);
  given = { userId: person.userId, userPositionId: post, delegationId };
  const caller = await app.signIn('delegasi');
  expect((await caller.post('/user/api/Role/ChangeRolesV2', { id: delegationId })).status).toBe(200);
  delegate = { ...person, ...caller, positionId: post };
});

const statusesOf = (id: string) =>
  Promise.all([puspita, delegate, citra].map(async (one) => (await one.get(at(id))).status));
const notifiedOf = async (id: string, kind: string) =>
  (
    await app.db.execute<{ userId: string }>(sql`
      select distinct user_id as "userId" from notification
      where kind = ${kind} and detail_url like ${`%${id}`}`)
  ).rows.map(({ userId }) => userId);
const both = () => [puspita.userId, person.userId].toSorted();
const bySigner = { senderId: atasan.userId, senderPositionId: atasan.positionId };

describe('a review asked of the delegate', () => {
  let id = '';
  beforeAll(async () => {
    const reviewers = [{ ...given, reviewOrder: 1 }];
    id = (await desk.save({ ...bySigner, subject: 'Diperiksa untuk Puspita', reviewers }, direktur)).id;
    await desk.submit(id, direktur);
  });

  test('is the official’s task and the delegate’s, and no colleague’s', async () => {
    for (const one of [puspita, delegate]) expect(await letterIds(one, 'Task?kind=review')).toEqual([id]);
    expect(await letterIds(citra, 'Task')).toEqual([]);
    expect(await statusesOf(id)).toEqual([200, 200, 404]);
    expect((await notifiedOf(id, 'persetujuan.giliran')).toSorted()).toEqual(both());
  });

  test('waits for the official by name', async () => {
    const { holder } = (await direktur.get(at(id))).body.data;
    expect(holder).toMatchObject({ personName: puspita.personName, named: null });
    for (const one of [puspita, delegate]) expect((await one.get(at(id))).body.data.can.review).toBe(true);
  });

  test('is nudged, taken back and asked again of the two', async () => {
    await direktur.post(at(id, '/nudge'), {});
    expect((await notifiedOf(id, 'persetujuan.pengingat')).toSorted()).toEqual(both());
    await app.db.execute(sql`truncate notification`);
    await direktur.post(at(id, '/withdraw'), { reason: 'Ada yang kurang.' });
    const told = await app.db.execute<{ userId: string }>(
      sql`select user_id as "userId" from notification where kind = 'persetujuan.pengingat'`,
    );
    expect(told.rows.map(({ userId }) => userId).toSorted()).toEqual(both());
    await desk.submit(id, direktur);
    expect(await letterIds(puspita, 'Task?kind=review')).toEqual([id]);
  });

  test('is decided by the delegate for the official', async () => {
    expect((await delegate.post(at(id, '/review'), { decision: 'approve' })).status).toBe(200);
    for (const by of [puspita, delegate]) {
      const { body } = await by.get(at(id, '/timeline'));
      expect(body.data.items.find(({ event }: { event: string }) => event === 'approved')).toMatchObject({
        ...{ personName: person.personName, onBehalfOf: puspita.personName, byDelegation: true },
      });
    }
  });

  test('tells the two when what was approved is changed', async () => {
    await desk.giveBack(id, 'Perbaiki.', atasan);
    const { version } = (await direktur.get(at(id))).body.data;
    const reviewers = [{ ...given, reviewOrder: 1 }];
    const changed = desk.letter({ ...bySigner, subject: 'Diubah', reviewers, version });
    expect((await direktur.put(at(id), { ...changed, reviewers: [] })).status).toBe(200);
    await app.db.execute(sql`truncate notification`);
    await desk.submit(id, direktur);
    const told = await app.db.execute<{ userId: string }>(sql`
      select user_id as "userId" from notification where title = 'Naskah berubah setelah paraf Anda'`);
    expect(told.rows.map(({ userId }) => userId).toSorted()).toEqual(both());
  });
});

test('a letter to the delegate is the official’s', async () => {
  const id = await desk.inState('sent', { subject: 'Untuk Puspita', receivers: [given], ccs: [] });
  for (const one of [puspita, delegate]) expect(await letterIds(one, 'Inbox')).toEqual([id]);
  expect(await letterIds(citra, 'Inbox')).toEqual([]);
  // Puspita drafted it; of the two who did not, one receives it.
  expect((await statusesOf(id)).slice(1)).toEqual([200, 404]);
  expect((await notifiedOf(id, 'naskah.masuk')).toSorted()).toEqual(both());
});

test('a letter to the official is the delegate’s too, and after the delegation the official’s alone', async () => {
  const id = await desk.inState('sent', { receivers: [desk.named(puspita)], ccs: [] });
  for (const one of [puspita, delegate]) expect(await letterIds(one, 'Inbox')).toContain(id);
  expect(await letterIds(citra, 'Inbox')).toEqual([]);
  expect((await notifiedOf(id, 'naskah.masuk')).toSorted()).toEqual(both());
});

test('what was sent to a delegate before a second person held the post stays the official’s', async () => {
  const [first, second] = [direktur, desk.people.arsiparis];
  const byDirector = (
    await app.db.execute<{ id: string }>(sql`select id from delegation where from_user_id = ${first.userId}`)
  ).rows[0]?.id;
  const named = { userId: person.userId, userPositionId: first.positionId, delegationId: byDirector };
  const { id: sent } = await desk.save({
    ...bySigner,
    anyReviewer: 'tidakAda',
    reviewers: [],
    receivers: [named],
    ccs: [],
  });
  await desk.submit(sent);
  await desk.sign(sent, atasan);
  const { id } = await desk.save({ ...bySigner, reviewers: [{ ...named, reviewOrder: 1 }] });
  await desk.submit(id);
  await handOverPosts(app, new Date());
  await app.db.execute(sql`insert into job_mapping (id, user_id, position_id, type, start_date)
    values (gen_random_uuid(), ${second.userId}, ${first.positionId}, 'definitif', current_date - 1)`);
  await handOverPosts(app, new Date());
  const owners = await app.db.execute<{ owner: string }>(sql`
    select only_user_id as owner from task where letter_id = ${id} and done_at is null
    union all select only_user_id from inbox_item where letter_id = ${sent}`);
  expect(owners.rows.map(({ owner }) => owner)).toEqual([first.userId, first.userId]);
  const [row] = (
    await app.db.execute(sql`select user_id, delegation_id from letter_reviewer where letter_id = ${id}`)
  ).rows;
  expect(row).toEqual({ user_id: person.userId, delegation_id: byDirector });
});

test('a delegation by which letters name somebody is not deleted', async () => {
  const { status, body } = await desk.people.admin.delete(`/setting/api/Delegation/${given.delegationId}`);
  expect([status, body.message]).toEqual([409, expect.stringContaining('pemeriksa naskah')]);
});

test('the delegation over, the work is still the official’s', async () => {
  const reviewers = [{ ...given, reviewOrder: 1 }];
  const { id } = await desk.save({ ...bySigner, subject: 'Setelah cuti', reviewers }, direktur);
  await desk.submit(id, direktur);
  await app.db.execute(sql`update delegation set end_date = '2026-01-02' where id = ${given.delegationId}`);
  const { body } = await direktur.get(at(id));
  expect(body.data.holder).toMatchObject({ personName: puspita.personName, named: null });
  expect(body.data.reviewers[0]).toMatchObject({ heldBy: puspita.personName });
  expect((await puspita.post(at(id, '/review'), { decision: 'approve' })).status).toBe(200);
});
