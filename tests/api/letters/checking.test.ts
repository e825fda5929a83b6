import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keyOf } from '../../../server/files/index.ts';
import { moveLogos } from '../../../server/letterheads/index.ts';
import { checkEverything } from '../../../server/letters/checking/check-everything.ts';
import { letterAttachments, letterDocuments } from '../../../server/letters/parts/tables.ts';
import { openDesk } from './desk.ts';

// What `npm run check` finds (docs/operation.md).
const desk = await openDesk();
const { db, files, config } = desk.app;
const { staf, direktur, arsiparis } = desk.people;
// As every start does.
await moveLogos(desk.app);

const check = async () => {
  const lines: string[] = [];
  const checked = await checkEverything({ db, files, secret: config.secret }, (line) => lines.push(line));
  expect(checked.faults).toBe(lines.length);
  return { ...checked, lines };
};
const pathOf = (hash: string) => join(config.dataFolder, 'files', keyOf(hash));
const signed = async (over: Record<string, unknown> = {}) => {
  const id = await desk.inState('sent', over);
  const [document] = await db.select().from(letterDocuments).where(eq(letterDocuments.letterId, id));
  const { number } = (await staf.get(desk.at(id))).body.data;
  if (!document) throw new Error('The document is gone');
  return { id, number: String(number), ...document };
};
/** Makes a fault, says what is found, and puts it right again. */
const foundOf = async (spoil: () => Promise<unknown>, mend: () => Promise<unknown>) => {
  const before = (await check()).lines;
  await spoil();
  const { lines } = await check();
  await mend();
  expect((await check()).lines).toEqual(before);
  return lines.filter((line) => !before.includes(line));
};

test('what was signed, booked, inserted and cancelled here has nothing wrong', async () => {
  const attachments = [
    {
      title: 'Daftar',
      fileName: 'a.txt',
      content: Buffer.from('Daftar').toString('base64'),
      positionOrder: 1,
    },
  ];
  const { number } = await signed({ attachments });
  const cancelled = await signed();
  await direktur.post(desk.at(cancelled.id, '/cancel'), { reason: 'Keliru.' });
  const unitId = (
    await db.execute<{ id: string }>(
      sql`select unit_id as id from position where id = ${direktur.positionId}`,
    )
  ).rows[0]?.id;
  const book = { naskahDinasCategoryId: desk.ids.subType, unitId, count: 2, reason: 'Sistem terhenti.' };
  const booked = await arsiparis.post('/letter/api/Number/book', book);
  await arsiparis.post('/letter/api/Number/insert', { after: number, reason: 'Terlewat.' });
  const { id } = await desk.save(
    {
      anyReviewer: 'tidakAda',
      reviewers: [],
      bookedNumberId: booked.body.data.items[0].id,
    },
    direktur,
  );
  await desk.submit(id, direktur);
  await desk.sign(id);
  const { lines, documents, files: seen, numbers } = await check();
  expect(lines).toEqual([]);
  expect([documents, numbers]).toEqual([3, 3]);
  expect(seen).toBeGreaterThanOrEqual(4);
});

test('a file that was altered, and one that is gone, with what names them', async () => {
  const { id, number, fileHash } = await signed();
  const content = readFileSync(pathOf(fileHash));
  const put = async (bytes: Uint8Array) => {
    rmSync(pathOf(fileHash), { force: true });
    writeFileSync(pathOf(fileHash), bytes);
  };
  const namedBy = (file: string) =>
    expect.stringMatching(new RegExp(`^${file}.*signed PDF of letter ${number}(,|$)`));
  expect(
    await foundOf(
      () => put(Buffer.from('%PDF-1.4 Lain')),
      () => put(content),
    ),
  ).toEqual([namedBy(`Altered file ${fileHash}: `)]);
  const gone = await foundOf(
    async () => rmSync(pathOf(fileHash)),
    () => put(content),
  );
  expect(gone).toEqual([namedBy(`Missing file ${fileHash}: `)]);
  // A destroyed letter's file may go.
  await db.execute(sql`delete from archive_file where file_hash = ${fileHash}`);
  await db.execute(sql`update letter set destroyed_at = now() where id = ${id}`);
  rmSync(pathOf(fileHash));
  expect((await check()).lines).toEqual([]);
});

test('a document whose seal, hash or record is not what was signed', async () => {
  const { id, number, ...kept } = await signed();
  const other = await signed();
  const mine = eq(letterDocuments.letterId, id);
  const set = (values: Partial<typeof kept>) => () => db.update(letterDocuments).set(values).where(mine);
  const back = set({ fileHash: kept.fileHash, sha256: kept.sha256, signature: kept.signature });
  expect(await foundOf(set({ signature: other.signature }), back)).toEqual([
    `Document of letter ${number}: the seal does not match`,
  ]);
  expect(await foundOf(set({ fileHash: other.fileHash }), back)).toEqual([
    `Document of letter ${number} names the file ${other.fileHash}, sealed is ${kept.sha256}`,
  ]);
  // A whole document of another letter, with its seal: the audit log knows what was signed.
  const { fileHash, sha256, signature } = other;
  expect(await foundOf(set({ fileHash, sha256, signature }), back)).toEqual([
    `Document of letter ${number} is ${sha256}, signed was ${kept.sha256} (audit log)`,
  ]);
  const lost = await foundOf(
    () => db.delete(letterDocuments).where(mine),
    () => db.insert(letterDocuments).values(kept),
  );
  expect(lost).toEqual([`Document of letter ${number} is gone: it was signed here`]);
});

test('a number that the register does not have, a gap, a counter behind, a booking without its letter', async () => {
  const { id, number } = await signed();
  const run = (statement: ReturnType<typeof sql>) => () => db.execute(statement);
  expect(
    await foundOf(
      run(sql`update letter set number = number || 'X' where id = ${id}`),
      run(sql`update letter set number = ${number} where id = ${id}`),
    ),
  ).toEqual([`Letter ${id} has the number ${number}X, the register says ${number}`]);
  const [counter] = (
    await db.execute<{ id: string; last: number; period: string }>(
      sql`select c.id, c.last, c.period from number_counter c join letter_number n on n.counter_id = c.id where n.letter_id = ${id}`,
    )
  ).rows;
  const { last = 0, period, id: counterId } = counter ?? {};
  const setLast = (value: number) =>
    run(sql`update number_counter set last = ${value} where id = ${counterId}`);
  expect(await foundOf(setLast(last + 1), setLast(last))).toEqual([
    `Counter ${counterId} (${period}) lacks the number ${last + 1}`,
  ]);
  expect(await foundOf(setLast(last - 1), setLast(last))).toEqual([
    `Counter ${counterId} stands at ${last - 1}, but ${number} has the number ${last}`,
  ]);
  const [used] = (
    await db.execute<{ id: string; letter: string; pattern: string }>(
      sql`select id, used_by_letter_id as letter, pattern from booked_number where state = 'used'`,
    )
  ).rows;
  const usedBy = (letter: string) =>
    run(sql`update booked_number set used_by_letter_id = ${letter} where id = ${used?.id}`);
  expect(await foundOf(usedBy(id), usedBy(used?.letter ?? ''))).toEqual([
    `Booked number ${used?.pattern} is said to be used by letter ${id}, which has ${number}`,
  ]);
});

test('an attachment that is gone', async () => {
  const attachments = [
    { title: 'Peta', fileName: 'b.txt', content: Buffer.from('Peta').toString('base64'), positionOrder: 1 },
  ];
  const { id, number } = await signed({ attachments });
  const [file] = await db.select().from(letterAttachments).where(eq(letterAttachments.letterId, id));
  rmSync(pathOf(file?.fileHash ?? ''));
  expect((await check()).lines).toContainEqual(
    expect.stringMatching(
      new RegExp(`^Missing file ${file?.fileHash}: .*attachment of letter ${number}(,|$)`),
    ),
  );
});
