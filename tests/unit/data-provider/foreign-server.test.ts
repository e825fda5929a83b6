import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider/index.ts';
import { answer, api, enveloped, server } from './server.ts';

// A third-party server with the contract alone (SPEC A6): lists and records, no look-ups, no versions.
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const name = 'master-data.jenis-arsip';
const path = '/master-data/api/ArchiveType';
const foreign = () => createDataProvider({ apiUrl: api, fetch: (url, init) => fetch(url, init) });
const missing = () => ({ status: 404, body: { statusCode: 404, message: 'Not found' } });

it('gives pickers what its list says, and does not ask for a look-up twice', async () => {
  const tried = answer('get', `${path}/lookup`, missing);
  const asked = answer('get', path, () => enveloped([{ id: 'a', code: 'K1', name: 'Kertas' }]));
  const provider = foreign();
  expect(await provider.lookup(name, { q: 'ker' })).toMatchObject([{ id: 'a', label: 'Kertas' }]);
  expect(await provider.lookup(name, {})).toHaveLength(1);
  expect(tried).toHaveLength(1);
  expect(
    asked.map(({ url }) => [url.searchParams.get('FirstChar'), url.searchParams.get('PerPage')]),
  ).toEqual([
    ['ker', '-1'],
    [null, '-1'],
  ]);
});

it('names chosen records by their own answers, without those that are gone', async () => {
  answer('get', `${path}/lookup`, missing);
  answer('get', `${path}/a`, () => enveloped({ id: 'a', code: 'K1', name: 'Kertas' }));
  answer('get', `${path}/b`, missing);
  const { data } = await foreign().getMany(name, { ids: ['a', 'b'] });
  expect(data).toMatchObject([{ id: 'a', label: 'Kertas' }]);
});

it('saves what has no version', async () => {
  const sent = answer('put', `${path}/a`, ({ body }) => enveloped({ id: 'a', ...(body as object) }));
  await foreign().update(name, { id: 'a', data: { id: 'a', name: 'Kain' }, previousData: { id: 'a' } });
  expect(sent[0]?.body).toEqual({ name: 'Kain' });
});

it('takes rows that do not say what may be done to them, and changes many that have no version', async () => {
  const row = { id: 'a', code: 'K1', name: 'Kertas' };
  answer('get', path, () => enveloped({ items: [row], totalCount: 1 }));
  answer('get', `${path}/a`, () => enveloped(row));
  const sent = answer('put', `${path}/a`, () => enveloped(row));
  const provider = foreign();
  const page = { page: 1, perPage: 10 };
  const { data, total } = await provider.getList(name, { pagination: page });
  expect({ data, total }).toEqual({ data: [{ ...row, isActive: true }], total: 1 });
  await provider.updateMany(name, { ids: ['a'], data: { name: 'Kain' } });
  expect(sent[0]?.body).toEqual({ name: 'Kain' });
});
