import { expect, it } from 'vitest';
import { isRequired, isStamped, type Resource } from '../../../resources/declare.ts';
import { samplesOf } from '../../../resources/kinds/samples.ts';
import { testApp } from '../../support/app.ts';
import { comesLater } from '../../support/declared/comes-later.ts';
import { describeEach } from '../../support/declared/distinct.ts';
import { refusedAt } from '../../support/declared/refused.ts';
import { addressOf, openEverything, standOf, writtenResources } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { sampleOf } from '../../support/sample.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf } = generator(admin);

describeEach(writtenResources, (resource) => {
  const base = addressOf(resource);

  it('refuses every value that a field cannot hold, new and changed, names the field, and stores nothing', async () => {
    const own = await created(resource);
    const body = await bodyOf(resource);
    const before = await standOf(pool, resource);
    const faults: string[] = [];
    let asked = 0;
    const wrong = typedFields(resource).flatMap(([field, declared]) =>
      samplesOf(declared)
        .wrong(declared, body[field])
        .filter(() => declared.kind !== 'reference' || !comesLater(resource, field))
        .map(([what, value]) => ({ field, kind: declared.kind, what, value })),
    );
    for (const { field, what, value } of sampleOf(wrong, ({ field, kind, what }) => [
      field,
      `${kind} ${what}`,
    ])) {
      const made = await admin.post(base, { ...body, [field]: value });
      const changed = await admin.put(own.at, { [field]: value, version: own.version });
      faults.push(...refusedAt(field, made, `POST ${field}, ${what}`));
      faults.push(...refusedAt(field, changed, `PUT ${field}, ${what}`));
      asked += 2;
    }
    for (const [field, declared] of typedFields(resource)) {
      const { [field]: _left, ...without } = body;
      if (isRequired(declared))
        faults.push(...refusedAt(field, await admin.post(base, without), `POST without ${field}`));
    }
    for (const value of ['ya', 1, 'true', null, [], {}]) {
      const what = JSON.stringify(value);
      const made = await admin.post(base, { ...body, isActive: value });
      const changed = await admin.put(own.at, { isActive: value, version: own.version });
      faults.push(...refusedAt('isActive', made, `POST isActive ${what}`));
      faults.push(...refusedAt('isActive', changed, `PUT isActive ${what}`));
    }
    // A generator that has stopped generating passes everything.
    expect(asked).toBeGreaterThan(20);
    expect(faults).toEqual([]);
    expect(await standOf(pool, resource)).toEqual(before);
  });

  it('refuses fields that are not declared, that the server fills in, and that may not change', async () => {
    const own = await created(resource);
    const body = await bodyOf(resource);
    const before = await standOf(pool, resource);
    const faults: string[] = [];
    const forged = Object.keys(resource.fields).filter((field) => !typedNamesOf(resource).includes(field));
    const made = ['id', 'createdAt', 'updatedAt', 'passwordHash', 'toString', 'constructor', '__proto__ '];
    // Not its own id: a GET response may be sent back unchanged (put-back.test.ts).
    const other = '00000000-0000-7000-8000-000000000000';
    for (const field of [...forged, ...made, 'a\u0000b', "x'; drop table letter; --"]) {
      const sent = await admin.post(base, { ...body, [field]: other });
      const changed = await admin.put(own.at, { [field]: other, version: own.version });
      faults.push(...refusedAt(field, sent, `POST ${field}`), ...refusedAt(field, changed, `PUT ${field}`));
    }
    faults.push(...refusedAt('version', await admin.post(base, { ...body, version: 1 }), 'POST version'));
    for (const [field, declared] of typedFields(resource)) {
      if (!('fixed' in declared.options && declared.options.fixed)) continue;
      const changed = await admin.put(own.at, { [field]: body[field], version: own.version });
      faults.push(...refusedAt(field, changed, `PUT ${field}, which is fixed`));
    }
    expect(faults).toEqual([]);
    expect(await standOf(pool, resource)).toEqual(before);
  });

  it('refuses a change with another version than was read, or with what is none', async () => {
    const own = await created(resource);
    const before = await standOf(pool, resource);
    const faults: string[] = [];
    for (const version of [null, '1', '', 1.5, 1e308, true, [1], {}]) {
      const answer = await admin.put(own.at, { version });
      faults.push(...refusedAt('version', answer, `PUT version ${JSON.stringify(version)}`));
    }
    for (const version of [0, -1, own.version + 1, 2147483647]) {
      const answer = await admin.put(own.at, { version });
      expect(answer.status, `version ${version}`).toBe(409);
      expect(answer.body.data).toMatchObject({ id: own.id, version: own.version });
    }
    expect(faults).toEqual([]);
    expect(await standOf(pool, resource)).toEqual(before);
  });
});

const typedFields = (resource: Resource) =>
  Object.entries(resource.fields).filter(([, field]) => !isStamped(field));
const typedNamesOf = (resource: Resource): string[] => typedFields(resource).map(([field]) => field);

async function created(resource: Resource): Promise<{ id: string; at: string; version: number }> {
  const base = addressOf(resource);
  const { body } = await admin.post(base, await bodyOf(resource));
  expect(body, JSON.stringify(body)).toMatchObject({ statusCode: 200 });
  return { id: body.data.id, at: `${base}/${body.data.id}`, version: body.data.version };
}
