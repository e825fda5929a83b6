import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { type Holding, mainHoldingOn } from '../../../server/permissions/roles-by-day.ts';
import { testApp } from '../../support/app.ts';

// The rule exists twice: in the database for today, in the server for any day. Both must agree.

const { pool } = await testApp();
const first = async (statement: string): Promise<string> => (await pool.query(statement)).rows[0].id;
const userId = await first(`select id from "user" where email = 'staf@naskah.example'`);
const open = await first('select id from position where is_active limit 1');
const closed = await first(`select id from position where id <> '${open}' limit 1`);
await pool.query('update position set is_active = false where id = $1', [closed]);
await pool.query('delete from job_mapping where user_id = $1', [userId]);
const today = dayInWib(new Date());

const day = fc.integer({ min: -2, max: 2 }).map((days) => plusDays(today, days));
const holding: fc.Arbitrary<Holding> = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom('definitif', 'definitif', 'plt', 'plh'),
    startDate: day,
    endDate: fc.option(day),
    isActive: fc.boolean(),
    isPostActive: fc.boolean(),
  })
  .map((one) => ({
    ...one,
    userId,
    positionId: one.isPostActive ? open : closed,
    roleIds: [],
    postRoleIds: [],
  }));

test('the main post of drawn holdings is the same in the database and in the server', async () => {
  const session = await pool.connect();
  await session.query('begin');
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(holding, { selector: ({ id }) => id, maxLength: 6 }),
      async (holdings) => {
        await session.query('delete from job_mapping where user_id = $1', [userId]);
        await session.query(
          `insert into job_mapping (id, user_id, position_id, type, start_date, end_date, is_active)
           select id, "userId", "positionId", type, "startDate", "endDate", "isActive" from jsonb_to_recordset($1::jsonb)
           as held (id uuid, "userId" uuid, "positionId" uuid, type text, "startDate" date, "endDate" date, "isActive" boolean)`,
          [JSON.stringify(holdings)],
        );
        const { rows } = await session.query('select main_holding($1) as id', [userId]);
        expect(rows[0].id).toBe(mainHoldingOn(holdings, today)?.id ?? null);
      },
    ),
    { numRuns: 200 },
  );
  await session.query('rollback');
  session.release();
});
