import { expect, it } from 'vitest';
import { demoId } from '../../../server/demo/ids.ts';
import { complaint } from '../../declared/pengaduan.ts';
import { tender } from '../../declared/tender.ts';
import { testApp } from '../../support/app.ts';
import { openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { withOneRole } from '../../support/one-role.ts';
import { actAs } from '../letters/desk.ts';

// Who acts by a delegation for reading only reads the official's records and writes none of them (SPEC B2).

const running = await testApp();
await openEverything(running.pool);
const admin = await running.signIn('admin');
const { holds } = await withOneRole(running, admin, 'direktur');
await holds('/layanan/tender', '/layanan/pengaduan', '/layanan/pengaduan/putuskan');
const scoped = (...scopes: string[]) =>
  running.pool.query('update delegation set scopes = $2 where id = $1', [
    demoId('delegation', 'DLG-001'),
    scopes,
  ]);
const { bodyOf } = generator(admin);
const tenders = '/layanan/api/ExampleTender';
const complaints = '/layanan/api/ExampleComplaint';

it('writes none of the records, by whatever call', async () => {
  await scoped('baca');
  const reader = await actAs(running, 'delegasi', 'Delegation');
  const made = await admin.post(tenders, await bodyOf(tender));
  const complained = await admin.post(complaints, await bodyOf(complaint));
  const [id, other] = [made.body.data.id, complained.body.data.id];
  for (const answer of [
    await reader.post(tenders, await bodyOf(tender)),
    await reader.put(`${tenders}/${id}`, { name: 'Lain' }),
    await reader.delete(`${tenders}/${id}`),
    await reader.post(`${tenders}/bulk`, { action: 'update', ids: [id], data: { name: 'Lain' } }),
    await reader.get(`${tenders}/import/template`),
    await reader.post(`${complaints}/${other}/event`, { event: 'reject', note: 'Tidak jelas' }),
    await reader.post(`${complaints}/${other}/note`, { note: 'Sudah ditelepon' }),
    await reader.post(`${complaints}/${other}/remind`, {}),
  ])
    expect(answer.status, JSON.stringify(answer.body)).toBe(403);
  const read = await reader.get(`${tenders}/${id}`);
  expect([read.status, read.body.data.can]).toEqual([200, { write: false, delete: false }]);
  const seen = (await reader.get(`${complaints}/${other}`)).body.data.can;
  expect(seen).toMatchObject({ write: false, events: [], remind: false, note: false });
  expect((await reader.get(`${tenders}/export?format=csv`)).status).toBe(200);
});

it('writes what the official may where the delegation is for more', async () => {
  await scoped('baca', 'disposisi');
  const delegate = await actAs(running, 'delegasi', 'Delegation');
  const answer = await delegate.post(tenders, await bodyOf(tender));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
});
