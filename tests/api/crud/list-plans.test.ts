import pg from 'pg';
import { expect, it } from 'vitest';
import { resourceNamed } from '../../../resources/index.ts';
import { listRecords } from '../../../server/crud/index.ts';
import { testApp } from '../../support/app.ts';

const { pool } = await testApp();
const classification = resourceNamed('master-data.klasifikasi-arsip');

it('the first page of a list is planned once a session, not for every answer', async () => {
  const session = new pg.Pool({ ...pool.options, max: 1 });
  for (let asked = 0; asked < 8; asked += 1)
    await listRecords(
      session,
      classification,
      { page: 1, perPage: 25, order: 'ASC', firstChar: '', filters: {} },
      true,
    );
  const { rows } = await session.query(
    `select custom_plans::int, generic_plans::int from pg_prepared_statements where statement like 'select t.id%'`,
  );
  await session.end();
  expect(rows).toEqual([{ custom_plans: 0, generic_plans: 8 }]);
});
