import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { faultsOf } from './axe.ts';
import { emptyInstallation } from './empty-server.ts';
import { menu, pick, watch } from './people.ts';

// An office's first day: from no account at all to a signed letter and a disposition, by the screens alone.
const password = 'Kantor-Baru-2026!';
const email = (npp: string) => `p${npp}@kantor.example`;
const subject = 'Rencana pemeliharaan jalan';

let end: (() => Promise<void>) | undefined;
test.afterEach(() => end?.());

test('an empty installation becomes an office: units, posts, nine people by invitation, a letter signed and disposed', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await emptyInstallation();
  end = server.end;
  const as = signedInAt(browser, server.address);
  const links = new Map<string, string>();

  await as(null, async (page) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/mulai$/);
    expect(await faultsOf(page)).toEqual([]);
    await makeFirstAdministrator(page, server.code);
    await expect(page.getByLabel('NPP atau surel')).toHaveValue(email('1001'));
    await page.getByLabel('Kata sandi', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Siapkan Naskah' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    for (const step of ['Jenis naskah dan penomoran', 'Klasifikasi dan retensi', 'Orang'])
      await takeStarter(page, step);
    await fillWorkbook(page);
    for (const [npp, link] of await takeLinks(page)) links.set(npp, link);
    await addPerson(page, links);
    await page.goto('/mulai');
    await expect(page.getByRole('heading', { name: 'Naskah sudah memiliki administrator.' })).toBeVisible();
  });
  expect([...links.keys()].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);

  for (const [npp, link] of links)
    await as(null, async (page) => {
      // The server does not know the port that it was given.
      const { pathname, search } = new URL(link);
      await page.goto(`${pathname}${search}`);
      await expect(page.getByRole('heading', { name: `Selamat datang, Pegawai ${npp}` })).toBeVisible();
      await page.getByLabel('Kata sandi baru', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
      await expect(menu(page)).toBeVisible();
    });

  await as('5', async (page) => {
    await page.goto('/naskah-dinas/buat-naskah/detail-naskah');
    await pick(page, /^Sub jenis/, 'Nota Dinas', /^Nota Dinas$/);
    await pick(page, /Klasifikasi arsip/, 'OP.01.02', /OP\.01\.02/);
    await page.getByRole('link', { name: /Lanjut ke formulir/ }).click();
    await page.getByLabel(/^Hal( |$)/).fill(subject);
    await page.getByLabel('Tempat').fill('Jakarta');
    await pick(page, /^Penanda tangan$/, 'Pegawai 3', /Pegawai 3/);
    await pick(page, /^Penerima/, 'Pegawai 6', /Pegawai 6/);
    await page.getByText('Tanpa pemeriksa').click();
    await page.getByRole('link', { name: /Lanjut ke isi naskah/ }).click();
    await page.locator('.ProseMirror').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Mohon disiapkan rencana pemeliharaan.');
    await page.getByRole('link', { name: /Lanjut ke ringkasan/ }).click();
    await page.getByRole('button', { name: 'Kirim' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kirim' }).click();
    await expect(page.getByText('Naskah dikirim kepada Pegawai 3')).toBeVisible();
  });

  await as('3', async (page) => {
    await openBySubject(page, /^Tugas/);
    await page.getByRole('button', { name: 'Tanda tangani' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Kata sandi/).fill(password);
    await dialog.getByRole('button', { name: 'Tanda tangani' }).click();
    const done = page.getByRole('dialog', { name: 'Naskah ditandatangani' });
    await expect(done.getByText(/-001\/ND\/JLB\.OPS\//)).toBeVisible();
  });

  await as('6', async (page) => {
    await openBySubject(page, /^Kotak Masuk/);
    await page.getByRole('button', { name: 'Disposisi', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Disposisi' });
    await panel.getByRole('button', { name: 'Pegawai 7', exact: true }).click();
    await panel.getByPlaceholder('Ketik instruksi lain').fill('bahan rapat');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Kirim disposisi' }).click();
    await expect(panel.getByText('Terkirim kepada 1 orang.')).toBeVisible();
  });

  await as('7', async (page) => {
    await page.goto('/naskah-dinas/tugas/disposition-in');
    await expect(page.locator('a.disposition-row')).toContainText(subject);
  });
});

async function openBySubject(page: Page, where: RegExp): Promise<void> {
  await menu(page).getByRole('link', { name: where }).click();
  await page.getByText(subject).first().click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
}

type Work = (page: Page) => Promise<void>;

/** Works in a browser of its own, signed in by the form where a person is named. */
const signedInAt =
  (browser: Browser, baseURL: string) =>
  async (npp: string | null, work: Work): Promise<void> => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const faults = watch(page);
    if (npp) {
      await page.goto('/login');
      await page.getByLabel('NPP atau surel').fill(npp);
      await page.getByLabel('Kata sandi', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Masuk', exact: true }).click();
      await expect(menu(page)).toBeVisible();
    }
    await work(page);
    expect(faults).toEqual([]);
    await context.close();
  };

async function makeFirstAdministrator(page: Page, code: string): Promise<void> {
  const values = {
    'Kode dari terminal server': code,
    'Nama perusahaan': 'PT Jalan Baru',
    Kode: 'JLB',
    'Nama Anda': 'Rina Wijaya',
    NPP: '1001',
    'Surel kantor': email('1001'),
    'Kata sandi untuk Anda': password,
  };
  const form = page.locator('#first');
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Buat administrator' }).click();
  await expect(page.getByRole('heading', { name: 'Masuk ke meja kerja Anda' })).toBeVisible();
}

async function openStep(page: Page, step: string): Promise<void> {
  const row = page
    .getByRole('button', { expanded: false })
    .filter({ has: page.getByText(step, { exact: true }) });
  if ((await row.count()) > 0) await row.click();
}

async function takeStarter(page: Page, step: string): Promise<void> {
  await openStep(page, step);
  await page.getByRole('button', { name: 'Lihat paket awal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paket awal' });
  await dialog.getByRole('button', { name: /^Pakai/ }).click();
  await expect(dialog).toHaveCount(0);
}

type Cells = (string | number | boolean | null)[][];

const units = [
  ['JLB.DIR', 'Direktorat Operasi', 'JLB', 'Direktorat', 'DIROPS'],
  ['JLB.OPS', 'Divisi Operasi', 'JLB.DIR', 'Divisi', 'OPS'],
  ['JLB.PML', 'Divisi Pemeliharaan', 'JLB.DIR', 'Divisi', 'PML'],
];
const [yes, no] = ['Ya', 'Tidak'];
const posts = [
  ['J-DIR', 'Direktur Operasi', 'JLB.DIR', null, 1, 'Struktural', yes, yes, yes],
  ['J-SEK', 'Sekretaris Direktur', 'JLB.DIR', 'J-DIR', 5, 'Pelaksana', no, no, no],
  ['J-OPS', 'Kepala Divisi Operasi', 'JLB.OPS', 'J-DIR', 2, 'Struktural', yes, yes, yes],
  ['J-OPS2', 'Kepala Departemen Lalu Lintas', 'JLB.OPS', 'J-OPS', 3, 'Struktural', yes, yes, yes],
  ['J-OPSS', 'Staf Operasi', 'JLB.OPS', 'J-OPS2', 5, 'Pelaksana', no, no, no],
  ['J-PML', 'Kepala Divisi Pemeliharaan', 'JLB.PML', 'J-DIR', 2, 'Struktural', yes, yes, yes],
  ['J-PML2', 'Kepala Departemen Jalan', 'JLB.PML', 'J-PML', 3, 'Struktural', yes, yes, yes],
  ['J-PMLS', 'Staf Pemeliharaan', 'JLB.PML', 'J-PML2', 5, 'Pelaksana', no, no, no],
];
const people = posts.map(([post], at) => [
  ...[`${at + 1}`, `Pegawai ${at + 1}`, email(`${at + 1}`), null, 'pegawai', null],
  post ?? null,
]);

/** Downloads the workbook, fills it as one would from an organisation chart, and stores it. */
async function fillWorkbook(page: Page): Promise<void> {
  await openStep(page, 'Unit');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh buku kerja' }).click();
  const { sheets } = await readXlsx(await readFile(await (await download).path()));
  const added: Record<string, Cells> = { Unit: units, Jabatan: posts, Orang: people };
  const filled = sheets.map(({ name, rows }) => ({
    name,
    rows: [...(rows as Cells), ...(added[name] ?? [])],
  }));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Unggah buku kerja' }).click();
  await (await chooser).setFiles({
    name: 'buku-kerja.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: filled })),
  });
  await page.getByRole('button', { name: 'Simpan semua' }).click();
}

/** The invitations of all who have none, as the file that stands for mail where none is set. */
async function takeLinks(page: Page): Promise<Map<string, string>> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh tautan undangan' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const rows = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '')));
  return new Map(rows.map(([, npp = '', , link = '']) => [npp, link]));
}

/** The ninth, by the form, on a post that somebody holds already. */
async function addPerson(page: Page, links: Map<string, string>): Promise<void> {
  await page.goto('/manajemen-user/user/tambah');
  await page.getByLabel('Nama', { exact: true }).fill('Pegawai 9');
  await page.getByLabel('NPP').fill('9');
  await page.getByLabel('Surel', { exact: true }).fill(email('9'));
  await pick(page, /^Jabatan/, 'Staf Operasi', /Staf Operasi/);
  await page.getByRole('button', { name: 'Simpan dan buat undangan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undangan untuk Pegawai 9' });
  links.set('9', await dialog.getByLabel('Tautan undangan').inputValue());
}
