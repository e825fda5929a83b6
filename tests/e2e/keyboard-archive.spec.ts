import { expect, test } from '@playwright/test';
import { smallPdf } from '../../server/demo/letters/small-pdf.ts';
import { bring, choose, focusFault, keys, press, tabTo } from './by-keys.ts';
import { signedIn } from './people.ts';

// WCAG 2.1.1, 2.4.3 and 2.4.7 on the way of a scan into a filing unit.
const title = 'Kendaraan tanpa tetikus';
const scan = {
  name: 'scan001.pdf',
  mimeType: 'application/pdf',
  buffer: smallPdf('BERITA ACARA', [
    'Nomor: 099/BA/OPS/XI/2026',
    'Jakarta, 14 November 2026',
    `Perihal: ${title}`,
  ]),
};

test('a scan is uploaded, described, read and put into a new filing unit by keys alone', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'arsiparis', async (page) => {
    await page.goto('/dokumen/arsip-aktif/unggah');
    await expect(page.getByRole('heading', { name: 'Unggah arsip' })).toBeVisible();
    await bring(page, page.getByRole('button', { name: 'Pilih dokumen' }), [scan]);
    // What was read waits with the focus, and leads on to the next.
    for (const label of ['Uraian', 'Nomor', 'Tanggal']) {
      await expect(page.getByRole('button', { name: `Terima usulan ${label}` })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    const save = page.getByRole('button', { name: 'Simpan arsip' });
    await expect(save).toBeFocused();
    await page.keyboard.press('Enter');
    // The first missing field gets the focus, not only a mark.
    await expect(page.getByText('Lengkapi isian yang ditandai.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^Klasifikasi/ })).toBeFocused();
    // Enter takes what was found first.
    await choose(page, /^Klasifikasi/, 'OP.01.01');
    await choose(page, /^Keamanan/, 'Biasa');
    await press(page, save);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

    // A viewer button at its limit keeps the focus.
    const larger = page.getByRole('button', { name: 'Perbesar' });
    await tabTo(page, larger);
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Enter');
    await expect(page.getByText('300%')).toBeVisible();
    await expect(larger).toBeFocused();

    const file = page.getByRole('button', { name: 'Berkaskan' });
    await tabTo(page, file, 'Shift+Tab');
    await keys(page, 'Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await keys(page, 'Escape');
    await expect(file).toBeFocused();
    await keys(page, 'Enter');
    await press(page, dialog.getByRole('button', { name: 'Buat berkas baru' }));
    await expect(dialog.getByLabel('Judul berkas')).toBeFocused();
    await page.keyboard.type('Berkas tanpa tetikus');
    await expect(dialog.getByRole('textbox', { name: 'Kode' })).not.toHaveValue('');
    await press(page, dialog.getByRole('button', { name: 'Buat dan berkaskan' }));
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => focusFault(page)).toBe('');

    await tabTo(page, page.getByRole('tab', { name: 'Data' }));
    await keys(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    await expect(page).toHaveURL(/bagian=fisik/);
    await expect(page.getByRole('tab', { name: 'Fisik' })).toBeFocused();
  });
});
