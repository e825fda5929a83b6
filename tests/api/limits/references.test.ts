import { expect, it } from 'vitest';
import { embedName, type Field, isCreateOnly, isStamped, type Resource } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { testApp } from '../../support/app.ts';
import { comesLater } from '../../support/declared/comes-later.ts';
import { describeEach } from '../../support/declared/distinct.ts';
import { refusedAt } from '../../support/declared/refused.ts';
import {
  addressOf,
  openEverything,
  standOf,
  tableOf,
  writtenResources,
} from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf, optionsOf } = generator(admin);

const typed = (resource: Resource): [string, Field][] =>
  Object.entries(resource.fields).filter(([name, field]) => !isStamped(field) && !comesLater(resource, name));
const refers = (field: Field) => field.kind === 'reference' || field.kind === 'references';
const isUnique = (field: Field): boolean => 'unique' in field.options && field.options.unique === true;
const casesOf = (wanted: (field: Field) => boolean) =>
  writtenResources.filter((resource) => typed(resource).some(([, field]) => wanted(field)));

describeEach(casesOf(refers), (resource) => {
  const base = addressOf(resource);

  it('refuses references to records of another entity, of the wrong sort, and to itself', async () => {
    const own = await created(resource);
    const body = await bodyOf(resource);
    const before = await standOf(pool, resource);
    const faults: string[] = [];
    const expectRefused = async (name: string, id: string, what: string): Promise<void> => {
      const value = resource.fields[name]?.kind === 'references' ? [id] : id;
      const made = await admin.post(base, { ...body, [name]: value });
      const changed = await admin.put(own.at, { [name]: value, version: own.version });
      faults.push(...refusedAt(name, made, `POST ${name}, ${what}`));
      faults.push(...refusedAt(name, changed, `PUT ${name}, ${what}`));
    };
    for (const [name, field] of typed(resource)) {
      if (field.kind !== 'reference' && field.kind !== 'references') continue;
      const other =
        field.to === 'master-data.klasifikasi-arsip' ? 'pengaturan.jabatan' : 'master-data.klasifikasi-arsip';
      await expectRefused(name, (await optionsOf(other))[0]?.id ?? '', `a record of ${other}`);
      if (field.options.only)
        await expectRefused(name, await unlike(field), 'a record that may not be picked');
    }
    if (resource.parent) {
      const itself = await admin.put(own.at, { [resource.parent]: own.id, version: own.version });
      faults.push(...refusedAt(resource.parent, itself, 'its own parent'));
    }
    expect(faults).toEqual([]);
    expect(await standOf(pool, resource)).toEqual(before);
  });

  it('keeps what an old record refers to readable when that is deactivated, and refuses it in a new one', async () => {
    const name = typed(resource).find(([, field]) => refers(field) && !isCreateOnly(field))?.[0] ?? '';
    const base = addressOf(resource);
    const { to, kind, options } = resource.fields[name] as Extract<
      Field,
      { kind: 'reference' | 'references' }
    >;
    // The last option: the first ones are part of the administrator's own rights.
    const targets = resources.find((candidate) => candidate.name === to) as Resource;
    const last = (await optionsOf(to, options.only)).at(-1)?.id ?? (await created(targets)).id;
    const body = await bodyOf(resource);
    if (!options.unique) body[name] = kind === 'reference' ? last : [last];
    const made = await admin.post(base, body);
    expect(made.body, JSON.stringify(made.body)).toMatchObject({ statusCode: 200 });
    const record = made.body.data;
    const target = [record[name]].flat()[0];
    // By SQL: the API refuses to deactivate some records in use.
    const setActive = (isActive: boolean) =>
      pool.query(`update ${tableOf(targets)} set is_active = $1 where id = $2`, [isActive, target]);
    await setActive(false);
    const { [name]: kept, [embedName(name)]: shown } = (await admin.get(`${base}/${record.id}`)).body.data;
    expect(kept).toEqual(record[name]);
    expect([shown].flat()[0]).toMatchObject([record[embedName(name)]].flat()[0]);
    const offered = (await admin.get(`${addressOf(targets)}/lookup?PerPage=-1`)).body.data.items;
    expect(offered.map(({ id }: { id: string }) => id)).not.toContain(target);
    const byId = await admin.get(`${addressOf(targets)}/lookup?ids=${target}`);
    expect(byId.body.data.items).toHaveLength(1);
    // It stays where it is, and goes nowhere else.
    const again = await admin.put(`${base}/${record.id}`, { [name]: kept, version: record.version });
    expect(again.body, JSON.stringify(again.body)).toMatchObject({ statusCode: 200 });
    const anew = await admin.post(base, { ...(await bodyOf(resource)), [name]: kept });
    expect(refusedAt(name, anew, `POST ${name}, which is deactivated`)).toEqual([]);
    await setActive(true);
  });
});

describeEach(casesOf(isUnique), (resource) => {
  it('refuses a value that another record has, also in other letters and with spaces around it', async () => {
    const base = addressOf(resource);
    const own = await created(resource);
    const taken = (await admin.get(own.at)).body.data;
    const body = await bodyOf(resource);
    const other = isSingle(resource) ? undefined : await created(resource);
    const before = await standOf(pool, resource);
    const faults: string[] = [];
    for (const [name, field] of typed(resource).filter(([, field]) => isUnique(field))) {
      for (const value of spellings(field, taken[name])) {
        const what = `${name} ${JSON.stringify(value)}, which is taken`;
        faults.push(...refusedAt(name, await admin.post(base, { ...body, [name]: value }), `POST ${what}`));
        if (!other) continue;
        const changed = await admin.put(other.at, { [name]: value, version: other.version });
        faults.push(...refusedAt(name, changed, `PUT ${what}`));
      }
    }
    expect(faults).toEqual([]);
    expect(await standOf(pool, resource)).toEqual(before);
  });
});

/** Resources whose unique field is a reference: each test has few free values. */
const isSingle = (resource: Resource): boolean =>
  typed(resource).some(([, field]) => isUnique(field) && field.kind === 'reference');

/** Spellings that the database compares as equal and the pattern allows. */
function spellings(field: Field, value: unknown): unknown[] {
  if (field.kind !== 'text' || typeof value !== 'string') return [value];
  const source = field.options.pattern?.source ?? '';
  return [value, ` ${value}\t`, value.toUpperCase(), value.toLowerCase()].filter((text) =>
    new RegExp(source).test(text.trim()),
  );
}

/** A record that the field's `only` leaves out. */
async function unlike(field: Extract<Field, { kind: 'reference' | 'references' }>): Promise<string> {
  const only = Object.entries(field.options.only ?? {});
  // Option lists are cut, so absence proves nothing; compare the option's own fields instead.
  const left = (await optionsOf(field.to)).find((item) =>
    only.some(([name, value]) => name in item && item[name] !== value),
  );
  if (!left) throw new Error(`The demo has no record of ${field.to} that ${field.label.id} leaves out`);
  return left.id;
}

async function created(resource: Resource): Promise<{ id: string; at: string; version: number }> {
  const base = addressOf(resource);
  const { body } = await admin.post(base, await bodyOf(resource));
  expect(body, JSON.stringify(body)).toMatchObject({ statusCode: 200 });
  return { id: body.data.id, at: `${base}/${body.data.id}`, version: body.data.version };
}
