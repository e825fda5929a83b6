import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { EntryCount } from '../../../domain/letters/letter-rows.ts';
import type { Caller } from '../../support/app.ts';
import { type Colleague, openDesk } from './desk.ts';

// Letters sent to a person do not depend on the active role entry (SPEC B2): they are readable, and processed in
// the right entry.

const desk = await openDesk();
const { app, at, people } = desk;
const { arsiparis: person, staf, direktur, delegasi, sekretaris } = people;

/** The same person in their additional post. */
let elsewhere: Colleague;
/** To the first post of the person, above Biasa, with a file. */
let sent = '';
let file = '';
beforeAll(async () => {
  // The second post that the archivist holds, for a while.
  await app.db.execute(sql`insert into job_mapping (id, user_id, position_id, type, start_date)
    values (gen_random_uuid(), ${person.userId}, ${people.legal.positionId}, 'plt', current_date - 1)`);
  const { rows } = await app.db.execute(sql`select name from position where id = ${people.legal.positionId}`);
  elsewhere = await switched('arsiparis', ({ pejabatJabatanName }) => pejabatJabatanName === rows[0]?.name);
  sent = await desk.inState('sent', {
    permissionClassificationId: desk.ids.terbatas,
    receivers: [desk.named(person)],
    ccs: [],
    attachments: [
      {
        title: 'Denah',
        positionOrder: 1,
        fileName: 'denah.txt',
        content: Buffer.from('denah').toString('base64'),
      },
    ],
  });
  file = (await person.get(at(sent))).body.data.attachments[0].id;
});

async function switched(account: string, isWanted: (entry: Entry) => boolean): Promise<Colleague> {
  const caller = await app.signIn(account);
  const before = (await caller.get('/user/api/Account/GetUserByToken')).body.data;
  const { id } = before.listRoles.find(isWanted);
  expect((await caller.post('/user/api/Role/ChangeRolesV2', { id })).status).toBe(200);
  const { positionId, personName } = (await caller.get('/user/api/Account/GetUserByToken')).body.data;
  return { ...caller, userId: before.id, positionId, personName };
}

type Entry = { id: string; type: string; pejabatJabatanName: string };

async function sentByAtasan(receivers: object[]): Promise<string> {
  const { id } = await desk.save({
    ...{ senderId: people.atasan.userId, senderPositionId: people.atasan.positionId },
    ...{ receivers, ccs: [], anyReviewer: 'tidakAda', reviewers: [] },
  });
  await desk.submit(id);
  await desk.sign(id, people.atasan);
  return id;
}

const reads = ['', '/timeline', '/pdf'] as const;
const statuses = (by: Caller, id: string) =>
  Promise.all([...reads, `/attachments/${file}`].map(async (rest) => (await by.get(at(id, rest))).status));

test('a letter to one’s other post is read whole, and says where it can be dealt with', async () => {
  expect(elsewhere.positionId).not.toBe(person.positionId);
  expect(await statuses(elsewhere, sent)).toEqual([200, 200, 200, 200]);
  const here = (await person.get(at(sent))).body.data;
  const there = (await elsewhere.get(at(sent))).body.data;
  expect(here).not.toHaveProperty('reachedBy');
  expect(here.can.respond).toBe(true);
  expect(Object.values(there.can).filter(Boolean)).toEqual([]);
  const main = (await elsewhere.get('/user/api/Account/GetUserByToken')).body.data.listRoles.find(
    (one: { type: string }) => one.type === 'User Main Role',
  );
  expect(there.reachedBy).toEqual({
    entryId: main.id,
    label: main.pejabatJabatanName,
    page: `/naskah-dinas/inbox/${sent}`,
  });
});

test('it is logged in the post it was opened for', async () => {
  await elsewhere.get(at(sent));
  const { rows } = await app.db.execute<{ post: string }>(sql`
    select after->>'positionId' as post from audit_log
    where record_id = ${sent} and action = 'open' and user_id = ${person.userId} order by id desc limit 1`);
  expect(rows[0]?.post).toBe(person.positionId);
});

test('lists, counts and everything that does something stay with the active entry', async () => {
  const list = async (path: string) => (await elsewhere.get(path)).body.data;
  expect((await list('/letter/api/Inbox')).items).toEqual([]);
  expect((await list('/letter/api/Letter')).items).toEqual([]);
  for (const verb of ['submit', 'withdraw', 'nudge', 'cancel', 'response'])
    expect((await elsewhere.post(at(sent, `/${verb}`), { reason: 'x', note: 'x' })).status, verb).toBe(404);
  expect((await elsewhere.post(at(sent, '/duplicate'))).status).toBe(404);
  for (const part of ['/thread', '/readers', '/versions', '/comments', '/dispatch'])
    expect((await elsewhere.get(at(sent, part))).status, part).toBe(404);
});

test('the reverse holds too: from the main entry to the additional post', async () => {
  const id = await desk.inState('sent', { receivers: [desk.named(elsewhere)], ccs: [] });
  const read = (await person.get(at(id))).body.data;
  expect(read.reachedBy.page).toBe(`/naskah-dinas/inbox/${id}`);
  expect((await elsewhere.get(at(id))).body.data).not.toHaveProperty('reachedBy');
});

test('what is an official’s is not reached by who acts for them at times', async () => {
  const id = await desk.inState('sent', { receivers: [desk.named(direktur)], ccs: [] });
  for (const one of [delegasi, sekretaris]) expect((await one.get(at(id))).status).toBe(404);
  // At the official's desk secretaries still read their own letters.
  const own = await sentByAtasan([desk.named(sekretaris)]);
  const atDesk = await switched('sekretaris', ({ type }) => type === 'Secretary');
  expect((await atDesk.get(at(own))).body.data.reachedBy).toMatchObject({
    page: `/naskah-dinas/inbox/${own}`,
  });
});

test('Sangat Rahasia is for the post it names them in, as ever; strangers stay outside', async () => {
  const named = { permissionClassificationId: desk.ids.sangatRahasia, ccs: [] };
  const theirs = await desk.inState('sent', { ...named, receivers: [desk.named(person)] });
  expect((await elsewhere.get(at(theirs))).status).toBe(200);
  const other = await desk.inState('sent', { ...named, receivers: [desk.named(delegasi)] });
  for (const one of [person, elsewhere]) expect((await one.get(at(other))).status).toBe(404);
  expect((await people.legal.get(at(sent))).status).toBe(404);
  expect((await staf.get(at('kosong'))).status).toBe(404);
});

test('each of one’s entries says how many tasks wait in it, by its own rights, and others’ not at all', async () => {
  await app.db.execute(sql`update position set can_review = true where id = ${elsewhere.positionId}`);
  const { id } = await desk.save({ reviewers: [{ ...desk.named(elsewhere), reviewOrder: 1 }] });
  await desk.submit(id);
  const counted = async (by: Caller): Promise<EntryCount[]> =>
    (await by.get('/task/api/Data/entrycounter')).body.data.items;
  const activeTasks = async (by: Caller) =>
    (await by.get('/task/api/Data/sidemenucounter')).body.data.taskCount;
  const here = await counted(person);
  const roles = (await person.get('/user/api/Account/GetUserByToken')).body.data.listRoles as Entry[];
  expect(
    here.map((entry) => entry.id).filter((entryId) => !roles.some((role) => role.id === entryId)),
  ).toEqual([]);
  const waiting = await activeTasks(elsewhere);
  expect(waiting).toBeGreaterThan(0);
  expect(here.filter(({ isElsewhere }) => isElsewhere).map(({ taskCount }) => taskCount)).toContain(waiting);
  expect((await counted(elsewhere)).find(({ isElsewhere }) => !isElsewhere)?.taskCount).toBe(waiting);
});

test('a delegate’s counters hold only what the delegation covers', async () => {
  await desk.inState('signing');
  const counted = async (scopes: string) => {
    await app.db.execute(
      sql`update delegation set scopes = ${scopes}::text[] where to_user_id = ${delegasi.userId}`,
    );
    const delegate = await switched('delegasi', ({ type }) => type === 'Delegation');
    const { items } = (await delegate.get('/task/api/Data/entrycounter')).body.data;
    const { taskCount } = (await delegate.get('/task/api/Data/sidemenucounter')).body.data;
    expect(items.map((one: EntryCount) => one.taskCount)).toContain(taskCount);
    expect((await delegate.get('/letter/api/Task?isMine=true')).body.data.totalCount).toBe(taskCount);
    return taskCount;
  };
  const [reads, signs] = [await counted('{baca}'), await counted('{baca,tandatangan}')];
  expect(reads).toBe(0);
  expect(signs).toBeGreaterThan(0);
});
