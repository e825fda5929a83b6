import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { privileges as declared } from '../../../resources/index.ts';
import { roleEntriesOf } from '../../../server/accounts/role-entries.ts';
import { testApp } from '../../support/app.ts';
import { type Entry, mayHave } from '../../support/rights-table.ts';

// Each role entry has the privileges of its own role (SPEC B2), reduced to what SPEC A2 allows its kind.
const { db, pool } = await testApp();

const idOf = async (statement: string, ...values: unknown[]): Promise<string> =>
  (await pool.query(statement, values)).rows[0].id;
const userOf = (account: string) =>
  idOf('select id from "user" where email = $1', `${account}@naskah.example`);

/** What SPEC A2 allows an entry of this kind in a unit that is no records unit. */
const leaves = (type: Entry['type'], path: string): boolean =>
  mayHave({ id: '', pejabatJabatanName: '', privilegedList: [path], type, isUnitKearsipan: false }, path);
/** What a delegation for reading only keeps of a path: of declared records, reading and export. */
const ofRecords = ['/naskah-dinas/kelola-label', '/dokumen/pemberkasan/kelola-peristiwa'];
const readingOf = (path: string): string[] => {
  if (path.endsWith('/buat-naskah')) return [];
  return ofRecords.includes(path) || /^\/layanan\/[a-z]+$/.test(path)
    ? [`${path}:read`, `${path}:export`]
    : [path];
};
const least = ['/naskah-dinas/tugas', '/naskah-dinas/inbox', '/naskah-dinas/outbox'];
const pathsOfRole = fc.uniqueArray(fc.constantFrom(...declared.map(({ value }) => value)), { maxLength: 12 });

/** Sources of a user's rights: roles, posts, secretaries and delegations. */
const given = fc.record({
  roles: fc.array(fc.record({ paths: pathsOfRole, isActive: fc.boolean() }), { minLength: 3, maxLength: 5 }),
  person: fc.uniqueArray(fc.nat(4), { maxLength: 2 }),
  official: fc.uniqueArray(fc.nat(4), { maxLength: 2 }),
  posts: fc.array(fc.uniqueArray(fc.nat(4), { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  ofPosts: fc.array(fc.uniqueArray(fc.nat(4), { maxLength: 2 }), { minLength: 3, maxLength: 3 }),
  scopes: fc.subarray(['baca', 'disposisi', 'periksa', 'tandatangan'], { minLength: 1 }),
});

describe('for whatever roles, posts and delegations', () => {
  it('an entry has its own role’s list, cut by SPEC A2, and an id of its own', async () => {
    const [person, official] = [await userOf('staf'), await userOf('direktur')];
    const posts = await pool.query<{ id: string }>(
      `select p.id from position p join organization_unit u on u.id = p.unit_id
       where u.archive_role = 'unit_pengolah' order by p.code limit 3`,
    );
    const seat = await idOf('select position_id as id from job_mapping where user_id = $1', official);
    await db.execute(sql`delete from delegation where to_user_id = ${person}`);
    await fc.assert(
      fc.asyncProperty(given, async (case_) => {
        const roles = await newRoles(case_.roles);
        const idsOf = (picked: number[]) => picked.flatMap((at) => roles[at] ?? []).map(({ id }) => id);
        const listOf = (ids: string[]) =>
          roles.filter(({ id, isActive }) => isActive && ids.includes(id)).flatMap(({ paths }) => paths);
        await pool.query(`delete from job_mapping where user_id = $1`, [person]);
        await pool.query(`delete from delegation where to_user_id = $1`, [person]);
        await pool.query(`delete from secretary where secretary_user_id = $1`, [person]);
        await pool.query(`update "user" set role_ids = $2 where id = $1`, [person, idsOf(case_.person)]);
        await pool.query(`update "user" set role_ids = $2 where id = $1`, [official, idsOf(case_.official)]);
        for (const [at, picked] of case_.ofPosts.entries())
          await pool.query('update position set role_ids = $2 where id = $1', [
            posts.rows[at]?.id,
            idsOf(picked),
          ]);
        for (const [at, picked] of case_.posts.entries())
          await pool.query(
            `insert into job_mapping (id, user_id, position_id, type, start_date, role_ids)
             values (gen_random_uuid(), $1, $2, 'definitif', '2020-01-01'::date + $3::int, $4)`,
            [person, posts.rows[at]?.id, at, idsOf(picked)],
          );
        await pool.query(
          `insert into delegation (id, from_position_id, from_user_id, to_user_id, start_date, end_date, scopes, reason)
           values (gen_random_uuid(), $1, $2, $3, '2020-01-01', '2099-12-31', $4, 'Cuti')`,
          [seat, official, person, case_.scopes],
        );
        await pool.query(
          `insert into secretary (id, secretary_user_id, official_position_id) values (gen_random_uuid(), $1, $2)`,
          [person, seat],
        );
        // What a holding gives: the post's roles, then its own.
        const [first = [], ...others] = case_.posts.map((own, at) => [
          ...new Set([...idsOf(case_.ofPosts[at] ?? []), ...idsOf(own)]),
        ]);
        const whole = idsOf(case_.person);
        const ofOfficial = idsOf(case_.official).length > 0 ? listOf(idsOf(case_.official)) : least;
        const wanted = [
          [
            'User Main Role',
            whole.length + first.length > 0 ? listOf([...first.slice(0, 1), ...whole]) : least,
          ],
          ...[...first.slice(1), ...others.flat()]
            .filter((id) => roles.some((role) => role.id === id && role.isActive))
            .map((id) => ['Additional Role', listOf([id])]),
          ...others.filter((ids) => ids.length === 0).map(() => ['Additional Role', least]),
          ['Secretary', ofOfficial],
          ['Delegation', case_.scopes.join() === 'baca' ? ofOfficial.flatMap(readingOf) : ofOfficial],
        ] as [Entry['type'], string[]][];
        const entries = await roleEntriesOf(db, person);
        const told = (type: Entry['type'], paths: readonly string[]) =>
          [type, ...[...new Set(paths)].filter((path) => leaves(type, path)).sort()].join();
        expect(
          entries.map(({ type, privileges }) => [type, ...[...privileges].sort()].join()).sort(),
        ).toEqual(wanted.map(([type, paths]) => told(type, paths)).sort());
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        expect((await roleEntriesOf(db, person)).map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
      }),
      { numRuns: 40 },
    );
  });

  async function newRoles(wanted: { paths: string[]; isActive: boolean }[]) {
    await pool.query(`update "user" set role_ids = '{}' where id = any($1)`, [
      [await userOf('staf'), await userOf('direktur')],
    ]);
    await pool.query(`update job_mapping set role_ids = '{}' where user_id = $1`, [await userOf('staf')]);
    await pool.query(`delete from role where code like 'UJI%'`);
    const made: { id: string; paths: string[]; isActive: boolean }[] = [];
    for (const [at, { paths, isActive }] of wanted.entries()) {
      const id = await idOf(
        `insert into role (id, code, name, privileged_list, is_active)
         values (gen_random_uuid(), $1, $1, $2, $3) returning id`,
        `UJI${at}`,
        paths,
        isActive,
      );
      made.push({ id, paths, isActive });
    }
    return made;
  }
});
