import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { demoId } from '../../../server/demo/ids.ts';
import { letterDocuments } from '../../../server/letters/parts/tables.ts';
import { sealOf } from '../../../server/letters/signing/seal.ts';
import { isFull } from '../../support/sample.ts';
import { actAs, monthOfNumber, openDesk, password } from './desk.ts';

const desk = await openDesk();
const { staf, direktur, delegasi } = desk.people;
const { db } = desk.app;
const delegationId = demoId('delegation', 'DLG-001');
const scopes = (...wanted: string[]) =>
  db.execute(sql`update delegation set scopes = ${sql.param(wanted)}::text[] where id = ${delegationId}`);
const numbersOf = async () => {
  const { rows } = await db.execute<{ sequence: number; number: string }>(
    sql`select sequence, number from letter_number order by sequence`,
  );
  return rows;
};

afterEach(() => vi.restoreAllMocks());

test('letters signed at once get a number each, without gap or double', async () => {
  const count = isFull ? 20 : 8;
  const ids = await Promise.all(
    Array.from({ length: count }, () => desk.inState('signing', { anyReviewer: 'ada' })),
  );
  const before = (await numbersOf()).length;
  const answers = await Promise.all(ids.map((id) => direktur.post(desk.at(id, '/sign'), { password })));
  expect(answers.map((answer) => answer.status)).toEqual(ids.map(() => 200));
  const numbers = await numbersOf();
  expect(numbers).toHaveLength(before + count);
  expect(numbers.map((row) => row.sequence)).toEqual(numbers.map((_, index) => index + 1));
  expect(new Set(answers.map((answer) => answer.body.data.number)).size).toBe(count);
}, 60_000);

test('of two who sign the same letter at once one has signed, the other is told', async () => {
  const id = await desk.inState('signing');
  const answers = await Promise.all([1, 2, 3].map(() => direktur.post(desk.at(id, '/sign'), { password })));
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
  const { rows } = await db.execute(
    sql`select 1 from letter_timeline where letter_id = ${id} and event = 'signed'`,
  );
  expect(rows).toHaveLength(1);
});

test('what fails on the way gives the number back', async () => {
  const id = await desk.inState('signing');
  const before = await numbersOf();
  vi.spyOn(desk.app.files, 'putFile').mockRejectedValueOnce(new Error('The disk is full'));
  expect((await direktur.post(desk.at(id, '/sign'), { password })).status).toBe(500);
  expect(await numbersOf()).toEqual(before);
  expect((await staf.get(desk.at(id))).body.data).toMatchObject({ state: 'signing', number: null });
  await desk.sign(id);
  const after = await numbersOf();
  expect(after.at(-1)?.sequence).toBe((before.at(-1)?.sequence ?? 0) + 1);
});

test('a number that another letter has is not given again', async () => {
  const taken = await desk.inState('sent');
  const id = await desk.inState('signing');
  const { sequence } = (await numbersOf()).at(-1) as { sequence: number };
  const next = `B-${String(sequence + 1).padStart(3, '0')}/ND/NTR.DIROPS/OP.01.01/${monthOfNumber()}`;
  const { rows } = await db.execute<{ number: string }>(
    sql`select number from letter_number where letter_id = ${taken}`,
  );
  await db.execute(sql`update letter_number set number = ${next} where letter_id = ${taken}`);
  const { status, body } = await direktur.post(desk.at(id, '/sign'), { password });
  expect(status).toBe(409);
  expect(body.message).toContain(`Nomor ${next} sudah dipakai naskah lain.`);
  await db.execute(sql`update letter_number set number = ${rows[0]?.number} where letter_id = ${taken}`);
  await desk.sign(id);
  expect((await numbersOf()).at(-1)?.number).toBe(next);
});

test('each security class, kind and unit has its place in the number; counters go by unit and kind', async () => {
  const terbatas = await desk.inState('sent', { permissionClassificationId: desk.ids.terbatas });
  const { number } = (await staf.get(desk.at(terbatas))).body.data;
  const last = (await numbersOf()).length;
  expect(number).toBe(`T-${String(last).padStart(3, '0')}/ND/NTR.DIROPS/OP.01.01/${monthOfNumber()}`);
});

test('a delegate signs within period and scope; both people stand in history and on paper', async () => {
  await scopes('baca', 'tandatangan');
  const delegate = await actAs(desk.app, 'delegasi', 'Delegation');
  const id = await desk.inState('signing');
  const { status, body } = await delegate.post(desk.at(id, '/sign'), { password });
  expect(status).toBe(200);
  expect(body.data.sender.personName).toBe(direktur.personName);
  const history = await staf.get(desk.at(id, '/timeline'));
  expect(history.body.data.items.find((step: { event: string }) => step.event === 'signed')).toMatchObject({
    personName: delegasi.personName,
    // Never the official's post: she is not the director.
    positionName: 'Kepala Divisi Pemeliharaan Jalan Tol',
    onBehalfOf: direktur.personName,
  });
  const checked = await desk.app.stranger.get(`/letter/api/Verify/${body.data.verifyCode}`);
  // What the paper says, line for line.
  const { signer } = body.data.paper;
  const positionName = 'a.n. Direktur Operasi, Kepala Divisi Pemeliharaan Jalan Tol';
  expect([...signer.onBehalfOf.split('\n'), signer.positionName].join(', ')).toBe(positionName);
  expect(checked.body.data.sender).toEqual({ positionName, personName: signer.personName });
  expect(body.data.signedBy).toEqual({ userId: delegasi.userId, personName: delegasi.personName });
});

test('reading for somebody is not writing or handling for them', async () => {
  await scopes('baca');
  const delegate = await actAs(desk.app, 'delegasi', 'Delegation');
  expect((await delegate.post('/letter/api/Letter', desk.letter())).status).toBe(403);
  const id = await desk.inState('signing');
  expect((await delegate.get(desk.at(id))).body.data.can).toMatchObject({ sign: false, review: false });
  expect((await delegate.post(desk.at(id, '/sign'), { password })).status).toBe(403);
  const taskOf = async (by: typeof delegate) =>
    (await by.get(`/letter/api/Task?kind=sign&letterId=${id}`)).body.data.items;
  expect(await taskOf(delegate)).toMatchObject([{ mayDecide: false }]);
  expect(await taskOf(direktur)).toMatchObject([{ mayDecide: true }]);
});

test('guessing the password is stopped, without locking anybody out of signing in', async () => {
  const id = await desk.inState('signing');
  const tries: number[] = [];
  for (let n = 0; n < 9; n++)
    tries.push((await direktur.post(desk.at(id, '/sign'), { password: `Salah-${n}` })).status);
  expect(tries).toEqual([...Array(8).fill(422), 429]);
  expect((await direktur.post(desk.at(id, '/sign'), { password })).status).toBe(429);
  await expect(desk.app.signIn('direktur')).resolves.toBeDefined();
  // Reset the 15-minute limit; the daily limit is thirty tries, over single and batch signing together.
  const nextQuarter = () =>
    db.execute(sql`delete from sign_in_failure where key = ${`sign-letter user ${direktur.userId}`}`);
  const guess = async (n: number) => {
    if (n % 8 === 0) await nextQuarter();
    const wrong = { password: `Salah-${n}` };
    const at = n % 2 ? '/letter/api/Task/sign' : desk.at(id, '/sign');
    return (await direktur.post(at, n % 2 ? { ids: [id], ...wrong } : wrong)).status;
  };
  const day: number[] = [];
  for (let n = 8; n < 31; n++) day.push(await guess(n));
  expect(day).toEqual([...Array(22).fill(422), 429]);
  await nextQuarter();
  expect((await direktur.post(desk.at(id, '/sign'), { password })).status).toBe(429);
});

test('a letter brought in without a document gets one when it is first asked for, sealed and lasting', async () => {
  const id = await desk.inState('signing');
  await db.execute(sql`delete from sign_in_failure`);
  await desk.sign(id);
  await db.execute(sql`delete from letter_document where letter_id = ${id}`);
  const { verifyCode } = (await staf.get(desk.at(id))).body.data;
  const checked = await desk.app.stranger.get(`/letter/api/Verify/${verifyCode.toLowerCase()}`);
  expect(checked.body.data).toMatchObject({ isSealed: true });
  const pdf = await staf.get(desk.at(id, '/pdf'));
  expect(createHash('sha256').update(pdf.raw).digest('hex')).toBe(checked.body.data.hash);
});

test('a seal of another key, or another document under its name, is not genuine', async () => {
  const id = await desk.inState('sent');
  const { verifyCode } = (await staf.get(desk.at(id))).body.data;
  const isSealed = async () =>
    (await desk.app.stranger.get(`/letter/api/Verify/${verifyCode}`)).body.data.isSealed;
  const mine = eq(letterDocuments.letterId, id);
  const [kept] = await db.select().from(letterDocuments).where(mine);
  if (!kept) throw new Error('The document is gone');
  expect(await isSealed()).toBe(true);
  const { hash } = await desk.app.files.putFile(Buffer.from('%PDF-1.4\nLain\n'), {
    name: 'a.pdf',
    maxBytes: 999,
  });
  const own = sealOf('a secret that somebody made up for this', hash);
  await db.update(letterDocuments).set({ signature: own, fileHash: hash, sha256: hash }).where(mine);
  expect(await isSealed()).toBe(false);
  await db
    .update(letterDocuments)
    .set({ ...kept, fileHash: hash })
    .where(mine);
  expect(await isSealed()).toBe(false);
  await db
    .update(letterDocuments)
    .set({ ...kept, fileHash: 'ab'.repeat(32) })
    .where(mine);
  expect(await isSealed()).toBe(false);
  await db.update(letterDocuments).set(kept).where(mine);
  expect(await isSealed()).toBe(true);
});

test('the page behind the QR code says what is known, and escapes it', async () => {
  const id = await desk.inState('sent');
  const { verifyCode, number } = (await staf.get(desk.at(id))).body.data;
  const asked = await desk.app.app.inject({ url: `/verifikasi/${verifyCode}` });
  expect(asked.statusCode).toBe(200);
  expect(asked.body.replace(/<[^>]*>/g, '')).toContain(number);
  // The subject of Biasa helps to compare a paper; the text is never shown (verifying.test.ts).
  expect(asked.body).toContain('Rekayasa lalu lintas Natal');
  const unknown = await desk.app.app.inject({ url: '/verifikasi/%3Cscript%3E' });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).not.toContain('<script>');
});
