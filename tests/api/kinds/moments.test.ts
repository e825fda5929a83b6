import { expect, it } from 'vitest';
import { vehicle } from '../../declared/kendaraan.ts';
import { complaint } from '../../declared/pengaduan.ts';
import { tender } from '../../declared/tender.ts';
import { testApp } from '../../support/app.ts';
import { addressOf, openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { checked } from '../transfer/transfers.ts';

const { pool, signIn } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf } = generator(admin);
const base = addressOf(complaint);

const added = async (values: Record<string, unknown>) => {
  const { body } = await admin.post(base, { ...(await bodyOf(complaint)), ...values });
  expect(body, JSON.stringify(body)).toMatchObject({ statusCode: 200 });
  return body.data;
};

it('is the same text in every answer, in the history, and when it is brought back', async () => {
  const made = await added({ happenedAt: '2026-11-16T14:40:05.250Z' });
  expect(made.happenedAt).toBe('2026-11-16T21:40:05+07:00');
  const url = `${base}/${made.id}`;
  const changed = await admin.put(url, { happenedAt: '2026-11-16T23:59:59+09:00', version: made.version });
  expect(changed.body.data.happenedAt).toBe('2026-11-16T21:59:59+07:00');
  const same = await admin.put(url, { happenedAt: '2026-11-16T14:59:59Z', version: made.version + 1 });
  expect(same.status).toBe(200);
  const { items } = (await admin.get(`${url}/history`)).body.data;
  expect(items.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    [],
    [
      {
        ...{ field: 'happenedAt', label: 'Waktu kejadian' },
        ...{ before: '2026-11-16T21:40:05+07:00', after: '2026-11-16T21:59:59+07:00' },
      },
    ],
    expect.any(Array),
  ]);
  await admin.delete(url);
  expect((await admin.post(`${url}/restore`)).body.data.happenedAt).toBe('2026-11-16T21:59:59+07:00');
  const old = await added({ happenedAt: '1945-08-17T10:00:00+07:00' });
  expect(old.happenedAt).toBe('1945-08-17T10:00:00+07:00');
});

it('is found by any spelling', async () => {
  const made = await added({ happenedAt: '2026-11-17T01:02:03+07:00' });
  for (const spelled of [
    '2026-11-16T18:02:03Z',
    '2026-11-17T01:02:03%2B07:00',
    '2026-11-17T01:02:03+07:00',
  ]) {
    const found = await admin.get(`${base}?happenedAt=${spelled}`);
    expect(
      found.body.data.items.map(({ id }: { id: string }) => id),
      spelled,
    ).toEqual([made.id]);
  }
});

it('is unchanged by the file that it was exported to, which has no seconds', async () => {
  const at = addressOf(tender);
  const sent = { ...(await bodyOf(tender)), opensAt: '2026-11-17T01:02:03+07:00' };
  const made = (await admin.post(at, sent)).body.data;
  const url = `${at}/export?format=csv&ids=${made.id}`;
  const csv = (await admin.get<string>(url)).raw;
  expect(csv.toString()).toContain('2026-11-17 01:02;');
  const xlsx = (await admin.get(url.replace('csv', 'xlsx'))).raw;
  for (const [file, name] of [
    [csv, 'a.csv'],
    [xlsx, 'a.xlsx'],
  ] as const) {
    const job = await checked(admin, at, file, { mode: 'upsert', key: 'code', name });
    expect(job.counts, name).toMatchObject({ unchanged: 1, update: 0, bad: 0 });
  }
});

it('keeps months and time spans through files', async () => {
  const at = addressOf(vehicle);
  const { body } = await admin.post(at, {
    ...(await bodyOf(vehicle)),
    serviceTime: 1815,
    taxMonth: '2026-11',
  });
  const url = `${at}/export?format=csv&ids=${body.data.id}`;
  const csv = (await admin.get<string>(url)).raw;
  expect(csv.toString()).toContain(';30:15;2026-11;');
  for (const [file, name] of [
    [csv, 'a.csv'],
    [(await admin.get(url.replace('csv', 'xlsx'))).raw, 'a.xlsx'],
  ] as const) {
    const job = await checked(admin, at, file, { mode: 'upsert', key: 'code', name });
    expect(job.counts, name).toMatchObject({ unchanged: 1, update: 0, bad: 0 });
  }
});
