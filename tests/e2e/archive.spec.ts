import { expect, test } from '@playwright/test';
import { smallPdf } from '../../server/demo/letters/small-pdf.ts';
import { pick, signedIn } from './people.ts';

// SPEC A1 unggah, B4: files become archive items, are read in the page, get a new version, and their paper is lent.
const scan = (subject: string, mark: string) =>
  smallPdf('BERITA ACARA', [
    'Nomor: 017/BA/OPS/XI/2026',
    'Jakarta, 14 November 2026',
    `Perihal: ${subject}`,
    `Dengan hormat, ${mark}`,
  ]);
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

test('two files become two items; one is read in the page, gets a new version, and its paper is lent', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(90_000);
  await signedIn(browser, 'staf', async (page) => {
    await page.goto('/dokumen/arsip-aktif/unggah');
    await expect(page.getByRole('heading', { name: 'Unggah arsip' })).toBeVisible();
    await page
      .getByLabel('Pilih dokumen')
      .last()
      .setInputFiles([
        pdf('scan001.pdf', scan('Serah terima gerbang tol uji', 'satu')),
        pdf('scan002.pdf', scan('Kalibrasi timbangan uji', 'dua')),
        pdf('rusak.pdf', Buffer.from('%PDF-1.7 nothing')),
      ]);
    await expect(page.getByText('PDF ini rusak atau tidak lengkap.')).toBeVisible();
    const first = page.getByRole('listitem').filter({ hasText: 'scan001.pdf' });
    // What is read is proposed; its page stands beside the fields.
    await expect(page.getByRole('region', { name: 'Halaman scan001.pdf' })).toBeVisible();
    await first
      .getByRole('button', { name: 'Terima usulan Uraian: Serah terima gerbang tol uji' })
      .press('Enter');
    await expect(first.getByLabel('Uraian')).toHaveValue('Serah terima gerbang tol uji');
    await page.getByRole('button', { name: /^Terima \d+ usulan$/ }).click();
    await expect(first.getByLabel(/^Nomor/)).toHaveValue('017/BA/OPS/XI/2026');
    await page.getByRole('button', { name: 'Simpan 2 arsip' }).click();
    // Values missing in all of them are reported once, where they can be set.
    await expect(page.getByText('Lengkapi isian yang ditandai.')).toBeVisible();
    await pick(page, /^Klasifikasi/, 'OP.01.01', /^OP\.01\.01/);
    await pick(page, /^Keamanan/, 'Biasa', /^(B )?Biasa$/);
    // Lending needs a known place of the paper.
    await page.getByText('Letak fisik (opsional)').click();
    await page.getByLabel(/^Boks/).fill('B-17');
    await page.getByRole('button', { name: 'Simpan 2 arsip' }).click();
    await expect(page.getByText('Tersimpan', { exact: true })).toHaveCount(2);
    await first.getByRole('link', { name: 'Buka arsip' }).click();

    await expect(page.getByRole('heading', { name: 'Serah terima gerbang tol uji' })).toBeVisible();
    // The words of the page can be selected.
    await expect(page.locator('.pdf-text').getByText('017/BA/OPS/XI/2026')).toBeAttached();
    await page.getByRole('tab', { name: 'Dokumen' }).click();
    await page.getByRole('button', { name: /^Tindakan / }).click();
    await page.getByRole('menuitem', { name: 'Versi baru' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles([pdf('perbaikan.pdf', scan('Serah terima gerbang tol uji', 'sudah diperbaiki'))]);
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Versi 2', { exact: true })).toBeVisible();
    await expect(page.locator('.pdf-text').getByText('sudah diperbaiki')).toBeAttached();

    await page.getByRole('tab', { name: 'Fisik' }).click();
    await page.getByRole('button', { name: 'Pinjamkan' }).click();
    await pick(page, /^Peminjam/, 'Kartika', /Kartika Hutapea/);
    await page.getByRole('dialog').getByRole('button', { name: 'Pinjamkan' }).click();
    await expect(page.getByText('Dipinjam', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Terima kembali' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terima kembali' }).click();
    await expect(page.getByRole('button', { name: 'Pinjamkan' })).toBeVisible();
  });
});
