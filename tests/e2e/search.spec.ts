import { expect, test } from '@playwright/test';
import { signedIn } from './people.ts';

// SPEC A1 /search, B7.
test('somebody searches, narrows what was found, keeps the search and opens a letter by keys', async ({
  browser,
}) => {
  await signedIn(browser, 'direktur', async (page) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { name: 'Pencarian', exact: true })).toBeVisible();
    const field = page.getByRole('searchbox');
    await field.fill('rapat koordinasi');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/result\?q=rapat/);
    const finds = page.getByRole('list', { name: 'Hasil pencarian' }).getByRole('listitem');
    await expect(finds.first().locator('mark').first()).toHaveText(/rapat/i);
    // How many there are, not how many a page has room for.
    const counted = async () =>
      Number.parseInt((await page.getByText(/^[\d.]+ hasil$/).textContent()) ?? '', 10);
    const before = await counted();

    const year = page.getByRole('group', { name: 'Tahun' }).getByRole('checkbox').first();
    await year.check();
    await expect(page).toHaveURL(/year=\d{4}/);
    await expect.poll(counted).toBeLessThan(before);
    await page.getByRole('button', { name: 'Simpan pencarian' }).click();
    await page.getByLabel('Nama pencarian').fill('Rapat tahun ini');
    await page.getByRole('button', { name: 'Simpan', exact: true }).last().click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Hapus saringan', exact: true }).click();
    await expect.poll(counted).toBe(before);

    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await field.fill('kordinasi');
    await field.press('Enter');
    await expect(page.getByText('Menampilkan yang mirip')).toBeVisible();
    await field.blur();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(naskah-dinas|dokumen)\//);

    await page.goto('/search');
    await expect(page.getByRole('link', { name: 'rapat koordinasi', exact: true })).toBeVisible();
    await page.getByRole('link', { name: /Rapat tahun ini/ }).click();
    await expect(page).toHaveURL(/q=rapat\+koordinasi&year=\d{4}/);
  });
});
