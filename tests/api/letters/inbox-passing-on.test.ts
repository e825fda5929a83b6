import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { actAs, openDesk } from './desk.ts';
import { itemOf, items, person } from './inbox-items.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin, legal } = desk.people;

describe('passing a letter on', () => {
  const forward = (by: Caller, item: { id: string }, sent: Record<string, unknown>) =>
    by.post(`/letter/api/Inbox/${item.id}/forward`, sent);
  const toStaf = { receivers: [person(staf)], note: 'Mohon dibaca.' };

  test('puts it into the others’ inboxes with who and why, once, and tells them', async () => {
    const letterId = await desk.inState('sent');
    const item = await itemOf(delegasi, letterId);
    expect(item.can).toEqual({ handle: true, forward: true, file: true });
    const { status, body } = await forward(delegasi, item, {
      receivers: [person(legal), person(arsiparis)],
      note: 'Mohon dibaca.',
    });
    expect(status).toBe(200);
    expect(body.data.forwarded).toHaveLength(1);
    expect(body.data.already).toHaveLength(1);
    const received = await itemOf(legal, letterId);
    expect(received).toMatchObject({
      kind: 'forwarded',
      isRead: false,
      isOpen: true,
      forwarded: { personName: delegasi.personName, note: 'Mohon dibaca.' },
    });
    expect((await legal.get(desk.at(letterId))).status).toBe(200);
    const [notice] = await items(legal, '/notification/api/Notification?per_page=1');
    expect(notice.title).toBe('Naskah diteruskan kepada Anda');
    const steps = await items(staf, desk.at(letterId, '/timeline'));
    expect(steps.at(-1)).toMatchObject({ event: 'forwarded', personName: delegasi.personName });
    const sheet = (by: Caller, { id }: { id: string }, given = '') =>
      by.get(`/letter/api/Inbox/${id}/forward-sheet${given}`);
    const printed = await sheet(legal, received);
    expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { text } = await extractText(new Uint8Array(printed.raw), { mergePages: true });
    expect(text).toContain('LEMBAR PENERUSAN');
    expect(text).toContain('Mohon dibaca.');
    expect((await sheet(delegasi, item)).status).toBe(404);
    expect((await sheet(legal, received, '?given=true')).status).toBe(404);
    const own = await sheet(delegasi, item, '?given=true');
    const { text: ownText } = await extractText(new Uint8Array(own.raw), { mergePages: true });
    expect([own.status, ownText]).toEqual([200, expect.stringContaining('Mohon dibaca.')]);
    const again = await forward(delegasi, item, { receivers: [person(legal)] });
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('Sudah memiliki')]);
  });

  test('by two at once to the same post: one item, and the other is told', async () => {
    const letterId = await desk.inState('sent');
    const [one, two] = [await itemOf(delegasi, letterId), await itemOf(arsiparis, letterId)];
    const answers = await Promise.all([
      forward(delegasi, one, { receivers: [person(legal)] }),
      forward(arsiparis, two, { receivers: [person(legal)] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await items(legal, `/letter/api/Inbox?letterId=${letterId}`)).toHaveLength(1);
  });

  test('of Rahasia asks to be sure; Sangat Rahasia is never passed on', async () => {
    const secret = await desk.inState('sent', { permissionClassificationId: desk.ids.rahasia });
    const item = await itemOf(delegasi, secret);
    const unsure = await forward(delegasi, item, { receivers: [person(legal)] });
    expect([unsure.status, Object.keys(unsure.body.errors)]).toEqual([422, ['confirmed']]);
    expect((await forward(delegasi, item, { receivers: [person(legal)], confirmed: true })).status).toBe(200);
    const top = await desk.inState('sent', { permissionClassificationId: desk.ids.sangatRahasia });
    const topItem = await itemOf(delegasi, top);
    expect(topItem.can.forward).toBe(false);
    const refused = await forward(delegasi, topItem, { receivers: [person(legal)], confirmed: true });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('tidak dapat diteruskan'),
    ]);
  });

  test('is for who may: a secretary by setting, never a stranger; a cancelled letter stays', async () => {
    const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
    const letterId = await desk.inState('signing', {
      ...{ senderId: atasan.userId, senderPositionId: atasan.positionId, receivers: [desk.named(direktur)] },
    });
    await desk.sign(letterId, atasan);
    const item = await itemOf(secretary, letterId);
    const setting = (may: boolean) => desk.app.db.execute(sql`update secretary set can_forward = ${may}`);
    await setting(false);
    expect((await itemOf(secretary, letterId)).can.forward).toBe(false);
    expect((await forward(secretary, item, { receivers: [person(legal)] })).status).toBe(403);
    await setting(true);
    expect((await forward(secretary, item, { receivers: [person(legal)] })).status).toBe(200);
    for (const other of [staf, admin]) expect((await forward(other, item, toStaf)).status).toBe(404);
    await desk.app.db.execute(sql`update letter set state = 'cancelled' where id = ${letterId}`);
    expect((await forward(direktur, item, { receivers: [person(delegasi)] })).status).toBe(409);
  });

  test('names what is wrong with it', async () => {
    const item = await itemOf(delegasi, await desk.inState('sent'));
    const wrong = [
      {},
      { receivers: [] },
      { receivers: [{ userId: legal.userId }] },
      { receivers: [{ ...person(legal), userPositionId: staf.positionId }] },
      { receivers: [person(legal)], note: 'x'.repeat(2001) },
      { receivers: [person(legal)], kind: 'cc' },
      { receivers: Array.from({ length: 51 }, () => person(legal)) },
    ];
    for (const sent of wrong) expect((await forward(delegasi, item, sent)).status).toBe(422);
  });
});

describe('who has read it', () => {
  test('is told to the sender and the drafter, not to another receiver', async () => {
    const id = await desk.inState('sent');
    const item = await itemOf(delegasi, id);
    await delegasi.post(`/letter/api/Inbox/${item.id}/read`);
    await delegasi.post(`/letter/api/Inbox/${item.id}/unread`);
    await delegasi.post(`/letter/api/Inbox/${item.id}/forward`, { receivers: [person(legal)] });
    const readers = await items(staf, desk.at(id, '/readers'));
    expect(readers.map((reader: { kind: string }) => reader.kind)).toEqual(['receiver', 'cc', 'forwarded']);
    expect(readers[0]).toMatchObject({
      positionId: delegasi.positionId,
      personName: delegasi.personName,
      readBy: delegasi.personName,
      isOpen: true,
    });
    expect(readers[0].readAt).not.toBeNull();
    expect(readers[1]).toMatchObject({ readAt: null, readBy: null });
    expect((await direktur.get(desk.at(id, '/readers'))).status).toBe(200);
    for (const other of [delegasi, atasan])
      expect((await other.get(desk.at(id, '/readers'))).status).toBe(403);
    expect((await admin.get(desk.at(id, '/readers'))).status).toBe(404);
  });
});
