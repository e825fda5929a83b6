import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { purgeExpired } from '../../../server/jobs/purge-expired.ts';
import { giveReviewLink } from '../../../server/letters/index.ts';
import { secretMark } from '../../../server/mail/index.ts';
import { type Colleague, enter, password } from './desk.ts';
import { person } from './inbox-items.ts';
import { openUnderReviewDesk } from './under-review-desk.ts';

const desk = await openUnderReviewDesk();
const { reviewers, beside, change } = desk;
const { staf, atasan, arsiparis, legal } = desk.people;
const satria = await enter(desk.app, 'satria.tarigan');

describe('a decision from the mail', () => {
  const address = '/letter/api/MailedReview';
  const { stranger, db } = desk.app;
  const linkOf = async (id: string, by: Colleague = atasan) =>
    String((await giveReviewLink(db, { letterId: id, userId: by.userId }))?.token);
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

  test('read by its link, is an opening of the link’s person: text and pages together one', async () => {
    const { id, token } = await begin();
    const pages = () => stranger.get(`${address}/pages?token=${token}`);
    const read = await Promise.all([stranger.get(`${address}?token=${token}`), pages()]);
    expect(read.map(({ status }) => status)).toEqual([200, 200]);
    await pages();
    const { rows } = await db.execute(sql`
      select user_id as "userId", after from audit_log where resource = 'letter' and record_id = ${id} and action = 'open'`);
    expect(rows).toEqual([
      {
        userId: atasan.userId,
        after: expect.objectContaining({ positionId: atasan.positionId, byMail: true }),
      },
    ]);
  });

  test('is a paraf of its person by password, once, and later says when it was given', async () => {
    const { id, token } = await begin();
    expect((await read(token)).body.data).toMatchObject({
      ...{ personName: atasan.personName, drafterName: staf.personName, letterId: id },
      ...{ taskKind: 'review', needsSession: false },
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
    await db.execute(sql`delete from sign_in_failure`);
    const { id, token } = await begin();
    for (let tries = 0; tries < 8; tries += 1) await decide(token, { password: 'Salah-2026!' });
    expect((await decide(token)).status).toBe(429);
    // Like refused sign-ins, the first and the tenth are in the audit log, without the token.
    await decide(token);
    const { rows } = await db.execute<{ id: string; after: object }>(sql`
      select id, after from audit_log where action = 'decide-by-mail-refused' and record_id = ${atasan.userId}
      order by id desc limit 2`);
    expect(rows.toReversed().map(({ after }) => after)).toMatchObject([
      { why: 'password', count: 1, letterId: id },
      { why: 'too-many', count: 10, letterId: id },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    // Of tries at the same moment, too, the first is there.
    await db.execute(sql`delete from sign_in_failure`);
    await Promise.all([1, 2, 3, 4].map(() => decide(token, { password: 'Salah-2026!' })));
    const atOnce = await db.execute(sql`
      select from audit_log where action = 'decide-by-mail-refused' and record_id = ${atasan.userId}
        and id > ${rows[0]?.id}`);
    expect(atOnce.rows).toHaveLength(1);
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
    expect((await read(token)).body.data.needsSession).toBe(true);
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
        async (id) => {
          await desk.giveBack(id);
          await desk.submit(id);
        },
        /berubah sejak surelnya dikirim/,
      ],
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

  test('shows the letter as it is printed, named for its reader where the class asks, and to no link that ended', async () => {
    const { id, token } = await begin();
    const pages = async () => (await stranger.get(`${address}/pages?token=${token}`)).body;
    const plain = (await pages()).data.drawn.pages[0];
    expect(JSON.stringify(plain.words)).toContain('Mohon persetujuan');
    await db.execute(sql`update security_classification set watermark = true where rank = 1`);
    const marked = (await pages()).data.drawn.pages[0];
    await db.execute(sql`update security_classification set watermark = false where rank = 1`);
    expect(marked.svg.length).toBeGreaterThan(1.5 * plain.svg.length);
    await db.execute(sql`update letter set security_rank = 2 where id = ${id}`);
    expect((await pages()).errors?.token?.[0]).toMatch(/di atas Biasa/);
    await db.execute(sql`update letter set security_rank = 1 where id = ${id}`);
    await desk.giveBack(id);
    expect((await pages()).errors?.token?.[0]).toMatch(/^Anda sudah mengembalikan/);
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
