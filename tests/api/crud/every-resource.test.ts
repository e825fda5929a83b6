import { describe, expect, it } from 'vitest';
import {
  type Field,
  type FieldKind,
  type FieldOf,
  isCreateOnly,
  isRequired,
  isStamped,
  type Resource,
} from '../../../resources/declare.ts';
import { hiddenIn, lockedIn } from '../../../resources/field-conditions.ts';
import { resources } from '../../../resources/index.ts';
import { maskedBy, maskOf } from '../../../resources/kinds/text/mask.ts';
import { testApp } from '../../support/app.ts';
import { isDistinct } from '../../support/declared/distinct.ts';
import { addressOf, openEverything, writtenResources } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';

const { stranger, signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const staff = await signIn('staf');
const { bodyOf, valueFor, optionsOf } = generator(admin);
const { listRoles } = (await staff.get('/user/api/Account/GetUserByToken')).body.data;
const heldByStaff: string[] = listRoles.find(
  ({ isActive }: { isActive: boolean }) => isActive,
).privilegedList;
const cases = writtenResources.map((resource) => [resource.name, resource] as const);

describe.each(cases)('%s', (_name, resource) => {
  const base = addressOf(resource);

  it('is listed, added, shown, changed, told the history of, and deleted', async () => {
    const before = (await admin.get(base)).body.data.totalCount;
    const body = await bodyOf(resource);
    const created = await admin.post(base, body);
    expect(created.body, JSON.stringify([body, created.body])).toMatchObject({ statusCode: 200 });
    const { id, version } = created.body.data;
    const list = await admin.get(base);
    expect(list.body.data.totalCount).toBe(before + 1);
    const shown = await admin.get(`${base}/${id}`);
    expect(shown.body.data).toEqual(created.body.data);
    expect(shown.body.data).toMatchObject(storedPart(resource, body));
    const change = await changeOf(resource, body);
    // What an event ends stays active, and says so.
    const isActive = resource.deactivating === false;
    if (isActive)
      expect(await admin.put(`${base}/${id}`, { isActive: false, version })).toMatchObject({
        status: 422,
        body: { errors: { isActive: ['Ini diakhiri lewat tindakannya.'] } },
      });
    const changed = await admin.put(`${base}/${id}`, { ...change, isActive, version });
    expect(changed.body.data, JSON.stringify([change, changed.body])).toMatchObject({
      ...storedPart(resource, { ...body, ...change }),
      isActive,
      version: version + 1,
    });
    expect((await admin.put(`${base}/${id}`, { isActive: true, version })).status).toBe(409);
    // Else whom it speaks of would be out of use for the rest.
    const again = await admin.put(`${base}/${id}`, { isActive: true, version: version + 1 });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    const history = await admin.get(`${base}/${id}/history`);
    expect(history.body.data.items.map((entry: { action: string }) => entry.action)).toEqual([
      'update',
      'update',
      'create',
    ]);
    const removed = await admin.delete(`${base}/${id}`);
    expect(removed.status, JSON.stringify(removed.body)).toBe(200);
    expect((await admin.get(`${base}/${id}`)).status).toBe(404);
    const audit = await pool.query(
      'select action from audit_log where resource = $1 and record_id = $2 order by id',
      [resource.name, id],
    );
    expect(audit.rows.map((row) => row.action)).toEqual(['create', 'update', 'update', 'delete']);
  });

  const tags = isDistinct(resource) ? [] : ['full'];
  it('finds what was just added, by filter and by search, and gives it to pickers', { tags }, async () => {
    const body = await bodyOf(resource);
    const created = await admin.post(base, body);
    const { id } = created.body.data;
    for (const name of resource.filters) {
      const value = [created.body.data[name]].flat()[0];
      // Fields filled in later by the server are still null.
      if (value === null && isStamped(resource.fields[name] as never)) continue;
      const found = await admin.get(`${base}?PerPage=1000&${name}=${encodeURIComponent(value)}`);
      expect(found.status, `${name}=${value}`).toBe(200);
      expect(found.body.data.items.map((row: { id: string }) => row.id)).toContain(id);
    }
    for (const [name, field] of Object.entries(resource.fields)) {
      if (!('searchable' in field.options && field.options.searchable)) continue;
      const typed = encodeURIComponent([created.body.data[name]].flat()[0].slice(0, 100).toUpperCase());
      const found = await admin.get(`${base}?PerPage=1000&FirstChar=${typed}`);
      expect(
        found.body.data.items.map((row: { id: string }) => row.id),
        name,
      ).toContain(id);
    }
    const { items } = (await admin.get(`${base}/lookup?ids=${id}`)).body.data;
    expect(items).toHaveLength(1);
    const namedByItself = resource.represent.some((name) => resource.fields[name]?.kind !== 'reference');
    if (namedByItself) expect(items[0].label).not.toBe('');
    expect((await admin.delete(`${base}/${id}`)).status).toBe(200);
  });

  it('refuses strangers and people without the privilege', async () => {
    expect((await stranger.get(base)).status).toBe(401);
    // Labels belong to each user, and every unit files its own records.
    if (heldByStaff.includes(resource.path)) return;
    // Some are everybody's to read (SPEC B7), and to add to.
    const { readByAll, everyones } = resource;
    expect((await staff.get(base)).status).toBe(readByAll || everyones ? 200 : 403);
    expect((await staff.get(`${base}/x`)).status).toBe(readByAll || everyones ? 404 : 403);
    expect((await staff.post(base, {})).status).toBe(everyones?.includes('create') ? 422 : 403);
    for (const answer of [await staff.put(`${base}/x`, {}), await staff.delete(`${base}/x`)])
      expect(answer.status).toBe(403);
  });

  it('gives pickers labels and nothing that is not declared for them', async () => {
    // Where everybody has rows of their own, this one has at least this.
    const asker = heldByStaff.includes(resource.path) ? staff : admin;
    if ((await asker.get(base)).body.data.totalCount === 0) await asker.post(base, await bodyOf(resource));
    const { status, body } = await staff.get(`${base}/lookup?PerPage=-1`);
    if (resource.lookup.length === 0) {
      expect(status).toBe(resource.everyones ? 200 : 403);
      // Of those that everybody has, their own.
      if (resource.everyones) expect(body.data.items).toEqual([]);
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
    for (const resource of resources) {
      const statements: string[] = [];
      const query = pool.query.bind(pool);
      pool.query = ((...args: Parameters<typeof query>) => {
        statements.push(JSON.stringify(args[0]));
        return query(...args);
      }) as typeof pool.query;
      await admin.get(`${addressOf(resource)}?PerPage=50`);
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
  await admin.put(`/user/api/Role/${role.id}`, { privilegedList: ['/search'], version: role.version });
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

/** The part of a body that comes back as sent: without secrets, reference lists in label order. */
function storedPart(resource: Resource, body: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(body).filter(([name]) => {
    const options = resource.fields[name]?.options ?? {};
    return !('secret' in options && options.secret);
  });
  return Object.fromEntries(
    shown.map(([name, value]) => {
      const last = resource.fields[name] && maskedBy(resource.fields[name]);
      return [name, last && typeof value === 'string' ? maskOf(value, last) : value];
    }),
  );
}

type At<F extends Field> = { resource: Resource; name: string; field: F; body: Row };
const generated = ({ resource, name }: Pick<At<Field>, 'resource' | 'name'>) => valueFor(resource, name);
/** A generated one may be the same, or not fit to others. */
const stays = () => undefined;
/** Another valid value of a field; a new kind is asked for here. */
const another: { [K in FieldKind]: (at: At<FieldOf<K>>) => unknown } = {
  text: (at) => (at.field.options.pattern ? undefined : generated(at)),
  richText: generated,
  decimal: generated,
  money: generated,
  dateTime: generated,
  yearMonth: generated,
  duration: generated,
  email: generated,
  url: generated,
  phone: generated,
  colour: generated,
  tags: generated,
  json: generated,
  boolean: ({ body, name }) => !body[name],
  date: ({ field }) => (isRequired(field) ? undefined : '2026-11-22'),
  reference: async ({ resource, name, field }) =>
    isRequired(field) || field.options.only
      ? undefined
      : (name === resource.parent && (await optionsOf(field.to))[0]?.id) || null,
  integer: stays,
  choice: stays,
  choices: stays,
  references: stays,
  parts: stays,
  file: stays,
  image: stays,
};

/** Leaves out what these values hide or lock. */
function fitting({ fields, life }: Resource, body: Row, change: Row): Row {
  const whole = { ...body, ...change, ...(life && { stage: life.begins }) };
  const out = [...hiddenIn(fields, whole), ...lockedIn(fields, whole)];
  return Object.fromEntries(Object.entries(change).filter(([name]) => !out.includes(name)));
}
type Row = Record<string, unknown>;

/** Another valid value for everything that may change and need not fit to others. */
async function changeOf(resource: Resource, body: Record<string, unknown>): Promise<Record<string, unknown>> {
  const change: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (isStamped(field) || isCreateOnly(field) || ('fixed' in field.options && field.options.fixed))
      continue;
    const value = await another[field.kind]({ resource, name, field, body } as never);
    if (value !== undefined) change[name] = value;
  }
  return fitting(resource, body, change);
}
