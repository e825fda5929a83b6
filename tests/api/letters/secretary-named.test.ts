import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { actAs, openDesk } from './desk.ts';

// A secretary finds her drafts again, and neither she nor a delegate is ever named with the official's post (SPEC B2).
const desk = await openDesk();
const { direktur, sekretaris, delegasi, staf } = desk.people;
const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
const delegate = await actAs(desk.app, 'delegasi', 'Delegation');
const own = { secretary: 'Sekretaris Direktur Operasi', delegate: 'Kepala Divisi Pemeliharaan Jalan Tol' };
const items = async (by: Caller, url: string) => (await by.get(url)).body.data.items;
const begun = async (by: Caller, subject: string, over: object = {}): Promise<string> =>
  (await by.post('/letter/api/Letter', desk.letter({ subject, ...over }))).body.data.id;

describe('what a secretary prepares', () => {
  test('is in a list of her own, of this official only, and nobody else’s', async () => {
    const id = await begun(secretary, 'Disiapkan untuk direktur');
    expect((await secretary.get('/letter/api/Draft')).status).toBe(403);
    const prepared = await items(secretary, '/letter/api/Prepared?FirstChar=Disiapkan');
    expect(prepared.map((one: { id: string }) => one.id)).toEqual([id]);
    expect((await secretary.get(desk.at(id))).body.data.can.edit).toBe(true);
    expect(
      (await items(delegate, '/letter/api/Prepared')).map((one: { id: string }) => one.id),
    ).not.toContain(id);
    for (const by of [direktur, staf, sekretaris])
      expect((await by.get('/letter/api/Prepared')).status).toBe(403);
  });

  test('once sent on, tells her what became of it', async () => {
    const id = await begun(secretary, 'Dikirim untuk direktur');
    expect((await secretary.post(desk.at(id, '/submit'), {})).status).toBe(200);
    const ids = async (query: string) =>
      (await items(secretary, `/letter/api/Prepared?${query}`)).map((one: { id: string }) => one.id);
    expect(await ids('isSent=true')).toContain(id);
    expect(await ids('isSent=false')).not.toContain(id);
    await desk.giveBack(id);
    expect(await ids('')).toContain(id);
  });

  test('is shown to the official with who began it', async () => {
    const id = await begun(secretary, 'Untuk dilihat direktur');
    const mine = await desk.save({ subject: 'Milik direktur' }, direktur);
    const drafts: { id: string; preparedBy: string | null }[] = await items(
      direktur,
      '/letter/api/Draft?PerPage=50',
    );
    expect(drafts.find((one) => one.id === id)?.preparedBy).toBe(
      `${sekretaris.personName}, ${own.secretary}`,
    );
    expect(drafts.find((one) => one.id === mine.id)?.preparedBy).toBeNull();
    expect((await direktur.get(desk.at(id))).body.data).toMatchObject({
      userName: sekretaris.personName,
      userPositionName: own.secretary,
    });
  });
});

describe('in a letter’s history', () => {
  test.each([
    ['a secretary', secretary, sekretaris, own.secretary, false],
    ['a delegate', delegate, delegasi, own.delegate, true],
  ] as const)('%s stands with their own post, and for whom', async (_who, by, person, post, byDelegation) => {
    const id = await begun(by, 'Riwayat');
    expect((await by.post(desk.at(id, '/comments'), { text: 'Mohon diperiksa' })).status).toBeLessThan(300);
    const [created] = await items(direktur, desk.at(id, '/timeline'));
    expect(created).toMatchObject({
      personName: person.personName,
      positionName: post,
      onBehalfOf: direktur.personName,
      byDelegation,
    });
    const [comment] = await items(direktur, desk.at(id, '/comments'));
    expect(comment).toMatchObject({ personName: person.personName, positionName: post });
  });

  test('the official stands with the official’s post, also for what was done before a later post', async () => {
    const { id } = await desk.save({ subject: 'Oleh direktur' }, direktur);
    await desk.app.db.execute(
      sql`update job_mapping set end_date = current_date - 1 where user_id = ${direktur.userId}`,
    );
    const [created] = await items(secretary, desk.at(id, '/timeline'));
    await desk.app.db.execute(sql`update job_mapping set end_date = null where user_id = ${direktur.userId}`);
    expect(created).toMatchObject({
      personName: direktur.personName,
      positionName: 'Direktur Operasi',
      onBehalfOf: null,
    });
  });

  test('the secretary of a vacant post is named with her own too', async () => {
    await desk.app.db.execute(
      sql`update job_mapping set is_active = false where user_id = ${direktur.userId}`,
    );
    const alone = await actAs(desk.app, 'sekretaris', 'Secretary');
    const id = await begun(alone, 'Tanpa pemangku', {
      senderId: delegasi.userId,
      senderPositionId: delegasi.positionId,
    });
    const [created] = await items(alone, desk.at(id, '/timeline'));
    await desk.app.db.execute(
      sql`update job_mapping set is_active = true where user_id = ${direktur.userId}`,
    );
    expect(created).toMatchObject({ positionName: own.secretary, onBehalfOf: null });
  });
});
