import { expect, type Page, test } from '@playwright/test';
import { password, signedIn } from './people.ts';

const apiKey = { 'x-api-key': 'naskah-web' };
/** Reads from the API as that account, beside the page. */
async function askApi(page: Page, account: string) {
  const signed = await page.request.post('/user/api/Account/login', {
    headers: apiKey,
    data: { email: `${account}@naskah.example`, password },
  });
  const { data } = await signed.json();
  const headers = { ...apiKey, authorization: `Bearer ${data.token}` };
  return async (url: string) => (await page.request.get(url, { headers })).json();
}

test('a privilege taken in one browser is gone in another with the next thing asked for, and back again', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(
    browser,
    'arsiparis',
    async (theirs) => {
      await theirs.goto('/master-data/klasifikasi-arsip');
      await expect(theirs.getByRole('heading', { level: 1, name: 'Klasifikasi Arsip' })).toBeVisible();
      await signedIn(browser, 'admin', async (page) => {
        await page.goto('/manajemen-user/role');
        await page.getByText('Arsiparis', { exact: true }).click();
        await page.getByRole('link', { name: 'Ubah' }).click();
        const tree = page.getByRole('tree', { name: /Hak akses/ });
        await page.getByRole('searchbox', { name: 'Cari hak akses' }).fill('klasifikasi arsip');
        const leaf = tree.getByRole('treeitem', { name: 'Klasifikasi Arsip', exact: true });
        await expect(leaf).toBeChecked();
        await leaf.click();
        await expect(leaf).not.toBeChecked();
        await page.getByRole('button', { name: 'Simpan perubahan' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Arsiparis');
        await expect(page).toHaveURL(/role\/[0-9a-f-]{36}$/);

        const refused = theirs.waitForResponse((answer) => answer.url().includes('ArchiveClassification'));
        await theirs.getByPlaceholder(/Cari/).fill('kepegawaian');
        expect((await refused).status()).toBe(403);
        await theirs.reload();
        await expect(theirs.getByRole('heading', { name: 'Akses Ditolak' })).toBeVisible();

        // Given back by keyboard alone.
        await page.getByRole('link', { name: 'Ubah' }).click();
        await page.getByRole('searchbox', { name: 'Cari hak akses' }).fill('klasifikasi arsip');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('treeitem', { name: /^Data Master/ })).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(leaf).toBeFocused();
        await page.keyboard.press('Space');
        await expect(leaf).toBeChecked();
        await page.keyboard.press('Control+s');
        await expect(page).toHaveURL(/role\/[0-9a-f-]{36}$/);
        await theirs.reload();
        await expect(theirs.getByRole('heading', { level: 1, name: 'Klasifikasi Arsip' })).toBeVisible();
      });
    },
    [/403/],
  );
});

test('a group’s box gives and takes all of it, counts follow, and the record’s page shows the same', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await page.goto('/manajemen-user/role/tambah');
    await expect(page.getByRole('heading', { name: 'Tambah peran' })).toBeVisible();
    await page.getByLabel('Kode').fill('UJI-POHON');
    await page.getByLabel('Nama').fill('Role uji pohon');
    const tree = page.getByRole('tree', { name: /Hak akses/ });
    const letters = tree.getByRole('treeitem', { name: /^Naskah Dinas/ });
    await letters.focus();
    await page.keyboard.press('Space');
    await expect(letters).toBeChecked();
    await expect(letters).toHaveAccessibleName('Naskah Dinas, 7 dari 7');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tree.getByRole('treeitem', { name: 'Tugas' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(letters).toHaveAttribute('aria-checked', 'mixed');
    await expect(letters).toHaveAccessibleName('Naskah Dinas, 6 dari 7');
    await page.keyboard.press('ArrowLeft');
    await expect(letters).toBeFocused();
    await page.getByRole('button', { name: 'Simpan peran' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Role uji pohon');
    await expect(page.locator('main')).toContainText('Naskah Dinas6 dari 7');
    await expect(page.getByRole('link', { name: 'Dimiliki 0 pengguna' })).toBeVisible();
    await page.getByRole('button', { name: 'Hapus' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(page).toHaveURL(/\/manajemen-user\/role(\?.*)?$/);
  });
});

test('somebody becomes an administrator and stops being one; the last key to rights cannot be given away', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(
    browser,
    'admin',
    async (page) => {
      const get = await askApi(page, 'admin');
      await page.goto('/manajemen-user/admin/tambah');
      const choose = async (person: string, option: RegExp) => {
        await page.getByRole('combobox', { name: 'Pengguna' }).fill(person);
        await page.getByRole('option', { name: option }).first().click();
      };
      await choose('Ida Adiputra', /^(?!Tambah).*Ida Adiputra/);
      const roles = page.getByRole('combobox', { name: /Peran administratif/ });
      await roles.fill('Pegawai');
      await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
      await roles.fill('Legal');
      await page.getByRole('option', { name: /^legal/i }).click();
      await page.getByRole('button', { name: 'Simpan admin', exact: true }).click();
      await expect(page.getByText(/sudah dipakai/)).toBeVisible();
      await choose('Puspita Manalu', /^(?!Tambah).*Puspita Manalu/);
      await page.getByRole('button', { name: 'Simpan admin', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Puspita Manalu');
      await page.getByRole('button', { name: 'Hapus' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
      await expect(page).toHaveURL(/\/manajemen-user\/admin(\?.*)?$/);
      const kept = await get('/user/api/User?FirstChar=Puspita%20Manalu');
      expect(kept.data.items[0].roles.map(({ label }: { label: string }) => label)).toEqual(['Pegawai']);

      const found = await get('/user/api/Role?FirstChar=Administrator');
      await page.goto(`/manajemen-user/role/${found.data.items[0].id}/edit`);
      await page.getByRole('searchbox', { name: 'Cari hak akses' }).fill('manajemen-user/role');
      await page.getByRole('treeitem', { name: 'Peran', exact: true }).click();
      await page.getByRole('button', { name: 'Simpan perubahan' }).click();
      await expect(page.getByText(/tidak akan ada lagi administrator/).first()).toBeVisible();
    },
    [/422/, /409/],
  );
});
