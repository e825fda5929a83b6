import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { mostPrinted } from '../../../domain/calls/transfer.ts';
import { complaint } from '../../declared/pengaduan.ts';
import { tender } from '../../declared/tender.ts';
import { type Caller, testApp } from '../../support/app.ts';
import { addressOf, openEverything } from '../../support/declared/store.ts';
import { withOneRole } from '../../support/one-role.ts';

const running = await testApp();
await openEverything(running.pool);
const admin = await running.signIn('admin');
const { caller, holds } = await withOneRole(running, admin);
const [complaints, tenders] = [addressOf(complaint), addressOf(tender)];
const [unit] = (await admin.get('/master-data/api/OrganizationUnit/lookup')).body.data.items;

const made = async (base: string, body: object): Promise<string> => {
  const answer = await admin.post(base, { unitId: unit.id, ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
};
const reported = (subject: string, more: object = {}) =>
  made(complaints, {
    subject,
    happenedOn: '2026-11-01',
    kind: 'fasilitas',
    reporterName: 'Sari Dewi',
    ...more,
  });
const burst = await reported('Ban pecah di kilometer 12', {
  reporterPhone: '0812-7777-1234',
  callback: '0811-222-3333',
  claimed: '3400000',
  costs: [
    { name: 'Ban 185/60 R15', quantity: 2, claimed: 1750000 },
    { name: 'Derek', quantity: 1, claimed: 1650000 },
  ],
});
await reported('Saldo terpotong dua kali', { kind: 'kendaraan', happenedOn: '2026-10-17' });

/** The words of a PDF, and how it was sent. */
async function printed(who: Caller, url: string, headers: Record<string, string> = {}) {
  const { status, raw, headers: sent } = await who.ask<string>({ method: 'GET', url, headers });
  expect(status, raw.toString().slice(0, 300)).toBe(200);
  const { text, totalPages } = await extractText(new Uint8Array(raw), { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), totalPages, name: String(sent['content-disposition']) };
}

it('prints a record with its company, title, values in words, rows and their totals', async () => {
  const { text, name } = await printed(admin, `${complaints}/${burst}/pdf`);
  for (const words of [
    'Ban pecah di kilometer 12',
    'Tahap Diterima',
    'Tanggal kejadian 1 November 2026',
    'Jenis Fasilitas',
    'Nilai diajukan Rp3.400.000',
    'Ban 185/60 R15 2 1.750.000',
    'Jumlah 3.400.000',
    'Halaman 1 dari 1',
    'Dicetak',
  ])
    expect(text).toContain(words);
  expect(name).toMatch(/pengaduan-[a-z0-9-]+-\d{4}-\d\d-\d\d\.pdf/);
  const audit = await running.pool.query(
    `select after from audit_log where action = 'export' order by id desc limit 1`,
  );
  expect(audit.rows[0].after).toMatchObject({ format: 'pdf', ids: [burst] });
});

it('prints a list with its columns, filters in words and order, in the language of the reader', async () => {
  const query = `format=pdf&Columns=subject,kind,claimed&kind=fasilitas&unitId=${unit.id}&OrderBy=happenedOn&Order=desc`;
  const { text, name } = await printed(admin, `${complaints}/export?${query}`);
  expect(text).toContain('Jenis Fasilitas');
  expect(text).toContain(`Ruas ${unit.label}`);
  expect(text).toContain('Urutan Tanggal kejadian, menurun');
  expect(text).toContain('Ban pecah di kilometer 12 Fasilitas Rp3.400.000');
  expect(text).not.toContain('Saldo terpotong');
  expect(name).toMatch(/pengaduan-\d{4}-\d\d-\d\d\.pdf/);
  const english = await printed(admin, `${complaints}/export?${query}`, { 'x-language': 'en' });
  expect(english.text).toContain('Facilities');
  expect(english.text).toContain('Page 1 of 1');
});

it('prints no field that the role does not see, and no record out of reach', async () => {
  await holds(complaint.path, `${complaint.path}:hide.reporterPhone`);
  const { text } = await printed(caller, `${complaints}/${burst}/pdf`);
  expect(text).toContain('Sari Dewi');
  expect(text).not.toMatch(/7777|Telepon pelapor/);
  const chosen = await caller.get(`${complaints}/export?format=pdf&Columns=reporterPhone`);
  expect([chosen.status, Object.keys(chosen.body.errors)]).toEqual([400, ['Columns']]);
  await holds(`${complaint.path}:read`, '/search');
  expect((await caller.get(`${complaints}/export?format=pdf`)).status).toBe(403);
  await holds('/search');
  expect((await caller.get(`${complaints}/${burst}/pdf`)).status).toBe(403);
  expect((await admin.get(`${complaints}/${unit.id}/pdf`)).status).toBe(404);
  expect((await admin.get(`${complaints}/x/pdf`)).status).toBe(404);
});

it('sets words that no column holds, long lists on several pages, and refuses longer ones with a way out', async () => {
  const id = await made(tenders, { code: 'T-1', name: 'x'.repeat(90), closesOn: '2026-12-01' });
  expect((await printed(admin, `${tenders}/${id}/pdf`)).text).toContain('Halaman 1 dari 1');
  const fill = (count: number) =>
    running.pool.query(
      `insert into example_tender (id, code, name, unit_id, closes_on, opens_at)
       select gen_random_uuid(), 'B-' || n || '-' || $1, 'Pekerjaan ' || n, $2, '2026-12-01', now()
       from generate_series(1, $1) n`,
      [count, unit.id],
    );
  await fill(60);
  const { totalPages, text } = await printed(admin, `${tenders}/export?format=pdf&OrderBy=code`);
  expect(totalPages).toBeGreaterThan(1);
  expect(text).toContain(`Halaman 2 dari ${totalPages}`);
  await fill(mostPrinted);
  const refused = await admin.get(`${tenders}/export?format=pdf`);
  expect(refused.status).toBe(422);
  expect(refused.body.message).toMatch(/2\.061 baris.*2\.000.*saringan.*XLSX/);
  const narrowed = await admin.get(`${tenders}/export?format=pdf&FirstChar=Pekerjaan 1`);
  expect(narrowed.status).toBe(200);
});
