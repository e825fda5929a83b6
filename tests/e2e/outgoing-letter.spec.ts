import { expect, type Page, test } from '@playwright/test';
import { asPerson, password, pick } from './people.ts';

// SPEC B1.4, A3: a letter to an outside receiver with a group in copy is signed and mailed, and its receipt
// recorded.
const subject = 'Permohonan izin penutupan lajur uji';
const open = async (page: Page, entry: RegExp): Promise<void> => {
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: entry }).click();
  await page.getByText(subject).first().click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
};

test('a letter leaves the company with a group in copy, and its receipt comes back', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(120_000);

  await asPerson(browser, 'staf', async (page) => {
    await page.getByRole('link', { name: 'Buat naskah' }).first().click();
    await page.getByRole('button', { name: 'Internal ke eksternal' }).click();
    await pick(page, /^Sub jenis/, 'Surat Dinas', /^Surat Dinas$/);
    await pick(page, /Klasifikasi arsip/, 'OP.01.02', /OP\.01\.02/);
    await page.getByRole('link', { name: /Lanjut ke formulir/ }).click();
    await page.getByLabel(/^Hal( |$)/).fill(subject);
    await page.getByLabel('Tempat').fill('Jakarta');
    await pick(page, /^Penanda tangan$/, 'Uli Kusnadi', /Uli Kusnadi/);
    await page.getByText('Tanpa pemeriksa').click();
    await pick(page, /^Penerima di luar/, 'Badan Pengatur Jalan', /Badan Pengatur Jalan Tol/);
    // The institution brings the address that its mails go to.
    await expect(page.getByLabel('Surel Badan Pengatur Jalan Tol')).toHaveValue('bpjt@instansi.example');
    await page.getByLabel('Alamat tujuan').fill('Jalan Pattimura 20\nJakarta 12110');
    await pick(page, /^Tembusan \(/, 'Seluruh Divisi', /Seluruh Divisi NTR/);
    await page.getByText(/^Sampai ke \d+ pejabat saat ini$/).click();
    await expect(page.getByText('Kepala Divisi Pemeliharaan Jalan Tol').first()).toBeVisible();
    await page.getByRole('link', { name: /Lanjut ke isi naskah/ }).click();
    const editor = page.locator('.ProseMirror');
    await editor.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Bersama ini kami mohon izin penutupan satu lajur.');
    await expect(page.getByText(/Tersimpan pukul/)).toBeVisible();
    await page.getByRole('link', { name: /Ringkasan/ }).click();
    await expect(page.getByText('Jalan Pattimura 20').first()).toBeVisible();
    await page.getByRole('button', { name: /^Kirim/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kirim' }).click();
    await expect(page.getByText('Naskah dikirim kepada Uli Kusnadi')).toBeVisible();
  });

  await asPerson(browser, 'direktur', async (page) => {
    await open(page, /^Tugas/);
    await expect(page.getByText('Seluruh Divisi NTR').first()).toBeVisible();
    await page.getByRole('button', { name: 'Tanda tangani' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/Kata sandi/)
      .fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Tanda tangani' }).click();
    await page
      .getByRole('dialog', { name: 'Naskah ditandatangani' })
      .getByRole('button', { name: 'Lanjutkan' })
      .click();
  });

  // delegasi heads one of the divisions of the group.
  await asPerson(browser, 'delegasi', (page) => open(page, /^Kotak Masuk/));

  await asPerson(browser, 'staf', async (page) => {
    await open(page, /^Terkirim/);
    const part = page.locator('.mailbox-fact', { has: page.getByRole('heading', { name: 'Pengiriman' }) });
    await expect(part).toContainText('Belum dikirim');
    await part.getByRole('button', { name: 'Kirim lewat surel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kirim naskah lewat surel' });
    await expect(dialog.getByLabel('Alamat surel')).toHaveValue('bpjt@instansi.example');
    await dialog.getByLabel(/^Pesan/).fill('Mohon diterima.');
    await dialog.getByRole('button', { name: 'Kirim' }).click();
    await expect(part).toContainText('Dikirim via surel');
    await part.getByRole('button', { name: 'Tambah bukti' }).click();
    const proof = page.getByRole('dialog', { name: 'Tambah bukti pengiriman' });
    await proof.getByRole('button', { name: 'Simpan bukti' }).click();
    await expect(proof.getByText('Isi nama penerima.')).toBeVisible();
    await proof.getByLabel('Diterima oleh').fill('Rina, bagian persuratan');
    await proof.locator('input[type=file]').setInputFiles({
      name: 'tanda-terima.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    });
    await proof.getByRole('button', { name: 'Simpan bukti' }).click();
    await expect(part).toContainText('Bukti diterima');
    await expect(part).toContainText('Rina, bagian persuratan');
    await expect(page.getByText('Bukti pengiriman dicatat').first()).toBeVisible();
  });
});
