import { expect, it } from 'vitest';
import type { Resource } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const admin = await signIn('admin');
const staff = await signIn('staf');
const role = (
  await admin.post('/user/api/Role', { code: 'SATU', name: 'Satu hak saja', privilegedList: ['/search'] })
).body.data;
let version: number = role.version;
const [user] = (await admin.get('/user/api/User?FirstChar=staf@naskah.example')).body.data.items;
await admin.put(`/user/api/User/${user.id}`, { roleIds: [role.id], version: user.version });

/** Gives the role this one privilege, and nothing else. */
async function onlyFor(resource: Resource): Promise<void> {
  const answer = await admin.put(`/user/api/Role/${role.id}`, {
    privilegedList: [resource.privilege ?? resource.path],
    version,
  });
  expect(answer.status, resource.name).toBe(200);
  version = answer.body.data.version;
}

/** Records the SQL of one call; repeats it when a rights lookup came in between, which is not part of a list. */
async function statementsOf(url: string): Promise<string[]> {
  for (let tries = 0; tries < 10; tries += 1) {
    const statements = await sentFor(url);
    if (!statements.some((text) => text.includes('from session s'))) return statements;
  }
  throw new Error(`${url} looks up rights on every call.`);
}

async function sentFor(url: string): Promise<string[]> {
  const statements: string[] = [];
  const [query, connect] = [pool.query, pool.connect];
  pool.query = ((...args: Parameters<typeof query>) => {
    statements.push(JSON.stringify(args[0]));
    return query.apply(pool, args);
  }) as typeof pool.query;
  // pool.query connects with a callback; awaiting pool.connect() means a dedicated connection.
  pool.connect = ((...args: unknown[]) => {
    if (args.length === 0) statements.push('a connection of its own');
    return Reflect.apply(connect, pool, args);
  }) as typeof connect;
  try {
    const answer = await staff.get(url);
    expect(answer.status, url).toBe(200);
  } finally {
    pool.query = query;
    pool.connect = connect;
  }
  return statements;
}

const cases = resources
  .filter((resource) => resource.pages)
  .map((resource) => [resource.name, resource] as const);

it.each(cases)(
  '%s: a list is two statements at most, one record one, for who may do nothing else',
  async (_name, resource) => {
    await onlyFor(resource);
    const base = `/${resource.service}/api/${resource.entity}`;
    for (const query of ['PerPage=50', 'PerPage=5&Page=2', 'Page=2000&PerPage=10', 'isActive=true'])
      expect((await statementsOf(`${base}?${query}`)).length, query).toBeLessThanOrEqual(2);
    const searchable = Object.values(resource.fields).some(
      (field) => 'searchable' in field.options && field.options.searchable,
    );
    if (searchable) expect((await statementsOf(`${base}?FirstChar=an`)).length).toBeLessThanOrEqual(2);
    expect((await statementsOf(`${base}/lookup?PerPage=-1`)).length).toBe(1);
    const [row] = (await staff.get(`${base}?PerPage=1`)).body.data.items;
    if (row) expect(await statementsOf(`${base}/${row.id}`)).toHaveLength(1);
  },
);
