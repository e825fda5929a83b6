import pg from 'pg';
import { expect, it } from 'vitest';
import { resourceNamed } from '../../../resources/index.ts';
import { listRecords } from '../../../server/crud/index.ts';
import { testApp } from '../../support/app.ts';

const { pool } = await testApp();
const classification = resourceNamed('master-data.klasifikasi-arsip');

/** Counts a session's plans over twelve requests for the first page. */
async function plansFor(firstChar: string, statement: string): Promise<{ custom: number; generic: number }> {
  const session = new pg.Pool({ ...pool.options, max: 1 });
  const query = { page: 1, perPage: 25, order: 'ASC', firstChar, filters: {} } as const;
  for (let asked = 0; asked < 12; asked += 1) await listRecords(session, classification, query, true);
  const { rows } = await session.query(
    `select coalesce(sum(custom_plans), 0)::int as custom, coalesce(sum(generic_plans), 0)::int as generic
     from pg_prepared_statements where statement like $1`,
    [statement],
  );
  await session.end();
  return rows[0];
}

it('the first page of a list is planned once a session, not for every answer', async () => {
  expect(await plansFor('', 'select t.id%')).toEqual({ custom: 0, generic: 12 });
});

it('a search is planned a few times, until PostgreSQL sees that one plan fits its terms', async () => {
  const { custom, generic } = await plansFor('kepegawaian', 'with hits%');
  // The first search knows nothing of the table yet, and uses a statement of its own.
  expect(custom).toBeLessThanOrEqual(1 + 5);
  expect(generic).toBeGreaterThanOrEqual(6);
});

it('a term without a trigram is planned for what it is', async () => {
  expect(await plansFor('ke', 'with hits%')).toEqual({ custom: 0, generic: 0 });
});
