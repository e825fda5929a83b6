import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { plusDays } from '../../../lib/wib.ts';
import { newId } from '../../../server/db/ids.ts';
import type { Caller } from '../../support/app.ts';
import { base, openAccessRequestDesk } from './access-requests-desk.ts';

const desk = await openAccessRequestDesk();
const { app, ids, headId, today, kept, ask, asked, act, opens, noticesOf } = desk;
const { staf, legal, arsiparis, delegasi, direktur, head } = desk.people;

describe('the way of a request', () => {
  test('asked, approved by the head of the unit, opened, and every step is told and logged', async () => {
    const archiveId = await kept();
    expect(await opens(archiveId, legal)).toBe(403);
    const id = await asked(archiveId);
    expect(await noticesOf(headId, id)).toEqual(['Permintaan akses arsip menunggu keputusan Anda']);
    expect((await legal.get(`${base}/${id}`)).body.data).toMatchObject({
      stage: 'waiting',
      byUser: { id: legal.userId },
      can: { write: false, delete: false, events: [{ event: 'withdraw' }] },
    });
    expect((await legal.get(`${base}/${id}/steps`)).body.data.holders).toMatchObject([
      { id: headId, as: 'Manajer Manajemen Lalu Lintas' },
    ]);
    expect((await head.get(`${base}/${id}`)).body.data.can.events).toEqual([
      { event: 'approve' },
      { event: 'refuse' },
    ]);
    const until = plusDays(today, 3);
    const { body } = await act(head, id, 'approve', { untilDay: until, note: 'Untuk telaah.' });
    expect(body.data).toMatchObject({
      record: { stage: 'approved', fromDay: today, untilDay: until, decidedById: headId },
      told: 1,
    });
    expect((await legal.get(`${base}/${id}/steps`)).body.data.items).toMatchObject([
      { event: null, by: { id: legal.userId } },
      { event: 'approve', by: { id: headId }, note: 'Untuk telaah.', values: { untilDay: until } },
    ]);
    expect(await noticesOf(legal.userId, id)).toEqual(['Permintaan akses arsip disetujui']);

    expect(await opens(archiveId, legal)).toBe(200);
    const { openings } = (await staf.get(`/arsip/api/Archive/${archiveId}/detail`)).body.data;
    expect(openings[0]).toMatchObject({ by: { id: legal.userId }, requestId: id });
    const { rows } = await app.db.execute<{ action: string }>(
      sql`select action from audit_log where resource = 'dokumen.permintaan-akses' and record_id = ${id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['create', 'stage']);
    await app.jobs.runDue();
    expect((await app.db.execute(sql`select 1 from mail where body like ${`%${id}%`}`)).rows.length).toBe(2);
  });

  test('is an event that triggers listen to; who may not see the request is not told', async () => {
    const made = await desk.people.admin.post('/setting/api/Trigger', {
      ...{
        code: 'AKSES-UJI',
        name: 'Akses',
        event: 'arsip.akses_diminta',
        delayMinutes: 0,
        onlyIfOpen: false,
      },
      ...{
        actions: ['notify'],
        recipients: ['kepala_unit_pemilik', 'arsiparis'],
        messageTitle: 'Akses diminta',
      },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const id = await asked(await kept());
    await app.jobs.runDue();
    const { rows } = await app.db.execute(
      sql`select user_id as "userId", detail_url as "detailUrl" from notification where title = 'Akses diminta'`,
    );
    expect(rows).toEqual([{ userId: headId, detailUrl: `/dokumen/permintaan-akses/${id}` }]);
    await app.db.execute(sql`delete from trigger where id = ${made.body.data.id}`);
  });

  test('a refusal needs a reason and opens nothing; it may be asked again', async () => {
    const archiveId = await kept();
    const id = await asked(archiveId);
    const without = await act(head, id, 'refuse');
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['note']]);
    expect((await act(head, id, 'refuse', { note: 'Tidak terkait tugas.' })).body.data.record.stage).toBe(
      'refused',
    );
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
    expect(await listed(legal, `&byUserId=${legal.userId}`)).toEqual([id]);
    expect(await listed(legal, '&turn=mine')).toEqual([]);
    expect(await listed(head, '&turn=mine')).toEqual([id]);
    expect(await listed(head, `&byUserId=${headId}`)).toEqual([]);
    for (const other of [staf, arsiparis, direktur, delegasi]) expect(await listed(other)).toEqual([]);
    expect((await legal.get(`${base}?turn=lain`)).status).toBe(400);
    expect((await legal.get(`${base}?stage=lain`)).status).toBe(400);
    expect((await legal.get(`${base}?lain=1`)).status).toBe(400);
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
      expect((await act(head, id, 'approve')).status).toBe(404);
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
      const { status, body } = await act(head, id, 'approve', { untilDay });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['untilDay']]);
    }
  });

  test('asked twice at once, one waits; decided twice at once, one wins', async () => {
    const archiveId = await kept();
    const both = await Promise.all([ask(archiveId), ask(archiveId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const id = both.find(({ status }) => status === 200)?.body.data.id;
    const decided = await Promise.all([
      act(head, id, 'approve'),
      act(head, id, 'refuse', { note: 'Tidak perlu' }),
    ]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
