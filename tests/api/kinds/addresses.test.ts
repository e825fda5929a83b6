import { expect, it } from 'vitest';
import { vehicle } from '../../declared/kendaraan.ts';
import { complaint } from '../../declared/pengaduan.ts';
import { testApp } from '../../support/app.ts';
import { addressOf, openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { checked } from '../transfer/transfers.ts';

const { pool, signIn } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf } = generator(admin);

it('keeps a telephone number in one spelling, and finds it by any', async () => {
  const base = addressOf(complaint);
  const { body } = await admin.post(base, { ...(await bodyOf(complaint)), callback: '0811 2223 3344' });
  expect(body.data.callback).toBe('+6281122233344');
  for (const spelled of ['081122233344', '%2B6281122233344', '+62 811-2223-3344']) {
    const found = await admin.get(`${base}?callback=${spelled}`);
    expect(
      found.body.data.items.map(({ id }: { id: string }) => id),
      spelled,
    ).toEqual([body.data.id]);
  }
});

it('exports numbers that no spreadsheet takes for a formula, and takes them back', async () => {
  const base = addressOf(complaint);
  const ids = [];
  for (const callback of ['+6281122233355', '+6561234567'])
    ids.push((await admin.post(base, { ...(await bodyOf(complaint)), callback })).body.data.id);
  const url = `${base}/export?format=csv&Columns=callback&ids=${ids.join(',')}`;
  const csv = (await admin.get<string>(url)).raw.toString();
  expect(csv).toContain('0811-2223-3355');
  expect(csv).toContain("'+6561234567");
  const whole = (await admin.get(url.replace('&Columns=callback', ''))).raw;
  const again = await checked(admin, base, whole, { mode: 'upsert', key: 'ticket' });
  expect(again).toMatchObject({ counts: { unchanged: 2, bad: 0 } });
});

it('lets no two records share a web address that must be one record’s', async () => {
  const base = addressOf(vehicle);
  const manual = 'https://naskah.example/satu';
  expect((await admin.post(base, { ...(await bodyOf(vehicle)), manual })).status).toBe(200);
  const again = await admin.post(base, { ...(await bodyOf(vehicle)), manual });
  expect([again.status, again.body.errors]).toEqual([422, { manual: ['Buku petunjuk ini sudah dipakai.'] }]);
});
