import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { isUnitKearsipan, roleEntriesOf } from '../../../server/accounts/role-entries.ts';
import { testApp } from '../../support/app.ts';
import { type Entry, mayHave } from '../../support/rights-table.ts';

// Role entries of users (SPEC B2), compared where two places hold the same rule.
const { db, pool, signIn } = await testApp();
const admin = await signIn('admin');
const idOf = async (statement: string, ...values: unknown[]): Promise<string> =>
  (await pool.query(statement, values)).rows[0].id;
const userOf = (account: string) =>
  idOf('select id from "user" where email = $1', `${account}@naskah.example`);
const [staf, atasan, direktur, arsiparis] = await Promise.all(
  ['staf', 'atasan', 'direktur', 'arsiparis'].map(userOf),
);
const seat = await idOf('select position_id as id from job_mapping where user_id = $1', direktur);
const holds = (user: string | undefined, type: string, from: string, to: string | null = null) =>
  pool.query(
    `insert into job_mapping (id, user_id, position_id, type, start_date, end_date)
     values (gen_random_uuid(), $1, $2, $3, $4, $5)`,
    [user, seat, type, from, to],
  );

// SPEC A2's table holds for every role entry, not only for accounts.
it('no role entry of anybody in the demo holds what SPEC A2 does not leave its kind', async () => {
  const { rows } = await pool.query<{ id: string }>('select id from "user" where is_active order by npp');
  const types = new Set<string>();
  const wrong: string[] = [];
  for (const { id } of rows)
    for (const entry of await roleEntriesOf(db, id)) {
      types.add(entry.type);
      const known: Entry = {
        ...{ id: entry.id, type: entry.type, pejabatJabatanName: entry.positionName },
        ...{ isUnitKearsipan: isUnitKearsipan(entry), privilegedList: entry.privileges },
      };
      const paths = entry.privileges.map((held) => held.split(':')[0] ?? held);
      for (const path of new Set(paths))
        if (!mayHave({ ...known, privilegedList: paths }, path))
          wrong.push(`${entry.type} ${entry.positionName}: ${path}`);
    }
  expect(wrong).toEqual([]);
  expect([...types].toSorted()).toEqual(['Additional Role', 'Delegation', 'Secretary', 'User Main Role']);
});

describe('the official of a secretary', () => {
  const official = async () =>
    (await roleEntriesOf(db, staf as string)).find(({ type }) => type === 'Secretary')?.forUserId;

  beforeEach(async () => {
    await pool.query('delete from job_mapping where position_id = $1', [seat]);
    await pool.query('delete from secretary where secretary_user_id = $1', [staf]);
    await pool.query(
      `insert into secretary (id, secretary_user_id, official_position_id) values (gen_random_uuid(), $1, $2)`,
      [staf, seat],
    );
  });

  it('is the permanent holder, of several the last to come', async () => {
    await holds(atasan, 'plt', '2026-05-01');
    await holds(direktur, 'definitif', '2026-01-01');
    expect(await official()).toBe(direktur);
    await holds(arsiparis, 'definitif', '2026-02-01');
    expect(await official()).toBe(arsiparis);
  });

  it('is nobody who no longer works here', async () => {
    await holds(direktur, 'definitif', '2026-01-01');
    await holds(atasan, 'plt', '2026-05-01');
    await pool.query('update "user" set is_active = false where id = $1', [direktur]);
    expect(await official()).toBe(atasan);
    await pool.query('update "user" set is_active = true where id = $1', [direktur]);
  });
});

describe('whoever has an entry can sign in, as the list of users says', () => {
  const can = async () => [
    (await roleEntriesOf(db, staf as string)).length > 0,
    (await pool.query('select value from sign_in_states where id = $1', [staf])).rows[0].value === 'dapat',
  ];
  const secretary = (isActive: boolean) => () =>
    pool.query(
      `insert into secretary (id, secretary_user_id, official_position_id, is_active)
       values (gen_random_uuid(), $1, $2, $3)`,
      [staf, seat, isActive],
    );
  const delegate = (from: string, to: string) => () =>
    pool.query(
      `insert into delegation (id, from_position_id, from_user_id, to_user_id, start_date, end_date, scopes, reason)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, '{baca}', 'Cuti')`,
      [seat, direktur, staf, from, to],
    );
  const post = (is: boolean) => pool.query('update position set is_active = $2 where id = $1', [seat, is]);

  beforeEach(async () => {
    await pool.query('delete from job_mapping where user_id = $1', [staf]);
    await pool.query('delete from secretary where secretary_user_id = $1', [staf]);
    await pool.query('delete from delegation where to_user_id = $1', [staf]);
  });
  afterEach(() => post(true));

  test.each([
    ['nothing', () => undefined, false],
    ['a post', () => holds(staf, 'definitif', '2026-01-01'), true],
    ['one that has ended', () => holds(staf, 'definitif', '2026-01-01', '2026-01-02'), false],
    ['one that begins later', () => holds(staf, 'definitif', '2099-01-01'), false],
    ['a secretary setting', secretary(true), true],
    ['one that is switched off', secretary(false), false],
    ['a delegation', delegate('2026-01-01', '2099-01-01'), true],
    ['one that has ended', delegate('2026-01-01', '2026-01-02'), false],
    ['one that begins later', delegate('2099-01-01', '2099-01-02'), false],
  ])('with %s', async (_what, give, may) => {
    await give();
    expect(await can()).toEqual([may, may]);
    await post(false);
    expect(await can()).toEqual([false, false]);
  });
});

it('the helpdesk is run by whose main role does, wherever it was given', async () => {
  const role = await idOf(
    `insert into role (id, code, name, privileged_list)
     values (gen_random_uuid(), 'UJI-BANTUAN', 'Helpdesk', array['/helpdesk/']) returning id`,
  );
  // Whom a ticket may be handed to.
  const runs = async () =>
    (await admin.get('/user/api/User/lookup?PerPage=-1&holding=/helpdesk')).body.data.items.some(
      ({ id }: { id: string }) => id === atasan,
    );
  const give = (user: string, post: string) =>
    Promise.all([
      pool.query('update "user" set role_ids = $2::uuid[] where id = $1', [atasan, user]),
      pool.query('update job_mapping set role_ids = $2::uuid[] where id = main_holding($1)', [atasan, post]),
    ]);
  const other = await idOf(`select id from role where code = 'pegawai'`);
  for (const [user, post, does] of [
    [`{${role}}`, '{}', true],
    ['{}', `{${role}}`, true],
    ['{}', `{${other},${role}}`, false],
    ['{}', '{}', false],
  ] as const) {
    await give(user, post);
    expect(await runs(), `${user} ${post}`).toBe(does);
  }
});
