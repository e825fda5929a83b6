import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { filesInUse } from '../../../server/files/index.ts';
import { checkEverything } from '../../../server/letters/checking/check-everything.ts';
import { letterDocuments } from '../../../server/letters/parts/tables.ts';
import { remindOverdue } from '../../../server/letters/reminding/remind-overdue.ts';
import { letterSealings } from '../../../server/letters/signing/tables.ts';
import { endTrying } from '../../../server/letters/signing/try-seal.ts';
import { judgedBy } from '../../support/pdf-judges.ts';
import { passphrase, type SealManner } from '../../support/seal-service.ts';
import { openSealDesk } from './awaiting-seal/desk.ts';
import { testKeptNumbers } from './awaiting-seal/kept-numbers.ts';
import { testManyAtOnce } from './awaiting-seal/many-at-once.ts';
import { password } from './desk.ts';

const on = await openSealDesk();
const { service, said, desk, letterOf, signAs, waiting, retry, takeBack, inHours } = on;
const { numbersOf, registerOf, stepsOf, settled } = on;
const { staf, direktur, delegasi, atasan, admin } = desk.people;
const { app, db, files, jobs } = desk.app;

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
    expect(letter.holder).not.toHaveProperty('dueAt');
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

test('who asks once more is told by the answer alone, and by a notice of what comes after it', async () => {
  const told = async (id: string) =>
    (await direktur.get('/notification/api/Notification?perPage=20')).body.data.items.filter(
      ({ title, detailUrl }: { title: string; detailUrl: string }) =>
        title.includes('Segel tiba') && detailUrl.endsWith(id),
    ).length;
  const id = await waiting();
  expect((await retry(id)).body.data.state).toBe('sent');
  expect(await told(id)).toBe(0);
  const late = await waiting();
  service.state.manner = 'slow';
  const { sealer } = desk.app;
  const patient = sealer.patience;
  sealer.patience = 300;
  expect((await retry(late)).body.data).toMatchObject({ state: 'signing' });
  sealer.patience = patient;
  service.answer();
  await settled();
  expect(await told(late)).toBe(1);
});

test('administrators are told once of an outage that lasts, and at once of a refusal', async () => {
  const told = async () =>
    (await admin.get('/notification/api/Notification?perPage=50')).body.data.items.filter(
      ({ title }: { title: string }) => title === 'Segel naskah tertunda',
    );
  const before = (await told()).length;
  const ids = [await waiting('refuses'), await waiting('refuses')];
  const refused = await told();
  expect(refused.length).toBe(before + 1);
  expect(refused[0]).toMatchObject({ message: expect.stringMatching(/menolak/) });
  for (const id of ids) await retry(id);
  ids.splice(0, 2, await waiting(), await waiting());
  service.state.manner = 'broken';
  for (const id of ids) for (const _try of [2, 3, 4]) await retry(id);
  expect((await told()).length).toBe(before + 2);
  service.state.manner = 'right';
  for (const id of ids) await retry(id);
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

testKeptNumbers(on);
testManyAtOnce(on);

test('the log names what failed, never the secret; everything is right in the end', async () => {
  expect(said.join('\n')).toContain('The seal provider answered 503');
  expect(said.join('\n')).not.toMatch(new RegExp(`${passphrase}|sandi api|317100`));
  const { rows } = await db.execute(sql`select 1 from letter_number n join letter l on l.id = n.letter_id
    where n.is_kept <> (l.number is null) or (l.number is not null and l.number <> n.number)`);
  expect(rows).toEqual([]);
  expect(await app.inject({ url: '/healthz' })).toMatchObject({ statusCode: 200 });
});
