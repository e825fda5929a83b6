import { expect, test } from '@playwright/test';
import { smallPdf } from '../../server/demo/letters/small-pdf.ts';
import { asPerson, pick } from './people.ts';

// SPEC A3 externalToInternal, B1.4: a letter from outside is registered from its scan and found in the inbox.
const subject = 'Permohonan izin uji pemasangan utilitas';

test('a letter from outside is registered from its scan and read in the inbox with its agenda number', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(90_000);
  let agenda = '';

  await asPerson(browser, 'staf', async (page) => {
    await page.getByRole('link', { name: 'Buat naskah' }).first().click();
    const begun = page.waitForRequest(
      (one) => one.method() === 'POST' && one.url().endsWith('/letter/api/Letter'),
    );
    await page.getByRole('button', { name: 'Eksternal ke internal' }).click();
    await pick(page, /^Sub jenis/, 'Surat Masuk', /^Surat Masuk$/);
    // Looking at the other flow creates no draft; the first save has the chosen one.
    expect((await begun).postDataJSON()).toMatchObject({
      from: 'external',
      naskahDinasCategoryId: expect.any(String),
    });
    await expect(page.getByRole('combobox', { name: /Klasifikasi arsip/ })).not.toHaveValue('');
    await page.getByRole('link', { name: /Lanjut ke formulir/ }).click();
    await pick(page, /^Pengirim/, 'Pengatur Jalan', /Badan Pengatur Jalan Tol/);
    await page.getByLabel('Nomor naskah asli').fill('045/SH/XI/2026');
    await page.getByRole('spinbutton', { name: 'Hari' }).first().click();
    await page.keyboard.type('17112026');
    await page.getByLabel(/^Hal( |$)/).fill(subject);
    await page.getByLabel('Tempat naskah asli').fill('Ruang Persuratan');
    await pick(page, /^Penerima/, 'Kartika', /Kartika Hutapea/);
    await page.getByRole('link', { name: /Lanjut ke pindaian/ }).click();
    // Nothing is written here, and nothing comes before the scan.
    await expect(page.getByRole('link', { name: /pengantar/i })).toHaveCount(0);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Pilih pindaian' }).click();
    const buffer = smallPdf('Permohonan izin', ['Dengan hormat,']);
    await (await chooser).setFiles({ name: 'surat.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByText('surat.pdf')).toBeVisible();
    await page.getByRole('link', { name: /Lanjut ke ringkasan/ }).click();
    await expect(page.getByText('Naskah lengkap dan siap didaftarkan.')).toBeVisible();
    await page.getByRole('button', { name: 'Daftarkan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Daftarkan' }).click();
    const told = await page.getByText(/Naskah didaftarkan dengan nomor agenda/).textContent();
    agenda = /\d+\/\d{4}/.exec(told ?? '')?.[0] ?? '';
    expect(agenda).not.toBe('');

    // The place of the paper may still be corrected.
    await page.getByRole('button', { name: 'Ubah tempat' }).click();
    await page.getByLabel('Boks').fill('14');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Ruang Persuratan, boks 14', { exact: true })).toBeVisible();
  });

  await asPerson(browser, 'atasan', async (page) => {
    await page
      .getByRole('navigation', { name: 'Menu utama' })
      .getByRole('link', { name: /^Kotak Masuk/ })
      .click();
    await page.getByText(subject).first().click();
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await expect(page.getByText('Badan Pengatur Jalan Tol').first()).toBeVisible();
    await expect(page.getByText(agenda, { exact: true })).toBeVisible();
    await expect(page.getByText('Ruang Persuratan, boks 14', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ubah tempat' })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
});
