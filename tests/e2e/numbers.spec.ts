import { expect, type Page, test } from '@playwright/test';
import { asPerson, password, pick } from './people.ts';

// SPEC B1.3, DOMAIN 5: a number is booked, a letter takes it, and the letter is called back for good.
const subject = 'Pengaturan gerbang saat pemeliharaan listrik';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' });

test('a number is booked, a letter takes it, and its sender cancels the letter', async ({ browser }) => {
  test.setTimeout(120_000);
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

  await asPerson(browser, 'direktur', async (page) => {
    await page.getByRole('link', { name: 'Buat naskah' }).click();
    await pick(page, /^Jenis naskah/, 'Korespondensi Internal', /Korespondensi Internal/);
    await pick(page, /^Sub jenis/, 'Nota Dinas', /^Nota Dinas$/);
    await pick(page, /Klasifikasi arsip/, 'OP.01.02', /OP\.01\.02/);
    await page.getByRole('link', { name: /Lanjut ke formulir/ }).click();
    await page.getByLabel('Perihal').fill(subject);
    await page.getByLabel('Tempat').fill('Jakarta');
    await pick(page, /^Pengirim/, 'Direktur Operasi', /Direktur Operasi/);
    await pick(page, /^Penerima/, 'Putri Saragi', /Putri Saragi/);
    await page.getByRole('combobox', { name: /^Nomor/ }).click();
    await page.getByRole('option', { name: booked }).click();
    await page.getByRole('link', { name: /Lanjut ke isi naskah/ }).click();
    await page.locator('.ProseMirror').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Gerbang dilayani secara manual.');
    await expect(page.getByText(/Tersimpan pukul/)).toBeVisible();
    await page.getByRole('link', { name: /Lanjut ke naskah pengantar/ }).click();
    await page.getByRole('link', { name: /Lanjut ke ringkasan/ }).click();
    await page.getByRole('button', { name: 'Kirim' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kirim' }).click();

    await menu(page)
      .getByRole('link', { name: /^Tugas/ })
      .click();
    await page.getByText(subject).first().click();
    await page.getByRole('button', { name: 'Tanda tangani' }).click();
    await page.getByLabel('Kata sandi Anda').fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Tanda tangani' }).click();
    const sequence = /-(\d+)\//.exec(booked)?.[1];
    await expect(page.getByLabel('Nomor naskah')).toHaveText(new RegExp(`^B-${sequence}/ND/`));
    await page.getByRole('button', { name: 'Lanjutkan' }).click();

    await menu(page)
      .getByRole('link', { name: /^Terkirim/ })
      .click();
    await page.getByText(subject).first().click();
    await page.getByRole('button', { name: 'Batalkan' }).click();
    await page.getByLabel('Alasan').fill('Pemeliharaan ditunda.');
    await page.getByRole('button', { name: 'Batalkan naskah' }).click();
    await expect(page.getByText('Dibatalkan').first()).toBeVisible();
    await expect(page.getByText('Pemeliharaan ditunda.')).toBeVisible();
  });

  await asPerson(browser, 'delegasi', async (page) => {
    await menu(page)
      .getByRole('link', { name: /^Kotak Masuk/ })
      .click();
    const row = page.getByRole('link', { name: new RegExp(subject) });
    await expect(row).toContainText('Dibatalkan');
  });
});
