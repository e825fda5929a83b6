import { expect, test } from 'vitest';
import type { RecordCount } from '../../../domain/calls/data-model.ts';
import type { Setup } from '../../../domain/calls/setup.ts';
import { resources } from '../../../resources/index.ts';
import { type Ok, type Page, testApp } from '../../support/app.ts';
import { countStatements } from '../../support/count-statements.ts';

const { pool, signIn } = await testApp();
const address = '/setting/api/RecordCount';

test('an administrator gets the count of each list they may read, in one statement', async () => {
  const admin = await signIn('admin');
  const { body } = await admin.get<Page<RecordCount>>(address);
  const counts = new Map(body.data.items.map(({ resource, count }) => [resource, count]));
  expect(counts.size).toBeGreaterThan(20);
  for (const name of ['dokumen.arsip-aktif', 'pengaturan.jabatan', 'manajemen-user.user']) {
    const { service, entity } = resources.find((one) => one.name === name) ?? {};
    const list = await admin.get<Page<unknown>>(`/${service}/api/${entity}?PerPage=1`);
    expect(counts.get(name), name).toBe(list.body.data.totalCount);
  }
  expect(await countStatements(pool, () => admin.get(address))).toBe(1);
});

test('who may not see privileges is refused', async () => {
  expect((await (await signIn('staf')).get(address)).status).toBe(403);
});

test('nobody is led to set up an organisation that is at work', async () => {
  const { body } = await (await signIn('admin')).get<Ok<Setup>>('/setting/api/Setup');
  expect(body.data.steps.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(body.data.home).toBe('nothing');
  expect((await (await signIn('staf')).get('/setting/api/Setup')).status).toBe(403);
});
