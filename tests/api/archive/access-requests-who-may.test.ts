import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { actAs } from '../letters/desk.ts';
import { base, openAccessRequestDesk } from './access-requests-desk.ts';

const desk = await openAccessRequestDesk();
const { app, ids, kept, ask, asked, act, opens } = desk;
const { staf, atasan, legal, delegasi, head } = desk.people;

describe('who may do what, in which state', () => {
  const verbs = ['approve', 'refuse', 'withdraw', 'revoke'] as const;
  const bodies: Record<(typeof verbs)[number], { note?: string }> = {
    approve: {},
    refuse: { note: 'Tidak perlu' },
    withdraw: {},
    revoke: { note: 'Selesai' },
  };
  const inState: Record<string, (id: string) => Promise<unknown>> = {
    waiting: async () => undefined,
    approved: (id) => act(head, id, 'approve'),
    refused: (id) => act(head, id, 'refuse', bodies.refuse),
    withdrawn: (id) => act(legal, id, 'withdraw'),
    revoked: async (id) => {
      await act(head, id, 'approve');
      await act(head, id, 'revoke', bodies.revoke);
    },
  };
  const may = (state: string, actor: string, verb: string): number => {
    if (actor === 'other') return 404;
    const side = verb === 'withdraw' ? 'asker' : 'head';
    if (actor !== side) return 403;
    return state === (verb === 'revoke' ? 'approved' : 'waiting') ? 200 : 409;
  };
  for (const [state, reach] of Object.entries(inState))
    test(state, async () => {
      const archiveId = await kept();
      const said: Record<string, number> = {};
      const expected: Record<string, number> = {};
      for (const [actor, caller] of Object.entries({ other: staf, asker: legal, head }))
        for (const verb of verbs) {
          await app.db.execute(sql`delete from access_request where archive_id = ${archiveId}`);
          await app.db.execute(
            sql`update archive set reader_user_ids = array[${staf.userId}::uuid] where id = ${archiveId}`,
          );
          const id = await asked(archiveId);
          await reach(id);
          said[`${actor} ${verb}`] = (await act(caller, id, verb, bodies[verb])).status;
          expected[`${actor} ${verb}`] = may(state, actor, verb);
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
    expect((await act(head, id, 'refuse', { note: 'Belum perlu' })).status).toBe(200);
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
    // Only paper with a known place can be lent.
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
      expect((await act(caller, id, 'approve')).status).toBe(403);
      await caller.get(`/arsip/api/Archive/${archiveId}/detail`).then(({ body }) => {
        if (body.data) expect(body.data.can.requestAccess).toBe(false);
      });
    }
  });

  test('a head who asks for an item of the own unit is decided on by the head above', async () => {
    const archiveId = await kept();
    const id = await asked(archiveId, head);
    expect((await act(head, id, 'approve')).status).toBe(403);
    expect((await head.get(`${base}/${id}/steps`)).body.data.holders).toMatchObject([{ id: atasan.userId }]);
    expect((await act(atasan, id, 'approve')).status).toBe(200);
    expect(await opens(archiveId, head)).toBe(200);
  });
});

test('who comes to the deciding post after asking does not decide on the own request', async () => {
  const id = await asked(await kept());
  await app.db.execute(
    sql`update access_request set decider_position_ids = array[${legal.positionId}::uuid] where id = ${id}`,
  );
  expect((await legal.get(`${base}/${id}`)).body.data.can.events).toEqual([{ event: 'withdraw' }]);
  expect((await legal.get(`${base}?turn=mine`)).body.data.items).toEqual([]);
  expect((await act(legal, id, 'approve')).status).toBe(403);
});

test('an item that its asker may no longer know of is named nowhere', async () => {
  const title = 'Rahasia kemudian hari';
  const archiveId = await kept({ title });
  const id = await asked(archiveId);
  const label = async () => (await legal.get(`${base}/${id}`)).body.data.archive.label;
  expect(await label()).toBe(title);
  await app.db.execute(sql`update archive set is_listed = false where id = ${archiveId}`);
  expect(await label()).toBe('Arsip yang tidak lagi dapat Anda lihat');
  for (const address of [`?archiveId=${archiveId}`, '/board', `/${id}`, `/${id}/steps`, `/${id}/history`]) {
    const { status, raw } = await legal.get(`${base}${address}`);
    expect([address, status]).toEqual([address, 200]);
    expect(raw.toString(), address).not.toContain(title);
  }
  await act(head, id, 'refuse', { note: 'Belum perlu' });
  const told = await app.pool.query('select message from notification where user_id = $1', [legal.userId]);
  expect(JSON.stringify(told.rows)).not.toContain(title);
});
