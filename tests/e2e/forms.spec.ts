import { expect, type Page, test } from '@playwright/test';
import { pick, signedIn, takeSession } from './people.ts';

const types = '/master-data/jenis-naskah-dinas';
const subTypes = '/master-data/sub-jenis-naskah-dinas';
const classifications = '/master-data/klasifikasi-arsip';
let counter = 0;
/** A code that no other story uses. */
const code = (): string => `UJI-${Date.now().toString(36)}-${++counter}`.toUpperCase();

test('what a picker lacks is added in place, and nothing typed in the form is lost', async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await page.goto(`${subTypes}/tambah`);
    // Wait for the page: the sign-in form has fields with the same labels.
    await expect(page.getByRole('heading', { level: 1, name: /^Tambah/ })).toBeVisible();
    await page.getByLabel('Kode', { exact: true }).fill(code());
    await page.getByLabel('Nama', { exact: true }).fill('Surat uji');
    await page.getByLabel('Internal ke internal').check();
    const picker = page.getByRole('combobox', { name: /^Jenis naskah/ });
    await picker.fill('Jenis percobaan');
    await page.getByRole('option', { name: 'Tambah “Jenis percobaan” sebagai jenis naskah baru' }).click();
    const drawer = page.getByRole('dialog', { name: 'Tambah jenis naskah' });
    await expect(drawer.getByLabel('Nama', { exact: true })).toHaveValue('Jenis percobaan');
    // Throttled: Escape over unsaved work must ask first even before the input is rendered.
    const machine = await page.context().newCDPSession(page);
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await drawer.getByLabel(/^Keterangan/).fill('Dibuat dari isian lain');
    await page.keyboard.press('Escape');
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.getByRole('button', { name: 'Tetap di sini' }).click();
    await drawer.getByLabel('Kode', { exact: true }).fill(code());
    await drawer.getByRole('radio', { name: 'Korespondensi' }).check();
    // The topmost form is the one that is saved.
    await page.keyboard.press('Control+s');
    await expect(drawer).toBeHidden();
    await expect(picker).toHaveValue('Jenis percobaan');
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Surat uji');
    await expect(page.getByLabel('Internal ke internal')).toBeChecked();
    await pick(page, /^Kode nomor/, 'a', /./);
    await page.getByRole('button', { name: 'Simpan sub jenis naskah' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surat uji');
    await expect(page.getByRole('link', { name: 'Jenis percobaan' })).toBeVisible();
  });
});

test('what keeps a form from being saved has the focus, the first of it on the screen', async ({
  browser,
}) => {
  await signedIn(browser, 'arsiparis', async (page) => {
    await page.goto('/dokumen/pemberkasan/tambah');
    await expect(page.getByLabel('Kode', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
    await expect(page.getByLabel('Kode', { exact: true })).toBeFocused();
    // And stays there, whatever comes later.
    await page.waitForTimeout(300);
    await expect(page.getByLabel('Kode', { exact: true })).toBeFocused();
  });
});

test('what a change took away comes back into the form, and is stored when it is saved', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await addType(page, { name: 'Jenis semula', description: 'Keterangan semula' });
    await page.getByRole('link', { name: 'Ubah', exact: true }).click();
    await page.getByLabel('Nama', { exact: true }).fill('Jenis berubah');
    await page.getByLabel(/^Keterangan/).fill('');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jenis berubah');
    await page.getByRole('tab', { name: 'Riwayat' }).click();
    await page.getByRole('link', { name: 'Kembalikan isi sebelum perubahan ini' }).click();
    await expect(page.getByText('Dikembalikan: Nama, Keterangan.')).toBeVisible();
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Jenis semula');
    await expect(page.getByLabel(/^Keterangan/)).toHaveValue('Keterangan semula');
    // Nothing is stored yet, and leaving asks as after typing.
    await page.getByRole('button', { name: 'Batal' }).click();
    await page.getByRole('button', { name: 'Tetap di sini' }).click();
    await page.getByRole('button', { name: 'Simpan perubahan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jenis semula');
    await page.getByRole('tab', { name: 'Riwayat' }).click();
    await expect(page.getByRole('listitem').first()).toContainText('Keterangan semula');
  });
});

test('a record is duplicated with everything but what must be its own', { tag: '@full' }, async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await addType(page, { name: 'Asal salinan', description: 'Keterangan asal' });
    await page.getByRole('link', { name: 'Duplikatkan' }).click();
    await expect(page).toHaveURL(/\/tambah\?dari=/);
    await expect(page.getByText('Salinan dari Asal salinan')).toBeVisible();
    await expect(page.getByLabel('Kode', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Asal salinan');
    await expect(page.getByLabel(/^Keterangan/)).toHaveValue('Keterangan asal');
    await page.getByLabel('Kode', { exact: true }).fill(code());
    await page.getByLabel('Nama', { exact: true }).fill('Salinannya');
    // Ctrl Enter goes on to another new record.
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Jenis naskah ditambahkan').last()).toBeVisible();
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('');
    await expect(page.getByText('Salinan dari Asal salinan')).toBeHidden();
  });
});

test('a second editor sees who changed what, chooses field by field, and history tells both', {
  tag: '@full',
}, async ({ browser }) => {
  const context = await browser.newContext();
  const one = await context.newPage();
  await takeSession(one, 'admin');
  await addType(one, { name: 'Dua penyunting', description: 'Semula' });
  const address = one.url();
  const other = await context.newPage();
  await other.goto(`${address}/edit`);
  // Wait for the page: the sign-in form has fields with the same labels.
  await expect(other.getByRole('button', { name: 'Simpan perubahan' })).toBeVisible();
  await expect(other.getByLabel('Nama', { exact: true })).toHaveValue('Dua penyunting');
  await one.getByRole('link', { name: 'Ubah', exact: true }).click();
  await one.getByLabel('Nama', { exact: true }).fill('Nama dari yang pertama');
  await one.getByLabel(/^Keterangan/).fill('Keterangan dari yang pertama');
  await one.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(one).toHaveURL(address);

  await other.getByLabel('Nama', { exact: true }).fill('Nama dari yang kedua');
  await other.getByRole('radio', { name: 'Khusus' }).check();
  await other.getByRole('button', { name: 'Simpan perubahan' }).click();
  const dialog = other.getByRole('dialog', { name: 'Data ini telah diubah di tempat lain' });
  await expect(dialog.getByText(/^Diubah oleh Ida Adiputra/)).toHaveCount(2);
  await expect(dialog.getByText('Perubahan Anda yang lain tetap disimpan: Kelompok.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Simpan pilihan' })).toBeDisabled();
  await dialog
    .getByRole('group', { name: 'Nama' })
    .getByRole('radio', { name: /^Isian Anda/ })
    .check();
  await dialog.getByRole('button', { name: 'Simpan pilihan' }).click();
  await expect(other).toHaveURL(address);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Nama dari yang kedua');
  await expect(other.getByText('Keterangan dari yang pertama')).toBeVisible();
  await expect(other.getByText('Khusus')).toBeVisible();

  await other.getByRole('tab', { name: 'Riwayat' }).click();
  const entries = other.getByRole('tabpanel').getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText('Diubah oleh Ida Adiputra');
  await expect(entries.first().locator('del').first()).toHaveText('Nama dari yang pertama');
  await expect(entries.first().locator('ins').first()).toHaveText('Nama dari yang kedua');
  await expect(entries.nth(1).locator('del').first()).toHaveText('Dua penyunting');
  await expect(entries.last()).toContainText('Dibuat oleh Ida Adiputra');
  await context.close();
});

test('what is used cannot be deleted: the way leads to who uses it, or it is deactivated', {
  tag: '@full',
}, async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await takeSession(page, 'admin');
  await page.goto(subTypes);
  await page.getByRole('searchbox').first().fill('Surat Tugas');
  await page.getByRole('link', { name: 'Surat Tugas', exact: true }).first().click();
  const type = page.locator('dd a[href*="jenis-naskah-dinas"]').first();
  const typeName = (await type.textContent()) ?? '';
  await type.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(typeName);
  await page.getByRole('button', { name: 'Hapus' }).click();
  // Said before it asks.
  const refused = page.getByRole('dialog', { name: `${typeName} tidak dapat dihapus` });
  await expect(refused.getByText(/^\d+ sub jenis naskah$/)).toBeVisible();
  await expect(refused.getByText(/^\d+ naskah$/)).toBeVisible();
  await expect(refused.getByRole('link', { name: 'Surat Tugas' })).toBeVisible();
  const all = refused.getByRole('link', { name: /^Lihat semua/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await expect(page).toHaveURL(/jenis-naskah-dinas\?.*scriptTypeId/);
  await expect(page.locator('tbody tr')).toHaveCount(count);
  await context.close();
});

test('leaving with unsaved work is asked about: by a link and by the back button', async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await addType(page, { name: 'Belum disimpan', description: '' });
    await page.getByRole('link', { name: 'Ubah', exact: true }).click();
    await page.getByLabel('Nama', { exact: true }).fill('Sedang diketik');
    await page.goBack();
    await page.getByRole('button', { name: 'Tetap di sini' }).click();
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Sedang diketik');
    await page.getByRole('link', { name: 'Jenis Naskah Dinas' }).first().click();
    await page.getByRole('button', { name: 'Tinggalkan' }).click();
    await expect(page).toHaveURL(types);
  });
});

test('a session that ends while saving costs nothing that was typed', async ({ page }) => {
  await takeSession(page, 'admin');
  await page.goto(`${types}/tambah`);
  // Wait for the page: the sign-in form has fields with the same labels.
  await expect(page.getByRole('heading', { level: 1, name: /^Tambah/ })).toBeVisible();
  await page.getByLabel('Nama', { exact: true }).fill('Diketik sebelum sesi berakhir');
  await page.getByLabel('Kode', { exact: true }).fill(code());
  await page.getByRole('radio', { name: 'Arahan' }).check();
  const over = (route: import('@playwright/test').Route) =>
    route.fulfill({ status: 401, json: { statusCode: 401, message: 'Sesi berakhir.', errors: {} } });
  await page.route('**/master-data/api/ScriptType', over);
  await page.route('**/Account/RefreshToken', over);
  await page.getByRole('button', { name: 'Simpan jenis naskah' }).click();
  await expect(page).toHaveURL('/login');
  await page.unrouteAll();
  await page.getByLabel('NPP atau surel').fill('admin@naskah.example');
  await page.getByLabel('Kata sandi', { exact: true }).fill('Naskah-2026!');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL(`${types}/tambah`);
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Diketik sebelum sesi berakhir');
  await expect(page.getByRole('radio', { name: 'Arahan' })).toBeChecked();
  await page.getByRole('button', { name: 'Simpan jenis naskah' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diketik sebelum sesi berakhir');
});

test('a part that a release removed costs nothing that was typed: the reload waits for its user', {
  tag: '@full',
}, async ({ page }) => {
  await takeSession(page, 'admin');
  // After a release, the old page's files are gone.
  await page.route('**/assets/create-in-place-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${subTypes}/tambah`);
  // Wait for the page: the sign-in form has fields with the same labels.
  await expect(page.getByRole('heading', { level: 1, name: /^Tambah/ })).toBeVisible();
  const name = page.getByLabel('Nama', { exact: true });
  await name.fill('Diketik sebelum rilis');
  await page.getByLabel('Internal ke internal').check();
  const picker = page.getByRole('combobox', { name: /^Jenis naskah/ });
  const add = page.getByRole('option', { name: /^Tambah “Jenis baru”/ });
  await picker.fill('Jenis baru');
  await add.click();
  await expect(page.getByText(/Versi baru Naskah tersedia/)).toBeVisible();
  await expect(name).toHaveValue('Diketik sebelum rilis');
  await expect(picker).toHaveValue('Jenis baru');

  await page.unrouteAll();
  const asked = page.waitForEvent('dialog');
  const reloading = page.getByRole('button', { name: 'Muat ulang' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  await expect(page.getByText('Isian yang belum disimpan telah dipulihkan')).toBeVisible();
  await expect(name).toHaveValue('Diketik sebelum rilis');
  await expect(page.getByLabel('Internal ke internal')).toBeChecked();
  await picker.fill('Jenis baru');
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Tambah jenis naskah' })).toBeVisible();
});

test('the first wrong field gets the focus, and the save bar leads to each', async ({ page }) => {
  await takeSession(page, 'admin');
  await page.goto(`${classifications}/tambah`);
  await page.getByLabel(/^Masa aktif/).fill('0');
  await page.getByLabel('Nama', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Simpan klasifikasi' }).click();
  await expect(page.getByLabel('Kode', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: '2 isian perlu diperbaiki' }).click();
  await page.getByRole('menuitem', { name: /Masa aktif/ }).click();
  await expect(page.getByLabel(/^Masa aktif/)).toBeFocused();
});

/** Adds a letter type and stays on its page. */
async function addType(page: Page, { name, description }: { name: string; description: string }) {
  await page.goto(`${types}/tambah`);
  // Wait for the page: the sign-in form has fields with the same labels.
  await expect(page.getByRole('heading', { level: 1, name: /^Tambah/ })).toBeVisible();
  await page.getByLabel('Kode', { exact: true }).fill(code());
  await page.getByLabel('Nama', { exact: true }).fill(name);
  await page.getByLabel(/^Keterangan/).fill(description);
  await page.getByRole('radio', { name: 'Arahan' }).check();
  await page.getByRole('button', { name: 'Simpan jenis naskah' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
