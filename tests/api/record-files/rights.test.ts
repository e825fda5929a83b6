import { expect, it } from 'vitest';
import { vehicle } from '../../declared/kendaraan.ts';
import { aPicture } from '../../support/files.ts';
import { withOneRole } from '../../support/one-role.ts';
import { base, openVehicles } from './desk.ts';

const { app, admin, upload, taken, vehicleWith } = await openVehicles();
const { caller, holds } = await withOneRole(app, admin);
const { path } = vehicle;
const saved = await vehicleWith([await taken(admin, aPicture('png'))]);
const own = saved.photo[0] ?? { id: '' };
const at = `${base}/${saved.id}/files/photo/${own.id}`;

it('takes the right to create or to change, and to read that of the record', async () => {
  await holds('/search', `${path}:read`);
  expect((await upload(caller, aPicture('png'))).status).toBe(403);
  expect((await caller.get(at)).status).toBe(200);
  for (const verb of ['create', 'change']) {
    await holds('/search', `${path}:read`, `${path}:${verb}`);
    expect((await upload(caller, aPicture('png'))).status, verb).toBe(200);
  }
  await holds('/search');
  expect((await caller.get(at)).status).toBe(403);
});

it('does not know a field that the role does not see', async () => {
  await holds(path);
  const { id } = await taken(caller, aPicture('png'));
  await holds(path, `${path}:hide.photo`);
  expect((await upload(caller, aPicture('png'))).status).toBe(404);
  expect((await caller.get(`${base}/files/photo/${id}`)).status).toBe(404);
  expect((await caller.get(at)).status).toBe(404);
  expect((await caller.get(`${at}?thumb=1`)).status).toBe(404);
  const { items } = (await caller.get(`${base}?ids=${saved.id}`)).body.data;
  expect(Object.keys(items[0]).filter((name) => name.startsWith('photo'))).toEqual([]);
  const put = await caller.put(`${base}/${saved.id}`, { name: 'Patroli lain' });
  expect(put.status).toBe(200);
  expect((await admin.get(at)).status).toBe(200);
});

it('takes no upload for a field that the role may only read, and what it read back', async () => {
  await holds(path, `${path}:lock.photo`);
  expect((await caller.get(at)).status).toBe(200);
  expect((await upload(caller, aPicture('png'))).status).toBe(403);
  const read = (await caller.get(`${base}/${saved.id}`)).body.data;
  expect((await caller.put(`${base}/${saved.id}`, read)).status).toBe(200);
  const { status, body } = await caller.put(`${base}/${saved.id}`, { photo: [] });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['photo']]);
});
