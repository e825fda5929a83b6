import { expect, type Page, test } from '@playwright/test';
import { asPerson, pick } from './people.ts';

// SPEC B1.3, DOMAIN 5.
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' });

test('a number is booked with its reason, and stands in the register', { tag: '@full' }, async ({
  browser,
}) => {
  let booked = '';

  await asPerson(
    browser,
    'arsiparis',
    async (page) => {
      await menu(page).getByRole('link', { name: 'Nomor Naskah' }).click();
      await expect(page.getByRole('heading', { name: 'Nomor Naskah' })).toBeVisible();
      await page.getByRole('button', { name: 'Pesan nomor' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pesan nomor' });
      await dialog.getByRole('button', { name: 'Pesan nomor' }).click();
      await expect(dialog.getByText('Tuliskan alasannya.')).toBeVisible();
      await pick(page, /^Sub jenis naskah/, 'Nota Dinas', /^Nota Dinas$/);
      await pick(page, /^Unit/, 'Direktorat Operasi', /Direktorat Operasi/);
      await dialog.getByLabel('Alasan').fill('Pemeliharaan listrik, naskah ditulis tangan.');
      await dialog.getByRole('button', { name: 'Pesan nomor' }).click();
      booked =
        (await page.getByRole('dialog', { name: 'Nomor dipesan' }).getByRole('listitem').textContent()) ?? '';
      expect(booked).toMatch(/^…-\d+\/ND\//);
      await page.getByRole('button', { name: 'Selesai' }).click();
      await page.getByRole('tab', { name: 'Daftar nomor' }).click();
      await expect(page.getByText(booked)).toBeVisible();
    },
    [/422/],
  );
});
