import { HttpError } from 'react-admin';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer, enveloped, provider, server } from './server.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const name = 'master-data.klasifikasi-arsip';
const path = '/master-data/api/ArchiveClassification';
const failure = async (work: Promise<unknown>): Promise<HttpError> => {
  const caught = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(caught instanceof HttpError)) throw new Error('It did not fail as an HttpError.');
  return caught;
};

describe('lists', () => {
  it('asks in the dialect and opens the envelope', async () => {
    const asked = answer('get', path, () =>
      enveloped({ items: [{ id: 'a', isActive: false }], totalCount: 12000, totalIsEstimated: true }),
    );
    const page = await provider.getList(name, {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'code', order: 'DESC' },
      filter: { q: ' operasi ', group: 'substantif', isLeaf: false, roleIds: ['x', 'y'], empty: '' },
    });
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      Page: '2',
      PerPage: '25',
      OrderBy: 'code',
      Order: 'desc',
      FirstChar: 'operasi',
      group: 'substantif',
      isLeaf: 'false',
      roleIds: 'x,y',
    });
    expect(page).toEqual({
      data: [{ id: 'a', isActive: false }],
      total: 12000,
      meta: { totalIsEstimated: true },
    });
  });

  it('asks for what refers to a record as a filtered list', async () => {
    const asked = answer('get', path, () => enveloped({ items: [], totalCount: 0 }));
    await provider.getManyReference(name, {
      target: 'parentId',
      id: 'p1',
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'code', order: 'ASC' },
      filter: { isActive: true },
    });
    expect(asked[0]?.url.searchParams.get('parentId')).toBe('p1');
    expect(asked[0]?.url.searchParams.get('isActive')).toBe('true');
  });

  it('reads many by lookup, a hundred ids a call', async () => {
    const asked = answer('get', `${path}/lookup`, ({ url }) =>
      enveloped({ items: (url.searchParams.get('ids') ?? '').split(',').map((id) => ({ id, label: id })) }),
    );
    const ids = Array.from({ length: 150 }, (_, index) => `id-${index}`);
    const { data } = await provider.getMany(name, { ids });
    expect(asked).toHaveLength(2);
    expect(data.map((record: { id: string }) => record.id)).toEqual(ids);
  });

  it('gives a call up when its signal says so', async () => {
    answer('get', path, () => enveloped({ items: [], totalCount: 0 }));
    const controller = new AbortController();
    controller.abort();
    const call = provider.getList(name, {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'code', order: 'ASC' },
      filter: {},
      signal: controller.signal,
    });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('one record', () => {
  const record = {
    id: 'a',
    code: 'OP',
    name: 'Operasi',
    parentId: null,
    parent: { id: 'x', label: 'X' },
    version: 3,
    isActive: true,
    createdAt: '2026-01-01',
    updatedAt: '2026-01-02',
  };

  it('puts only what is declared, and the version it read', async () => {
    const asked = answer('put', `${path}/a`, () => enveloped({ ...record, version: 4 }));
    const { data } = await provider.update(name, { id: 'a', data: record, previousData: record });
    expect(asked[0]?.body).toEqual({
      code: 'OP',
      name: 'Operasi',
      parentId: null,
      isActive: true,
      version: 3,
    });
    expect(data.version).toBe(4);
  });

  it('posts without ids and times', async () => {
    const asked = answer('post', path, () => ({ status: 200, body: { statusCode: 200, data: record } }));
    await provider.create(name, { data: { ...record } });
    expect(asked[0]?.body).toEqual({ code: 'OP', name: 'Operasi', parentId: null, isActive: true });
  });

  it('leaves a password alone that was not typed', async () => {
    const asked = answer('put', '/user/api/User/u', () => enveloped({ id: 'u' }));
    const data = { id: 'u', personName: 'Nadia', password: '', version: 1 };
    await provider.update('manajemen-user.user', { id: 'u', data, previousData: data });
    expect(asked[0]?.body).toEqual({ personName: 'Nadia', version: 1 });
  });

  it('deletes without a content type, and gives what was deleted', async () => {
    const asked = answer('delete', `${path}/a`, () => enveloped(null));
    const { data } = await provider.delete(name, { id: 'a', previousData: record });
    expect(asked[0]?.headers.get('Content-Type')).toBeNull();
    expect(data).toEqual(record);
  });
});

describe('several records', () => {
  it('changes each with its own version, four at a time', async () => {
    const versions: Record<string, number> = { a: 1, b: 7, c: 2, d: 4, e: 9 };
    let under = 0;
    let most = 0;
    answer('get', `${path}/:id`, ({ url }) => {
      under += 1;
      most = Math.max(most, under);
      const id = url.pathname.split('/').at(-1) ?? '';
      return enveloped({ id, version: versions[id] });
    });
    const put = answer('put', `${path}/:id`, () => {
      under -= 1;
      return enveloped({ id: 'x' });
    });
    const ids = Object.keys(versions);
    const { data } = await provider.updateMany(name, { ids, data: { isActive: false } });
    expect([...(data ?? [])].sort()).toEqual(ids);
    expect(put.map((call) => call.body)).toContainEqual({ isActive: false, version: 7 });
    expect(most).toBeLessThanOrEqual(4);
  });

  it('deletes what it can and says how many it could not', async () => {
    answer('delete', `${path}/:id`, ({ url }) =>
      url.pathname.endsWith('/b')
        ? { status: 409, body: { statusCode: 409, message: 'Masih dipakai 3 naskah.' } }
        : enveloped(null),
    );
    const caught = await failure(provider.deleteMany(name, { ids: ['a', 'b', 'c'] }));
    expect(caught.status).toBe(409);
    expect(caught.message).toBe('1 dari 3 gagal. Masih dipakai 3 naskah.');
  });
});

describe('failures', () => {
  it('hands field errors to the form, one message a field', async () => {
    answer('post', path, () => ({
      status: 400,
      body: {
        statusCode: 400,
        message: 'Periksa isian.',
        errors: { code: ['Sudah dipakai.', 'Terlalu panjang.'], _: ['Tidak lengkap.'] },
      },
    }));
    const caught = await failure(provider.create(name, { data: {} }));
    expect(caught.status).toBe(400);
    expect(caught.body).toEqual({
      statusCode: 400,
      errors: { code: 'Sudah dipakai.', root: { serverError: 'Tidak lengkap.' } },
    });
  });

  it('takes a refusal in an answer that HTTP calls fine for what it is', async () => {
    answer('get', `${path}/a`, () => ({ body: { statusCode: 403, message: 'Akses Ditolak' } }));
    const caught = await failure(provider.getOne(name, { id: 'a' }));
    expect(caught).toMatchObject({ status: 403, message: 'Akses Ditolak' });
  });

  it('has words of its own for an answer without any', async () => {
    answer('get', `${path}/a`, () => ({ status: 503, body: null }));
    const caught = await failure(provider.getOne(name, { id: 'a' }));
    expect(caught).toMatchObject({ status: 503, message: 'Server tidak dapat menjawab. Coba lagi.' });
  });
});
