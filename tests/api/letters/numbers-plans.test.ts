import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
const { arsiparis } = desk.people;
const { db, pool } = desk.app;
const base = '/letter/api/Number';

// Many numbers without their letters: these tests look at query plans only.
beforeAll(async () => {
  await db.execute(sql`alter table letter_number drop constraint letter_number_letter_id_letter_id_fk`);
  await db.execute(sql`
    insert into number_counter (number_code_id, company_code, period, first, last)
    select r.id, 'JM', y, 1, 2000
    from (select id from script_number_code order by code limit 1) r, generate_series(2001, 2020) y`);
  await db.execute(sql`
    insert into number_counter (number_code_id, company_code, unit_id, period, first, last)
    select r.id, 'JM', gen_random_uuid(), '2000', 5000, 5000
    from (select id from script_number_code order by code limit 1) r, generate_series(1, 500)`);
  await db.execute(sql`
    insert into letter_number (letter_id, counter_id, sequence, number, given_at)
    select gen_random_uuid(), c.id, n, concat_ws('|', c.number_code_id, c.company_code, c.unit_id, c.period) || '/' || n,
      now() - n * interval '1 minute'
    from number_counter c, generate_series(c.first, c.last) n where n <> 7 or c.period <> '2001'`);
  await db.execute(sql`vacuum analyze letter_number`);
  await db.execute(sql`analyze number_counter`);
});

/** How the statements on numbers that a call asks are planned. */
async function plansOf(path: string): Promise<string> {
  const spy = vi.spyOn(pool, 'query');
  const { status } = await arsiparis.get(path);
  const asked = spy.mock.calls as unknown as [string | { text: string }, unknown[]?][];
  spy.mockRestore();
  expect(status).toBe(200);
  const plans: string[] = [];
  for (const [query, params] of asked) {
    const text = typeof query === 'string' ? query : query.text;
    if (!text.includes('letter_number') || text.includes('count(*)::int as counted')) continue;
    const { rows } = await pool.query(`explain ${text}`, params);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  expect(plans).toHaveLength(1);
  return plans.join('\n');
}

test.each([
  ['the latest', '', 'letter_number_list'],
  ['the highest', '&Order=DESC&OrderBy=sequence', 'letter_number_sequence'],
  ['a part of a number', '&FirstChar=2003/1234', 'letter_number_search'],
  ['the cancelled', '&state=cancelled', 'letter_number_cancelled'],
  ['those of a unit', `&unitId=${newId()}`, 'letter_number_once'],
])('%s are found without reading every number', async (_what, query, index) => {
  const plan = await plansOf(`${base}?per_page=20${query}`);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on letter_number');
});

test('how counters stand is counted for those on the page only', async () => {
  const plan = await plansOf(`${base}/gaps?per_page=5`);
  expect(plan).not.toContain('Seq Scan on letter_number');
});

test('counters with gaps are found among all', async () => {
  const { body } = await arsiparis.get(`${base}/gaps?hasGaps=true`);
  expect(body.data.items).toMatchObject([{ given: 1999, first: 1, last: 2000, gaps: [7], gapCount: 1 }]);
  expect((await arsiparis.get(`${base}/gaps?hasGaps=false`)).body.data.totalCount).toBe(519);
});

test('the register is one list: pages of letters’ and of booked numbers follow each other', async () => {
  await db.execute(sql`
    insert into booked_number (id, number_code_id, counter_id, sequence, pattern, unit_id, day, reason, booked_by_user_id, booked_at)
    select gen_random_uuid(), c.number_code_id, c.id, 3000 + n, 'x' || n, o.id, now(), 'x', ${arsiparis.userId},
           (select max(given_at) from letter_number) - (n - 1) * interval '1 minute' + interval '1 second'
    from generate_series(1, 3) n, (select * from number_counter limit 1) c, (select id from organization_unit limit 1) o`);
  const seen: string[] = [];
  for (const page of [1, 2, 3]) {
    const { body } = await arsiparis.get(`${base}?per_page=11&page=${page}`);
    seen.push(...body.data.items.map((item: { id: string; state: string }) => `${item.id} ${item.state}`));
  }
  expect(new Set(seen).size).toBe(33);
  expect(seen.map((one) => one.endsWith('booked')).lastIndexOf(true)).toBeGreaterThan(20);
  expect((await arsiparis.get(`${base}?state=booked`)).body.data.totalCount).toBe(3);
  expect((await arsiparis.get(`${base}?state=constructor`)).status).toBe(400);
});
