import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { countStatements } from '../../support/count-statements.ts';
import { actAs, openDesk } from './desk.ts';
import { found, itemOf, items, nobody } from './inbox-items.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;

describe('a chain of letters', () => {
  let first = '';
  let second = '';
  let third = '';
  beforeAll(async () => {
    first = await desk.inState('sent', { subject: 'Rantai satu' });
    // Not for delegasi: only arsiparis receives it.
    second = await desk.inState('sent', {
      ...{ subject: 'Rantai dua', referenceId: first, ccs: [] },
      receivers: [desk.named(arsiparis)],
    });
    third = await desk.inState('sent', { subject: 'Rantai tiga', referenceId: first });
  });
  const chain = async (by: Caller, id: string) =>
    (await items(by, desk.at(id, '/thread'))).map((letter: { subject: string }) => letter.subject);

  test('is told in order, with what the reader may see only, and counted the same in rows', async () => {
    expect(await chain(staf, third)).toEqual(['Rantai satu', 'Rantai dua', 'Rantai tiga']);
    expect(await chain(delegasi, third)).toEqual(['Rantai satu', 'Rantai tiga']);
    expect((await itemOf(delegasi, third)).threadCount).toBe(2);
    const [current] = (await items(delegasi, desk.at(third, '/thread'))).filter(
      (letter: { isCurrent: boolean }) => letter.isCurrent,
    );
    expect(current).toMatchObject({ id: third, place: 'inbox' });
    expect((await items(staf, desk.at(third, '/thread')))[0]).toMatchObject({ id: first, place: 'outbox' });
  });

  test('is not followed through a letter that is not the reader’s', async () => {
    const fourth = await desk.inState('sent', { subject: 'Rantai empat', referenceId: second, ccs: [] });
    expect(await chain(delegasi, fourth)).toEqual(['Rantai empat']);
    expect((await itemOf(delegasi, fourth)).threadCount).toBe(1);
  });

  test('that goes in a circle ends, and a stranger gets 404', async () => {
    await desk.app.db.execute(sql`update letter set reference_id = ${third} where id = ${first}`);
    expect(await chain(staf, first)).toHaveLength(4);
    for (const id of [first, nobody, 'x']) expect((await admin.get(desk.at(id, '/thread'))).status).toBe(404);
    await desk.app.db.execute(sql`update letter set reference_id = null where id = ${first}`);
  });
});

describe('filters and search', () => {
  let urgent = '';
  let secret = '';
  beforeAll(async () => {
    urgent = await desk.inState('sent', {
      ...{ urgency: 'KILAT', subject: 'Perbaikan ekspansi', receivers: [desk.named(arsiparis)] },
      ...{
        ccs: [desk.named(delegasi)],
        content: '<p>Jembatan <b>Cempakasari</b> ditutup&nbsp;sementara.</p>',
      },
    });
    secret = await desk.inState('sent', { permissionClassificationId: desk.ids.rahasia });
  });

  test('narrow by what the item and its letter say', async () => {
    expect(await found(delegasi, 'urgency=KILAT')).toEqual([urgent]);
    expect(await found(delegasi, `permissionClassificationId=${desk.ids.rahasia}`)).toContain(secret);
    expect(await found(delegasi, `permissionClassificationId=${desk.ids.rahasia}`)).not.toContain(urgent);
    expect(await found(delegasi, 'kind=cc')).toEqual([urgent]);
    const { unitId } = (
      await desk.app.db.execute<{ unitId: string }>(
        sql`select unit_id as "unitId" from position where id = ${direktur.positionId}`,
      )
    ).rows[0] ?? { unitId: '' };
    expect(await found(delegasi, `senderUnitId=${unitId}&urgency=KILAT`)).toEqual([urgent]);
    expect(await found(delegasi, `naskahDinasCategoryId=${desk.ids.subType}&kind=cc`)).toEqual([urgent]);
    expect(await found(delegasi, `naskahDinasParentCategoryId=${nobody}`)).toEqual([]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date());
    expect(await found(delegasi, `receivedFrom=${today}&receivedTo=${today}&kind=cc`)).toEqual([urgent]);
    expect(await found(delegasi, 'receivedTo=2020-01-01')).toEqual([]);
    const unknown = ['urgency=x', 'labelId=x', 'senderUnitId=x', 'kind=x', 'owner=x', 'owner=constructor'];
    for (const wrong of [...unknown, 'receivedFrom=2026-02-30'])
      expect(await delegasi.get(`/letter/api/Inbox?${wrong}`)).toMatchObject({
        status: 400,
        body: { errors: { [wrong.split('=')[0] ?? '']: [expect.any(String)] } },
      });
  });

  test('search looks at subject, number, sender and the words of the text, walked or looked up', async () => {
    const look = async () => {
      expect(await found(delegasi, 'FirstChar=ekspansi')).toEqual([urgent]);
      expect(await found(delegasi, 'FirstChar=cempakasa')).toEqual([urgent]);
      expect(await found(delegasi, 'FirstChar=sementara%20JEMBATAN')).toEqual([urgent]);
      expect(await found(delegasi, "FirstChar=cempaka'%20%26%20!(x")).toEqual([]);
      expect(await found(delegasi, 'FirstChar=%26%7C')).toEqual([]);
      const { rows } = await desk.app.db.execute<{ count: number }>(
        sql`select count(*)::int from inbox_item where position_id = ${delegasi.positionId} and sender_name = ${direktur.personName}`,
      );
      expect(rows[0]?.count).toBeGreaterThan(1);
      expect(await found(delegasi, `FirstChar=${encodeURIComponent(direktur.personName)}`)).toHaveLength(
        rows[0]?.count ?? 0,
      );
      expect(await found(staf, 'FirstChar=cempakasari')).toEqual([]);
    };
    await look();
    // So many old letters that the inbox is not walked any more.
    await desk.app.db.execute(sql`
      with made as (
        insert into letter (id, state, user_id, position_id, subject)
        select gen_random_uuid(), 'sent', ${staf.userId}, ${staf.positionId}, 'Isian ke-' || n
        from generate_series(1, 3100) n returning id
      )
      insert into inbox_item (id, letter_id, position_id, kind, subject, sender_name, sender_unit_name, received_at)
      select gen_random_uuid(), id, ${delegasi.positionId}, 'receiver', 'Isian', 'Pengisi', 'Unit', '2020-01-01' from made`);
    expect(await found(delegasi, 'FirstChar=cempakasa')).toEqual([urgent]);
    expect(await found(delegasi, 'FirstChar=sementara%20JEMBATAN&kind=cc')).toEqual([urgent]);
    const frequent = await delegasi.get('/letter/api/Inbox?FirstChar=isian');
    expect(frequent.body.data).toMatchObject({ totalCount: 1000, totalIsEstimated: true });
    expect(frequent.body.data.items).toHaveLength(10);
    const deep = await delegasi.get('/letter/api/Inbox?FirstChar=Pengisi&Page=3');
    expect(deep.body.data.items).toHaveLength(10);
    await desk.app.db.execute(sql`delete from inbox_item where sender_name = 'Pengisi'`);
  });

  test('who acts for an official does not find what its class keeps from them', async () => {
    const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
    const id = await desk.inState('signing', {
      ...{ senderId: atasan.userId, senderPositionId: atasan.positionId, receivers: [desk.named(direktur)] },
      ...{ permissionClassificationId: desk.ids.rahasia, content: '<p>Kunci brankas pusat.</p>' },
    });
    await desk.sign(id, atasan);
    expect(await found(direktur, 'FirstChar=brankas')).toEqual([id]);
    expect(await found(secretary, 'FirstChar=brankas')).toEqual([]);
  });

  test('every way of asking is two statements at most, whoever asks', async () => {
    const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
    for (const by of [delegasi, secretary]) {
      await by.get('/letter/api/Inbox');
      for (const query of ['', '?FirstChar=isi', '?urgency=KILAT&isRead=false', `?labelId=${nobody}`]) {
        const ask = async () => expect((await by.get(`/letter/api/Inbox${query}`)).status).toBe(200);
        expect(await countStatements(desk.app.pool, ask), query).toBe(2);
      }
    }
  });
});
