import { expect, test } from 'vitest';
import type { OpenWork } from '../../../domain/calls/hand-over.ts';
import type { Ok, Page } from '../../support/app.ts';
import { enter, openDesk } from '../letters/desk.ts';
import { letterIds } from '../letters/inbox-items.ts';

// Everything open of somebody who leaves goes to one or to several, in one transaction (DOMAIN 6).

const desk = await openDesk();
const { app, people } = desk;
const { pool } = app;
const { admin, staf: puspita, atasan, direktur } = people;
const citra = await enter(app, 'citra.pradana');
const yoga = await enter(app, 'yoga.pranata');
const at = `/user/api/User/${puspita.userId}/handover`;
const post = puspita.positionId;

const draft = (await desk.save({ subject: 'Konsep Puspita' }, puspita)).id;
const sent = await desk.inState('sent', {
  subject: 'Untuk Puspita',
  receivers: [desk.named(puspita)],
  ccs: [],
});
await pool.query(
  `insert into delegation (id, from_position_id, from_user_id, to_user_id, start_date, end_date, scopes, reason)
   values (gen_random_uuid(), $1, $2, $3, current_date, current_date + 9, '{baca}', 'Cuti')`,
  [direktur.positionId, direktur.userId, puspita.userId],
);
const ticket = (
  await puspita.post<Ok<{ id: string }>>('/help/api/Ticket', {
    ...{ subject: 'Layar kosong', kind: 'gangguan', description: 'Kosong' },
  })
).body.data.id;
await pool.query(`update ticket set stage = 'working', assignee_id = $1 where id = $2`, [
  puspita.userId,
  ticket,
]);

// Answered, it waits for its writer, who cannot become somebody else.
await puspita.post('/help/api/Ticket', { subject: 'Sudah dijawab', kind: 'gangguan', description: 'Ya' });
await pool.query(`update ticket set stage = 'answered' where subject = 'Sudah dijawab'`);

const open = async () => (await admin.get<Page<OpenWork>>(at)).body.data.items;

test('says how much is open, by kind and place, and who may be given it; to who may change users', async () => {
  const work = await open();
  const said = Object.fromEntries(work.map(({ kind, count, stays }) => [kind, [count, stays]]));
  expect(said).toMatchObject({
    ...{ letters: [1, 'holds'], inbox: [1, 'holds'], delegations: [1, null], turn: [1, null] },
  });
  const turns = work.filter(({ kind }) => kind === 'turn').map(({ key }) => key);
  expect(turns).toEqual(['turn help.helpdesk assigneeId']);
  const letters = work.find(({ kind }) => kind === 'letters');
  expect(letters?.receivers?.map(({ id }) => id)).toEqual(
    expect.arrayContaining([citra.userId, yoga.userId]),
  );
  expect(letters?.receivers?.map(({ id }) => id)).not.toContain(puspita.userId);
  expect((await atasan.get(at)).status).toBe(403);
  expect((await atasan.post(at, { items: [] })).status).toBe(403);
  expect((await admin.get(`/user/api/User/${post}/handover`)).status).toBe(404);
});

test('is refused where the post is still held, and for who may not hold it: nothing is done', async () => {
  const held = await admin.post(at, { items: [{ key: `letters ${post}`, toUserId: citra.userId }] });
  expect(held.status).toBe(409);
  const refused = await admin.post(at, {
    items: [
      { key: `letters ${post}`, toUserId: citra.userId },
      { key: `inbox ${post}`, toUserId: atasan.userId },
    ],
    deactivate: true,
  });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['items.1.toUserId']]);
  // Who does not run the helpdesk takes over none of its tickets; nobody is given a delegation of their own post.
  const ofOthers = [
    { key: 'turn help.helpdesk assigneeId', toUserId: citra.userId },
    { key: 'delegations', toUserId: direktur.userId },
  ];
  for (const one of ofOthers)
    expect([one.key, (await admin.post(at, { items: [one] })).status]).toEqual([one.key, 422]);
  expect(await letterIds(puspita, 'Draft')).toEqual([draft]);
  expect(
    (await pool.query('select is_active from "user" where id = $1', [puspita.userId])).rows[0].is_active,
  ).toBe(true);
});

test('goes to several at once with the account, by the history of each letter, told to who gets it', async () => {
  const handed = await admin.post<Ok<{ handed: number; receivers: { label: string }[] }>>(at, {
    items: [
      { key: `letters ${post}`, toUserId: citra.userId },
      { key: `inbox ${post}`, toUserId: yoga.userId },
      { key: 'delegations', toUserId: atasan.userId },
      { key: 'turn help.helpdesk assigneeId', toUserId: admin.userId },
    ],
    deactivate: true,
  });
  expect(handed.status, JSON.stringify(handed.body)).toBe(200);
  expect(handed.body.data.handed).toBe(4);
  expect((await puspita.get('/letter/api/Draft')).status).toBe(401);
  expect(await letterIds(citra, 'Draft')).toEqual([draft]);
  expect(await letterIds(yoga, 'Inbox')).toEqual([sent]);
  expect(await letterIds(citra, 'Inbox')).toEqual([]);
  const { rows } = await pool.query(
    `select note from letter_timeline where event = 'handed-over' and letter_id = any($1) order by note`,
    [[draft, sent]],
  );
  expect(rows.map(({ note }) => note)).toEqual(
    [citra, yoga].map((one) => `Dari ${puspita.personName} kepada ${one.personName}`).toSorted(),
  );
  const told = await pool.query(`select user_id, message from notification where title = $1`, [
    `Pekerjaan ${puspita.personName} diserahkan kepada Anda`,
  ]);
  expect(new Set(told.rows.map(({ user_id }) => user_id))).toEqual(
    new Set([citra, yoga, atasan, admin].map(({ userId }) => userId)),
  );
  const { items: history } = (await admin.get(`/user/api/User/${puspita.userId}/history`)).body.data;
  expect(history.map(({ action }: { action: string }) => action)).toContain('hand-over');
  await app.jobs.runDue();
  expect(await letterIds(citra, 'Inbox')).toEqual([]);
  expect((await open()).map(({ kind }) => kind)).toEqual([]);
  // What was handed over meanwhile is not handed over twice.
  expect((await admin.post(at, { items: [{ key: `letters ${post}`, toUserId: yoga.userId }] })).status).toBe(
    409,
  );
});
