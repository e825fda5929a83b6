import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { actAs, type Colleague, enter, type LetterAnswer, openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;
const path = (id: string, rest = '') => desk.at(id, `/comments${rest}`);
const say = (id: string, body: object | string, by: Colleague = staf) =>
  by.post(path(id), typeof body === 'string' ? { text: body } : body);
const items = async (id: string, by: Colleague = staf): Promise<LetterAnswer[]> =>
  (await by.get(path(id))).body.data.items;
const notices = async (by: Colleague): Promise<LetterAnswer[]> =>
  (await by.get('/notification/api/Notification?per_page=50')).body.data.items;

test('those who make the letter speak with each other, and answers stand one level deep', async () => {
  const id = await desk.inState('review');
  await say(id, 'Mohon dicek jumlahnya.');
  const [first] = await items(id, atasan);
  expect(first).toMatchObject({ personName: staf.personName, isUnread: true, isMine: false, parentId: null });
  await say(id, { text: 'Sudah benar.', parentId: first.id }, atasan);
  const answer = (await items(id, direktur)).at(-1);
  await say(id, { text: 'Baik.', parentId: answer.id }, direktur);
  expect((await items(id)).map((comment) => [comment.text, comment.parentId])).toEqual([
    ['Mohon dicek jumlahnya.', null],
    ['Sudah benar.', first.id],
    ['Baik.', first.id],
  ]);
});

test('the same comment again, after an answer that got lost, is one and is told once', async () => {
  const id = await desk.inState('review');
  const comment = { id: newId(), text: 'Mohon dicek.' };
  await say(id, comment);
  const told = await notices(atasan);
  expect((await say(id, comment)).status).toBe(200);
  expect((await items(id)).map((one) => one.id)).toEqual([comment.id]);
  expect(await notices(atasan)).toEqual(told);
  expect((await say(id, comment, atasan)).status).toBe(409);
  expect((await say(id, { ...comment, text: 'Lain.' })).status).toBe(409);
  // Of two letters that get one id at once, only the first keeps it.
  const twice = { id: newId(), text: 'Mohon dicek.' };
  const other = await desk.inState('review');
  const both = await Promise.all([id, other].map((each) => say(each, twice)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a comment is no news to colleagues of the drafter’s shared post, who may not open the letter', async () => {
  const id = await desk.inState('review');
  const citra = await enter(desk.app, 'citra.pradana');
  await say(id, 'Mohon dicek.', atasan);
  expect((await citra.get(desk.at(id))).status).toBe(404);
  expect([(await notices(staf))[0].title, await notices(citra)]).toEqual([
    `Komentar baru dari ${atasan.personName}`,
    [],
  ]);
});

test('what others wrote is unread until it is looked at', async () => {
  const id = await desk.inState('review');
  await say(id, 'Satu');
  const count = async () => (await atasan.get(path(id, '/count'))).body.data;
  expect(await count()).toEqual({ totalCount: 1, unreadCount: 1 });
  await items(id, atasan);
  expect(await count()).toEqual({ totalCount: 1, unreadCount: 0 });
  await say(id, 'Dua', atasan);
  expect(await count()).toEqual({ totalCount: 2, unreadCount: 0 });
});

test('the latest are given first, earlier ones page by page, an answer never without what it answers', async () => {
  const id = await desk.inState('review');
  await say(id, 'Pertama');
  const [first] = await items(id);
  await desk.app.db.execute(sql`
    insert into letter_comment (id, letter_id, user_id, position_id, text, created_at)
    select gen_random_uuid(), ${id}, ${atasan.userId}, ${atasan.positionId}, 'ke-' || n, now() + n * interval '1 ms'
    from generate_series(1, 600) n`);
  await desk.app.db.execute(sql`
    insert into letter_comment (id, letter_id, parent_id, user_id, position_id, text, created_at)
    values (gen_random_uuid(), ${id}, ${first.id}, ${atasan.userId}, ${atasan.positionId}, 'Terakhir', now() + interval '1 s')`);
  const page = async (query: string) => (await staf.get(path(id, query))).body.data;
  expect((await staf.get(path(id, '/count'))).body.data).toEqual({ totalCount: 602, unreadCount: 601 });
  const latest = await page('');
  expect(latest).toMatchObject({ totalCount: 602, standingCount: 602, unreadCount: 601 });
  const texts = (data: { items: { text: string }[] }) => data.items.map((comment) => comment.text);
  expect(texts(latest)).toHaveLength(101);
  expect(texts(latest).slice(0, 2)).toEqual(['Pertama', 'ke-502']);
  expect(texts(latest).slice(-2)).toEqual(['ke-600', 'Terakhir']);
  expect(texts(await page('?page=2')).at(-1)).toBe('ke-501');
  expect((await staf.get(path(id, '?page=0'))).status).toBe(400);
  expect(texts(await page('?PerPage=1')).at(-1)).toBe(texts(latest).at(-1));
  expect((await staf.get(path(id, '?per_page=1&PerPage=2'))).status).toBe(400);
  expect((await staf.get(path(id, '?text=Pertama'))).status).toBe(400);
});

test('read is what was given: not one that came in between; looking again writes nothing', async () => {
  const id = await desk.inState('review');
  await say(id, 'Satu');
  await items(id, atasan);
  // A comment committed late: created before the server's clock, after the ones already returned.
  await desk.app.db.execute(sql`
    insert into letter_comment (id, letter_id, user_id, position_id, text, created_at)
    select gen_random_uuid(), letter_id, user_id, position_id, 'Dua', created_at + interval '1 microsecond'
    from letter_comment where letter_id = ${id}`);
  expect((await atasan.get(path(id, '/count'))).body.data).toEqual({ totalCount: 2, unreadCount: 1 });
  await items(id, atasan);
  expect((await atasan.get(path(id, '/count'))).body.data).toEqual({ totalCount: 2, unreadCount: 0 });
  const mark = async () =>
    (await desk.app.db.execute(sql`select xmin, ctid from letter_comment_read where letter_id = ${id}`)).rows;
  const before = await mark();
  await items(id, atasan);
  expect(await mark()).toEqual(before);
});

test('the others are told, those mentioned by name, and a notice says nothing of what was said', async () => {
  const id = await desk.inState('review');
  await say(id, { text: 'Tolong @atasan lihat lampiran dua.', mentions: [atasan.userId] });
  const about = async (by: Colleague, title: string) =>
    (await notices(by)).filter((notice) => notice.title === title && notice.detailUrl.endsWith(id));
  expect(await about(atasan, `${staf.personName} menyebut Anda dalam komentar`)).toMatchObject([
    { message: 'Rekayasa lalu lintas Natal', detailUrl: `/naskah-dinas/tugas/${id}` },
  ]);
  expect(await about(direktur, `Komentar baru dari ${staf.personName}`)).toHaveLength(1);
  expect(await about(atasan, `Komentar baru dari ${staf.personName}`)).toEqual([]);
  // arsiparis is in copy, which counts only once sent. The receiver, also the signer's delegate, is notified as
  // such.
  expect((await notices(arsiparis)).filter((notice) => /komentar/i.test(notice.title))).toEqual([]);
  const stranger = await say(id, { text: 'Halo', mentions: [admin.userId] });
  expect(Object.keys(stranger.body.errors)).toEqual(['mentions']);
});

test('a draft that was not sent on yet is between its drafters: reviewers neither see nor hear of it', async () => {
  const { id } = await desk.save();
  const before = (await notices(atasan)).length;
  expect((await say(id, 'Catatan sendiri')).status).toBe(200);
  expect((await notices(atasan)).length).toBe(before);
  expect((await say(id, 'Halo', atasan)).status).toBe(404);
  expect((await staf.get(path(id))).body.data.people.map((one: { userId: string }) => one.userId)).toEqual([
    staf.userId,
  ]);
});

test('receivers never see them, and after the signature nothing is added', async () => {
  const id = await desk.inState('signing');
  await say(id, 'Antara kita.');
  await desk.sign(id);
  for (const by of [delegasi, arsiparis]) {
    expect((await by.get(path(id))).status).toBe(403);
    expect((await by.get(path(id, '/count'))).status).toBe(403);
    expect((await say(id, 'Halo', by)).status).toBe(403);
  }
  expect((await admin.get(path(id))).status).toBe(404);
  expect((await desk.app.stranger.get(path(id))).status).toBe(401);
  const [comment] = await items(id);
  expect((await say(id, 'Terlambat')).status).toBe(409);
  expect((await staf.put(path(id, `/${comment.id}`), { text: 'Lain' })).status).toBe(409);
  expect((await staf.delete(path(id, `/${comment.id}`))).status).toBe(409);
  expect((await staf.post(path(id, `/${comment.id}/resolve`))).status).toBe(409);
});

test('a comment is changed and deleted by its author only; a deleted one keeps its place and its answers', async () => {
  const id = await desk.inState('review');
  await say(id, 'Salah ketik');
  const [comment] = await items(id);
  const one = path(id, `/${comment.id}`);
  await say(id, { text: 'Benar', parentId: comment.id }, atasan);
  expect((await atasan.put(one, { text: 'x' })).status).toBe(403);
  expect((await atasan.delete(one)).status).toBe(403);
  await staf.put(one, { text: 'Salah tik' });
  expect((await items(id))[0]).toMatchObject({ text: 'Salah tik', isEdited: true });
  const both = await Promise.all([staf.delete(one), staf.delete(one)]);
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  expect(await items(id)).toMatchObject([{ text: '', isDeleted: true }, { text: 'Benar' }]);
  expect((await staf.put(one, { text: 'x' })).status).toBe(409);
  expect((await say(id, { text: 'Balas', parentId: comment.id })).status).toBe(422);
});

test('a thread is settled once, by anybody who speaks, and may be opened again', async () => {
  const id = await desk.inState('review');
  await say(id, 'Lengkapi lampiran');
  const [comment] = await items(id);
  const settle = (verb: string, by: Colleague = atasan) => by.post(path(id, `/${comment.id}/${verb}`));
  const both = await Promise.all([settle('resolve'), settle('resolve')]);
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  expect((await items(id))[0]).toMatchObject({ resolvedBy: atasan.personName });
  expect((await settle('reopen', staf)).status).toBe(200);
  expect((await settle('reopen', staf)).status).toBe(409);
  await say(id, { text: 'Sudah', parentId: comment.id });
  const answer = (await items(id)).at(-1);
  expect((await staf.post(path(id, `/${answer.id}/resolve`))).status).toBe(422);
});

test('what is no comment is refused', async () => {
  const id = await desk.inState('review');
  const errors = async (body: object) => Object.keys((await say(id, body)).body.errors);
  expect(await errors({})).toEqual(['text']);
  expect(await errors({ text: '  ' })).toEqual(['text']);
  expect(await errors({ text: 'a'.repeat(2001) })).toEqual(['text']);
  expect(await errors({ text: 'a\u0000b' })).toEqual(['text']);
  expect(await errors({ text: 'a', parentId: newId() })).toEqual(['parentId']);
  expect(await errors({ text: 'a', userId: atasan.userId })).toEqual(['userId']);
  const other = await desk.inState('review');
  await say(other, 'Milik naskah lain');
  const [foreign] = await items(other);
  expect(await errors({ text: 'a', parentId: foreign.id })).toEqual(['parentId']);
  expect((await staf.put(path(id, `/${foreign.id}`), { text: 'a' })).status).toBe(404);
  expect((await staf.delete(path(id, '/bukan-id'))).status).toBe(404);
});

test('who began a draft hears of it as long as they work for its post, and no longer', async () => {
  const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
  const { sekretaris } = desk.people;
  const { id } = await desk.save(
    { senderId: direktur.userId, senderPositionId: direktur.positionId },
    secretary,
  );
  const heard = async () => {
    const { rows } = await desk.app.db.execute<{ id: string }>(sql`
      select id from notification where user_id = ${sekretaris.userId} and detail_url like ${`%${id}%`}
        and title like 'Komentar baru%'`);
    return rows.length;
  };
  expect((await say(id, 'Mohon dilengkapi.', direktur)).status).toBe(200);
  expect(await heard()).toBe(1);
  const works = (isActive: boolean) =>
    desk.app.db.execute(
      sql`update secretary set is_active = ${isActive} where secretary_user_id = ${sekretaris.userId}`,
    );
  await works(false);
  try {
    expect((await say(id, 'Masih kurang.', direktur)).status).toBe(200);
    expect(await heard()).toBe(1);
  } finally {
    await works(true);
  }
});

test('who may not open the class a draft was put into hears no more of it, mentioned or not', async () => {
  const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
  const { sekretaris } = desk.people;
  const own = { senderId: direktur.userId, senderPositionId: direktur.positionId };
  const { id, version } = await desk.save(own, secretary);
  await desk.app.db.execute(sql`
    update secretary set can_open_secret = false where secretary_user_id = ${sekretaris.userId}`);
  const raised = desk.letter({ ...own, permissionClassificationId: desk.ids.rahasia, version });
  expect((await direktur.put(desk.at(id), raised)).status).toBe(200);
  expect((await secretary.get(desk.at(id))).status).toBe(404);
  for (const mentions of [[], [sekretaris.userId]])
    expect((await say(id, { text: 'Mohon dilengkapi.', mentions }, direktur)).status).toBe(200);
  const { rows } = await desk.app.db.execute(sql`
    select id from notification where user_id = ${sekretaris.userId} and detail_url like ${`%${id}%`}
      and title ~* 'komentar'`);
  expect(rows).toEqual([]);
});

test('a client that says JSON and sends none is told that the text is missing', async () => {
  const id = await desk.inState('review');
  const headers = { 'content-type': 'application/json' };
  const { status, body } = await staf.ask({ method: 'POST', url: path(id), headers });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['text']]);
});

const passage = (quote: string, more: object = {}) => ({
  ...{ part: 'content', quote, prefix: '', suffix: '', block: 0, ...more },
});
const suggest = (id: string, quote: string, proposal: string, by: Colleague = atasan) =>
  say(id, { text: '', anchor: passage(quote), proposal }, by);
/** A letter that came back, with the suggestions made before. */
const returnedWith = async (...pairs: [string, string][]) => {
  const id = await desk.inState('review');
  for (const [quote, proposal] of pairs) expect((await suggest(id, quote, proposal)).status).toBe(200);
  await atasan.post(desk.at(id, '/review'), { decision: 'return', note: 'Lihat saran.' });
  return { id, suggestions: (await items(id)).map((comment) => comment.id as string) };
};
const contentOf = async (id: string) => (await staf.get(desk.at(id))).body.data.content;

test('a passage is kept with the comment on it; wrong ones are refused at their field', async () => {
  const id = await desk.inState('review');
  const anchor = passage('rencana', { prefix: 'atas ', suffix: ' terlampir' });
  await say(id, { text: 'Rencana yang mana?', anchor }, atasan);
  expect((await items(id))[0]).toMatchObject({ anchor, proposal: null, outcome: null });
  const faults = async (body: object) => Object.keys((await say(id, body)).body.errors).sort();
  expect(await faults({ text: 'A', anchor: passage('') })).toEqual(['anchor.quote']);
  expect(await faults({ text: 'A', anchor: passage('x'.repeat(1001)) })).toEqual(['anchor.quote']);
  expect(await faults({ text: 'A', anchor: passage('x', { prefix: 'x'.repeat(33) }) })).toEqual([
    'anchor.prefix',
  ]);
  expect(await faults({ text: '' })).toEqual(['text']);
  expect(await faults({ text: '', proposal: 'x' })).toEqual(['anchor']);
  expect(await faults({ text: '', anchor: passage('rencana'), proposal: 'rencana' })).toEqual(['proposal']);
  expect(await faults({ text: '', anchor: passage('tidak ada'), proposal: 'x' })).toEqual(['proposal']);
  const [{ id: parentId }] = await items(id);
  expect(await faults({ text: 'A', parentId, anchor })).toEqual(['anchor']);
});

test('an accepted suggestion is in the text, as a version under who accepted it; a rejected one has its sentence', async () => {
  const { id, suggestions } = await returnedWith(['persetujuan', 'izin & saran'], ['rencana', 'konsep']);
  const [first = '', second = ''] = suggestions;
  const { version } = (await staf.get(desk.at(id))).body.data;
  expect((await staf.post(path(id, `/${first}/accept`))).body.data.items[0]).toMatchObject({
    outcome: 'accepted',
    resolvedBy: staf.personName,
  });
  expect(await contentOf(id)).toBe('<p>Mohon izin &amp; saran atas rencana terlampir.</p>');
  expect((await staf.get(desk.at(id))).body.data.version).toBe(version + 1);
  const versions = (await atasan.get(desk.at(id, '/versions'))).body.data.items;
  expect(versions[0]).toMatchObject({ reason: 'suggested', personName: staf.personName });
  expect((await staf.post(path(id, `/${second}/reject`), { text: 'Tetap rencana.' })).status).toBe(200);
  const answered = await items(id);
  expect(answered.map(({ text, outcome }) => [text, outcome])).toEqual([
    ['', 'accepted'],
    ['', 'rejected'],
    ['Tetap rencana.', null],
  ]);
  // Rejected by mistake: open again; what is in the text stays there.
  expect((await staf.post(path(id, `/${second}/reopen`))).body.data.items[1].outcome).toBeNull();
  expect((await staf.post(path(id, `/${first}/reopen`))).status).toBe(409);
  expect((await staf.post(path(id, `/${second}/resolve`))).status).toBe(409);
  expect((await atasan.delete(path(id, `/${first}`))).status).toBe(409);
});

test('a suggestion is decided once, where its words still stand, by who may change the text', async () => {
  const { id, suggestions } = await returnedWith(['rencana', 'konsep'], ['rencana terlampir', 'lampiran']);
  const [first = '', second = ''] = suggestions;
  expect((await atasan.post(path(id, `/${first}/accept`))).status).toBe(403);
  const both = await Promise.all([1, 2].map(() => staf.post(path(id, `/${first}/accept`))));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await staf.post(path(id, `/${second}/accept`));
  expect(late.status).toBe(409);
  expect(late.body.message).toMatch(/sudah berubah/);
  const again = await desk.inState('review');
  await suggest(again, 'rencana', 'konsep');
  const [open] = await items(again);
  const early = await staf.post(path(again, `/${open.id}/accept`));
  expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(/kembali kepada penyusun/)]);
  await say(again, 'Bukan saran');
  const plain = (await items(again)).at(-1);
  expect((await staf.post(path(again, `/${plain.id}/accept`))).status).toBe(409);
});

test('a reviewer in turn accepts where the kind of letter allows it: who gave a paraf before sees that it changed', async () => {
  const id = await desk.inState('review');
  await suggest(id, 'rencana', 'konsep');
  const [{ id: suggestion }] = await items(id);
  const accept = (by: Colleague) => by.post(path(id, `/${suggestion}/accept`));
  expect((await accept(atasan)).status).toBe(403);
  await desk.letReviewersEdit(id, true);
  const { can, version } = (await atasan.get(desk.at(id))).body.data;
  expect(can.decideSuggestions).toBe(true);
  expect((await staf.get(desk.at(id))).body.data.can.decideSuggestions).toBeUndefined();
  expect((await accept(direktur)).status).toBe(403);
  expect((await accept(atasan)).status).toBe(200);
  await desk.letReviewersEdit(id, false);
  expect(await contentOf(id)).toContain('atas konsep terlampir');
  const timeline = (await staf.get(desk.at(id, '/timeline'))).body.data;
  expect((timeline.items ?? timeline).at(-1)).toMatchObject({
    event: 'edited',
    personName: atasan.personName,
  });
  // What was read before is no longer what is decided on; a return goes to the drafter, not to who accepted.
  const body = { decision: 'return', note: 'Baik.' };
  expect((await atasan.post(desk.at(id, '/review'), { ...body, version })).status).toBe(409);
  await atasan.post(desk.at(id, '/review'), body);
  expect((await staf.get(desk.at(id))).body.data.can.decideSuggestions).toBe(true);
});
