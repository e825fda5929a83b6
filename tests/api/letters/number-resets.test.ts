import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { giveNumber } from '../../../server/letters/numbering/give-number.ts';
import { lockLetter } from '../../../server/letters/reading/find-letter.ts';
import { letters } from '../../../server/letters/tables.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
const { db } = desk.app;
const model = await desk.inState('signing');

/** Signs a new letter at the given moment; gives its number. */
async function signedAt(at: string): Promise<string> {
  const [row] = await db.select().from(letters).where(eq(letters.id, model));
  if (!row) throw new Error('The model is gone');
  const id = newId();
  await db.insert(letters).values({ ...row, id });
  const by = { userId: row.userId, entryId: row.userId };
  return db.transaction(async (tx) => giveNumber(tx, await lockLetter(tx, id), new Date(at), { by }));
}
const rule = (change: ReturnType<typeof sql>) =>
  db.execute(sql`update script_number_code set ${change} where id = (
    select k.number_code_id from letter l join script_sub_type k on k.id = l.script_sub_type_id where l.id = ${model})`);
const end = (month: string, year: number) => `ND/NTR.DIROPS/OP.01.01/${month}/${year}`;

test('the year ends at midnight in Western Indonesia, not in Greenwich', async () => {
  expect(await signedAt('2026-12-31T16:59:58Z')).toBe(`B-001/${end('XII', 2026)}`);
  expect(await signedAt('2026-12-31T16:59:59.999Z')).toBe(`B-002/${end('XII', 2026)}`);
  expect(await signedAt('2026-12-31T17:00:00Z')).toBe(`B-001/${end('I', 2027)}`);
  expect(await signedAt('2027-01-01T00:00:00Z')).toBe(`B-002/${end('I', 2027)}`);
  // Signed last year but committed now: continues last year's counter.
  expect(await signedAt('2026-12-31T16:59:59Z')).toBe(`B-003/${end('XII', 2026)}`);
});

test('a monthly rule begins anew at midnight of the first', async () => {
  await rule(sql`reset = 'bulanan'`);
  expect(await signedAt('2028-02-29T16:59:59Z')).toBe(`B-001/${end('II', 2028)}`);
  expect(await signedAt('2028-02-29T17:00:00Z')).toBe(`B-001/${end('III', 2028)}`);
  expect(await signedAt('2028-03-15T05:00:00Z')).toBe(`B-002/${end('III', 2028)}`);
  await rule(sql`reset = 'tahunan'`);
});

test('a rule begins where it says, and changes touch no number that was given', async () => {
  await rule(sql`start_at = 41`);
  expect(await signedAt('2030-05-02T05:00:00Z')).toBe(`B-041/${end('V', 2030)}`);
  const { rows: before } = await db.execute(sql`select * from letter_number order by letter_id`);
  const { rows: firsts } = await db.execute<{ first: number }>(
    sql`select first from number_counter where period = '2030'`,
  );
  expect(firsts).toEqual([{ first: 41 }]);
  await rule(sql`start_at = 1, padding = 5, pattern = '{urut}-BARU/{jenis}/{unit}/{bulan}/{tahun}'`);
  expect(await signedAt('2030-05-03T05:00:00Z')).toBe('00042-BARU/ND/DIROPS/05/2030');
  const { rows: after } = await db.execute(
    sql`select * from letter_number where number not like '%BARU%' order by letter_id`,
  );
  expect(after).toEqual(before);
});
