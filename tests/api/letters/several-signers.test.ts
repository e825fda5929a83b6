import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { checkEverything } from '../../../server/letters/checking/check-everything.ts';
import type { Caller } from '../../support/app.ts';
import { eachJudged } from '../../support/pdf-judges.ts';
import { actAs, type Colleague, idOf, openDesk, password } from './desk.ts';
import { counters } from './inbox-items.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis } = desk.people;
const { app, at, named } = desk;
const { db } = app;
// The kind's lowest level is 3; in the demo the archivist's post signs nothing.
await db.execute(sql`update position set can_sign = true, level = 3 where id = ${arsiparis.positionId}`);
const minutes = {
  naskahDinasParentCategoryId: await idOf(app, sql`script_type where code = 'KH'`),
  naskahDinasCategoryId: await idOf(app, sql`script_sub_type where code = 'BA'`),
  ...{ anyReviewer: 'tidakAda', reviewers: [] },
};
const signing = (person: Colleague) => ({
  userId: person.userId,
  userPositionId: person.positionId,
  delegations: [],
});
const cosigned = (over: object = {}) => ({
  ...minutes,
  cosigners: [signing(atasan), signing(arsiparis)],
  receivers: [named(delegasi)],
  ccs: [],
  ...over,
});
const submitted = async (over: object = {}) => {
  const { id } = await desk.save(cosigned(over));
  await desk.submit(id);
  return id as string;
};
const letterOf = async (id: string, by = staf) => (await by.get(at(id))).body.data;
const sign = (id: string, by: { post: Colleague['post'] }, body: object = {}) =>
  by.post(at(id, '/sign'), { password, ...body });
const inboxOf = async (id: string) =>
  (await db.execute(sql`select position_id from inbox_item where letter_id = ${id}`)).rows;
const tasksOf = async (id: string) =>
  (
    await db.execute<{ positionId: string }>(
      sql`select position_id as "positionId" from task where letter_id = ${id} and done_at is null`,
    )
  ).rows.map(({ positionId }) => positionId);
const bytesOf = async (id: string) => {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select file_hash as hash from letter_document where letter_id = ${id}`,
  );
  const parts: Buffer[] = [];
  for await (const part of await app.files.getFile(rows[0]?.hash ?? '')) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const rangesIn = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/ByteRange\s*\[\s*0\s+\d+\s+(\d+)\s+(\d+)\s*\]/g)].map(
    ([, after, rest]) => Number(after) + Number(rest),
  );

describe('A letter that several sign', () => {
  test('goes from signer to signer, has one number, and is sent when the last has signed', async () => {
    const id = await submitted();
    expect(await letterOf(id)).toMatchObject({ state: 'signing', number: null });
    expect(await tasksOf(id)).toEqual([direktur.positionId]);
    const first = await sign(id, direktur);
    expect(first.body.data).toMatchObject({ state: 'cosigning', can: { sign: false, giveBack: false } });
    const { number } = first.body.data;
    expect(number).toMatch(/BA/);
    expect(await tasksOf(id)).toEqual([atasan.positionId]);
    expect(await inboxOf(id)).toEqual([]);
    const one = await bytesOf(id);
    expect(await letterOf(id, atasan)).toMatchObject({ can: { sign: true, giveBack: false, cancel: true } });
    expect((await sign(id, atasan)).body.data).toMatchObject({ state: 'cosigning', number });
    expect(await tasksOf(id)).toEqual([arsiparis.positionId]);
    expect(await inboxOf(id)).toEqual([]);
    const two = await bytesOf(id);
    expect((await sign(id, arsiparis)).body.data).toMatchObject({ state: 'sent', number });
    expect(await tasksOf(id)).toEqual([]);
    expect(await inboxOf(id)).toEqual([{ position_id: delegasi.positionId }]);
    const three = await bytesOf(id);
    // What was signed before is the first part of what was signed after.
    expect(three.subarray(0, two.length).equals(two)).toBe(true);
    expect(two.subarray(0, one.length).equals(one)).toBe(true);
    expect(rangesIn(three)).toEqual([one.length, two.length, three.length]);
    expect((await eachJudged(three)) ?? Array(3).fill('valid')).toEqual(Array(3).fill('valid'));
    const { rows } = await db.execute(sql`select 1 from letter_number where letter_id = ${id}`);
    expect(rows).toHaveLength(1);
    const letter = await letterOf(id);
    expect(letter.cosigners).toMatchObject([
      { userId: atasan.userId, signedAt: expect.any(String) },
      { userId: arsiparis.userId, signedAt: expect.any(String) },
    ]);
    const { items } = (await staf.get(at(id, '/timeline'))).body.data;
    const steps = items.filter(({ event }: { event: string }) => event === 'signed' || event === 'sent');
    expect(
      steps.map(({ event, reviewersLeft }: { event: string; reviewersLeft?: number }) => [
        event,
        reviewersLeft,
      ]),
    ).toEqual([
      ['signed', 2],
      ['signed', 1],
      ['signed', 0],
      ['sent', null],
    ]);
    const faults: string[] = [];
    await checkEverything({ db, files: app.files, secret: app.config.secret }, (fault) => faults.push(fault));
    expect(faults.filter((fault) => fault.includes(number) || fault.includes(id))).toEqual([]);
  });

  test('counts while it is under way for whoever drafted or signed it, as their list shows it', async () => {
    const id = await submitted();
    const secretary = await actAs(app, 'sekretaris', 'Secretary');
    /** Who has it under "Dalam proses", once the badge and the home page count what that lists. */
    const shownTo = async (...readers: Caller[]) =>
      Promise.all(
        readers.map(async (by) => {
          const { items, totalCount } = (await by.get('/letter/api/Outbox?isUnderWay=true&PerPage=100')).body
            .data;
          expect((await counters(by)).outboxCount).toBe(totalCount);
          const { body } = await by.get<{ key: string; value: number }[]>('/dashboard/api/Ringkasan');
          expect(body.find(({ key }) => key === 'outbox')?.value).toBe(totalCount);
          return items.some((item: { id: string }) => item.id === id);
        }),
      );
    const readers = [staf, direktur, secretary, atasan, arsiparis];
    expect(await shownTo(...readers)).toEqual([true, false, false, false, false]);
    await desk.sign(id);
    expect(await shownTo(...readers)).toEqual([true, true, true, false, false]);
    await sign(id, atasan);
    expect(await shownTo(...readers)).toEqual([true, true, true, true, false]);
    await sign(id, arsiparis);
    expect(await shownTo(...readers)).toEqual([false, false, false, false, false]);
  });

  test('is signed in the stated order, once by each, and by no secretary', async () => {
    const id = await submitted();
    expect((await sign(id, atasan)).status).toBe(403);
    await desk.sign(id);
    expect((await sign(id, direktur)).status).toBe(409);
    expect((await sign(id, arsiparis)).status).toBe(403);
    expect((await sign(id, staf)).status).toBe(403);
    const secretary = await actAs(app, 'sekretaris', 'Secretary');
    expect((await sign(id, secretary)).status).toBe(403);
    const both = await Promise.all([sign(id, atasan), sign(id, atasan)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await sign(id, atasan)).status).toBe(409);
  });

  test('is neither returned nor taken back once somebody has signed; who is to sign may cancel it', async () => {
    const id = await submitted();
    await desk.sign(id);
    const before = await letterOf(id);
    expect(before.can).toMatchObject({ withdraw: false, edit: false, comment: false, nudge: true });
    expect((await staf.post(at(id, '/withdraw'), { reason: 'Keliru.' })).status).toBe(409);
    for (const by of [direktur, atasan])
      expect((await by.post(at(id, '/review'), { decision: 'return', note: 'Keliru.' })).status).toBe(409);
    expect((await arsiparis.post(at(id, '/cancel'), { reason: 'Keliru.' })).status).toBe(403);
    expect((await staf.post(at(id, '/cancel'), { reason: 'Keliru.' })).status).toBe(403);
    const cancelled = await atasan.post(at(id, '/cancel'), { reason: 'Kami tidak setuju.' });
    expect(cancelled.body.data).toMatchObject({ state: 'cancelled', number: before.number });
    expect(await tasksOf(id)).toEqual([]);
    expect((await sign(id, atasan)).status).toBe(409);
    const { rows } = await db.execute<{ reason: string }>(
      sql`select cancel_reason as reason from letter_number where letter_id = ${id}`,
    );
    expect(rows).toEqual([{ reason: 'Kami tidak setuju.' }]);
  });

  test('is signed by a delegate in their own name, who the public page names', async () => {
    await db.execute(
      sql`update delegation set scopes = '{tandatangan}', from_position_id = from_position_id`,
    );
    const id = await submitted({
      senderId: atasan.userId,
      senderPositionId: atasan.positionId,
      cosigners: [signing(direktur)],
      receivers: [named(arsiparis)],
    });
    await desk.sign(id, atasan);
    const code = (await letterOf(id)).verifyCode;
    const partly = (await app.stranger.get(`/letter/api/Verify/${code}`)).body.data;
    expect(partly.cosigners).toMatchObject([
      { personName: direktur.personName, date: null, place: null, signedBy: null },
    ]);
    const earlier = hashOf(await bytesOf(id));
    const compare = async (hash: string) =>
      (await app.stranger.get(`/verifikasi/${code}/${hash}`)).body.data.comparison;
    expect(await compare(earlier)).toBe('intact');
    const delegate = await actAs(app, 'delegasi', 'Delegation');
    expect((await sign(id, delegate, { place: 'Bandung' })).body.data).toMatchObject({
      state: 'sent',
      cosigners: [{ userId: direktur.userId, signedBy: { userId: delegasi.userId } }],
    });
    const whole = (await app.stranger.get(`/letter/api/Verify/${code}`)).body.data;
    const { rows } = await db.execute<{ name: string }>(
      sql`select name from position where id = ${direktur.positionId}`,
    );
    expect(whole.cosigners).toMatchObject([
      {
        personName: delegasi.personName,
        positionName: expect.stringContaining(`a.n. ${rows[0]?.name}`),
        place: 'Bandung',
        signedBy: null,
      },
    ]);
    expect((await letterOf(id)).paper.cosigners).toMatchObject([
      { personName: direktur.personName, signed: { personName: delegasi.personName, place: 'Bandung' } },
    ]);
    expect((await staf.get(at(id, '/timeline'))).body.data.items).toContainEqual(
      expect.objectContaining({ event: 'signed', note: 'Ditandatangani di Bandung.' }),
    );
    // Drawn from the same data as the file, which shows who signed by annotations.
    const drawn = (await staf.get(at(id, '/pages'))).body.data.drawn;
    expect(drawn?.pages).toHaveLength(1);
    expect(await compare(earlier)).toBe('earlier');
    expect(await compare(hashOf(await bytesOf(id)))).toBe('intact');
  });

  test('is given out above Biasa with the reader’s mark behind all signatures, before the last one and after', async () => {
    const id = await submitted({
      permissionClassificationId: desk.ids.terbatas,
      cosigners: [signing(atasan)],
    });
    await desk.sign(id);
    const code = (await letterOf(id)).verifyCode;
    const compare = async (copy: Buffer) =>
      (await app.stranger.get(`/verifikasi/${code}/${hashOf(copy)}`)).body.data.comparison;
    const copyOf = async () => (await direktur.get(at(id, '/pdf'))).raw;
    const partly = await copyOf();
    expect(await compare(partly)).toBe('marked');
    await sign(id, atasan);
    const whole = await copyOf();
    const signed = await bytesOf(id);
    expect(whole.subarray(0, signed.length).equals(signed)).toBe(true);
    expect([await compare(whole), await compare(partly)]).toEqual(['marked', 'earlier']);
    expect((await eachJudged(whole)) ?? Array(2).fill('valid')).toEqual(Array(2).fill('valid'));
  });

  test('is saved again as it was answered, duplicated with its signers, and kept in its versions', async () => {
    const { id } = await desk.save(cosigned());
    const answered = await letterOf(id);
    const saved = await staf.put(at(id), answered);
    expect(saved.status).toBe(200);
    expect(saved.body.data.cosigners).toEqual(answered.cosigners);
    const { cosigners } = (await staf.post(at(id, '/duplicate'))).body.data.letter;
    expect(cosigners.map(({ userId }: { userId: string }) => userId)).toEqual([
      ...[atasan.userId, arsiparis.userId],
    ]);
    await desk.submit(id);
    const { items } = (await staf.get(at(id, '/versions'))).body.data;
    expect(items[0]).toMatchObject({ reason: 'submitted' });
    const one = { ...cosigned({ cosigners: [signing(atasan)] }) };
    await staf.post(at(id, '/withdraw'), { reason: 'Kurang satu.' });
    const { version } = await letterOf(id);
    const changed = await staf.put(at(id), { ...desk.letter(one), version });
    expect(changed.status).toBe(200);
    const { people } = (await staf.get(at(id, `/versions/compare?from=${items[0].no}`))).body.data;
    expect(people.removed).toMatchObject([{ role: 'Penanda tangan', personName: arsiparis.personName }]);
  });

  test('is signed among many', async () => {
    const ids = [await submitted(), await submitted()];
    for (const id of ids) await desk.sign(id);
    const chosen = await Promise.all(
      ids.map(async (id) => ({ id, version: (await letterOf(id, atasan)).version })),
    );
    const many = await atasan.post('/letter/api/Task/sign', { ids: chosen, password });
    expect(many.status).toBe(200);
    for (const id of ids) expect(await letterOf(id)).toMatchObject({ state: 'cosigning' });
  });
});

describe('Who may be named as further signer', () => {
  const refused = async (over: Record<string, unknown>) =>
    (await staf.post('/letter/api/Letter', desk.letter(over))).body;

  test('not the same post twice, nor one that reviews, nor who does not hold the post', async () => {
    expect((await refused(cosigned({ cosigners: [signing(direktur)] }))).errors).toHaveProperty('cosigners');
    expect(
      (await refused(cosigned({ cosigners: [signing(atasan), signing(atasan)] }))).errors,
    ).toHaveProperty('cosigners');
    const reviewers = [{ ...named(atasan), reviewOrder: 1 }];
    expect((await refused(cosigned({ anyReviewer: 'ada', reviewers }))).errors).toHaveProperty('cosigners');
    const left = [{ ...signing(atasan), userId: staf.userId }];
    expect((await refused(cosigned({ cosigners: left }))).errors).toHaveProperty('cosigners');
    const mandate = [{ ...signing(atasan), delegations: [{ id: direktur.userId, type: 'an' }] }];
    expect((await refused(cosigned({ cosigners: mandate }))).errors).toHaveProperty('cosigners');
  });

  test('nobody in kinds of one signer or from outside, and only posts that sign', async () => {
    const check = async (over: Record<string, unknown>) => {
      const { id } = await desk.save(over);
      const { status, body } = await staf.post(at(id, '/submit'));
      return [status, body.errors];
    };
    const nota = { ...desk.ids, anyReviewer: 'tidakAda', reviewers: [], cosigners: [signing(atasan)] };
    const { anyReviewer, reviewers, cosigners } = nota;
    expect(await check({ anyReviewer, reviewers, cosigners })).toMatchObject([
      422,
      { cosigners: expect.anything() },
    ]);
    expect(await check(cosigned({ cosigners: [signing(staf)] }))).toMatchObject([
      422,
      { cosigners: expect.anything() },
    ]);
    const outside = await staf.post('/letter/api/Letter', {
      ...desk.letter(cosigned()),
      from: 'external',
    });
    expect(outside.status).toBe(422);
    expect(outside.body.errors).toHaveProperty('cosigners');
  });
});
