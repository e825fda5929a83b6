import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoId } from '../../../server/demo/ids.ts';
import type { Caller } from '../../support/app.ts';
import { countStatements } from '../../support/count-statements.ts';
import { actAs, openDesk } from './desk.ts';
import { counters, items } from './inbox-items.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;
const toDirektur = {
  senderId: atasan.userId,
  senderPositionId: atasan.positionId,
  receivers: [desk.named(direktur)],
};

test('counters say what the lists hold', async () => {
  await desk.inState('draft');
  await desk.inState('revision');
  await desk.inState('review');
  await desk.inState('signing');
  await desk.inState('sent');
  const none = { taskCount: 0, inboxCount: 0, outboxCount: 0, draftCount: 0 };
  expect(await counters(staf)).toMatchObject({ ...none, taskCount: 1, outboxCount: 2, draftCount: 2 });
  expect(await counters(atasan)).toMatchObject({ ...none, taskCount: 1 });
  expect(await counters(direktur)).toMatchObject({ ...none, taskCount: 1 });
  expect(await counters(delegasi)).toMatchObject({ ...none, inboxCount: 1 });

  const total = async (by: Caller, list: string) =>
    (await by.get(`/letter/api/${list}`)).body.data.totalCount;
  expect(await total(staf, 'Draft')).toBe(2);
  expect(await total(staf, 'Outbox')).toBe(3);
  expect(await total(direktur, 'Outbox')).toBe(1);
  expect(await total(staf, 'Outbox?isUnderWay=true')).toBe(2);
  expect(await total(staf, 'Outbox?isUnderWay=false')).toBe(1);
  expect(await total(staf, 'Letter')).toBe(5);
  expect(await total(atasan, 'Letter')).toBe(4);
  expect(await total(delegasi, 'Letter')).toBe(1);
  expect(await total(admin, 'Letter')).toBe(0);
  const { body } = await staf.get<{ key: string; value: number }[]>('/dashboard/api/Ringkasan');
  expect(Object.fromEntries(body.map((summary) => [summary.key, summary.value]))).toMatchObject({
    sign: 0,
    review: 0,
    'disposition-in': 0,
    'disposition-out': 0,
    revision: 1,
    unread: 0,
    inbox: 0,
    outbox: 2,
    draft: 2,
  });
});

test('rows carry names for ids and who must act now', async () => {
  const id = await desk.inState('review');
  const [row] = await items(staf, '/letter/api/Outbox');
  expect(row).toMatchObject({
    id,
    letterId: id,
    categoryName: 'Nota Dinas',
    securityName: 'Biasa',
    securityRank: 1,
    state: 'review',
    receiverNames: ['Kepala Divisi Pemeliharaan Jalan Tol'],
    senderName: direktur.personName,
    holderName: atasan.personName,
    sentAt: null,
  });
  expect(row).not.toHaveProperty('content');
});

test('tasks come by the nearest deadline when asked, what has none last', async () => {
  const ids: string[] = [];
  for (const urgency of ['BIASA', 'KILAT', 'SEGERA', 'SANGAT_SEGERA'])
    ids.push(await desk.inState('review', { urgency }));
  const [ordinary, today, soon, sooner] = ids;
  await desk.app.db.execute(sql`update task set due_at = null where letter_id = ${soon}`);
  const list = '/letter/api/Task?kind=review&OrderBy=dueAt&Order=asc';
  const found = await items(atasan, list);
  expect(
    found.map(({ letterId }: { letterId: string }) => letterId).filter((id: string) => ids.includes(id)),
  ).toEqual([today, sooner, ordinary, soon]);
});

test('an inbox item is read, closed and opened again; too late is told', async () => {
  const id = await desk.inState('sent');
  const [item] = await items(delegasi, `/letter/api/Inbox?letterId=${id}`);
  const at = (verb: string) => `/letter/api/Inbox/${item.id}/${verb}`;
  expect((await delegasi.post(at('read'))).body.data.isRead).toBe(true);
  expect((await delegasi.post(at('read'))).status).toBe(200);
  expect((await delegasi.post(at('reopen'))).status).toBe(409);
  expect((await delegasi.post(at('close'))).body.data.isOpen).toBe(false);
  expect((await delegasi.post(at('close'))).status).toBe(409);
  expect(await items(delegasi, `/letter/api/Inbox?isOpen=true&letterId=${id}`)).toEqual([]);
  expect(await items(delegasi, `/letter/api/Inbox?isOpen=false&letterId=${id}`)).toHaveLength(1);
  expect((await delegasi.post(at('reopen'))).body.data.isOpen).toBe(true);
  for (const other of [staf, direktur, arsiparis, admin])
    for (const verb of ['read', 'close', 'reopen']) expect((await other.post(at(verb))).status).toBe(404);
  const history = await items(delegasi, desk.at(id, '/timeline'));
  const events = history.map((step: { event: string }) => step.event).slice(-3);
  expect(events).toEqual(['read', 'closed', 'reopened']);
});

test('who reads or closes a letter is told of it no longer', async () => {
  const unread = async (id: string) => {
    const notices = await items(delegasi, '/notification/api/Notification?per_page=100&isReads=0');
    return notices.filter((notice: { detailUrl: string }) => notice.detailUrl?.endsWith(`/inbox/${id}`))
      .length;
  };
  for (const verb of ['read', 'close']) {
    const id = await desk.inState('sent');
    expect(await unread(id)).toBe(1);
    const [item] = await items(delegasi, `/letter/api/Inbox?letterId=${id}`);
    expect((await delegasi.post(`/letter/api/Inbox/${item.id}/${verb}`)).status).toBe(200);
    expect(await unread(id)).toBe(0);
  }
});

test('a post named twice gets one item, as a receiver', async () => {
  const id = await desk.inState('sent', { ccs: [desk.named(delegasi), desk.named(arsiparis)] });
  const [item, second] = await items(delegasi, `/letter/api/Inbox?letterId=${id}`);
  expect([item.kind, second]).toEqual(['receiver', undefined]);
});

test('lists page, search by subject and number, and refuse what they do not know', async () => {
  const subject = 'Tarif 50% dan ruas_baru';
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push(await desk.inState('sent', { subject: `${subject} ${n}` }));
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      items(delegasi, `/letter/api/Inbox?FirstChar=50%25%20dan%20ruas_&PerPage=1&Page=${page}`),
    ),
  );
  expect(pages.flat().map((row: { letterId: string }) => row.letterId)).toEqual(ids.toReversed());
  const { number } = (await staf.get(desk.at(ids[0] ?? ''))).body.data;
  expect(await items(delegasi, `/letter/api/Inbox?first_char=${encodeURIComponent(number)}`)).toHaveLength(1);
  expect(await items(staf, '/letter/api/Outbox?FirstChar=ruas_baru')).toHaveLength(3);
  expect(await items(staf, '/letter/api/Outbox?FirstChar=ruasXbaru')).toEqual([]);
  for (const list of ['Inbox', 'Outbox', 'Draft', 'Task', 'Letter'])
    for (const query of [
      'password=1',
      'OrderBy=content',
      'Page=0',
      'PerPage=1001',
      'state=x',
      'kind=x',
      'isOpen=2',
    ])
      expect((await staf.get(`/letter/api/${list}?${query}`)).status).toBe(400);
});

test('a list is two statements, the counters and the home page one, whoever asks', async () => {
  const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
  await desk.inState('sent', { receivers: [desk.named(direktur)] });
  for (const by of [staf, secretary]) {
    await by.get('/letter/api/Inbox');
    const statements = (url: string) =>
      countStatements(desk.app.pool, async () => expect((await by.get(url)).status).toBe(200));
    for (const list of ['Inbox', 'Outbox', 'Task', 'Letter'])
      expect(await statements(`/letter/api/${list}?FirstChar=a`)).toBe(2);
    expect(await statements('/task/api/Data/sidemenucounter')).toBe(1);
    expect(await statements('/dashboard/api/Ringkasan')).toBe(1);
  }
});

test('who acts for an official sees, counts and is told of nothing its class keeps from them', async () => {
  const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
  const delegate = await actAs(desk.app, 'delegasi', 'Delegation');
  const before = { secretary: await counters(secretary), delegate: await counters(delegate) };
  const seen = async (by: Caller, id: string) => {
    const list = await items(by, `/letter/api/Inbox?letterId=${id}`);
    return `${(await by.get(desk.at(id))).status} ${(await by.get(desk.at(id, '/pdf'))).status} ${list.length}`;
  };
  const send = (permissionClassificationId: string) =>
    desk.inState('signing', { ...toDirektur, permissionClassificationId }).then(async (id) => {
      await desk.sign(id, atasan);
      return id;
    });
  const limited = await send(desk.ids.terbatas);
  const secret = await send(desk.ids.rahasia);
  const topSecret = await send(desk.ids.sangatRahasia);
  // Without the setting "Membuka naskah Rahasia" secretaries see up to Terbatas; Sangat Rahasia has no substitutes.
  expect([
    await seen(secretary, limited),
    await seen(secretary, secret),
    await seen(secretary, topSecret),
  ]).toEqual(['200 200 1', '404 404 0', '404 404 0']);
  expect([
    await seen(delegate, limited),
    await seen(delegate, secret),
    await seen(delegate, topSecret),
  ]).toEqual(['200 200 1', '200 200 1', '404 404 0']);
  expect(await seen(direktur, topSecret)).toBe('200 200 1');
  expect((await counters(secretary)).inboxCount).toBe(before.secretary.inboxCount + 1);
  expect((await counters(delegate)).inboxCount).toBe(before.delegate.inboxCount + 2);
  const told = async (by: Caller) => {
    const notices = await items(by, '/notification/api/Notification?per_page=100');
    return notices
      .filter((notice: { detailUrl: string }) => /inbox/.test(notice.detailUrl))
      .map((notice: { detailUrl: string }) => notice.detailUrl.split('/').at(-1));
  };
  expect(await told(secretary)).toContain(limited);
  expect(await told(secretary)).not.toContain(secret);
  expect(await told(delegate)).not.toContain(topSecret);

  const cannot = await secretary.post(
    '/letter/api/Letter',
    desk.letter({ permissionClassificationId: desk.ids.sangatRahasia }),
  );
  expect([cannot.status, Object.keys(cannot.body.errors)]).toEqual([422, ['permissionClassificationId']]);
});

test('every opening above Biasa is logged, and notices do not spell out what the class masks', async () => {
  const id = await desk.inState('sent', {
    permissionClassificationId: desk.ids.rahasia,
    subject: 'Rahasia sekali',
  });
  await delegasi.get(desk.at(id));
  await delegasi.get(desk.at(id, '/pdf'));
  const { rows } = await desk.app.db.execute<{ action: string }>(
    sql`select action from audit_log where record_id = ${id} and user_id = ${delegasi.userId} order by id`,
  );
  expect(rows.map((row) => row.action)).toEqual(['open', 'open-pdf']);
  const [notice] = await items(delegasi, '/notification/api/Notification?per_page=1');
  expect(notice).toMatchObject({ title: 'Naskah masuk', message: 'Naskah Rahasia' });
});

test('a role without the letters\u2019 pages gets nowhere, whatever the post', async () => {
  const id = await desk.inState('sent');
  const role = demoId('role', 'pegawai');
  await desk.app.db.execute(sql`update role set privileged_list = '{}' where id = ${role}`);
  await desk.app.pool.query("select pg_notify('naskah_access', '')");
  try {
    const caller = await desk.app.signIn('delegasi');
    for (const list of ['Inbox', 'Outbox', 'Draft', 'Task', 'Letter'])
      expect((await caller.get(`/letter/api/${list}`)).status).toBe(403);
    expect((await caller.get(desk.at(id))).status).toBe(403);
    expect((await caller.post('/letter/api/Letter', desk.letter())).status).toBe(403);
    expect((await caller.get('/task/api/Data/sidemenucounter')).body.data).toEqual({
      taskCount: 0,
      inboxCount: 0,
      outboxCount: 0,
      draftCount: 0,
      retentionCount: 0,
      accessCount: 0,
      ticketCount: 0,
    });
    expect((await caller.get('/dashboard/api/Ringkasan')).body).toEqual([]);
  } finally {
    await desk.app.db.execute(
      sql`update role set privileged_list = '{/naskah-dinas/tugas,/naskah-dinas/inbox,/naskah-dinas/outbox,/naskah-dinas/draft,/naskah-dinas/buat-naskah}' where id = ${role}`,
    );
  }
});
