import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { forgetDrafts } from '../../../server/letters/drafting/forget-drafts.ts';
import { actAs, openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;
const attachments = [
  { title: 'Peta', fileName: 'peta.txt', content: Buffer.from('peta').toString('base64'), positionOrder: 1 },
];
const old = async (...ids: string[]) => {
  for (const id of ids)
    await desk.app.db.execute(
      sql`update letter set deleted_at = now() - interval '31 days' where id = ${id}`,
    );
};
const counters = async () => (await staf.get('/task/api/Data/sidemenucounter')).body.data;

test('a draft that is thrown away is seen nowhere, and comes back with everything it had', async () => {
  const id = await desk.inState('revision', { attachments });
  await staf.post(desk.at(id, '/comments'), { text: 'Sudah saya lengkapi.' });
  const before = (await staf.get(desk.at(id))).body.data;
  const timeline = (await staf.get(desk.at(id, '/timeline'))).body.data;
  const counted = await counters();
  expect((await staf.delete(desk.at(id))).status).toBe(200);
  for (const path of [
    '',
    '/timeline',
    '/pdf',
    '/versions',
    '/comments',
    `/attachments/${before.attachments[0].id}`,
  ])
    for (const by of [staf, atasan]) expect((await by.get(desk.at(id, path))).status, path).toBe(404);
  for (const list of ['Draft', 'Task', 'Letter'])
    expect((await staf.get(`/letter/api/${list}`)).body.data.items, list).toEqual([]);
  expect(await counters()).toMatchObject({ draftCount: 0, taskCount: 0 });

  expect((await staf.post(desk.at(id, '/restore'))).status).toBe(200);
  const after = (await staf.get(desk.at(id))).body.data;
  expect(after).toEqual({ ...before, version: before.version + 2 });
  expect((await staf.get(desk.at(id, '/timeline'))).body.data).toEqual(timeline);
  expect((await staf.get(desk.at(id, '/comments'))).body.data.items).toMatchObject([
    { text: 'Sudah saya lengkapi.' },
  ]);
  expect((await staf.get(desk.at(id, `/attachments/${after.attachments[0].id}`))).raw.toString()).toBe(
    'peta',
  );
  expect((await staf.get('/letter/api/Task')).body.data.items).toMatchObject([
    { letterId: id, kind: 'revision' },
  ]);
  expect(await counters()).toEqual(counted);
});

test('throwing away and bringing back are the drafter’s, each once', async () => {
  const { id } = await desk.save();
  expect((await atasan.post(desk.at(id, '/restore'))).status, 'a draft is nobody else’s').toBe(404);
  expect((await staf.post(desk.at(id, '/restore'))).status, 'not thrown away').toBe(409);
  const away = await Promise.all([staf.delete(desk.at(id)), staf.delete(desk.at(id))]);
  expect(away.map((answer) => answer.status).toSorted()).not.toEqual([200, 200]);
  expect((await atasan.post(desk.at(id, '/restore'))).status).toBe(404);
  const back = await Promise.all([staf.post(desk.at(id, '/restore')), staf.post(desk.at(id, '/restore'))]);
  expect(back.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  expect((await staf.post(desk.at(newId(), '/restore'))).status).toBe(404);
  const sent = await desk.inState('sent');
  expect((await staf.delete(desk.at(sent))).status).toBe(409);
  expect((await delegasi.post(desk.at(sent, '/restore'))).status).toBe(403);
});

test('nothing can be done with a draft that is thrown away, and a month later it is gone', async () => {
  const { id, version } = await desk.save();
  await staf.delete(desk.at(id));
  expect((await staf.put(desk.at(id), desk.letter({ version }))).status).toBe(404);
  expect((await staf.post(desk.at(id, '/submit'))).status).toBe(404);
  expect((await staf.post(desk.at(id, '/duplicate'))).status).toBe(404);
  expect((await staf.post('/letter/api/Letter', desk.letter({ id }))).status).toBe(409);
  await old(id);
  expect((await staf.post(desk.at(id, '/restore'))).status, 'before the night').toBe(404);
  const { id: other } = await desk.save({ referenceId: null });
  await staf.delete(desk.at(other));
  expect(await forgetDrafts(desk.app)).toEqual({ gone: 1, emptied: 0 });
  expect((await desk.app.db.execute(sql`select 1 from letter where id = ${id}`)).rows).toEqual([]);
  expect((await staf.post(desk.at(id, '/restore'))).status).toBe(404);
  expect((await staf.post(desk.at(other, '/restore'))).status).toBe(200);
});

test('what refers to a draft that goes: drafts lose it, sent letters keep it, nothing of its text is left', async () => {
  const secret = `Rencana ${newId()}`;
  const { id } = await desk.save({ subject: secret, content: `<p>${secret}</p>`, attachments });
  await staf.post(desk.at(id, '/comments'), { text: secret });
  const sent = await desk.inState('sent', { referenceId: id });
  const draft = await desk.inState('draft', { referenceId: id });
  const { id: alone } = await desk.save({ content: '<p>Sendiri</p>' });
  const alsoDraft = await desk.inState('draft', { referenceId: alone });
  for (const one of [id, alone]) await staf.delete(desk.at(one));
  await old(id, alone);
  const rows = async (table: string) =>
    (await desk.app.db.execute(sql`select * from ${sql.identifier(table)} where letter_id = ${id}`)).rows;
  const row = async (one: string) =>
    (await desk.app.db.execute(sql`select reference_id, version, subject from letter where id = ${one}`))
      .rows[0];
  const before = { sent: await row(sent), alsoDraft: await row(alsoDraft) };
  expect(await forgetDrafts(desk.app)).toEqual({ gone: 1, emptied: 1 });
  expect(await row(sent)).toEqual(before.sent);
  expect(await row(draft)).toMatchObject({ reference_id: id });
  expect(await row(alone)).toBeUndefined();
  expect(await row(alsoDraft)).toMatchObject({
    ...{ reference_id: null, version: Number(before.alsoDraft?.version) + 1 },
  });
  expect(await row(id)).toMatchObject({ subject: '' });
  for (const table of [
    'letter_content',
    'letter_attachment',
    'letter_comment',
    'letter_timeline',
    'letter_version',
  ])
    expect(await rows(table), table).toEqual([]);
  expect((await staf.post(desk.at(id, '/restore'))).status).toBe(404);
  expect(await forgetDrafts(desk.app)).toEqual({ gone: 0, emptied: 0 });
});

test('what is being brought back is not forgotten', async () => {
  const { id } = await desk.save();
  await staf.delete(desk.at(id));
  await old(id);
  await desk.app.db.transaction(async (tx) => {
    await tx.execute(sql`update letter set deleted_at = null where id = ${id}`);
    expect(await forgetDrafts(desk.app)).toEqual({ gone: 0, emptied: 0 });
  });
  expect((await staf.get(desk.at(id))).body.data.content).toContain('Mohon persetujuan');
});

test('a letter is duplicated into a draft of one’s own: text, people, files; neither number nor paraf', async () => {
  const id = await desk.inState('sent', { attachments, subject: 'Rapat mingguan' });
  const { status, body } = await staf.post(desk.at(id, '/duplicate'));
  expect(status).toBe(200);
  const copy = body.data.letter;
  expect(copy).toMatchObject({
    ...{ state: 'draft', number: null, subject: 'Rapat mingguan', version: 1, userId: staf.userId },
    senderId: direktur.userId,
    content: '<p>Mohon persetujuan atas rencana terlampir.</p>',
    receivers: [{ userId: delegasi.userId }],
    ccs: [{ userId: arsiparis.userId }],
    reviewers: [{ userId: atasan.userId, status: null }],
    attachments: [{ title: 'Peta', size: 4 }],
  });
  expect(copy.id).not.toBe(id);
  const file = await staf.get(desk.at(copy.id, `/attachments/${copy.attachments[0].id}`));
  expect(file.raw.toString()).toBe('peta');
  await staf.delete(desk.at(copy.id));
  expect((await staf.get(desk.at(id))).body.data.attachments).toHaveLength(1);
});

test('who has left their post is left out of the copy, and named', async () => {
  const id = await desk.inState('sent');
  const end = (day: string | null) =>
    desk.app.db.execute(
      sql`update job_mapping set end_date = ${day} where user_id = ${arsiparis.userId} and position_id = ${arsiparis.positionId}`,
    );
  await end('2020-01-01');
  try {
    const { body } = await staf.post(desk.at(id, '/duplicate'));
    expect(body.data.leftOut).toEqual([`Tembusan: ${arsiparis.personName}`]);
    expect(body.data.letter.ccs).toEqual([]);
  } finally {
    await end(null);
  }
});

test('duplicating follows sight, the right to write, and the security class', async () => {
  const open = await desk.inState('sent');
  expect((await delegasi.post(desk.at(open, '/duplicate'))).status, 'receiver').toBe(200);
  expect((await admin.post(desk.at(open, '/duplicate'))).status, 'stranger').toBe(404);
  const secret = await desk.inState('sent', { permissionClassificationId: desk.ids.rahasia });
  expect(
    (await delegasi.post(desk.at(secret, '/duplicate'))).status,
    'a receiver could lower its class',
  ).toBe(403);
  const copy = await staf.post(desk.at(secret, '/duplicate'));
  expect(copy.body.data.letter.permissionClassificationRank).toBe(3);
  await desk.app.db.execute(sql`update delegation set scopes = '{baca}'`);
  const reader = await actAs(desk.app, 'delegasi', 'Delegation');
  expect([403, 404]).toContain((await reader.post(desk.at(open, '/duplicate'))).status);
});

test('a client that says JSON and sends none duplicates and brings back all the same', async () => {
  const { id } = await desk.save();
  const bare = (verb: string) =>
    staf.ask({
      method: 'POST',
      url: desk.at(id, verb),
      headers: { 'content-type': 'application/json' },
    });
  expect((await bare('/duplicate')).status).toBe(200);
  await staf.delete(desk.at(id));
  expect((await bare('/restore')).status).toBe(200);
});
