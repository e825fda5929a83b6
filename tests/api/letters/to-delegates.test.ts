import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { PickerUser } from '../../../domain/calls/pickers.ts';
import { actAs, openDesk } from './desk.ts';

// Delegates are offered in pickers, exclude whom they represent, and get the post's letters within their period
// (SPEC A3, A5).
const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis } = desk.people;
const { db } = desk.app;
const people = '/user/api/Account/user';
const delegationId = (
  await db.execute<{ id: string }>(sql`select id from delegation where to_user_id = ${delegasi.userId}`)
).rows[0]?.id as string;
const given = { userId: delegasi.userId, userPositionId: direktur.positionId, delegationId };
const asDelegate = await actAs(desk.app, 'delegasi', 'Delegation');
const optionsOf = async (more: string): Promise<PickerUser[]> =>
  (
    await staf.get(
      `${people}?PerPage=-1&IsActive=true&FirstChar=${encodeURIComponent(delegasi.personName)}${more}`,
    )
  ).body.data.items;
const delegated = (options: PickerUser[]) => options.filter((option) => option.delegationId !== null);
const scoped = (scopes: string) =>
  db.execute(sql`update delegation set scopes = ${scopes}::text[] where id = ${delegationId}`);
const saved = (over: object) =>
  staf.post(
    '/letter/api/Letter',
    desk.letter({ senderId: atasan.userId, senderPositionId: atasan.positionId, ...over }),
  );

describe('the picker of people', () => {
  test('offers delegates where they are asked for, for whom and until when', async () => {
    expect(delegated(await optionsOf(''))).toEqual([]);
    const [option] = delegated(await optionsOf('&IncludeDelegations=true'));
    expect(option).toMatchObject({
      id: delegasi.userId,
      positionId: direktur.positionId,
      positionName: 'a.n. Direktur Operasi',
      delegationId,
      until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      canReview: true,
    });
    const again = await staf.post(`${people}/GetListUserByIds`, {
      ids: [delegasi.userId],
      includeDelegations: true,
    });
    expect(delegated(again.body.data.items)).toEqual([option]);
    const without = await staf.post(`${people}/GetListUserByIds`, { ids: [delegasi.userId] });
    expect(delegated(without.body.data.items)).toEqual([]);
  });

  test('offers as reviewers only those whose delegation is for reviewing, and nobody after its last day', async () => {
    await scoped('{baca,disposisi}');
    expect(delegated(await optionsOf('&IncludeDelegations=true&CanReview=true'))).toEqual([]);
    expect(delegated(await optionsOf('&IncludeDelegations=true'))).toHaveLength(1);
    await scoped('{baca,disposisi,periksa,tandatangan}');
    expect(delegated(await optionsOf('&IncludeDelegations=true&CanReview=true'))).toHaveLength(1);
    await db.execute(sql`update delegation set is_active = false where id = ${delegationId}`);
    expect(delegated(await optionsOf('&IncludeDelegations=true'))).toEqual([]);
    await db.execute(sql`update delegation set is_active = true where id = ${delegationId}`);
  });
});

describe('a letter', () => {
  test('keeps the delegation of receivers, ccs and reviewers, and can be put back as it was read', async () => {
    const made = await saved({
      receivers: [given],
      ccs: [desk.named(arsiparis)],
      reviewers: [{ ...given, reviewOrder: 1 }],
    });
    expect(made.status, JSON.stringify(made.body.errors)).toBe(200);
    const { id } = made.body.data;
    const read = (await staf.get(desk.at(id))).body.data;
    const shown = {
      ...given,
      delegationType: 'an',
      positionName: 'a.n. Direktur Operasi',
      personName: delegasi.personName,
    };
    expect(read.receivers[0]).toMatchObject(shown);
    expect(read.reviewers[0]).toMatchObject(shown);
    expect(read.ccs[0]).not.toHaveProperty('delegationId');
    expect(read.reviewers[0]).not.toHaveProperty('heldBy');
  });

  test('comes to the delegate inside the period, who reviews it under both names', async () => {
    const { id } = (await saved({ receivers: [given], reviewers: [{ ...given, reviewOrder: 1 }] })).body.data;
    expect((await staf.post(desk.at(id, '/submit'))).status).toBe(200);
    const tasks = (await asDelegate.get(`/letter/api/Task?letterId=${id}`)).body.data.items;
    expect(tasks).toHaveLength(1);
    const { version } = (await asDelegate.get(desk.at(id))).body.data;
    const done = await asDelegate.post(desk.at(id, '/review'), { decision: 'approve', note: null, version });
    expect(done.status, done.body.message).toBe(200);
    await desk.sign(id, atasan);
    expect((await asDelegate.get(`/letter/api/Inbox?letterId=${id}`)).body.data.items).toHaveLength(1);
    // Not in her own inbox: it was addressed to the director's post.
    expect((await delegasi.get(`/letter/api/Inbox?letterId=${id}`)).body.data.items).toEqual([]);
  });

  test('does not name an official together with the delegate', async () => {
    for (const field of ['receivers', 'ccs']) {
      const refused = await saved({ receivers: [], ccs: [], [field]: [desk.named(direktur), given] });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
    }
    const reviewers = [direktur, delegasi].map((one, at) => ({
      ...(one === delegasi ? given : desk.named(one)),
      reviewOrder: at + 1,
    }));
    expect((await saved({ reviewers })).body.errors).toHaveProperty('reviewers');
  });

  test('names nobody by a delegation that is not theirs, has ended or is not for that', async () => {
    const receivers = [{ ...given, userId: arsiparis.userId }];
    expect((await saved({ receivers })).body.errors).toHaveProperty('receivers');
    expect((await saved({ receivers: [{ ...given, delegationId: null }] })).body.errors).toHaveProperty(
      'receivers',
    );
    await scoped('{baca,disposisi}');
    const reviewers = [{ ...given, reviewOrder: 1 }];
    expect((await saved({ reviewers })).body.errors).toHaveProperty('reviewers');
    await scoped('{baca,disposisi,periksa,tandatangan}');
    await db.execute(
      sql`update delegation set end_date = '2026-01-02', start_date = '2026-01-01' where id = ${delegationId}`,
    );
    expect((await saved({ receivers: [given] })).body.errors).toHaveProperty('receivers');
    await db.execute(sql`update delegation set end_date = '2099-01-02' where id = ${delegationId}`);
  });

  test('names nobody by a delegation that is none, or not of that post, also where they hold it themselves', async () => {
    const own = desk.named(arsiparis);
    const nowhere = '00000000-0000-4000-8000-00000000dead';
    for (const field of ['receivers', 'ccs', 'reviewers'])
      for (const by of [nowhere, delegationId]) {
        const order = field === 'reviewers' ? { reviewOrder: 1 } : {};
        const refused = await saved({ [field]: [{ ...own, ...order, delegationId: by }] });
        expect([refused.status, Object.keys(refused.body.errors)], `${field} ${by}`).toEqual([422, [field]]);
      }
    // Nor afterwards, where the person is on the letter already.
    const { id, version } = (await saved({ receivers: [own] })).body.data;
    for (const by of [nowhere, delegationId]) {
      const kept = desk.letter({
        senderId: atasan.userId,
        senderPositionId: atasan.positionId,
        receivers: [{ ...own, delegationId: by }],
      });
      const refused = await staf.put(desk.at(id), { ...kept, version });
      expect([refused.status, Object.keys(refused.body.errors)], by).toEqual([422, ['receivers']]);
    }
  });

  test('of class Sangat Rahasia goes to the official alone', async () => {
    const refused = await saved({ permissionClassificationId: desk.ids.sangatRahasia, receivers: [given] });
    expect(refused.body.errors).toHaveProperty('receivers');
  });
});
