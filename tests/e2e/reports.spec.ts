import { expect, test } from '@playwright/test';
import { signedIn } from './people.ts';

// SPEC A1 reporting, A2: from the menu to figures, through a bar's table to its letters, one letter's timeline, and
// an export.
test('a leader looks at the unit’s letters, narrows the report and takes it along', { tag: '@full' }, async ({
  browser,
}) => {
  await signedIn(browser, 'direktur', async (page) => {
    await page.goto('/pelaporan');
    await expect(page).toHaveURL(/\/pelaporan\/naskah-masuk$/);
    await expect(page.getByRole('heading', { name: 'Laporan Naskah Masuk', level: 1 })).toBeVisible();
    // A whole year, also in January.
    await page.getByRole('combobox', { name: /Periode/ }).click();
    await page.getByRole('option', { name: 'Tahun lalu' }).click();
    const letters = page.getByRole('region', { name: 'Daftar naskah' });
    await expect(letters.getByRole('row').nth(1)).toBeVisible();

    const kinds = page.getByRole('region', { name: 'Per jenis' });
    await kinds.getByRole('button', { name: 'Lihat sebagai tabel' }).click();
    await kinds.getByRole('button', { name: 'Undangan Internal', exact: true }).click();
    await expect(page).toHaveURL(/subjenis=/);
    await expect(page.getByRole('button', { name: 'Sub jenis: Undangan Internal' })).toBeVisible();
    await expect(letters.getByText('Nota Dinas ·')).toHaveCount(0);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ekspor' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^laporan-naskah-masuk-\d{4}-01-01-.*\.csv$/);

    await letters.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Perjalanan naskah' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Diterima' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Buka naskah' }).click();
    await expect(page).toHaveURL(/\/naskah-dinas\/(inbox|outbox)\//);
  });
});
