import { expect, it } from 'vitest';
import type { Resource } from '../../../resources/declare.ts';
import { type Answer, type Ok, testApp } from '../../support/app.ts';
import { describeEach } from '../../support/declared/distinct.ts';
import { isIndonesian } from '../../support/declared/refused.ts';
import { addressOf, openEverything, writtenResources } from '../../support/declared/store.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');

/** Parameters no list understands, and the name that the answer must give. */
const queries: [query: string, named: string][] = [
  ...['Page', 'page', 'PerPage', 'per_page'].flatMap((name): [string, string][] =>
    ['0', '-1', 'x', '1e9', '1.5', ' ', '', 'NaN', '9'.repeat(30), '1;drop', '0x10', '%00'].map((value) => [
      `${name}=${value}`,
      name,
    ]),
  ),
  ['PerPage=1000000000', 'PerPage'],
  ['Page=1000000000', 'Page'],
  ['Page=1&Page=2', 'Page'],
  ['PerPage=1&PerPage=2', 'PerPage'],
  ['FirstChar=a&FirstChar=b', 'FirstChar'],
  [`FirstChar=${'a'.repeat(201)}`, 'FirstChar'],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'passwordHash',
    'password',
    'version',
    'x',
    '"id"',
  ].map((name): [string, string] => [`OrderBy=${encodeURIComponent(name)}`, 'OrderBy']),
  ["OrderBy=name'%20desc;drop%20table%20letter", 'OrderBy'],
  ['Order=up', 'Order'],
  ['Order=asc;', 'Order'],
  ...['constructor', 'toString', '__proto__', 'passwordHash', 'password', 'x', 'name;', 'version'].map(
    (name): [string, string] => [`${name}=a`, name],
  ),
  ['IsActive=ya', 'IsActive'],
  ['ids=1', 'ids'],
  ['ids=', 'ids'],
  ["ids=';drop table letter", 'ids'],
];

const malformedIds = [
  '1',
  'null',
  'undefined',
  'NaN',
  '..%2F..',
  '%2e%2e',
  "'%3B%20drop%20table%20letter%3B%20--",
  '0199ffff-0000-7000-8000-00000000000',
  '0199ffff00007000800000000000000a',
  '{0199ffff-0000-7000-8000-000000000000}',
  'constructor',
  '__proto__',
  'a%00b',
  '%F0%9F%92%A5',
  'x'.repeat(90),
  '0199ffff-0000-7000-8000-000000000000',
];

describeEach(writtenResources, (resource) => {
  const base = addressOf(resource);

  it('refuses parameters it does not know or cannot follow, by their names', async () => {
    const faults: string[] = [];
    for (const [query, named] of [...queries, ...wrongFilters(resource)]) {
      const list = await admin.get(`${base}?${query}`);
      if (list.status !== 400 || !Object.hasOwn(list.body.errors, named) || !isIndonesian(list.body))
        faults.push(told(`list ?${query}`, list));
      for (const call of ['lookup', 'export']) {
        const answer = await admin.get(`${base}/${call}?format=csv&${query}`);
        if (answer.status >= 500) faults.push(told(`${call} ?${query}`, answer));
      }
    }
    expect(faults).toEqual([]);
  });

  it('takes what people type into a search as what it is: text', async () => {
    const faults: string[] = [];
    for (const typed of [
      "'",
      '"',
      '\\',
      '%',
      '_',
      "'; drop table letter; --",
      '$1',
      '{}',
      '💥',
      '\u202e',
      'a\u0000',
    ]) {
      for (const call of ['', '/lookup']) {
        const answer = await admin.get(`${base}${call}?FirstChar=${encodeURIComponent(typed)}`);
        const searchable = Object.values(resource.fields).some(
          (field) => 'searchable' in field.options && field.options.searchable,
        );
        if (answer.status !== (searchable || call ? 200 : 400)) faults.push(told(`${call} ${typed}`, answer));
      }
    }
    for (const broken of ['%ED%A0%80', '%', '%zz', '%c3%28']) {
      const answer = await admin.get(`${base}?FirstChar=${broken}`);
      if (answer.status >= 500) faults.push(told(broken, answer));
    }
    expect(faults).toEqual([]);
  });

  it('answers ids of nothing, and what are no ids, with "not found" at every call', async () => {
    const faults: string[] = [];
    for (const id of malformedIds) {
      const at = `${base}/${id}`;
      const answers = [
        await admin.get(at),
        await admin.put(at, { version: 1 }),
        await admin.delete(at),
        await admin.get(`${at}/history`),
        await admin.post(`${at}/restore`),
      ];
      for (const [place, answer] of answers.entries())
        if (answer.status !== 404 || !isIndonesian(answer.body)) faults.push(told(`${place}. ${id}`, answer));
    }
    expect(faults).toEqual([]);
  });

  it('refuses to change many by anything but a list of ids and a known action', async () => {
    const [some] = (await admin.get(`${base}?PerPage=1`)).body.data.items;
    const ids = some ? [some.id] : ['0199ffff-0000-7000-8000-000000000000'];
    const count = 'select count(*)::int as n from audit_log';
    const before = (await pool.query(count)).rows[0].n;
    const faults: string[] = [];
    const wrong: [body: object, named: string][] = [
      [{}, 'action'],
      [{ action: 'truncate', ids }, 'action'],
      [{ action: 'constructor', ids }, 'action'],
      [{ action: ['delete'], ids }, 'action'],
      [{ action: 'delete' }, 'ids'],
      [{ action: 'delete', ids: [] }, 'ids'],
      [{ action: 'delete', ids: ids[0] }, 'ids'],
      [{ action: 'delete', ids: ['x'] }, 'ids'],
      [{ action: 'delete', ids: [null] }, 'ids'],
      [{ action: 'delete', ids: { length: 1 } }, 'ids'],
      [{ action: 'delete', ids: Array.from({ length: 1001 }, () => ids[0]) }, 'ids'],
      [{ action: 'delete', ids, all: true }, 'all'],
      [{ action: 'update', ids }, 'data'],
      [{ action: 'update', ids, data: {} }, 'data'],
      [{ action: 'update', ids, data: [] }, 'data'],
      [{ action: 'update', ids, data: { isActive: 'ya' } }, 'isActive'],
      [{ action: 'update', ids, data: { passwordHash: 'x' } }, 'passwordHash'],
      [{ action: 'update', ids, data: { id: ids[0] } }, 'id'],
      [{ action: 'update', ids, data: { toString: 'x' } }, 'toString'],
    ];
    for (const [body, named] of wrong) {
      const answer = await admin.post(`${base}/bulk`, body);
      const errors = Object.keys(answer.body.errors ?? {});
      const isNamed = errors.some((key) => key.split('.').includes(named));
      if (answer.status !== 422 || !isNamed || !isIndonesian(answer.body))
        faults.push(told(JSON.stringify(body).slice(0, 80), answer));
    }
    expect(faults).toEqual([]);
    expect((await pool.query(count)).rows[0].n).toBe(before);
  });
});

const told = (what: string, { status, body }: Answer<Ok>): string =>
  `${what}: ${status} ${JSON.stringify(body)?.slice(0, 160)}`;

/** Filters with invalid values, and by fields not declared as filters. */
function wrongFilters(resource: Resource): [string, string][] {
  return Object.entries(resource.fields).flatMap(([name, field]): [string, string][] => {
    const isFilter =
      resource.filters.includes(name) ||
      field.kind === 'reference' ||
      (field.kind === 'text' && field.options.exactFilter === true);
    if (!isFilter) return [[`${name}=a`, name]];
    if (field.kind === 'text') return [[`${name}=${'a'.repeat(201)}`, name]];
    // Any text may be a tag.
    const unknown = field.kind === 'tags' ? ['a'.repeat(201)] : ['tidak%20ada', encodeURIComponent("';drop")];
    return [
      ...[...unknown, '', '%00'].map((value): [string, string] => [`${name}=${value}`, name]),
      [`${name}=a&${name}=b`, name],
    ];
  });
}
