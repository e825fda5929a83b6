import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { testApp } from '../../support/app.ts';
import { isDistinct } from '../../support/declared/distinct.ts';
import { addressOf, openEverything } from '../../support/declared/store.ts';
import { formOf } from '../../support/files.ts';
import { withOneRole } from '../../support/one-role.ts';

const running = await testApp();
await openEverything(running.pool);
const admin = await running.signIn('admin');
const { caller, holds } = await withOneRole(running, admin);

type Call = { name: string; needs: string[]; isThere?: (resource: Resource) => boolean } & (
  | { get: string }
  | { post: string; body?: object }
  | { put: string }
  | { delete: string }
  | { upload: true }
);
const id = randomUUID();
const any = ['read', 'create', 'change', 'delete', 'import', 'export'];

/** Which of the six rights lets a call through, written out a second time. */
const calls: Call[] = [
  { name: 'list', needs: any, get: '' },
  { name: 'read', needs: any, get: `/${id}` },
  { name: 'history', needs: any, get: `/${id}/history` },
  { name: 'former values', needs: ['change'], get: `/${id}/history/1/former` },
  { name: 'tree', needs: any, get: '/tree', isThere: ({ parent }) => parent !== undefined },
  { name: 'create', needs: ['create'], post: '', body: {} },
  { name: 'change', needs: ['change'], put: `/${id}` },
  { name: 'delete', needs: ['delete'], delete: `/${id}` },
  { name: 'restore', needs: ['create'], post: `/${id}/restore` },
  {
    name: 'move',
    needs: ['change'],
    post: `/${id}/move`,
    body: { parentId: null, version: 1 },
    isThere: ({ parent }) => parent !== undefined,
  },
  {
    name: 'bulk change',
    needs: ['change'],
    post: '/bulk',
    body: { action: 'update', ids: [id], data: { isActive: false } },
  },
  { name: 'bulk delete', needs: ['delete'], post: '/bulk', body: { action: 'delete', ids: [id] } },
  { name: 'bulk restore', needs: ['create'], post: '/bulk', body: { action: 'restore', ids: [id] } },
  { name: 'export', needs: ['export'], get: '/export?format=csv' },
  { name: 'export chosen', needs: ['export'], post: '/export?format=csv', body: { ids: [id] } },
  { name: 'template', needs: ['import'], get: '/import/template?format=csv' },
  { name: 'upload', needs: ['import'], upload: true },
  { name: 'stored imports', needs: ['import'], get: '/import' },
  { name: 'import job', needs: ['import'], get: `/import/${id}` },
  { name: 'import check', needs: ['import'], post: `/import/${id}/check`, body: {} },
  {
    name: 'import mend',
    needs: ['import'],
    post: `/import/${id}/mend`,
    body: { cells: [{ row: 2, column: 0, value: 'x' }] },
  },
  { name: 'import apply', needs: ['import'], post: `/import/${id}/apply` },
  { name: 'import undo', needs: ['import'], post: `/import/${id}/undo` },
];

async function statusOf(resource: Resource, call: Call): Promise<number> {
  const base = addressOf(resource);
  if ('get' in call) return (await caller.get(base + call.get)).status;
  if ('post' in call) return (await caller.post(base + call.post, call.body)).status;
  if ('put' in call) return (await caller.put(base + call.put, { isActive: true })).status;
  if ('delete' in call) return (await caller.delete(base + call.delete)).status;
  const form = formOf('Kode\n', 'data.csv');
  return (await caller.ask({ method: 'POST', url: `${base}/import`, ...form })).status;
}

const byVerb = resources.filter(({ pages, privilege, byVerb }) => pages && !privilege && byVerb !== false);

describe('a role with one right of a resource', () => {
  for (const resource of byVerb)
    it(`${resource.name}: gets through to the calls of it, and no others`, {
      tags: isDistinct(resource) ? [] : ['full'],
    }, async () => {
      for (const verb of ['', ...any.map((each) => `:${each}`)]) {
        await holds(`${resource.path}${verb}`);
        for (const call of calls.filter(({ isThere }) => isThere?.(resource) ?? true)) {
          const isLet = verb === '' || call.needs.includes(verb.slice(1));
          const status = await statusOf(resource, call);
          const what = `${call.name} with ${verb || 'all'}: ${status}`;
          expect(status, what).toBeLessThan(500);
          expect(status !== 403, what).toBe(isLet);
        }
      }
    });

  it('is told which one is missing', async () => {
    await holds('/layanan/kendaraan:read');
    const answer = await caller.delete(`/layanan/api/ExampleVehicle/${id}`);
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'Peran Anda tidak memuat hak hapus pada Kendaraan.',
    ]);
    expect((await caller.get('/layanan/api/ExampleTender')).status).toBe(403);
  });

  it('loses it with the next call', async () => {
    await holds('/layanan/kendaraan:read', '/layanan/kendaraan:export');
    expect((await caller.get('/layanan/api/ExampleVehicle/export?format=csv')).status).toBe(200);
    await holds('/layanan/kendaraan:read');
    expect((await caller.get('/layanan/api/ExampleVehicle/export?format=csv')).status).toBe(403);
    expect((await caller.get('/layanan/api/ExampleVehicle')).status).toBe(200);
  });
});

describe('a role’s list takes', () => {
  const given = async (...privilegedList: string[]) =>
    (await admin.post('/user/api/Role', { code: `X${Math.random()}`, name: 'Coba', privilegedList })).body;

  it.each([
    ['/layanan/kendaraan:write'],
    ['/layanan/kendaraan:'],
    ['/layanan/kendaraan:read:read'],
    ['/layanan/tidak-ada:read'],
    ['/layanan/kendaraan', '/layanan/kendaraan:hide.nothing'],
    ['/layanan/kendaraan', '/layanan/kendaraan:hide.constructor'],
    // It names the vehicle wherever one is chosen.
    ['/layanan/kendaraan', '/layanan/kendaraan:hide.plate'],
    ['/layanan/kendaraan:hide.odometer'],
    ['/search:read'],
    ['/dokumen/arsip-aktif:read'],
  ])('not %s %s', async (...list) => {
    const { statusCode, errors } = await given(...list);
    expect([statusCode, Object.keys(errors ?? {})[0]?.split('.')[0]]).toEqual([422, 'privilegedList']);
  });

  it('verbs and fields that are declared', async () => {
    const answer = await given(
      '/layanan/kendaraan:read',
      '/layanan/kendaraan:change',
      '/layanan/kendaraan:hide.odometer',
      '/layanan/kendaraan:lock.status',
    );
    expect([answer.statusCode, answer.errors]).toEqual([200, undefined]);
  });
});
