import { expect, it } from 'vitest';
import { resourceNamed } from '../../../resources/index.ts';
import { testApp } from '../../support/app.ts';
import { openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { checked, imported, problemsOf } from './transfers.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf } = generator(admin);
const complaints = '/layanan/api/ExampleComplaint';
const made = async () => {
  const { photos: _photos, ...body } = await bodyOf(resourceNamed('layanan.pengaduan'));
  const { data, ...answer } = (await admin.post(complaints, body)).body;
  expect(data, JSON.stringify(answer)).toBeTruthy();
  return data;
};
const exported = async (subject: string): Promise<Buffer> =>
  (await admin.get(`${complaints}/export?format=xlsx&FirstChar=${encodeURIComponent(subject)}`)).raw;

it('a number from the server finds its record again, with the rows that its sheet names by it', async () => {
  const { number, subject } = await made();
  const options = { mode: 'upsert', key: 'number', name: 'pengaduan.xlsx' } as const;
  const same = await imported(admin, complaints, await exported(subject), options);
  expect(same.counts).toMatchObject({ create: 0, update: 0, unchanged: 1 });
  const csv = `Nomor;Lokasi\n${number.toLowerCase()};KM 7\n`;
  const moved = await imported(admin, complaints, csv, { ...options, name: 'pengaduan.csv' });
  expect(moved.counts).toMatchObject({ create: 0, update: 1 });
  const twice = await checked(admin, complaints, `${csv}${number};KM 8\n`, { ...options, name: 'dua.csv' });
  expect(await problemsOf(admin, complaints, twice.id)).toMatchObject([{ row: 3, heading: 'Nomor' }]);
});

it('a new record takes no number from the file, and a stored one keeps its own', async () => {
  const { number, subject, ticket } = await made();
  const created = await checked(admin, complaints, await exported(subject), { name: 'pengaduan.xlsx' });
  expect(created).toMatchObject({ attached: ['Foto'], apart: [] });
  const problems = await problemsOf(admin, complaints, created.id);
  expect(problems[0]).toMatchObject({ heading: 'Nomor', value: number });
  const csv = `Kode tiket;Nomor\n${ticket};PJ-1\n`;
  const other = await checked(admin, complaints, csv, { mode: 'upsert', key: 'ticket' });
  expect(await problemsOf(admin, complaints, other.id)).toMatchObject([{ heading: 'Nomor', value: 'PJ-1' }]);
});
