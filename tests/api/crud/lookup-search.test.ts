import { expect, it } from 'vitest';
import { resourceNamed, resources } from '../../../resources/index.ts';
import { lookupCondition } from '../../../server/crud/sql/conditions.ts';
import { lookupSearchNames, searchableNames } from '../../../server/crud/sql/table.ts';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const staff = await signIn('staf');

it('finds people by what a picker shows of them, and tells nobody whose address it is', async () => {
  const { rows } = await pool.query(
    `select id, person_name, npp from "user" where email = 'direktur@naskah.example'`,
  );
  const [person] = rows;
  const found = async (typed: string): Promise<string[]> => {
    const url = `/user/api/User/lookup?PerPage=100&FirstChar=${encodeURIComponent(typed)}`;
    const { status, body } = await staff.get(url);
    expect(status).toBe(200);
    return body.data.items.map(({ id }: { id: string }) => id);
  };
  for (const typed of ['direktur@naskah', 'direktur@', '@naskah.example', 'naskah.example'])
    expect(await found(typed), typed).toEqual([]);
  expect(await found(person.person_name)).toContain(person.id);
  expect(await found(person.npp)).toContain(person.id);
});

it('looks into nothing that its options do not show, wherever everybody may look up', () => {
  for (const resource of resources.filter(({ lookup }) => lookup.length > 0)) {
    const shown = [...resource.represent, ...resource.lookup];
    expect(lookupSearchNames(resource).length, resource.name).toBeGreaterThan(0);
    for (const name of lookupSearchNames(resource)) expect(shown, resource.name).toContain(name);
  }
});

it('has an index for every search that a picker makes', async () => {
  const narrower = resources.filter(
    (resource) => !resource.view && lookupSearchNames(resource).length < searchableNames(resource).length,
  );
  expect(narrower.length).toBeGreaterThan(0);
  const { rows } = await pool.query(
    `select indexname from pg_indexes where indexname like '%_lookup_search'`,
  );
  expect(rows).toHaveLength(narrower.length);
  // Seqscan off: test that the index fits the expression, not that it pays on a small table.
  const client = await pool.connect();
  await client.query('begin; set local enable_seqscan = off');
  const plan = await client.query(
    `explain select id from "user" t where ${lookupCondition(resourceNamed('manajemen-user.user'), `'%abcdef%'`)}`,
  );
  await client.query('rollback');
  client.release();
  expect(JSON.stringify(plan.rows)).toContain('user_lookup_search');
});

it('sorts numbers in texts by their value, in lists and in pickers, and capitals beside small letters', async () => {
  const names = ['ruas Uji 1', 'Ruas Uji 2', 'Ruas Uji 10', 'Ruas uji 10 B', 'Ruas Uji 100'];
  await pool.query(
    `insert into institution (id, code, name, type)
     select gen_random_uuid(), 'UJI-' || n, name, (select type from institution limit 1)
     from unnest($1::text[]) with ordinality named (name, n) order by n desc`,
    [names],
  );
  const admin = await signIn('admin');
  const read = async (call: string): Promise<string[]> =>
    (await admin.get(`/master-data/api/Institution${call}`)).body.data.items.map(
      (row: { name?: string; label?: string }) => row.name ?? row.label,
    );
  expect(await read('?FirstChar=ruas uji&OrderBy=name&Order=asc')).toEqual(names);
  expect(
    await read('?OrderBy=name&Order=desc&PerPage=100').then((all) =>
      all.filter((name) => names.includes(name)),
    ),
  ).toEqual(names.toReversed());
  expect(
    (await read('/lookup?FirstChar=ruas uji&PerPage=100')).map((label) => label.replace(/^UJI-\d+ /, '')),
  ).toEqual(names);
});
