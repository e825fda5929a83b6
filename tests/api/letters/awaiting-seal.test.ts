import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { filesInUse } from '../../../server/files/index.ts';
import { checkEverything } from '../../../server/letters/checking/check-everything.ts';
import { letterDocuments } from '../../../server/letters/parts/tables.ts';
import { remindOverdue } from '../../../server/letters/reminding/remind-overdue.ts';
import { createSealer } from '../../../server/letters/sealing/pdf-sealer.ts';
import { letterSealings } from '../../../server/letters/signing/tables.ts';
import { endTrying } from '../../../server/letters/signing/try-seal.ts';
import { eachJudged, judgedBy } from '../../support/pdf-judges.ts';
import { openSealService, passphrase, type SealManner } from '../../support/seal-service.ts';
import { idOf, openDesk, password } from './desk.ts';

const service = await openSealService();
const said: string[] = [];
const desk = await openDesk(service.env);
const { staf, direktur, delegasi, atasan, admin, arsiparis } = desk.people;
const { app, db, files, jobs, sealer } = desk.app;
// However busy this machine is; those who never answer are waited for shortly.
const patient = 30_000;
sealer.patience = patient;
afterAll(() => service.close());
beforeEach(() => {
  Object.assign(service.state, { manner: 'right', asked: 0 });
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
});

const letterOf = async (id: string, by = direktur) => (await by.get(desk.at(id))).body.data;
const signAs = async (manner: SealManner, id: string) => {
  service.state.manner = manner;
  sealer.patience = manner === 'slow' || manner === 'silent' ? 300 : patient;
  const answer = await direktur.post(desk.at(id, '/sign'), { password });
  sealer.patience = patient;
  return answer;
};
/** Signed while the provider fails so. */
const waiting = async (manner: SealManner = 'broken', over: Record<string, unknown> = {}) => {
  const id = await desk.inState('signing', over);
  const { status, body } = await signAs(manner, id);
  expect([status, body.data.state]).toEqual([200, 'signing']);
  service.state.manner = 'right';
  return id;
};
const retry = (id: string, by = direktur) => by.post(desk.at(id, '/seal'));
const takeBack = (id: string, by = direktur) => by.post(desk.at(id, '/seal/withdraw'));
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const numbersOf = async () =>
  (
    await db.execute<{ number: string; sequence: number; is_kept: boolean }>(
      sql`select number, sequence, is_kept from letter_number order by sequence`,
    )
  ).rows;
const registerOf = async (state: string) =>
  (await admin.get(`/letter/api/Number?state=${state}&perPage=100`)).body.data.items;
const stepsOf = async (id: string, by = direktur) =>
  (await by.get(desk.at(id, '/timeline'))).body.data.items.map((step: { event: string }) => step.event);
const settled = () =>
  vi.waitFor(async () => expect(await db.$count(letterSealings)).toBe(0), { timeout: 5000 });

test('a seal that comes in time changes nothing for anybody but the file', async () => {
  const id = await desk.inState('signing');
  const { status, body } = await signAs('right', id);
  expect([status, body.message, body.data.state]).toEqual([200, 'Naskah ditandatangani', 'sent']);
  expect(body.data.sealing).toBeUndefined();
  expect(body.data.seal).toEqual({ level: 'B-B', by: 'provider' });
  const { raw } = await delegasi.get(desk.at(id, '/pdf'));
  expect(new Set(Object.values(await judgedBy(raw, service.root)))).toEqual(new Set(['valid']));
  expect((await stepsOf(id)).slice(-2)).toEqual(['signed', 'sent']);
  expect((await numbersOf()).at(-1)).toMatchObject({ number: body.data.number, is_kept: false });
  expect(await jobs.runDue(inHours(1))).toBeGreaterThan(0);
  expect(service.state.asked).toBe(1);
});

test.each<[SealManner, RegExp]>([
  ['broken', /sedang terganggu/],
  ['refuses', /menolak: Sertifikat \*\*\* belum aktif/],
  ['another', /mengembalikan berkas lain/],
  ['unsigned', /mengembalikan berkas lain/],
  ['page', /mengembalikan berkas lain/],
])(
  'where the provider is %s the letter waits with its number, and its signer sees why',
  async (manner, why) => {
    const id = await waiting(manner);
    const letter = await letterOf(id);
    expect(letter).toMatchObject({
      number: null,
      signedAt: null,
      sealing: { reason: expect.stringMatching(why) },
    });
    expect(letter.can).toMatchObject({ sign: false, giveBack: false, settleSeal: true });
    expect(new Date(letter.sealing.nextAt).getTime()).toBeGreaterThan(Date.now());
    const kept = (await registerOf('kept')).find(
      ({ number }: { number: string }) => number === letter.sealing.number,
    );
    expect(kept).toMatchObject({ state: 'kept' });
    expect(await delegasi.get(desk.at(id))).toMatchObject({ status: 404 });
    expect((await stepsOf(id)).at(-1)).toBe('seal-awaited');
    const { rows } = await db.execute<{ after: { reason: string } }>(
      sql`select after from audit_log where action = 'await-seal' and record_id = ${id}`,
    );
    expect(rows[0]?.after.reason).toMatch(why);
    // Another letter gets the next one.
    const other = await desk.inState('sent');
    expect((await letterOf(other)).number).not.toBe(letter.sealing.number);
    await retry(id);
    expect(await letterOf(id)).toMatchObject({ state: 'sent', number: letter.sealing.number });
  },
);

test('the job sends it once the provider answers, dated and numbered as it was signed', async () => {
  const id = await waiting();
  const { sealing, version } = await letterOf(id);
  const [row] = await db.select().from(letterSealings).where(eq(letterSealings.letterId, id));
  expect(await filesInUse(db, [row?.fileHash ?? ''])).toHaveProperty('size', 1);
  service.state.manner = 'broken';
  await jobs.runDue(inHours(0.1));
  const again = await letterOf(id);
  expect(new Date(again.sealing.nextAt).getTime()).toBeGreaterThan(new Date(sealing.nextAt).getTime());
  expect(again.version).toBe(version);
  service.state.manner = 'right';
  // The provider is left alone for half a minute.
  vi.setSystemTime(inHours(0.05));
  await jobs.runDue(inHours(1));
  vi.useRealTimers();
  const sent = await letterOf(id);
  expect(sent).toMatchObject({ state: 'sent', number: sealing.number, signedAt: sealing.since });
  expect((await delegasi.get(desk.at(id))).status).toBe(200);
  expect((await stepsOf(id)).slice(-3)).toEqual(['signed', 'seal-awaited', 'sent']);
  const told = (await direktur.get('/notification/api/Notification?perPage=5')).body.data.items;
  expect(told[0].title).toContain('Segel tiba');
  const [document] = await db.select().from(letterDocuments).where(eq(letterDocuments.letterId, id));
  const bytes = await buffer(await files.getFile(document?.fileHash ?? ''));
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('one that is slow is answered for meanwhile, and sends the letter when it answers', async () => {
  const id = await waiting('slow');
  expect(await letterOf(id)).toMatchObject({ state: 'signing', sealing: { reason: null } });
  // It is being asked.
  expect((await retry(id)).status).toBe(409);
  service.answer();
  await settled();
  expect(await letterOf(id)).toMatchObject({ state: 'sent' });
  expect(service.state.asked).toBe(1);
});

test('nothing else happens to a letter that waits for its seal', async () => {
  const id = await waiting();
  const answers = await Promise.all([
    direktur.post(desk.at(id, '/sign'), { password }),
    direktur.post(desk.at(id, '/review'), { decision: 'return', note: 'Perbaiki.' }),
    staf.post(desk.at(id, '/withdraw'), { reason: 'Keliru.' }),
    atasan.post(desk.at(id, '/review/undo')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  expect(answers[0]?.body.message).toContain('menunggu segel');
  expect((await retry(id, staf)).status).toBe(403);
  expect((await takeBack(id, staf)).status).toBe(403);
  expect((await retry(id, delegasi)).status).toBe(404);
  const plain = await desk.inState('signing');
  expect([(await retry(plain)).status, (await takeBack(plain)).status]).toEqual([409, 409]);
  await retry(id);
});

test('a signature that is taken back leaves the number to the next one, and a late answer to nobody', async () => {
  const id = await waiting('slow');
  const { number } = (await letterOf(id)).sealing;
  expect((await takeBack(id)).body.data).toMatchObject({
    state: 'signing',
    can: { sign: true, giveBack: true },
  });
  expect((await stepsOf(id)).at(-1)).toBe('signature-withdrawn');
  service.answer();
  await endTrying();
  expect(await letterOf(id)).toMatchObject({ state: 'signing', number: null });
  await desk.giveBack(id, 'Perbaiki lampiran.', direktur);
  await staf.post(desk.at(id, '/submit'));
  await desk.inState('sent');
  const { body } = await signAs('right', id);
  expect(body.data).toMatchObject({ state: 'sent', number });
  expect((await registerOf('kept')).length).toBe(0);
});

test('an answer to a signature that was taken back and given anew is not taken for that one', {
  tags: ['full'],
}, async () => {
  const id = await waiting('slow');
  await takeBack(id);
  service.state.manner = 'broken';
  await direktur.post(desk.at(id, '/sign'), { password });
  const { number } = (await letterOf(id)).sealing;
  service.answer();
  await endTrying();
  expect(await letterOf(id)).toMatchObject({ state: 'signing' });
  service.state.manner = 'right';
  await retry(id);
  expect(await letterOf(id)).toMatchObject({ state: 'sent', number });
});

test('of two tries at once one asks, and after a stop another process goes on', async () => {
  const id = await waiting();
  const [one, two] = await Promise.all([retry(id), retry(id)]);
  expect([one?.status, two?.status].sort()).toEqual([200, 409]);
  expect(await letterOf(id)).toMatchObject({ state: 'sent' });
  expect((await stepsOf(id)).filter((event: string) => event === 'sent')).toHaveLength(1);
  const next = await waiting('silent');
  const before = service.state.asked;
  await endTrying();
  service.state.manner = 'right';
  await retry(next);
  expect(await letterOf(next)).toMatchObject({ state: 'sent' });
  expect(service.state.asked).toBe(before + 1);
});

test('a process that ends while it asks leaves a job that goes on once its claim is over', {
  tags: ['full'],
}, async () => {
  const id = await waiting('slow');
  // As if nobody had come back to write what happened.
  await db.execute(sql`update letter_sealing set claimed_until = now() - interval '1 second'`);
  service.state.manner = 'right';
  await jobs.runDue(inHours(1));
  expect(await letterOf(id)).toMatchObject({ state: 'sent' });
  service.answer();
  await endTrying();
  expect((await stepsOf(id)).filter((event: string) => event === 'sent')).toHaveLength(1);
});

test('a number that no longer fits its letter is cancelled in the register, without a gap', {
  tags: ['full'],
}, async () => {
  const id = await waiting();
  const { number } = (await letterOf(id)).sealing;
  await takeBack(id);
  await desk.giveBack(id, 'Ganti jenisnya.', direktur);
  const { rows } = await db.execute<{ id: string }>(
    sql`select k.id from script_sub_type k join letter l on l.id = ${id}
      where k.script_type_id = l.script_type_id and k.code = 'UNDI' and k.is_active`,
  );
  expect(rows).toHaveLength(1);
  await db.execute(sql`update letter set script_sub_type_id = ${rows[0]?.id} where id = ${id}`);
  await staf.post(desk.at(id, '/submit'));
  const { body } = await signAs('right', id);
  expect(body.data.state).toBe('sent');
  expect(body.data.number).not.toBe(number);
  const cancelled = (await registerOf('cancelled')).find((one: { number: string }) => one.number === number);
  expect(cancelled.cancelReason).toContain('berpindah');
  expect((await admin.get('/letter/api/Number/gaps?hasGaps=true')).body.data.items).toEqual([]);
});

test('a booked number is kept likewise, through a return, and stays the letter’s', {
  tags: ['full'],
}, async () => {
  const { rows } = await db.execute<{ unit_id: string }>(
    sql`select unit_id from position where id = ${direktur.positionId}`,
  );
  const booking = {
    naskahDinasCategoryId: desk.ids.subType,
    unitId: rows[0]?.unit_id,
    count: 2,
    reason: 'Padam.',
  };
  const [mine, other] = (await arsiparis.post('/letter/api/Number/book', booking)).body.data.items;
  const { id } = await desk.save(
    { anyReviewer: 'tidakAda', reviewers: [], bookedNumberId: mine.id },
    direktur,
  );
  await desk.submit(id, direktur);
  await signAs('broken', id);
  const { number } = (await letterOf(id)).sealing;
  const offered = async () =>
    (await direktur.get(desk.at(id, '/booked-numbers'))).body.data.items.map((one: { id: string }) => one.id);
  expect(await offered()).not.toContain(mine.id);
  await takeBack(id);
  await desk.giveBack(id, 'Perbaiki.', direktur);
  await desk.submit(id, direktur);
  expect((await signAs('right', id)).body.data).toMatchObject({ state: 'sent', number });
  // Another booked number was chosen meanwhile.
  const next = await desk.save({ anyReviewer: 'tidakAda', reviewers: [] }, direktur);
  await desk.submit(next.id, direktur);
  await signAs('broken', next.id);
  const first = (await letterOf(next.id)).sealing.number;
  await takeBack(next.id);
  await db.execute(sql`update letter set booked_number_id = ${other.id} where id = ${next.id}`);
  const { body } = await signAs('right', next.id);
  expect(body.data.number).not.toBe(first);
  const cancelled = (await registerOf('cancelled')).find((one: { number: string }) => one.number === first);
  expect(cancelled.cancelReason).toContain('nomor pesanan lain');
});

test('the check of everything finds nothing wrong with a letter that waits, and nothing of its signer but who it is', async () => {
  const id = await waiting();
  const lines: string[] = [];
  const { secret } = desk.app.config;
  const check = () =>
    // The logos of the demo are files of another folder.
    checkEverything({ db, files, secret }, (line) => line.includes(': logo ') || lines.push(line));
  await check();
  expect(lines).toEqual([]);
  const [row] = await db.select().from(letterSealings).where(eq(letterSealings.letterId, id));
  expect(Object.keys(row?.given.actor ?? {}).sort()).toEqual([
    'entryId',
    'forUserId',
    'positionId',
    'userId',
  ]);
  await takeBack(id);
  await check();
  expect(lines).toEqual([]);
  await desk.sign(id);
});

test('a letter that is thrown away cancels its number, and can be forgotten', {
  tags: ['full'],
}, async () => {
  const id = await waiting();
  const { number } = (await letterOf(id)).sealing;
  await takeBack(id);
  await desk.giveBack(id, 'Tidak jadi.', direktur);
  expect((await staf.delete(desk.at(id))).status).toBe(200);
  const cancelled = (await registerOf('cancelled')).find((one: { number: string }) => one.number === number);
  expect(cancelled.cancelReason).toContain('dihapus');
  await db.execute(sql`delete from letter where id = ${id}`);
  expect((await admin.get('/letter/api/Number/gaps?hasGaps=true')).body.data.items).toEqual([]);
});

test('many at once: those whose seal is awaited are told apart, and the provider is not waited for with each', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => desk.inState('signing')));
  const signed = await waiting();
  const before = service.state.asked;
  service.state.manner = 'broken';
  const { body } = await direktur.post('/letter/api/Task/sign', { ids: [...ids, signed], password });
  expect(service.state.asked - before).toBeLessThanOrEqual(1);
  expect(body.data.items).toMatchObject([
    ...ids.map((id) => ({
      id,
      ok: false,
      statusCode: 202,
      message: expect.stringMatching(/menunggu segel/),
    })),
    { id: signed, ok: false, statusCode: 409, message: expect.stringMatching(/menunggu segel/) },
  ]);
  service.state.manner = 'right';
  for (const id of [...ids, signed]) await retry(id);
  for (const id of ids) expect(await letterOf(id)).toMatchObject({ state: 'sent' });
});

test('in the background likewise, and the outcomes stay', { tags: ['full'] }, async () => {
  const ids = await Promise.all([1, 2].map(() => desk.inState('signing')));
  service.state.manner = 'broken';
  const { body } = await direktur.post('/letter/api/Task/sign/batch', { ids, password });
  const batch = () => direktur.get(`/letter/api/Task/batch/${body.data.id}`);
  await vi.waitFor(async () => expect((await batch()).body.data.state).toBe('done'), { timeout: 10_000 });
  expect((await batch()).body.data.items).toMatchObject(
    ids.map((id) => ({ id, ok: false, statusCode: 202 })),
  );
  service.state.manner = 'right';
  for (const id of ids) await retry(id);
});

test('lists say what it waits for, and nobody is reminded of it meanwhile', async () => {
  const id = await waiting();
  const rowIn = async (path: string, by: typeof direktur) =>
    (await by.get(`/letter/api/${path}letterId=${id}`)).body.data.items[0];
  expect(await rowIn('Task?kind=sign&', direktur)).toMatchObject({ awaitsSeal: true, mayDecide: false });
  expect(await rowIn('Outbox?', staf)).toMatchObject({ awaitsSeal: true });
  await db.execute(sql`update task set due_at = now() - interval '1 day' where letter_id = ${id}`);
  const reminded = async () => {
    await remindOverdue(desk.app, new Date());
    const { rows } = await db.execute(sql`select 1 from task_reminder r join task t on t.id = r.task_id
      where t.letter_id = ${id}`);
    return rows.length > 0;
  };
  expect(await reminded()).toBe(false);
  expect((await staf.post(desk.at(id, '/nudge'), {})).status).toBe(409);
  await takeBack(id);
  expect(await reminded()).toBe(true);
  expect(await rowIn('Task?kind=sign&', direktur)).not.toHaveProperty('awaitsSeal');
});

test('each further signature waits likewise, and goes on with another seal than the one before', async () => {
  const provider = { ...sealer };
  const own = await createSealer({ ...desk.app.config, sealService: undefined });
  const minutes = {
    naskahDinasParentCategoryId: await idOf(desk.app, sql`script_type where code = 'KH'`),
    naskahDinasCategoryId: await idOf(desk.app, sql`script_sub_type where code = 'BA'`),
    ...{ anyReviewer: 'tidakAda', reviewers: [] },
    cosigners: [atasan, arsiparis].map(({ userId, positionId }) => ({
      ...{ userId, userPositionId: positionId, delegations: [] },
    })),
    ...{ receivers: [desk.named(delegasi)], ccs: [] },
  };
  await db.execute(sql`update position set can_sign = true, level = 3 where id = ${arsiparis.positionId}`);
  const { id } = await desk.save(minutes);
  expect((await staf.post(desk.at(id, '/submit'))).status).toBe(200);
  const { number } = (await signAs('right', id)).body.data;
  expect(await letterOf(id)).toMatchObject({ state: 'cosigning', number });
  const signFurther = (by: typeof direktur) => by.post(desk.at(id, '/sign'), { password });
  service.state.manner = 'broken';
  expect((await signFurther(atasan)).body.data).toMatchObject({
    ...{ state: 'cosigning', number, sealing: { number, reason: expect.stringMatching(/terganggu/) } },
    can: { sign: false, cancel: false, settleSeal: true },
  });
  expect((await letterOf(id)).can).toMatchObject({ settleSeal: false, cancel: false });
  expect((await retry(id)).status).toBe(403);
  expect((await signFurther(arsiparis)).status).toBe(409);
  expect((await atasan.post(desk.at(id, '/cancel'), { reason: 'Keliru.' })).status).toBe(409);
  expect((await takeBack(id, atasan)).body.data).toMatchObject({ can: { sign: true, cancel: true } });
  await signFurther(atasan);
  service.state.manner = 'right';
  vi.setSystemTime(inHours(0.05));
  await jobs.runDue(inHours(1));
  vi.useRealTimers();
  const two = await letterOf(id);
  expect(two).toMatchObject({
    state: 'cosigning',
    number,
    cosigners: [{ signedAt: expect.any(String) }, {}],
  });
  expect(two.paper.cosigners[0].signed.personName).toBe(atasan.personName);
  // The last one is given while the provider seals, and sealed once the installation does so itself.
  service.state.manner = 'broken';
  await signFurther(arsiparis);
  Object.assign(sealer, own);
  await jobs.runDue(inHours(1));
  Object.assign(sealer, provider);
  expect(await letterOf(id)).toMatchObject({ state: 'sent', number });
  const { raw } = await delegasi.get(desk.at(id, '/pdf'));
  expect((await eachJudged(raw)) ?? Array(3).fill('valid')).toEqual(Array(3).fill('valid'));
  expect((await stepsOf(id)).filter((event: string) => event === 'signed' || event === 'sent')).toEqual([
    'signed',
    'signed',
    'signed',
    'sent',
  ]);
  expect((await numbersOf()).filter((one) => one.number === number)).toHaveLength(1);
});

test('the log names what failed, never the secret; everything is right in the end', async () => {
  expect(said.join('\n')).toContain('The seal provider answered 503');
  expect(said.join('\n')).not.toMatch(new RegExp(`${passphrase}|sandi api|317100`));
  const { rows } = await db.execute(sql`select 1 from letter_number n join letter l on l.id = n.letter_id
    where n.is_kept <> (l.number is null) or (l.number is not null and l.number <> n.number)`);
  expect(rows).toEqual([]);
  expect(await app.inject({ url: '/healthz' })).toMatchObject({ statusCode: 200 });
});
