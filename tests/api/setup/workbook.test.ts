import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { Invited } from '../../../domain/calls/setup.ts';
import type { Ok } from '../../support/app.ts';
import { emptyDesk } from './empty-desk.ts';
import { applyBook, checkBook, fill, type Pages, sendBook, takeBook, url } from './workbooks.ts';

const { admin, pool } = await emptyDesk();
const count = async (table: string): Promise<number> =>
  (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

/** Three units, their heads and two people on one post. */
function organisation(pages: Pages): Pages {
  fill(
    pages,
    'Unit',
    ['CK.DU', 'Direktorat Utama', 'CK', 'Direktorat'],
    ['CK.KEU', 'Divisi Keuangan', 'CK.DU', 'Divisi', 'KEU'],
    ['CK.OPS', 'Divisi Operasi', 'CK.DU', 'Divisi'],
  );
  fill(
    pages,
    'Jabatan',
    ['J-DU', 'Direktur Utama', 'CK.DU', null, 1, 'Struktural', 'Ya', 'Ya', 'Ya'],
    ['J-KEU', 'Kepala Divisi Keuangan', 'CK.KEU', 'J-DU', 2, 'Struktural', 'Ya', 'Ya', 'Ya'],
    ['P-OPS', 'Staf Operasi', 'CK.OPS', 'J-DU', 5, 'Pelaksana'],
  );
  return fill(
    pages,
    'Orang',
    ['1', 'Budi', 'budi@contoh.example', 'Bapak', null, null, 'J-DU', '2026-01-31'],
    ['2', 'Sari', 'sari@contoh.example', 'Ibu', 'pegawai', null, 'P-OPS'],
    // Some programs write a blank cell as an empty text.
    ['3', 'Tono', 'tono@contoh.example', null, '', '', 'P-OPS', ''],
  );
}

it('stores a workbook filled from an organisation chart, and finds nothing to change in it again', async () => {
  const pages = await takeBook(admin);
  expect(pages.get('Perusahaan')?.[1]?.slice(0, 2)).toEqual(['CK', 'PT Contoh Karya']);
  // The company's row gets an address, which makes its letterhead.
  const [, company] = pages.get('Perusahaan') ?? [];
  if (company) company[3] = 'Jalan Contoh 1, Jakarta';
  organisation(pages);
  const checked = await checkBook(admin, pages);
  expect(checked.problems).toEqual([]);
  expect(checked).toMatchObject({ state: 'checked', counts: { create: 10, update: 1, bad: 0 } });
  expect(await count('organization_unit')).toBe(1);
  expect(await applyBook(admin, checked.id)).toMatchObject({ state: 'done', message: null });
  expect(await count('organization_unit')).toBe(4);
  const holders = await pool.query(
    `select p.code, count(*)::int as n from job_mapping m join position p on p.id = m.position_id group by p.code order by p.code`,
  );
  expect(holders.rows).toEqual([
    { code: 'CK.ADMIN', n: 1 },
    { code: 'J-DU', n: 1 },
    { code: 'P-OPS', n: 2 },
  ]);
  const { rows: roles } = await pool.query(
    `select u.npp, (select array_agg(r.code) from role r where r.id = any(u.role_ids)) as roles from "user" u
     where u.npp in ('1', '2', '3') order by u.npp`,
  );
  expect(roles.map((one) => one.roles)).toEqual([['pegawai'], ['pegawai'], ['pegawai']]);
  const units = await pool.query(
    `select code, company_code, numbering_code from organization_unit order by code`,
  );
  // The city is taken from the address, until another is set.
  const cityOf = async () =>
    (await pool.query(`select city from organization_unit where code = 'CK'`)).rows[0].city;
  expect(await cityOf()).toBe('Jakarta');
  expect(units.rows[3]).toEqual({ code: 'CK.OPS', company_code: 'CK', numbering_code: 'OPS' });
  // The same file, with cells left empty, and the workbook as it is taken now.
  for (const same of [pages, await takeBook(admin)]) {
    const again = await checkBook(admin, same);
    expect(again.problems).toEqual([]);
    expect(again.counts).toMatchObject({ create: 0, update: 0, bad: 0 });
  }
  for (const [city, shown] of [
    ['Bandung', 'Bandung'],
    [null, 'Bandung'],
  ] as const) {
    if (company) company[4] = city;
    await applyBook(admin, (await checkBook(admin, pages)).id);
    expect(await cityOf()).toBe(shown);
  }
});

it('invites all of them at once, by links where no mail is sent, and nobody twice', async () => {
  const invite = async () => (await admin.post<Ok<Invited>>('/setting/api/Setup/Invitation')).body.data;
  const { mailed, links } = await invite();
  expect([mailed, links.map(({ npp }) => npp)]).toEqual([0, ['1', '2', '3']]);
  expect(links[0]?.url).toMatch(/^http.*token=.{20,}/);
  expect(await invite()).toEqual({ mailed: 0, links: [] });
});

it('stores nothing of a workbook with faults, and names each: sheet, row and what to write', async () => {
  const before = [await count('organization_unit'), await count('position'), await count('"user"')];
  const pages = await takeBook(admin);
  fill(
    pages,
    'Unit',
    ['CK.A', 'A', 'CK.B', 'Divisi'],
    ['CK.B', 'B', 'CK.A', 'Divisi'],
    ['CK.C', 'C', 'CK.DU', 'Divisi'],
  );
  fill(
    pages,
    'Jabatan',
    ['J-X', 'Tanpa unit', null, null, 2, 'Struktural'],
    ['J-Y', 'Unit salah', 'CK.TIDAK', null, 2, 'Struktural'],
    // Of a unit that is itself left out: no fault of its own.
    ['J-Z', 'Di unit melingkar', 'CK.A', null, 2, 'Struktural'],
    ['J-C', 'Kepala C', 'CK.C', null, 2, 'Struktural', 'Ya'],
  );
  fill(
    pages,
    'Orang',
    ['7', 'Andi', 'andi@contoh.example', null, null, null, 'J-C'],
    ['8', 'Wati', 'wati@contoh.example', null, null, null, 'J-C'],
    ['8', 'Wati lagi', 'wati2@contoh.example', null, null, null, 'P-OPS'],
  );
  const job = await checkBook(admin, pages);
  const told = job.problems.map(({ sheet, heading, value, reason }) => [sheet, heading, value, reason]);
  expect(told).toEqual([
    [
      'Unit',
      'Induk',
      'CK.B',
      'Tidak boleh di bawah dirinya sendiri. Di berkas ini, CK.A di bawah CK.B, CK.B di bawah CK.A.',
    ],
    [
      'Unit',
      'Induk',
      'CK.A',
      'Tidak boleh di bawah dirinya sendiri. Di berkas ini, CK.B di bawah CK.A, CK.A di bawah CK.B.',
    ],
    ['Jabatan', 'Unit', '', expect.stringContaining('Unit')],
    ['Jabatan', 'Unit', 'CK.TIDAK', '“CK.TIDAK” tidak ditemukan di Unit Organisasi.'],
    [
      'Orang',
      'Jabatan',
      expect.anything(),
      expect.stringContaining('Andi memangku jabatan ini secara definitif'),
    ],
    ['Orang', 'NPP', '8', expect.stringMatching(/^Sama dengan baris \d+\.$/)],
  ]);
  expect(job.counts?.bad).toBe(6);
  expect((await admin.post(`${url}/${job.id}/apply`)).status).toBe(409);
  expect([await count('organization_unit'), await count('position'), await count('"user"')]).toEqual(before);
  const marked = await takeBook(admin, `${url}/${job.id}/marked`);
  const [headings, ...rows] = marked.get('Jabatan') ?? [];
  expect(headings?.at(-1)).toBe('Yang perlu diperbaiki');
  expect(rows.find(([code]) => code === 'J-Y')?.at(-1)).toBe(
    'Unit: “CK.TIDAK” tidak ditemukan di Unit Organisasi.',
  );
});

it('refuses what is no such workbook', async () => {
  const other = await writeXlsx({ sheets: [{ name: 'Data', rows: [['a'], ['b']] }] });
  expect((await sendBook(admin, Buffer.from(other))).body.message).toBe('Lembar “Petunjuk” tidak ada.');
});

it('refuses more than 50,000 rows in one sentence', { tags: ['full'] }, async () => {
  const many = Array.from({ length: 50_001 }, (_, at) => [`N${at}`, 'x']);
  const large = await writeXlsx({
    sheets: [
      { name: 'Petunjuk', rows: [['a'], ['b']] },
      { name: 'Instansi', rows: [['Kode', 'Nama'], ...many] },
    ],
  });
  const refused = await sendBook(admin, Buffer.from(large));
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'Paling banyak 50.000 baris dalam satu buku kerja. Bagi menjadi beberapa buku kerja.',
  ]);
});
