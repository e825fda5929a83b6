import { expect, test } from '@playwright/test';
import { signedIn, signInByForm } from './people.ts';

test('an administrator keeps a table: add, find, change, delete, with addresses as SPEC A1 has them', async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await page.goto('/master-data/jenis-naskah-dinas');
    await page.getByRole('link', { name: /Tambah jenis naskah/ }).click();
    await expect(page).toHaveURL('/master-data/jenis-naskah-dinas/tambah');
    await page.getByRole('button', { name: /^Simpan jenis naskah/ }).click();
    await expect(page.getByText('“Kode” harus diisi.')).toBeVisible();
    await page.getByLabel('Kode').fill('UJI');
    await page.getByLabel('Nama').fill('Naskah uji');
    await page
      .getByRole('radio', { name: 'Khusus' })
      .or(page.getByRole('button', { name: 'Khusus' }))
      .first()
      .click();
    await page.getByRole('button', { name: /^Simpan jenis naskah/ }).click();
    await expect(page).toHaveURL(/\/master-data\/jenis-naskah-dinas\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Naskah uji');
    await page.getByRole('link', { name: 'Ubah' }).first().click();
    await expect(page).toHaveURL(/\/[0-9a-f-]{36}\/edit$/);
    await page.getByLabel('Nama').fill('Naskah uji coba');
    await page.getByRole('button', { name: 'Simpan perubahan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Naskah uji coba');
    await page.goto('/master-data/jenis-naskah-dinas');
    await page.getByRole('searchbox').or(page.getByPlaceholder(/Cari/)).first().fill('uji coba');
    await page.getByText('Naskah uji coba').first().click();
    await page.getByRole('button', { name: 'Hapus' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(page).toHaveURL(/\/master-data\/jenis-naskah-dinas(\?.*)?$/);
  });
});

test('what a role may not see is refused by address too', async ({ browser }) => {
  await signedIn(browser, 'staf', async (page) => {
    await page.goto('/master-data/jenis-naskah-dinas');
    await expect(page.getByRole('heading', { name: 'Akses Ditolak' })).toBeVisible();
    await page.goto('/tidak/ada');
    await expect(page.getByText('This page could not be found')).toBeVisible();
  });
});

test('a deep link leads through sign-in and back to where it points', async ({ page }) => {
  await page.goto('/master-data/klasifikasi-arsip?x=1');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('NPP atau surel').fill('admin@naskah.example');
  await page.getByLabel('Kata sandi', { exact: true }).fill('Naskah-2026!');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL(/\/master-data\/klasifikasi-arsip/);
  await expect(page.getByRole('heading', { name: 'Klasifikasi Arsip' })).toBeVisible();
});

test('a secretary switches to the director’s desk and back', async ({ page }) => {
  await signInByForm(page, 'sekretaris');
  const person = page.getByRole('button', { name: /Rosa Ardiansyah/ });
  await person.click();
  await page.getByRole('menuitem', { name: /Untuk Uli Kusnadi.*tanpa tanda tangan/ }).click();
  await expect(page.getByText('Switch role berhasil')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /^Draft/ })).toHaveCount(0);
});

test('a wrong password is told where it was typed, and the form stays in sight', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('NPP atau surel').fill('staf@naskah.example');
  await page.getByLabel('Kata sandi', { exact: true }).fill('salah');
  await page.keyboard.press('Enter');
  await expect(page.getByText('NPP, surel, atau kata sandi tidak cocok.').first()).toBeInViewport();
  await expect(page.getByLabel('Kata sandi', { exact: true })).toBeInViewport();
});
