import { describe, expect, it } from 'vitest';
import type { Field, Resource } from '../../../resources/declare.ts';
import { isRequired } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { testApp } from '../../support/app.ts';

const { stranger, signIn, pool } = await testApp();
const admin = await signIn('admin');
const staff = await signIn('staf');
const reachable = resources.filter((resource) => resource.pages);
const cases = reachable.map((resource) => [resource.name, resource] as const);
const address = (resource: Resource): string => `/${resource.service}/api/${resource.entity}`;
let counter = 0;

describe.each(cases)('%s', (_name, resource) => {
  const base = address(resource);

  it('lists, creates, shows, changes and deletes', async () => {
    const list = await admin.get(base);
    expect(list.status).toBe(200);
    expect(list.body.data.totalCount).toBeGreaterThan(0);
    const created = await admin.post(base, await validBody(resource));
    expect(created.body, JSON.stringify(created.body)).toMatchObject({ statusCode: 200 });
    const { id, version } = created.body.data;
    expect((await admin.get(`${base}/${id}`)).body.data.id).toBe(id);
    const changed = await admin.put(`${base}/${id}`, { isActive: false, version });
    expect(changed.body.data).toMatchObject({ isActive: false, version: version + 1 });
    expect((await admin.put(`${base}/${id}`, { isActive: true, version })).status).toBe(409);
    expect((await admin.delete(`${base}/${id}`)).status).toBe(200);
    expect((await admin.get(`${base}/${id}`)).status).toBe(404);
    const audit = await pool.query(
      'select action from audit_log where resource = $1 and record_id = $2 order by id',
      [resource.name, id],
    );
    expect(audit.rows.map((row) => row.action)).toEqual(['create', 'update', 'delete']);
  });

  it('refuses every invalid value at its field and stores nothing', async () => {
    const valid = await validBody(resource);
    const before = await countOf(resource);
    for (const [name, field] of Object.entries(resource.fields)) {
      for (const value of invalidValues(field)) {
        const answer = await admin.post(base, { ...valid, [name]: value });
        expect(answer.status, `${name} = ${JSON.stringify(value)?.slice(0, 60)}`).toBe(422);
        expect(
          Object.keys(answer.body.errors).some((key) => key === name || key.startsWith(`${name}.`)),
        ).toBe(true);
      }
    }
    expect((await admin.post(base, { ...valid, passwordHash: 'x' })).body.errors).toHaveProperty(
      'passwordHash',
    );
    expect(await countOf(resource)).toBe(before);
  });

  it('refuses strangers, people without the privilege, and parameters it does not know', async () => {
    expect((await stranger.get(base)).status).toBe(401);
    for (const answer of [
      await staff.get(base),
      await staff.get(`${base}/x`),
      await staff.post(base, {}),
      await staff.put(`${base}/x`, {}),
      await staff.delete(`${base}/x`),
    ])
      expect(answer.status).toBe(403);
    for (const query of [
      'PerPage=5000',
      'Page=0',
      'OrderBy=password',
      'Order=up',
      'passwordHash=a',
      'ids=1',
      "FirstChar='&Page=x",
    ])
      expect((await admin.get(`${base}?${query}`)).status, query).toBe(400);
    for (const id of ['1', "'; drop table letter", '0199ffff-0000-7000-8000-000000000000'])
      expect((await admin.get(`${base}/${encodeURIComponent(id)}`)).status).toBe(404);
  });

  it('gives pickers labels and nothing that is not declared for them', async () => {
    const { status, body } = await staff.get(`${base}/lookup?PerPage=-1`);
    if (resource.lookup.length === 0) {
      expect(status).toBe(403);
      return;
    }
    expect(body.data.items.length).toBeGreaterThan(0);
    for (const item of body.data.items)
      expect(Object.keys(item).sort()).toEqual([...new Set(['id', 'label', ...resource.lookup])].sort());
    const one = await staff.get(`${base}/lookup?ids=${body.data.items[0].id}`);
    expect(Object.keys(one.body.data.items[0]).sort()).toEqual(
      [...new Set(['id', 'label', ...resource.lookup, ...resource.lookupOne])].sort(),
    );
  });
});

describe('a list', () => {
  it('is two statements, whoever asks', async () => {
    for (const resource of reachable) {
      const statements: string[] = [];
      const query = pool.query.bind(pool);
      pool.query = ((...args: Parameters<typeof query>) => {
        statements.push(JSON.stringify(args[0]));
        return query(...args);
      }) as typeof pool.query;
      await admin.get(`${address(resource)}?PerPage=50`);
      pool.query = query;
      expect(statements.length, resource.name).toBeLessThanOrEqual(2);
    }
  });

  it('finds part of a name, with percent signs meaning themselves', async () => {
    const found = await admin.get('/master-data/api/ArchiveClassification?FirstChar=lalu%20lintas');
    expect(found.body.data.items.length).toBeGreaterThan(0);
    expect(
      (await admin.get('/master-data/api/ArchiveClassification?FirstChar=%25')).body.data.totalCount,
    ).toBe(0);
  });
});

it('answers the contract’s own address for roles', async () => {
  const answer = await admin.get('/user/api/Role?order_by=Name&order=asc&per_page=1000');
  expect(answer.body.data.items.length).toBeGreaterThan(3);
});

it('survives many who save one record at once: one wins, the others are told', async () => {
  const { id, version } = (await admin.get('/master-data/api/ScriptType?PerPage=1')).body.data.items[0];
  const save = () => admin.put(`/master-data/api/ScriptType/${id}`, { description: 'serentak', version });
  const answers = await Promise.all(Array.from({ length: 25 }, save));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(24);
});

it('takes rights away with the next call', async () => {
  const legal = await signIn('legal');
  expect((await legal.get('/master-data/api/ScriptTemplate')).status).toBe(200);
  const roles = await admin.get('/user/api/Role?FirstChar=legal');
  const [role] = roles.body.data.items;
  await admin.put(`/user/api/Role/${role.id}`, { privilegedList: [], version: role.version });
  expect((await legal.get('/master-data/api/ScriptTemplate')).status).toBe(403);
});

it('does not let a tree bite its tail', async () => {
  const { items } = (await admin.get('/master-data/api/ArchiveClassification?FirstChar=OP.01&PerPage=50'))
    .body.data;
  const [parent, child] = items;
  const answer = await admin.put(`/master-data/api/ArchiveClassification/${parent.id}`, {
    parentId: child.id,
    version: parent.version,
  });
  expect(answer.body.errors).toHaveProperty('parentId');
});

async function countOf(resource: Resource): Promise<number> {
  return (await admin.get(`${address(resource)}?PerPage=1`)).body.data.totalCount;
}

async function validBody(resource: Resource): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) body[name] = await validValue(field);
  // Nobody delegates to themselves.
  if ('toUserId' in body) body.toUserId = await someId('manajemen-user.user', 1);
  return body;
}

async function validValue(field: Field): Promise<unknown> {
  counter += 1;
  switch (field.kind) {
    case 'text':
      return validText(field);
    case 'richText':
      return '<p>Isi</p>';
    case 'integer':
      return field.options.unique ? 9 : (field.options.min ?? 1);
    case 'boolean':
      return true;
    case 'date':
      return '2026-11-21';
    case 'choice':
      return field.choices[0]?.value;
    case 'choices':
      return field.choices.slice(0, 1).map((choice) => choice.value);
    case 'reference':
      return isRequired(field) ? await someId(field.to) : null;
    case 'references':
      return [await someId(field.to)];
  }
}

/** A text that satisfies the declared pattern: the shapes in use, tried in turn. */
function validText(field: Extract<Field, { kind: 'text' }>): string {
  const tries = [
    `Uji ${counter}`,
    `UJI-${counter}`,
    `uji${counter}@naskah.example`,
    `{urut}/UJI/${counter}/{perusahaan}/{tahun}`,
    `Kuat-${counter}-Aa!`,
  ];
  const { pattern } = field.options;
  return tries.find((text) => !pattern || new RegExp(pattern.source).test(text)) ?? '';
}

async function someId(name: string, at = 0): Promise<string> {
  const target = resources.find((resource) => resource.name === name) as Resource;
  return (await admin.get(`${address(target)}/lookup?PerPage=2`)).body.data.items[at].id;
}

function invalidValues(field: Field): unknown[] {
  const missing = isRequired(field) ? [null, ''] : [];
  switch (field.kind) {
    case 'text':
    case 'richText':
      return [...missing, 7, ['x'], { a: 1 }, 'x'.repeat((field.options.max ?? 200) + 1), 'a\u0000b'];
    case 'integer':
      return [...missing, 'tiga', 1.5, (field.options.max ?? 2147483647) + 1];
    case 'boolean':
      return ['ya', 1, null];
    case 'date':
      return [...missing, '2026-13-01', '2026-02-30', 'kemarin', 20261121];
    case 'choice':
      return [...missing, 'tidak-ada', 3];
    case 'choices':
      return [['tidak-ada'], 'x', 3];
    case 'reference':
      return [...missing, 'x', 3, '0199ffff-0000-7000-8000-000000000000'];
    case 'references':
      return [['x'], 'x', ['0199ffff-0000-7000-8000-000000000000']];
  }
}
