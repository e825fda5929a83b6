import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { countStatements } from '../../support/count-statements.ts';
import { actAs, openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin, legal } = desk.people;
const items = async (by: Caller, url: string) => (await by.get(url)).body.data.items;
const itemOf = async (by: Caller, letterId: string) =>
  (await items(by, `/letter/api/Inbox?letterId=${letterId}`))[0];
const found = async (by: Caller, query: string): Promise<string[]> =>
  (await items(by, `/letter/api/Inbox?PerPage=100&${query}`)).map(
    (row: { letterId: string }) => row.letterId,
  );
const person = (colleague: { userId: string; positionId: string }) => ({
  userId: colleague.userId,
  userPositionId: colleague.positionId,
});
const nobody = '01890000-0000-7000-8000-000000000000';

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

describe('labels', () => {
  const make = async (by: Caller, name: string, scope: 'pribadi' | 'unit') => {
    const { status, body } = await by.post('/letter/api/Label', { name, color: 'biru', scope });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data.id as string;
  };
  const put = (by: Caller, id: string, labelIds: unknown) => by.put(desk.at(id, '/labels'), { labelIds });
  const names = async (by: Caller, id: string) =>
    (await itemOf(by, id)).labels.map((label: { name: string }) => label.name);

  test('of one’s own are seen by oneself; another’s are neither shown, usable nor taken off', async () => {
    const id = await desk.inState('sent');
    const mine = await make(delegasi, 'Penting', 'pribadi');
    const theirs = await make(arsiparis, 'Arsipkan', 'pribadi');
    expect((await put(delegasi, id, [mine])).body.data.items).toMatchObject([
      { name: 'Penting', color: 'biru' },
    ]);
    expect((await put(arsiparis, id, [theirs])).status).toBe(200);
    expect(await names(delegasi, id)).toEqual(['Penting']);
    expect(await names(arsiparis, id)).toEqual(['Arsipkan']);
    const stolen = await put(delegasi, id, [theirs]);
    expect([stolen.status, Object.keys(stolen.body.errors)]).toEqual([422, ['labelIds']]);
    expect(await found(delegasi, `labelId=${theirs}`)).toEqual([]);
    expect(await found(delegasi, `labelId=${mine}`)).toEqual([id]);
    expect((await put(delegasi, id, [])).status).toBe(200);
    expect(await names(arsiparis, id)).toEqual(['Arsipkan']);
    const offered = (await items(delegasi, '/letter/api/Inbox/labels')).map(
      (label: { id: string }) => label.id,
    );
    expect(offered).toContain(mine);
    expect(offered).not.toContain(theirs);
  });

  test('of a unit are seen by its people, whichever of its posts they are in', async () => {
    const id = await desk.inState('sent', {
      receivers: [desk.named(delegasi)],
      ccs: [desk.named(arsiparis)],
    });
    const shared = await make(arsiparis, 'Bersama', 'unit');
    await put(arsiparis, id, [shared]);
    expect(await names(arsiparis, id)).toEqual(['Bersama']);
    expect(await names(delegasi, id)).toEqual([]);
    const unit = sql`(select unit_id from position where id = ${arsiparis.positionId})`;
    await desk.app.db.execute(
      sql`update label set unit_id = (select unit_id from position where id = ${delegasi.positionId}) where id = ${shared}`,
    );
    expect(await names(delegasi, id)).toEqual(['Bersama']);
    await desk.app.db.execute(sql`update label set unit_id = ${unit} where id = ${shared}`);
  });

  test('on what was sent on stand in the outbox and narrow it, for whose they are', async () => {
    const id = await desk.inState('sent');
    const mine = await make(staf, 'Diikuti', 'pribadi');
    expect((await put(staf, id, [mine])).status).toBe(200);
    const sent = async (by: Caller, query: string) =>
      (await items(by, `/letter/api/Outbox?PerPage=100&${query}`)) as { id: string; labels: object[] }[];
    expect(await sent(staf, `labelId=${mine}`)).toMatchObject([{ id, labels: [{ name: 'Diikuti' }] }]);
    expect(await sent(staf, `letterId=${id}`)).toMatchObject([{ id }]);
    expect(await sent(atasan, `labelId=${mine}`)).toEqual([]);
    expect((await sent(atasan, `letterId=${id}`)).flatMap(({ labels }) => labels)).toEqual([]);
  });

  test('leave their letters when they are deleted', async () => {
    const id = await desk.inState('sent');
    const label = await make(delegasi, 'Sementara', 'pribadi');
    await put(delegasi, id, [label]);
    expect((await delegasi.delete(`/letter/api/Label/${label}`)).status).toBe(200);
    expect(await names(delegasi, id)).toEqual([]);
  });

  test('two who set the same at once both succeed, and it is there once', async () => {
    const id = await desk.inState('sent');
    const label = await make(delegasi, 'Serentak', 'pribadi');
    const answers = await Promise.all([1, 2, 3].map(() => put(delegasi, id, [label])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await names(delegasi, id)).toEqual(['Serentak']);
  });

  test('refuse what is not a list of labels, and letters that are not the reader’s', async () => {
    const id = await desk.inState('sent');
    for (const wrong of [undefined, 'x', ['x'], [nobody], Array(21).fill(nobody)])
      expect((await put(delegasi, id, wrong)).status).toBe(422);
    expect((await delegasi.put(desk.at(id, '/labels'), { labelIds: [], ownerId: 'x' })).status).toBe(422);
    expect((await put(admin, id, [])).status).toBe(404);
  });
});

describe('reading and unreading', () => {
  test('the mark goes, the history of the first reading stays', async () => {
    const id = await desk.inState('sent');
    const item = await itemOf(delegasi, id);
    const at = (verb: string) => `/letter/api/Inbox/${item.id}/${verb}`;
    await delegasi.post(at('read'));
    expect((await delegasi.post(at('unread'))).body.data.isRead).toBe(false);
    expect((await delegasi.post(at('unread'))).status).toBe(200);
    await delegasi.post(at('read'));
    const steps = await items(staf, desk.at(id, '/timeline'));
    expect(steps.filter((step: { event: string }) => step.event === 'read')).toHaveLength(1);
    for (const other of [staf, admin]) expect((await other.post(at('unread'))).status).toBe(404);
  });
});

describe('several at once', () => {
  const bulk = (by: Caller, sent: object) => by.post('/letter/api/Inbox/bulk', sent);

  test('each has its own outcome, and one refusal keeps none of the others', async () => {
    const [a, b] = [await desk.inState('sent'), await desk.inState('sent')];
    const [itemA, itemB] = [await itemOf(delegasi, a), await itemOf(delegasi, b)];
    const foreign = await itemOf(arsiparis, a);
    await delegasi.post(`/letter/api/Inbox/${itemB.id}/close`);
    const { body } = await bulk(delegasi, { ids: [itemA.id, itemB.id, foreign.id], verb: 'close' });
    expect(body.data.items.map((one: { statusCode: number }) => one.statusCode)).toEqual([200, 409, 404]);
    expect((await itemOf(delegasi, a)).isOpen).toBe(false);
    expect((await itemOf(arsiparis, a)).isOpen).toBe(true);
    const reopened = await bulk(delegasi, { ids: [itemA.id, itemB.id], verb: 'reopen' });
    expect(reopened.body.data.items.every((one: { ok: boolean }) => one.ok)).toBe(true);
    for (const verb of ['read', 'unread'])
      expect((await bulk(delegasi, { ids: [itemA.id], verb })).body.data.items[0].ok).toBe(true);
  });

  test('labels are put on and taken off by the reader’s own only', async () => {
    const id = await desk.inState('sent');
    const item = await itemOf(delegasi, id);
    const { body } = await delegasi.post('/letter/api/Label', {
      name: 'Massal',
      color: 'merah',
      scope: 'pribadi',
    });
    const labelIds = [body.data.id];
    await bulk(delegasi, { ids: [item.id], verb: 'label', labelIds });
    expect((await itemOf(delegasi, id)).labels).toHaveLength(1);
    expect((await bulk(arsiparis, { ids: [item.id], verb: 'label', labelIds })).status).toBe(422);
    await bulk(delegasi, { ids: [item.id], verb: 'unlabel', labelIds });
    expect((await itemOf(delegasi, id)).labels).toEqual([]);
  });

  test('refuses too many, unknown verbs and missing labels', async () => {
    const ids = [nobody];
    const wrong = [
      {},
      { ids: [], verb: 'read' },
      { ids: ['x'], verb: 'read' },
      { ids, verb: 'delete' },
      { ids, verb: 'label' },
      { ids, verb: 'read', position: 'x' },
      { ids: Array.from({ length: 101 }, () => nobody), verb: 'read' },
    ];
    for (const sent of wrong) expect((await bulk(delegasi, sent)).status).toBe(422);
  });
});

test('a client that says JSON and sends none is told what is missing, by verbs for one and for many', async () => {
  const id = await desk.inState('sent');
  const [item] = await items(delegasi, `/letter/api/Inbox?letterId=${id}`);
  for (const [url, field] of [
    ['/letter/api/Inbox/bulk', 'ids'],
    [`/letter/api/Inbox/${item.id}/forward`, 'receivers'],
  ] as const) {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await delegasi.ask({ method: 'POST', url, headers });
    expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining([field])]);
  }
});

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
    const letterId = await desk.inState('revision', {
      ...{ senderId: atasan.userId, senderPositionId: atasan.positionId, receivers: [desk.named(direktur)] },
    });
    await desk.submit(letterId);
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
    expect(await found(delegasi, `naskahDinasCategoryId=${desk.ids.subKind}&kind=cc`)).toEqual([urgent]);
    expect(await found(delegasi, `naskahDinasParentCategoryId=${nobody}`)).toEqual([]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date());
    expect(await found(delegasi, `receivedFrom=${today}&receivedTo=${today}&kind=cc`)).toEqual([urgent]);
    expect(await found(delegasi, 'receivedTo=2020-01-01')).toEqual([]);
    for (const wrong of ['urgency=x', 'receivedFrom=2026-02-30', 'labelId=x', 'senderUnitId=x', 'kind=x'])
      expect((await delegasi.get(`/letter/api/Inbox?${wrong}`)).status).toBe(400);
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
    const id = await desk.inState('revision', {
      ...{ senderId: atasan.userId, senderPositionId: atasan.positionId, receivers: [desk.named(direktur)] },
      ...{ permissionClassificationId: desk.ids.rahasia, content: '<p>Kunci brankas pusat.</p>' },
    });
    await desk.submit(id);
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
