import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { countAllStatements } from '../../support/count-statements.ts';
import { actAs, openDesk } from './desk.ts';
import { counters, found, itemOf, items, letterIds, nobody } from './inbox-items.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;

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

  test('stand in the order in which their page lists them', async () => {
    const id = await desk.inState('sent');
    const ruas = ['ruas 1', 'Ruas 2', 'Ruas 10'];
    const made = await Promise.all(ruas.toReversed().map((name) => make(delegasi, name, 'pribadi')));
    await put(delegasi, id, made);
    expect(await names(delegasi, id)).toEqual(ruas);
    const offered = (await items(delegasi, '/letter/api/Inbox/labels')).map(
      ({ name }: { name: string }) => name,
    );
    expect(offered.filter((name: string) => ruas.includes(name))).toEqual(ruas);
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
    const again = await countAllStatements(() => delegasi.post(at('read')));
    expect(again, 'what is read already is only looked at').toBeLessThanOrEqual(2);
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

describe('what is put off', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const snooze = (by: Caller, of: string, ids: string[], until: Date | null = inHours(3)) =>
    by.post('/letter/api/Snooze', { of, ids, until: until?.toISOString() ?? null });
  const noticed = async (by: Caller): Promise<string[]> =>
    (await items(by, '/notification/api/Notification?per_page=20&kind=naskah.pengingat')).map(
      (notice: { title: string }) => notice.title,
    );
  const taskOf = async (by: Caller, letterId: string) =>
    (await items(by, `/letter/api/Task?letterId=${letterId}`))[0];

  test('leaves the list and the counts of who put it off, and comes back with a mark and a notice', async () => {
    const id = await desk.inState('sent');
    const item = await itemOf(delegasi, id);
    const before = await counters(delegasi);
    const opened = (await delegasi.get('/letter/api/Inbox/counts')).body.data.open;
    expect((await snooze(delegasi, 'inbox', [item.id])).status).toBe(200);
    expect(await found(delegasi, 'isOpen=true')).not.toContain(id);
    expect(await found(delegasi, 'isSnoozed=true')).toEqual([id]);
    expect(await found(delegasi, 'FirstChar=Rekayasa')).toContain(id);
    expect((await counters(delegasi)).inboxCount).toBe(before.inboxCount - 1);
    expect((await delegasi.get('/letter/api/Inbox/counts')).body.data).toMatchObject({
      open: opened - 1,
      snoozed: 1,
    });
    expect((await itemOf(delegasi, id)).snooze).toMatchObject({ endedBy: null });
    await desk.app.jobs.runDue(inHours(4));
    expect(await found(delegasi, 'isOpen=true')).toContain(id);
    expect((await itemOf(delegasi, id)).snooze).toMatchObject({ endedBy: 'time' });
    expect(await noticed(delegasi)).toEqual(['Anda minta diingatkan']);
    await snooze(delegasi, 'inbox', [item.id], null);
    expect((await itemOf(delegasi, id)).snooze).toBeUndefined();
  });

  test('is nobody else’s: whoever acts for the official sees it as before', async () => {
    const id = await desk.inState('signing');
    const task = await taskOf(direktur, id);
    const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
    await snooze(direktur, 'task', [task.id]);
    const listed = (by: Caller) => letterIds(by, 'Task?PerPage=100');
    expect(await listed(direktur)).not.toContain(id);
    expect(await listed(secretary)).toContain(id);
    expect((await taskOf(secretary, id)).snooze).toBeUndefined();
  });

  test('comes back at once when somebody else acts', async () => {
    const id = await desk.inState('review');
    const task = await taskOf(atasan, id);
    await snooze(atasan, 'task', [task.id]);
    expect((await counters(atasan)).taskCount).toBe(0);
    await staf.post(desk.at(id, '/nudge'), { note: 'Mohon segera.' });
    expect((await counters(atasan)).taskCount).toBe(1);
    expect((await taskOf(atasan, id)).snooze).toMatchObject({ endedBy: 'change' });
    expect(await noticed(atasan)).toEqual(['Yang Anda tunda berubah']);
  });

  test('is refused for a time gone by, for what is done, and for another’s', async () => {
    const id = await desk.inState('sent');
    const item = await itemOf(delegasi, id);
    const past = await snooze(delegasi, 'inbox', [item.id], inHours(-1));
    expect([past.status, past.body.errors.until]).toEqual([422, ['Pilih waktu yang akan datang.']]);
    await delegasi.post(`/letter/api/Inbox/${item.id}/close`);
    for (const [by, statusCode] of [
      [staf, 404],
      [delegasi, 409],
    ] as const)
      expect((await snooze(by, 'inbox', [item.id])).body.data.items).toMatchObject([
        { ok: false, statusCode },
      ]);
  });

  test('a reminder of a letter that its person may no longer see says nothing', async () => {
    const id = await desk.inState('review');
    const until = inHours(5).toISOString();
    expect((await atasan.put(desk.at(id, '/follow-up'), { until })).status).toBe(200);
    const [to] = (await atasan.get(desk.at(id, '/reassign'))).body.data.items;
    const handedOn = { userId: to.userId, userPositionId: to.userPositionId, reason: 'Dinas luar.' };
    expect((await atasan.post(desk.at(id, '/reassign'), handedOn)).status).toBe(200);
    expect((await atasan.get(desk.at(id))).status).toBe(404);
    const before = await noticed(atasan);
    await desk.app.jobs.runDue(inHours(6));
    expect(await noticed(atasan)).toEqual(before);
  });

  test('of two windows at once the later one counts, and nobody is refused', async () => {
    const two = [await desk.inState('sent'), await desk.inState('sent')];
    const ids = await Promise.all(two.map(async (id) => (await itemOf(delegasi, id)).id as string));
    const both = await Promise.all([1, 2, 3].map((hours) => snooze(delegasi, 'inbox', ids, inHours(hours))));
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    const at = desk.at(two[0] ?? '', '/follow-up');
    const asked = await Promise.all(
      [5, 6, 7].map((hours) => staf.put(at, { until: inHours(hours).toISOString() })),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    await snooze(delegasi, 'inbox', ids, null);
    await staf.put(at, { until: null });
  });

  test('a reminder of a letter sent comes unless it was answered', async () => {
    const [open, answered] = [await desk.inState('sent'), await desk.inState('review')];
    const at = (id: string) => desk.at(id, '/follow-up');
    for (const id of [open, answered])
      expect((await staf.put(at(id), { until: inHours(5).toISOString() })).body.data.until).not.toBeNull();
    expect((await direktur.get(at(open))).body.data).toEqual({ until: null });
    await desk.giveBack(answered);
    await desk.app.jobs.runDue(inHours(6));
    expect(await noticed(staf)).toEqual(['Belum dijawab']);
    expect((await staf.get(at(open))).body.data).toEqual({ until: null });
    const draft = await desk.inState('draft');
    expect((await staf.put(at(draft), { until: inHours(5).toISOString() })).status).toBe(409);
  });
});
