import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from './desk.ts';
import { day, mail, openOutgoingDesk } from './outgoing-desk.ts';

const desk = await openOutgoingDesk();
const { app, at, outgoing, sent, shared, dispatch } = desk;
const { staf, atasan, direktur, arsiparis, admin } = desk.people;

describe('dispatch', () => {
  it('sent again with the same id goes out once', async () => {
    const id = await sent();
    const one = { ...mail, id: '018f0000-0000-7000-8000-00000000aa01' };
    const answers = await Promise.all([dispatch(id, one), dispatch(id, one), dispatch(id, one)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await staf.get(at(id, '/dispatch'))).body.data.items).toHaveLength(1);
    expect((await dispatch(id, { ...one, to: ['lain@instansi.example'] })).status).toBe(409);
  });

  it('recorded again with other facts is refused with what is stored', async () => {
    const id = await sent();
    const one = {
      ...{ id: '018f0000-0000-7000-8000-00000000aa02', channel: 'courier', date: day() },
      ...{ trackingNumber: 'JX 0042', note: null },
    };
    expect((await dispatch(id, one)).status).toBe(200);
    expect((await dispatch(id, one)).status).toBe(200);
    for (const changed of [
      { trackingNumber: 'JX 0043' },
      { note: 'Lewat satpam' },
      { channel: 'download', trackingNumber: null },
    ]) {
      const { status, body } = await dispatch(id, { ...one, ...changed });
      expect(status).toBe(409);
      expect(body.message).toContain('JX 0042');
      expect(body.data).toMatchObject({
        id: one.id,
        channel: 'courier',
        date: day(),
        trackingNumber: 'JX 0042',
      });
    }
    expect((await staf.get(at(id, '/dispatch'))).body.data.items).toMatchObject([
      { trackingNumber: 'JX 0042' },
    ]);
    const foreign = await dispatch(id, one, direktur);
    expect(foreign.status).toBe(409);
    expect(foreign.body.data).toBeUndefined();
  });

  it('by courier is recorded with its day, its tracking number and a note', async () => {
    const id = await sent();
    const { body } = await dispatch(
      id,
      { channel: 'courier', date: day(), trackingNumber: 'JX 0042', note: 'Lewat bagian umum' },
      direktur,
    );
    expect(body.data.items[0]).toMatchObject({
      channel: 'courier',
      outcome: 'sent',
      date: day(),
      trackingNumber: 'JX 0042',
      note: 'Lewat bagian umum',
    });
  });

  it('is still in the house until it is sent off, and names to whom of those outside it was handed', async () => {
    const id = await sent();
    const inList = async () =>
      (await staf.get(`/letter/api/Outbox?letterId=${id}`)).body.data.items[0].awaitsDispatch;
    expect([(await staf.get(at(id))).body.data.awaitsDispatch, await inList()]).toEqual([true, true]);
    const stranger = await dispatch(id, { channel: 'courier', date: day(), to: ['Orang lain'] });
    expect([stranger.status, Object.keys(stranger.body.errors ?? {})]).toEqual([422, ['to']]);
    const { body } = await dispatch(id, { channel: 'courier', date: day(), to: ['Bupati Karawang'] });
    expect(body.data.items[0]).toMatchObject({ to: ['Bupati Karawang'], outcome: 'sent', failedTo: [] });
    expect([(await staf.get(at(id))).body.data.awaitsDispatch, await inList()]).toEqual([false, false]);
  });

  it('says to how many of those outside it has gone, as long as some are left', async () => {
    const id = await sent();
    const partly = async () => {
      const inList = (await staf.get(`/letter/api/Outbox?letterId=${id}`)).body.data.items[0];
      expect(inList.partlyDispatched).toEqual((await staf.get(at(id))).body.data.partlyDispatched);
      return inList.partlyDispatched;
    };
    expect(await partly()).toBeNull();
    await dispatch(id, { channel: 'courier', date: day(), to: ['Bupati Karawang'] });
    expect(await partly()).toEqual({ done: 1, of: 2 });
    expect((await dispatch(id, { ...mail, to: ['BPJT@instansi.example'] })).status).toBe(200);
    expect(await partly()).toBeNull();
    await app.db.execute(sql`update mail set state = 'failed' where id in (
      select unnest(mail_ids) from letter_dispatch where letter_id = ${id})`);
    expect(await partly()).toEqual({ done: 1, of: 2 });
    await dispatch(id, { channel: 'courier', date: day() });
    expect(await partly()).toBeNull();
  });

  it.each([
    ['no way at all', {}, 'channel'],
    ['a way that does not exist', { channel: 'pigeon' }, 'channel'],
    ['no address', { channel: 'mail', to: [] }, 'to'],
    ['no list of addresses', { channel: 'mail', to: 'a@b.example' }, 'to'],
    ['an address with a header', { channel: 'mail', to: ['a@b.example\nBcc: x@y.example'] }, 'to.0'],
    ['a list in one address', { channel: 'mail', to: ['a@b.example, x@y.example'] }, 'to.0'],
    ['no day', { channel: 'courier' }, 'date'],
    ['30 February', { channel: 'courier', date: '2026-02-30' }, 'date'],
    ['a day to come', { channel: 'download', date: day(2) }, 'date'],
    ['a day before the signature', { channel: 'download', date: '2020-01-01' }, 'date'],
    ['a field it does not have', { channel: 'download', date: day(), outcome: 'sent' }, 'outcome'],
  ])('refuses %s at the field', async (_what, body, field) => {
    const id = await shared();
    const answer = await dispatch(id, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });

  it('is for the posts of drafter and sender, their secretary, and a delegate who handles or signs', async () => {
    const id = await shared();
    const hand = { channel: 'download', date: day() };
    expect((await dispatch(id, hand, staf)).status).toBe(200);
    expect((await dispatch(id, hand, direktur)).status).toBe(200);
    expect((await dispatch(id, hand, await actAs(app, 'sekretaris', 'Secretary'))).status).toBe(200);
    await app.db.execute(sql`update delegation set scopes = '{baca,tandatangan}'`);
    const signer = await actAs(app, 'delegasi', 'Delegation');
    expect((await dispatch(id, hand, signer)).status).toBe(200);
    await app.db.execute(sql`update delegation set scopes = '{baca,periksa}'`);
    const reviewer = await actAs(app, 'delegasi', 'Delegation');
    expect((await dispatch(id, hand, reviewer)).status).toBe(403);
    expect((await reviewer.get(at(id))).body.data.can.dispatch).toBe(false);
    // On the letter, but not theirs to send; and not on it at all.
    expect((await dispatch(id, hand, arsiparis)).status).toBe(403);
    expect((await dispatch(id, hand, atasan)).status).toBe(403);
    expect((await dispatch(id, hand, admin)).status).toBe(404);
    expect((await app.stranger.post(at(id, '/dispatch'), hand)).status).toBe(401);
    expect((await staf.get(at(id))).body.data.can.dispatch).toBe(true);
    expect((await arsiparis.get(at(id))).body.data.can.dispatch).toBe(false);
  });

  it('waits for the signature, and is not for letters that stay inside', async () => {
    for (const state of ['draft', 'review', 'signing'] as const) {
      const id = await desk.inState(state, outgoing());
      expect((await dispatch(id, mail)).status).toBe(409);
      expect((await staf.get(at(id))).body.data.can.dispatch).toBe(false);
    }
    const inside = await desk.inState('sent');
    expect((await dispatch(inside, mail)).status).toBe(409);
  });
});
