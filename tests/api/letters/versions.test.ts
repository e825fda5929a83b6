import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { enter, type LetterAnswer, openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;

const put = async (id: string, over: Record<string, unknown>): Promise<LetterAnswer> => {
  const { version } = (await staf.get(desk.at(id))).body.data;
  const { status, body } = await staf.put(desk.at(id), desk.letter({ version, ...over }));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const versions = async (id: string, by = staf): Promise<LetterAnswer[]> =>
  (await by.get(desk.at(id, '/versions'))).body.data.items;
const reasons = async (id: string, by = staf) => (await versions(id, by)).map((version) => version.reason);
const later = (id: string, minutes: number) =>
  desk.app.db.execute(sql`
    with moved as (update letter_version set kept_at = kept_at - make_interval(mins => ${minutes}) where letter_id = ${id})
    update letter set created_at = created_at - make_interval(mins => ${minutes}),
      updated_at = updated_at - make_interval(mins => ${minutes}) where id = ${id}`);
const long = (word: string) => `<p>${`${word} `.repeat(120)}</p>`;

test('autosaves keep a version every ten minutes, not every keystroke', async () => {
  const { id } = await desk.save({ content: '<p>Satu</p>' });
  for (const word of ['Dua', 'Tiga', 'Empat']) await put(id, { content: `<p>${word}</p>` });
  expect(await reasons(id)).toEqual([]);
  await later(id, 11);
  await put(id, { content: '<p>Lima</p>' });
  await put(id, { content: '<p>Enam</p>' });
  expect(await reasons(id)).toEqual(['saved']);
  const { body } = await staf.get(desk.at(id, '/versions/compare?from=1'));
  expect(body.data.content[0].words.map((word: { text: string }) => word.text)).toContain('Empat');
});

test('what a save takes away is kept first, and so is what somebody else has written', async () => {
  const { id } = await desk.save({ content: long('rencana') });
  await put(id, { content: '<p></p>' });
  expect(await versions(id)).toMatchObject([{ no: 1, reason: 'saved', personName: staf.personName }]);
  await desk.app.db.execute(sql`update letter set edited_by_user_id = ${atasan.userId} where id = ${id}`);
  await put(id, { content: '<p>Lain</p>' });
  expect((await versions(id)).map((version) => [version.no, version.personName])).toEqual([
    [2, atasan.personName],
    [1, staf.personName],
  ]);
});

test('what the other flow does not know is kept before it goes, so that a slip can be undone', async () => {
  const block = { externalSenderName: 'PT Sinar', archiveLocation: 'Lt. 2', receivedDate: null };
  const outside = {
    ...{ from: 'external', number: '45/X', contentMode: 'upload', content: '', reviewers: [] },
    ...{ anyReviewer: 'tidakAda', senderId: null, senderPositionId: null, externalToInternal: block },
  };
  const { id } = await desk.save(outside);
  await put(id, {});
  const slipped = await put(id, { content: '<p>Isi</p>' });
  expect(slipped.externalToInternal).toBeNull();
  const [kept] = await versions(id);
  expect(await reasons(id)).toEqual(['saved']);
  const { body } = await staf.post(desk.at(id, `/versions/${kept?.no}/restore`), {
    version: slipped.version,
  });
  expect(body.data.letter).toMatchObject({ from: 'external', number: '45/X', externalToInternal: block });
  await put(id, { concern: 'external' });
  expect((await versions(id)).map(({ no }) => no)).toEqual([3, 2, 1]);
});

test('sending, approving, returning and signing each keep a version, by who did it', async () => {
  const id = await desk.inState('revision');
  await put(id, { content: '<p>Mohon persetujuan atas rencana yang telah dilengkapi.</p>' });
  await desk.submit(id);
  await desk.approve(id);
  await desk.sign(id);
  expect((await versions(id)).map((version) => [version.reason, version.personName])).toEqual([
    ['signed', direktur.personName],
    ['approved', atasan.personName],
    ['submitted', staf.personName],
    ['returned', atasan.personName],
    ['submitted', staf.personName],
  ]);
});

test('the difference names fields, people, files and words', async () => {
  const { id } = await desk.save();
  await desk.submit(id);
  await desk.giveBack(id);
  await put(id, {
    subject: 'Rekayasa lalu lintas Tahun Baru',
    urgency: 'SEGERA',
    receivers: [desk.named(arsiparis)],
    ccs: [],
    content: '<p>Mohon persetujuan atas rencana terlampir. &lt;b&gt;Segera&lt;/b&gt;</p>',
    attachments: [
      {
        title: 'Rincian',
        fileName: 'rincian.txt',
        content: Buffer.from('satu').toString('base64'),
        positionOrder: 1,
      },
    ],
  });
  const { body } = await staf.get(desk.at(id, '/versions/compare'));
  expect(body.data.from).toMatchObject({ no: 1, reason: 'submitted' });
  expect(body.data.to).toMatchObject({ no: null });
  expect(body.data.fields).toEqual([
    {
      field: 'subject',
      label: 'Hal',
      before: 'Rekayasa lalu lintas Natal',
      after: 'Rekayasa lalu lintas Tahun Baru',
    },
    { field: 'urgency', label: 'Sifat', before: 'Biasa', after: 'Segera' },
  ]);
  expect(body.data.people.added).toMatchObject([{ role: 'Penerima', personName: arsiparis.personName }]);
  expect(body.data.people.removed).toMatchObject([
    { role: 'Tembusan', personName: arsiparis.personName },
    { role: 'Penerima', personName: delegasi.personName },
  ]);
  expect(body.data.files).toMatchObject({ added: [{ title: 'Rincian', size: 4 }], removed: [] });
  expect(body.data.content).toMatchObject([{ kind: 'changed', tag: 'p' }]);
  expect(body.data.content[0].words.at(-1)).toEqual({ kind: 'added', text: ' <b>Segera</b>' });
  const none = await staf.get(desk.at(id, '/versions/compare?from=1&to=2'));
  expect(none.body.data).toMatchObject({ fields: [], content: [], people: { added: [], removed: [] } });
});

test('versions are for those who make the letter: not for receivers, not for strangers', async () => {
  const id = await desk.inState('sent');
  for (const path of ['/versions', '/versions/compare', '/versions/compare?from=1&to=2']) {
    expect((await delegasi.get(desk.at(id, path))).status, 'receiver').toBe(403);
    expect((await arsiparis.get(desk.at(id, path))).status, 'cc').toBe(403);
    expect((await admin.get(desk.at(id, path))).status, 'stranger').toBe(404);
    expect((await direktur.get(desk.at(id, path))).status, 'sender').toBe(200);
    expect((await atasan.get(desk.at(id, path))).status, 'reviewer').toBe(200);
  }
  expect((await desk.app.stranger.get(desk.at(id, '/versions'))).status).toBe(401);
});

test('what the drafter only saved on the way stays the drafter’s', async () => {
  const { id } = await desk.save({ content: long('rahasia dapur') });
  await put(id, { content: '<p>Rapi.</p>' });
  await desk.submit(id);
  expect(await reasons(id)).toEqual(['submitted', 'saved']);
  expect(await reasons(id, atasan)).toEqual(['submitted']);
  expect((await atasan.get(desk.at(id, '/versions/compare?from=1'))).status).toBe(404);
});

test('a comparison refuses what is no version', async () => {
  const id = await desk.inState('review');
  const status = async (query: string) => (await staf.get(desk.at(id, `/versions/compare${query}`))).status;
  expect(await status('?from=9')).toBe(404);
  expect(await status('?from=nol')).toBe(404);
  expect(await status('?from=99999999999')).toBe(404);
  expect(await status('?from=1&from=2')).toBe(400);
  expect(await status('?dari=1')).toBe(400);
  const { id: fresh } = await desk.save();
  expect((await staf.get(desk.at(fresh, '/versions/compare'))).status).toBe(404);
  expect((await staf.get(desk.at(newId(), '/versions'))).status).toBe(404);
});

test('an earlier version comes back whole, and what stood there before can come back after it', async () => {
  const content = Buffer.from('lampiran pertama').toString('base64');
  const { id } = await desk.save({
    content: long('awal'),
    attachments: [{ title: 'Peta', fileName: 'peta.txt', content, positionOrder: 1 }],
  });
  const cut = await put(id, { content: '<p>Habis</p>', subject: 'Lain', receivers: [], attachments: [] });
  const { status, body } = await staf.post(desk.at(id, '/versions/1/restore'), { version: cut.version });
  expect(status).toBe(200);
  expect(body.data.letter).toMatchObject({
    subject: 'Rekayasa lalu lintas Natal',
    receivers: [{ userId: delegasi.userId }],
    attachments: [{ title: 'Peta', size: 16 }],
    version: cut.version + 1,
  });
  expect(body.data.letter.content).toContain('awal awal');
  const { letter, undo } = body.data;
  const file = await staf.get(desk.at(id, `/attachments/${letter.attachments[0].id}`));
  expect(file.raw.toString()).toBe('lampiran pertama');
  const undone = await staf.post(desk.at(id, `/versions/${undo}/restore`), { version: letter.version });
  expect(undone.body.data.letter).toMatchObject({
    subject: 'Lain',
    content: '<p>Habis</p>',
    attachments: [],
  });
});

test('restoring leaves out who has left their post, and says so', async () => {
  const { id } = await desk.save({ content: long('awal') });
  const { version } = await put(id, { content: '<p>Habis</p>', receivers: [] });
  const end = (day: string | null) =>
    desk.app.db.execute(
      sql`update job_mapping set end_date = ${day} where user_id = ${delegasi.userId} and position_id = ${delegasi.positionId}`,
    );
  await end('2020-01-01');
  try {
    const { status, body } = await staf.post(desk.at(id, '/versions/1/restore'), { version });
    expect(status).toBe(200);
    expect(body.data.leftOut).toEqual([`Penerima: ${delegasi.personName}`]);
    expect(body.data.letter.receivers).toEqual([]);
  } finally {
    await end(null);
  }
});

test('restoring gives no post as a whole back to a letter that became Sangat Rahasia meanwhile', async () => {
  const novita = await enter(desk.app, 'novita.prakoso');
  const receivers = [{ ...desk.named(novita), isWholePost: true }];
  const { id } = await desk.save({ content: long('semua'), receivers });
  await put(id, { content: '<p>Habis</p>' });
  await desk.submit(id);
  await desk.giveBack(id);
  const { version } = await put(id, { permissionClassificationId: desk.ids.sangatRahasia });
  const refused = await staf.post(desk.at(id, '/versions/1/restore'), { version });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { receivers: [expect.stringMatching(/hanya untuk orang yang disebut/)] },
  ]);
});

test('restoring follows the rules of saving', async () => {
  const { id } = await desk.save({ content: long('awal') });
  const { version } = await put(id, { content: '<p>Habis</p>' });
  const restore = (body: object, by = staf, no = '1') =>
    by.post(desk.at(id, `/versions/${no}/restore`), body);
  expect((await restore({})).body.errors).toHaveProperty('version');
  expect((await restore({ version, subject: 'x' })).status).toBe(422);
  expect((await restore({ version }, staf, '7')).status).toBe(404);
  expect((await restore({ version }, atasan)).status).toBe(404);
  const stale = await restore({ version: version - 1 });
  expect(stale).toMatchObject({ status: 409, body: { data: { version } } });
  const both = await Promise.all([restore({ version }), restore({ version })]);
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  await desk.submit(id);
  expect((await restore({ version: version + 2 })).status).toBe(409);
  expect((await restore({ version }, atasan)).status).toBe(403);
});

test('a letter that others have looked at is put back neither to another origin nor to a lower class', async () => {
  const { id } = await desk.save({ from: 'external' });
  await later(id, 11);
  await put(id, { content: long('dalam') });
  await later(id, 11);
  await put(id, { content: '<p>Dari dalam</p>' });
  const [inside, outside] = await versions(id);
  await desk.submit(id);
  await desk.giveBack(id);
  const raised = await put(id, { permissionClassificationId: desk.ids.terbatas });
  const restore = (no: number, version: number) =>
    staf.post(desk.at(id, `/versions/${no}/restore`), { version });
  const refused = await restore(outside.no, raised.version);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toHaveProperty('from');
  expect((await staf.get(desk.at(id))).body.data).toMatchObject({
    ...{ from: 'internal', version: raised.version, content: raised.content },
  });
  const { status, body } = await restore(inside.no, raised.version);
  expect(status).toBe(200);
  expect(body.data.letter).toMatchObject({
    content: long('dalam'),
    permissionClassificationId: desk.ids.terbatas,
  });
});
