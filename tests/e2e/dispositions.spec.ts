import { expect, type Page, test } from '@playwright/test';
import { sendTo } from './letters-by-call.ts';
import { asPerson, signedIn } from './people.ts';

// SPEC B1.5, DOMAIN 7: a superior disposes from the phone, the staff report and finish, the superior closes.
const phone = { width: 390, height: 844 };
const note = 'Siapkan bahan uji disposisi.';
const subject = 'Bahan untuk didisposisi';
const openGiven = async (page: Page, direction: 'in' | 'out'): Promise<void> => {
  await page.goto(`/naskah-dinas/tugas/disposition-${direction}`);
  await page.locator('a.disposition-row').filter({ hasText: subject }).click();
  await expect(page.getByRole('heading', { name: 'Disposisi', exact: true })).toBeAttached();
};

test('a letter is disposed on the phone, reported on, finished and closed', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const letterId = await sendTo(request, 'atasan', 'direktur', subject);

  await signedIn(browser, 'atasan', async (page) => {
    await page.setViewportSize(phone);
    await page.goto(`/naskah-dinas/inbox/${letterId}`);
    // Opened by its address, the letter has the focus so that keys scroll it, without a frame round the screen.
    const text = page.getByRole('region', { name: 'Isi naskah' });
    await expect(text).toBeFocused();
    await expect(text).toHaveCSS('outline-style', 'none');
    await page.getByRole('button', { name: 'Disposisi', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Disposisi' });
    const find = panel.getByPlaceholder('Ketik nama atau jabatan');
    await panel.getByRole('button', { name: 'Kirim disposisi' }).click();
    // At the field, which comes into view with the focus, and beside the button.
    await expect(panel.getByText('Pilih penerima disposisi.')).toHaveCount(2);
    await expect(find).toBeFocused();
    await find.fill('Officer Manajemen');
    await page.getByRole('option', { name: /Puspita Manalu/ }).click();
    await expect(panel.getByRole('radio', { name: 'Penanggung jawab: Puspita Manalu' })).toBeChecked();
    await panel.getByPlaceholder('Ketik instruksi lain').fill('bahan rapat');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('checkbox', { name: 'Siapkan bahan rapat' })).toBeChecked();
    await panel.getByLabel(/Catatan/).fill(note);
    await panel.getByRole('button', { name: 'Kirim disposisi' }).click();
    await expect(panel.getByText('Terkirim kepada 1 orang.')).toBeVisible();
    // Taken back without a question: the form is as it was.
    await panel.getByRole('button', { name: /^Urungkan/ }).click();
    await expect(panel.getByLabel(/Catatan/)).toHaveValue(note);
    await panel.getByRole('button', { name: 'Kirim disposisi' }).click();
    await expect(panel.getByText('Belum dibaca')).toBeVisible();
  });

  await asPerson(browser, 'staf', async (page) => {
    await openGiven(page, 'in');
    await expect(page.getByText('STATUS')).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
    // The letter is at hand on a phone too: many have it by the disposition alone.
    const wide = page.viewportSize();
    await page.setViewportSize(phone);
    await expect(page.getByRole('button', { name: 'Unduh PDF' })).toBeInViewport();
    if (wide) await page.setViewportSize(wide);
    await page.getByRole('button', { name: 'Proses', exact: true }).click();
    await expect(page.getByText('Disposisi diproses').first()).toBeVisible();
    await page.getByRole('button', { name: 'Selesai', exact: true }).click();
    const dialog = page.getByRole('dialog');
    // The instruction asks for a report.
    await dialog.getByRole('button', { name: 'Selesai', exact: true }).click();
    await expect(dialog.getByText('Tuliskan tindak lanjut yang sudah dikerjakan.')).toBeVisible();
    await dialog.getByLabel('Laporan tindak lanjut').fill('Bahan sudah siap.');
    await dialog.getByRole('button', { name: 'Selesai', exact: true }).click();
    await expect(page.getByText('Disposisi diselesaikan')).toBeVisible();
  });

  await asPerson(browser, 'atasan', async (page) => {
    await openGiven(page, 'out');
    await expect(page.getByText('Bahan sudah siap.')).toBeVisible();
    await page.getByRole('button', { name: 'Tutup disposisi' }).click();
    await expect(page.getByText('Disposisi ditutup')).toBeVisible();
  });
});
