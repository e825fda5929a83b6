import { expect, test } from '@playwright/test';
import { bring, focusFault, keys, press, tabTo } from './by-keys.ts';
import { signedIn } from './people.ts';

// Parts of forms and lists without a mouse: WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7.
test('a day is picked, and a report is narrowed by it and by a chart, and exported, by keys alone', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'arsiparis', async (page) => {
    await page.goto('/pelaporan/arsip');
    const period = page.getByRole('combobox', { name: 'Periode' });
    await tabTo(page, period);
    await keys(page, 'Enter', 'End', 'Enter');
    const open = page.getByRole('button', { name: /^Ganti tanggal/ }).first();
    await press(page, open);
    const day = page.getByRole('gridcell').and(page.locator(':focus'));
    await expect(day).toBeVisible();
    const before = Number(await day.textContent());
    expect(await focusFault(page)).toBe('');
    await keys(page, 'Escape');
    await expect(open).toBeFocused();
    await keys(page, 'Enter');
    await expect(day).toHaveText(String(before));
    await keys(page, 'ArrowRight', 'Enter');
    await expect(page).toHaveURL(new RegExp(`dari=\\d{4}-\\d\\d-${String(before + 1).padStart(2, '0')}`));
    await expect(open).toBeFocused();

    // A chart is one stop; its bars are walked and taken.
    const whole = page.url();
    const chart = page.locator('.report-chart').first();
    await tabTo(page, chart.locator('[tabindex="0"]').first());
    await keys(page, 'ArrowRight', 'Enter');
    await expect(page).not.toHaveURL(whole);

    const download = page.waitForEvent('download');
    await tabTo(page, page.getByRole('button', { name: 'Ekspor' }), 'Shift+Tab');
    await keys(page, 'Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keys(page, 'ArrowDown', 'Enter');
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test('a tree is walked, a record moved in it, and a file imported by keys alone', { tag: '@full' }, async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await page.goto('/master-data/klasifikasi-arsip');
    await expect(page.locator('a[data-row]').first()).toBeVisible();
    await tabTo(page, page.getByRole('radio', { name: 'Daftar' }));
    await keys(page, 'ArrowRight');
    // The tree is another page; the focus stays on the toggle, and single-key shortcuts work there.
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Pohon' })).toBeFocused();
    await keys(page, '/');
    await expect(page.getByRole('searchbox')).toBeFocused();

    await tabTo(page, page.getByRole('treeitem', { name: /^AK,/ }));
    await keys(page, 'ArrowRight');
    await expect(page.getByRole('treeitem', { name: /^AK\.01,/ })).toBeVisible();
    await keys(page, 'ArrowDown', 'ArrowRight');
    const leaf = page.getByRole('treeitem', { name: /^AK\.01\.01,/ });
    await expect(leaf).toBeVisible();
    await keys(page, 'ArrowDown');
    await expect(leaf).toBeFocused();
    await keys(page, 'Shift+F10');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await tabTo(page, page.getByRole('menuitem', { name: /^Pindahkan/ }), 'ArrowDown');
    await keys(page, 'Enter');
    await expect(page.getByRole('combobox', { name: 'Induk baru' })).toBeFocused();
    await keys(page, 'Escape', 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(leaf).toBeFocused();

    await tabTo(page, page.getByRole('radio', { name: 'Pohon' }), 'Shift+Tab');
    await keys(page, 'ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Daftar' })).toBeFocused();
    await expect(page.locator('a[data-row]').first()).toBeVisible();
    // A radio is no field: the list's keys work from there.
    await keys(page, 'j');
    await expect(page.locator('a[data-row]').first()).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: 'Impor' }), 'Shift+Tab');
    await keys(page, 'Enter');
    const dialog = page.getByRole('dialog');
    const choose = dialog.getByRole('button', { name: 'Pilih berkas' });
    await expect(choose).toBeFocused();
    const file = Buffer.from('Kode,Nama\nXQ.01,Uji tanpa tetikus\n');
    await bring(page, choose, [{ name: 'uji.csv', mimeType: 'text/csv', buffer: file }]);
    // Each step starts at its top: with focus on the close button, the next key would discard the file.
    await expect(dialog.getByRole('combobox', { name: 'Kolom Kode mengisi' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Tutup' })).not.toBeFocused();
    await keys(page, 'Tab');
    await expect(dialog.getByRole('combobox', { name: 'Kolom Kode mengisi' })).toBeFocused();
    await keys(page, 'Escape');
    await expect(page.getByRole('button', { name: 'Impor' })).toBeFocused();
  });
});
