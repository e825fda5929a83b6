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
