import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { purgeExpired } from '../../../server/jobs/purge-expired.ts';
import { giveReviewLink } from '../../../server/letters/index.ts';
import { handOverPosts } from '../../../server/letters/succession/index.ts';
import { secretMark } from '../../../server/mail/index.ts';
import { actAs, type Colleague, enter, password } from './desk.ts';
import { person } from './inbox-items.ts';
import { openUnderReviewDesk } from './under-review-desk.ts';

const desk = await openUnderReviewDesk();
const { asSecretary, reviewers, beside, noticesOf, titlesOf, eventsOf, clearNotices, change } = desk;
const { staf, atasan, direktur, delegasi, arsiparis, legal } = desk.people;
const satria = await enter(desk.app, 'satria.tarigan');

describe('reviewers of a letter under review', () => {
  test('a changed turn hands the task over and tells both', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis) });
    await desk.submit(id);
    await clearNotices();
    const { status, body } = await change(id, [arsiparis, atasan]);
    expect(status).toBe(200);
    expect(body.data.holder.personName).toBe(arsiparis.personName);
    expect(await titlesOf(arsiparis)).toEqual(['Naskah menunggu paraf Anda']);
    expect(await noticesOf(atasan)).toMatchObject([
      { title: 'Giliran paraf Anda ditunda', detailUrl: `/naskah-dinas/tugas/${id}` },
    ]);
    expect((await atasan.get(`/letter/api/Task?letterId=${id}`)).body.data.totalCount).toBe(0);
    expect((await arsiparis.get(`/letter/api/Task?letterId=${id}`)).body.data.totalCount).toBe(1);
    expect(await eventsOf(id)).toEqual(['created', 'submitted', 'reviewers-changed']);
  });

  test('one who is taken off is told without a way into the letter', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan) });
    await desk.submit(id);
    await clearNotices();
    expect((await change(id, [arsiparis])).status).toBe(200);
    expect(await noticesOf(atasan)).toMatchObject([
      { title: 'Naskah tidak lagi menunggu paraf Anda', detailUrl: null },
    ]);
    expect((await atasan.get(desk.at(id))).status).toBe(404);
    expect((await atasan.post(desk.at(id, '/review'), { decision: 'approve' })).status).toBe(404);
  });

  test('without anybody left to decide it goes to the signer, with nobody at all it is refused', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis) });
    await desk.submit(id);
    expect((await change(id, [])).body.errors).toHaveProperty('reviewers');
    await desk.approve(id);
    const { status, body } = await change(id, []);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: 'signing', reviewers: [{ status: 'approved' }] });
  });

  test('a post that reviews nothing is refused, as it is when a letter is sent off', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan) });
    await desk.submit(id);
    const without = sql`update position set can_review = false where id = ${delegasi.positionId}`;
    await desk.app.db.execute(without);
    const { status, body } = await change(id, [delegasi]);
    await desk.app.db.execute(sql`update position set can_review = true where id = ${delegasi.positionId}`);
    expect(status).toBe(422);
    expect(body.errors.reviewers?.[0]).toMatch(/tidak memeriksa naskah/);
  });

  test('anything else that is changed along with them is refused, and nothing is saved', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan) });
    await desk.submit(id);
    for (const over of [{ content: '<p>Lain.</p>' }, { ccs: [] }, { urgency: 'KILAT' }])
      expect((await change(id, [arsiparis], over)).status).toBe(409);
    expect((await staf.get(desk.at(id))).body.data.reviewers).toMatchObject([{ userId: atasan.userId }]);
  });

  test('a paraf and a change at the same moment: one goes through, the other is told', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await desk.save({ reviewers: reviewers(atasan, delegasi) });
      await desk.submit(id);
      const { version } = (await staf.get(desk.at(id))).body.data;
      const [changed, approved] = await Promise.all([
        staf.put(desk.at(id), { ...desk.letter({ reviewers: reviewers(arsiparis, delegasi) }), version }),
        atasan.post(desk.at(id, '/review'), { decision: 'approve' }),
      ]);
      const { body } = await staf.get(desk.at(id));
      if (changed.status === 200) expect([403, 404]).toContain(approved.status);
      else expect([changed.status, approved.status]).toEqual([409, 200]);
      const first = changed.status === 200 ? arsiparis : delegasi;
      expect(body.data.holder.personName).toBe(first.personName);
    }
  });

  test('may be changed by the drafter’s post alone, and only then', async () => {
    const { id } = await desk.save();
    await desk.submit(id);
    const { version } = (await staf.get(desk.at(id))).body.data;
    for (const person of [atasan, direktur, asSecretary])
      expect((await person.put(desk.at(id), { ...desk.letter(), version })).status).toBe(403);
    await desk.approve(id);
    expect((await change(id, [arsiparis])).status).toBe(409);
  });
});

describe('reviewers asked at once', () => {
  /** atasan and arsiparis beside each other, then legal. */
  const begin = async () => {
    const { id } = await desk.save({
      reviewers: [...beside(atasan, arsiparis), { ...desk.named(legal), reviewOrder: 3 }],
    });
    const sent = await desk.submit(id);
    return { id, sent };
  };
  const taskOf = async (id: string, by: Colleague) => {
    const [task] = (await by.get(`/letter/api/Task?letterId=${id}`)).body.data.items;
    return task && { id: task.id, createdAt: task.createdAt, dueAt: task.dueAt };
  };
  const decide = (id: string, by: Colleague, body: object = { decision: 'approve' }) =>
    by.post(desk.at(id, '/review'), body);
  const undo = (id: string, by: Colleague) => by.post(desk.at(id, '/review/undo'));

  test('each has the task and is told, and the next is asked when all have given their paraf', async () => {
    await clearNotices();
    const { id, sent } = await begin();
    expect(sent.holder).toMatchObject({
      personName: atasan.personName,
      beside: [{ personName: arsiparis.personName }],
    });
    expect(sent.reviewers).toMatchObject([{ reviewGroup: 1 }, { reviewGroup: 1 }, {}]);
    const listed = (await staf.get(`/letter/api/Outbox?FirstChar=${desk.letter().subject}`)).body.data.items;
    expect(listed.find((item: { id: string }) => item.id === id)).toMatchObject({ holdersBeside: 1 });
    for (const one of [atasan, arsiparis]) {
      expect(await titlesOf(one)).toEqual(['Naskah menunggu paraf Anda']);
      expect((await one.get(desk.at(id))).body.data.can.review).toBe(true);
    }
    expect(await taskOf(id, legal)).toBeUndefined();
    const first = await taskOf(id, atasan);
    // In any order; the first keeps the task and the target it had.
    expect((await decide(id, arsiparis)).body.data.holder).not.toHaveProperty('beside');
    expect(await taskOf(id, atasan)).toEqual(first);
    expect((await decide(id, arsiparis)).status).toBe(409);
    expect((await decide(id, legal)).status).toBe(403);
    const on = (await decide(id, atasan)).body.data;
    expect(on.holder).toMatchObject({ personName: legal.personName });
    const { letter: copy } = (await staf.post(desk.at(id, '/duplicate'))).body.data;
    expect(copy.reviewers).toMatchObject([{ reviewGroup: 1 }, { reviewGroup: 1 }, {}]);
    expect(await taskOf(id, legal)).toBeTruthy();
  });

  test('a paraf beside does not hide that the text was changed after it', async () => {
    const { id } = await desk.save({ reviewers: beside(atasan, arsiparis, legal) });
    await desk.submit(id);
    await decide(id, arsiparis);
    const { version } = (await atasan.get(desk.at(id))).body.data;
    const anchor = { part: 'content', quote: 'rencana', prefix: '', suffix: '', block: 0 };
    const said = await legal.post(desk.at(id, '/comments'), { text: '', anchor, proposal: 'konsep' });
    await desk.letReviewersEdit(id, true);
    const path = `/comments/${said.body.data.items.at(-1).id}/accept`;
    expect((await legal.post(desk.at(id, path))).status).toBe(200);
    await desk.letReviewersEdit(id, false);
    expect((await decide(id, atasan, { decision: 'approve', version })).status).toBe(409);
    expect((await decide(id, atasan)).status).toBe(200);
  });

  test('one returns it: the other is told, loses the task, and both are asked again with the new text', async () => {
    const { id } = await begin();
    await clearNotices();
    await desk.giveBack(id, 'Angka salah.', arsiparis);
    expect(await taskOf(id, atasan)).toBeUndefined();
    expect(await titlesOf(atasan)).toEqual([
      'Naskah dikembalikan pemeriksa lain. Paraf Anda diminta lagi setelah diperbaiki',
    ]);
    expect((await decide(id, atasan)).status).toBe(409);
    const again = await desk.submit(id);
    expect(again.holder).toMatchObject({
      personName: arsiparis.personName,
      beside: [{ personName: atasan.personName }],
    });
    for (const one of [arsiparis, atasan]) expect(await taskOf(id, one)).toBeTruthy();
    await desk.approve(id, atasan);
    expect((await decide(id, arsiparis)).body.data.holder.personName).toBe(legal.personName);
  });

  test('a decision is taken back while the others decide, and after them no more', async () => {
    const { id } = await begin();
    const had = [await taskOf(id, atasan), await taskOf(id, arsiparis)];
    // A return gives back the other's task as well.
    await desk.giveBack(id, 'Angka salah.', arsiparis);
    expect((await undo(id, arsiparis)).body.data).toMatchObject({
      state: 'review',
      holder: { beside: [{}] },
    });
    expect([await taskOf(id, atasan), await taskOf(id, arsiparis)]).toEqual(had);
    await desk.approve(id, arsiparis);
    expect((await undo(id, arsiparis)).status).toBe(200);
    expect(await taskOf(id, arsiparis)).toEqual(had[1]);
    await desk.approve(id, arsiparis);
    await desk.approve(id, atasan);
    expect((await undo(id, arsiparis)).status).toBe(409);
    expect((await undo(id, atasan)).body.data.holder.personName).toBe(atasan.personName);
    // The other's paraf stands between, and the group is still asked.
    expect((await undo(id, arsiparis)).body.data.holder).toMatchObject({ beside: [{}] });
    expect([await taskOf(id, atasan), await taskOf(id, arsiparis)]).toEqual(had);
  });

  test('both at the same moment: both parafs count, and it goes on once', async () => {
    const { id } = await begin();
    // Both read the same version: the other's paraf does not change what was read.
    const { version } = (await staf.get(desk.at(id))).body.data;
    const answers = await Promise.all(
      [atasan, arsiparis].map((by) => decide(id, by, { decision: 'approve', version })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { reviewers: shown, holder } = (await staf.get(desk.at(id))).body.data;
    expect(shown.map((one: { status: string }) => one.status)).toEqual(['approved', 'approved', null]);
    expect(holder.personName).toBe(legal.personName);
    expect((await legal.get(`/letter/api/Task?letterId=${id}`)).body.data.totalCount).toBe(1);
  });

  test('the drafter puts one beside or apart while it is reviewed, reminds and recalls all of them', async () => {
    const { id } = await begin();
    const { version } = (await staf.get(desk.at(id))).body.data;
    await clearNotices();
    const put = await staf.put(desk.at(id), {
      ...desk.letter({ reviewers: reviewers(atasan, arsiparis) }),
      version,
    });
    expect(put.body.data.holder).not.toHaveProperty('beside');
    expect(await titlesOf(arsiparis)).toEqual(['Giliran paraf Anda ditunda']);
    const joined = await staf.put(desk.at(id), {
      ...desk.letter({ reviewers: beside(atasan, arsiparis) }),
      version: put.body.data.version,
    });
    expect(joined.body.data.holder).toMatchObject({ beside: [{ personName: arsiparis.personName }] });
    await clearNotices();
    expect((await staf.post(desk.at(id, '/nudge'), {})).status).toBe(200);
    for (const one of [atasan, arsiparis])
      expect(await titlesOf(one)).toEqual(['Pengingat: naskah menunggu Anda']);
    expect((await staf.post(desk.at(id, '/nudge'), {})).status).toBe(409);
    expect((await staf.post(desk.at(id, '/withdraw'), { reason: 'Ada revisi.' })).status).toBe(200);
    for (const one of [atasan, arsiparis]) {
      expect((await titlesOf(one))[0]).toBe('Naskah ditarik kembali oleh penyusun');
      expect(await taskOf(id, one)).toBeUndefined();
    }
  });
});

describe('a review that is handed on', () => {
  const candidates = async (id: string, by: Colleague, name = '') =>
    (await by.get(desk.at(id, `/reassign?FirstChar=${encodeURIComponent(name)}`))).body.data.items as {
      userId: string;
      userPositionId: string;
      personName: string;
      isBack: boolean;
    }[];
  const handOn = (
    id: string,
    by: Colleague,
    to: { userId: string; userPositionId: string },
    reason = 'Dinas luar.',
  ) => by.post(desk.at(id, '/reassign'), { userId: to.userId, userPositionId: to.userPositionId, reason });
  test('goes to the unit or along the line, keeps its place, is told, and may be given back', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, legal) });
    await desk.submit(id);
    const offered = await candidates(id, atasan);
    const names = offered.map(({ userId }) => userId);
    expect(names).toContain(satria.userId);
    // Nobody who drafts, reviews or signs it.
    for (const one of [staf, atasan, direktur, legal]) expect(names).not.toContain(one.userId);
    expect(await candidates(id, atasan, 'Satria Tar')).toHaveLength(1);
    await clearNotices();
    const to = person(satria);
    expect((await handOn(id, atasan, to, '')).body.errors).toHaveProperty('reason');
    expect((await handOn(id, atasan, person(direktur))).body.errors).toHaveProperty('userId');
    expect((await handOn(id, atasan, to)).status).toBe(200);
    expect((await atasan.get(desk.at(id))).status).toBe(404);
    const shown = (await staf.get(desk.at(id))).body.data;
    expect(shown.holder.personName).toBe(satria.personName);
    expect(shown.reviewers).toMatchObject([
      { userId: satria.userId, handedOn: { personName: atasan.personName, reason: 'Dinas luar.' } },
      { userId: legal.userId },
    ]);
    expect(await titlesOf(satria)).toEqual(['Naskah menunggu paraf Anda']);
    expect(await noticesOf(staf)).toMatchObject([{ title: 'Pemeriksaan naskah Anda dialihkan' }]);
    expect((await eventsOf(id)).at(-1)).toBe('reassigned');

    // Saving the chain does not forget where the review came from.
    await change(id, [satria]);
    const [first] = await candidates(id, satria);
    expect(first).toMatchObject({ userId: atasan.userId, isBack: true });
    expect((await handOn(id, satria, first as never)).status).toBe(200);
    const back = (await staf.get(desk.at(id))).body.data.reviewers;
    expect(back).toMatchObject([{ userId: atasan.userId, status: null }]);
    expect(back[0]).not.toHaveProperty('handedOn');
    await desk.approve(id);
  });

  test('of a letter that names its readers, and by whoever acts for another, is refused', async () => {
    const { id } = await desk.save({
      ...{ reviewers: reviewers(atasan), permissionClassificationId: desk.ids.sangatRahasia },
    });
    await desk.submit(id);
    expect((await atasan.get(desk.at(id))).body.data.can).toMatchObject({ review: true, reassign: false });
    expect((await handOn(id, atasan, person(satria))).status).toBe(403);
  });
});

describe('a decision from the mail', () => {
  const address = '/letter/api/MailedReview';
  const { stranger, db } = desk.app;
  const linkOf = async (id: string, by: Colleague = atasan) =>
    String(await giveReviewLink(db, { letterId: id, userId: by.userId }));
  const begin = async (over: Record<string, unknown> = {}) => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, legal), ...over });
    await desk.submit(id);
    return { id, token: await linkOf(id) };
  };
  const read = (token: string) => stranger.get(`${address}?token=${token}`);
  const decide = (token: string, more: object = {}) =>
    stranger.post(address, { token, decision: 'approve', password, ...more });
  const whyNot = async (token: string): Promise<string> => (await read(token)).body.errors?.token?.[0] ?? '';

  test('says for a month that its links ended; then they are forgotten', async () => {
    const { id, token } = await begin();
    const endedBefore = (days: number) =>
      db.execute(
        sql`update review_link set expires_at = now() - make_interval(days => ${days}) where letter_id = ${id}`,
      );
    for (const [days, why] of [
      [29, 'berakhir'],
      [31, 'tidak lengkap'],
    ] as const) {
      await endedBefore(days);
      await purgeExpired({ db });
      expect(await whyNot(token)).toContain(why);
    }
  });

  test('has two secret links, without what is above Biasa, and none to sign', async () => {
    await desk.app.pool.query('delete from mail');
    const ours = desk.letter().subject;
    const { id } = await desk.save({
      ...{ subject: `${ours} https://lain.example/?${secretMark}`, reviewers: reviewers(atasan) },
    });
    await desk.submit(id);
    const classified = await desk.save({
      ...{ reviewers: reviewers(arsiparis), permissionClassificationId: desk.ids.terbatas },
    });
    await desk.submit(classified.id);
    await desk.app.jobs.runDue();
    const mailTo = async (email: string, letterId: string) =>
      (
        await db.execute<{ body: string; html: string; secret: string | null }>(
          sql`select body, html, secret from mail where recipient = ${`${email}@naskah.example`} and letter_id = ${letterId}`,
        )
      ).rows[0];
    const mail = await mailTo('atasan', id);
    expect(mail?.body).toMatch(
      /Beri paraf:\n\[tautan rahasia.*\nKembalikan:\n\[tautan rahasia[^\n]*&kembalikan\n/s,
    );
    // A drafter's text never carries the secret along.
    expect(mail?.body.split(secretMark)).toHaveLength(3);
    expect(mail?.html.split(secretMark)).toHaveLength(3);
    const token = /\/paraf\?token=([\w-]{43})$/.exec(mail?.secret ?? '')?.[1] ?? '';
    expect(mail?.body + (mail?.html ?? '')).not.toContain(token);
    expect((await read(token)).body.data).toMatchObject({
      subject: expect.stringContaining(ours),
      userId: atasan.userId,
    });
    const { rows } = await db.execute(sql`select from review_link where token_hash = ${token}`);
    expect(rows).toEqual([]);
    const hidden = await mailTo('arsiparis', classified.id);
    expect(hidden).toMatchObject({ secret: null });
    expect(hidden?.body).not.toContain(ours);
    await desk.approve(id);
    await desk.app.jobs.runDue();
    expect(await mailTo('direktur', id)).toMatchObject({ secret: null });
  });

  test('is a paraf of its person by password, once, and later says when it was given', async () => {
    const { id, token } = await begin();
    expect((await read(token)).body.data).toMatchObject({
      ...{ personName: atasan.personName, drafterName: staf.personName, letterId: id },
      paragraphs: ['Mohon persetujuan atas rencana terlampir.'],
    });
    expect((await decide(token, { password: '' })).body.errors).toHaveProperty('password');
    expect((await decide(token, { password: 'Salah-2026!' })).body.errors).toHaveProperty('password');
    expect((await decide(token, { decision: 'return', note: '' })).body.errors).toHaveProperty('note');
    const twice = await Promise.all([decide(token), decide(token)]);
    expect(twice.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect((await staf.get(desk.at(id))).body.data.reviewers[0]).toMatchObject({ status: 'approved' });
    expect(await whyNot(token)).toMatch(
      /^Anda sudah memberi paraf pukul \d\d\.\d\d\. Naskah kini: diperiksa\.$/,
    );
    expect((await decide(token)).body.errors?.token?.[0]).toMatch(/^Anda sudah memberi paraf/);
  });

  test('returns with a note; whoever is signed in needs no password, anybody else cannot', async () => {
    const { id, token } = await begin();
    const own = (by: Colleague) =>
      by.post(`${address}/own`, { token, decision: 'return', note: 'Angka salah.' });
    expect((await own(legal)).status).toBe(403);
    expect((await own(atasan)).status).toBe(200);
    expect((await staf.get(desk.at(id))).body.data).toMatchObject({
      ...{ state: 'revision', reviewers: [{ status: 'returned', note: 'Angka salah.' }, {}] },
    });
    expect(await whyNot(token)).toMatch(/^Anda sudah mengembalikan naskah ini pukul/);
  });

  test('wrong passwords by a link that was forwarded do not keep its person from signing', async () => {
    const { token } = await begin();
    for (let tries = 0; tries < 8; tries += 1) await decide(token, { password: 'Salah-2026!' });
    expect((await decide(token)).status).toBe(429);
    const own = await desk.save({
      ...{ senderId: atasan.userId, senderPositionId: atasan.positionId },
      ...{ anyReviewer: 'tidakAda', reviewers: [] },
    });
    await desk.submit(own.id);
    await desk.sign(own.id, atasan);
  });

  test('by password alone is refused to who signs in in two steps; their session decides', async () => {
    await db.execute(sql`delete from sign_in_failure`);
    await db.execute(
      sql`insert into two_factor (user_id, sealed_secret, confirmed_at) values (${atasan.userId}, 'uji', now())`,
    );
    const { token } = await begin();
    expect((await decide(token, { password: 'Salah-2026!' })).status).toBe(422);
    const refused = await decide(token);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringMatching(/dua langkah/)]);
    expect((await atasan.post(`${address}/own`, { token, decision: 'approve' })).status).toBe(200);
    await db.execute(sql`delete from two_factor where user_id = ${atasan.userId}`);
  });

  test('ends with any step on the review, and says which', async () => {
    const cases: [(id: string) => Promise<unknown>, RegExp][] = [
      [(id) => staf.post(desk.at(id, '/withdraw'), { reason: 'Ada revisi.' }), /kembali kepada penyusunnya/],
      [(id) => change(id, [legal]), /pemeriksanya diubah atau dialihkan/],
      [(id) => desk.approve(id), /^Anda sudah memberi paraf/],
      [
        (id) => atasan.post(desk.at(id, '/reassign'), { ...person(satria), reason: 'Dinas luar.' }),
        /^Naskah ini (tidak lagi menunggu|berubah)|tidak lagi memangku/,
      ],
      [
        async (id) => {
          await desk.approve(id);
          await atasan.post(desk.at(id, '/review/undo'));
        },
        /berubah sejak surelnya dikirim/,
      ],
      [
        (id) =>
          db.execute(
            sql`update review_link set expires_at = now() - interval '1 day' where letter_id = ${id}`,
          ),
        /^Tautan ini berakhir/,
      ],
    ];
    for (const [step, words] of cases) {
      const { id, token } = await begin();
      await step(id);
      expect(await whyNot(token)).toMatch(words);
      expect((await decide(token)).body.errors?.token?.[0]).toMatch(words);
    }
    expect(await whyNot('x')).toMatch(/^Tautan ini tidak lengkap/);
    const { token } = await begin();
    await db.execute(sql`update "user" set is_active = false where id = ${atasan.userId}`);
    expect(await whyNot(token)).toMatch(/tidak lagi memangku/);
    await db.execute(sql`update "user" set is_active = true where id = ${atasan.userId}`);
  });

  test('shows the beginning of a long letter', async () => {
    const { id, token } = await begin();
    const long = `${'<p></p>'.repeat(20_000)}${'<p>Butir &amp; isi.</p>'.repeat(14_000)}`;
    await db.execute(sql`update letter_content set content = ${long} where letter_id = ${id}`);
    const { paragraphs } = (await read(token)).body.data;
    expect([paragraphs.length, paragraphs[0]]).toEqual([200, 'Butir & isi.']);
  });

  test('still works when somebody asked at the same time gave a paraf in between, or took it back', async () => {
    const { id } = await desk.save({ reviewers: beside(atasan, arsiparis) });
    await desk.submit(id);
    const token = await linkOf(id);
    await desk.approve(id, arsiparis);
    expect((await arsiparis.post(desk.at(id, '/review/undo'))).status).toBe(200);
    await desk.approve(id, arsiparis);
    expect((await decide(token)).status).toBe(200);
    expect((await staf.get(desk.at(id))).body.data.state).toBe('signing');
  });
});

describe('a post whose holder left', () => {
  /** Ends all holdings of a post; gives the undo. */
  const vacate = async (positionId: string) => {
    const ended = await desk.app.db.execute<{ id: string }>(sql`update job_mapping
      set end_date = current_date - 2 where position_id = ${positionId} and end_date is null returning id`);
    return async () => {
      await desk.app.db.execute(
        sql`delete from job_mapping where position_id = ${positionId} and decree = 'uji'`,
      );
      for (const { id } of ended.rows)
        await desk.app.db.execute(sql`update job_mapping set end_date = null where id = ${id}`);
    };
  };

  test('with a successor the successor decides, and both names are shown', async () => {
    const { id } = await desk.save({ reviewers: reviewers(arsiparis, atasan) });
    await desk.submit(id);
    const undo = await vacate(arsiparis.positionId);
    await desk.app.db.execute(sql`insert into job_mapping (id, user_id, position_id, type, start_date, decree)
      values (gen_random_uuid(), ${delegasi.userId}, ${arsiparis.positionId}, 'definitif', current_date - 1, 'uji')`);
    // The earlier holder was named in person; the job passes the review to the successor.
    await handOverPosts(desk.app, new Date());
    const { holder, reviewers: shown } = (await staf.get(desk.at(id))).body.data;
    expect(holder).toMatchObject({ personName: delegasi.personName, named: arsiparis.personName });
    expect(shown).toMatchObject([
      { personName: arsiparis.personName, heldBy: delegasi.personName },
      { personName: atasan.personName },
    ]);
    expect(shown[1]).not.toHaveProperty('heldBy');
    // A second post is an additional role entry, chosen like any other; the former holder cannot act any more.
    const successor = await actAs(desk.app, 'delegasi', 'Additional Role');
    expect((await successor.get(`/letter/api/Task?letterId=${id}`)).body.data.totalCount).toBe(1);
    const { body } = await successor.post(desk.at(id, '/review'), { decision: 'approve' });
    expect(body.data.holder.personName).toBe(atasan.personName);
    expect((await arsiparis.post(desk.at(id, '/review'), { decision: 'approve' })).status).not.toBe(200);
    await undo();
  });

  test('with nobody in it the drafter is told, and the letter says that the post stands vacant', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis) });
    await desk.submit(id);
    const undo = await vacate(arsiparis.positionId);
    await clearNotices();
    await desk.approve(id);
    expect(await noticesOf(staf)).toMatchObject([
      { title: 'Naskah menunggu jabatan yang kosong', detailUrl: `/naskah-dinas/outbox/${id}` },
    ]);
    const { holder, can } = (await staf.get(desk.at(id))).body.data;
    expect(holder).toMatchObject({ personName: '', named: arsiparis.personName });
    // The drafter may replace the reviewer or withdraw the letter.
    expect(can).toMatchObject({ editReviewers: true, withdraw: true });
    expect((await change(id, [delegasi])).body.data.holder.personName).toBe(delegasi.personName);
    await undo();
  });
});
