import { expect, type Page, test } from '@playwright/test';
import { signedIn } from './people.ts';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Cari dan perintah' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const type = async (page: Page, words: string) => {
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type(words);
};

test('the palette goes anywhere, finds, acts on what is open, and shows nobody more than the menu does', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'direktur', async (page) => {
    await page.goto('/naskah-dinas/inbox');
    await expect(page.getByRole('heading', { name: 'Kotak Masuk' })).toBeVisible();

    // Anywhere, by keyboard alone.
    await type(page, 'arsip aktif');
    await expect(option(page, /^Arsip Aktif/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dokumen/arsip-aktif');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // A letter found by search, with the typed words marked.
    await type(page, 'Natal dan Tahun Baru');
    const found = page.getByRole('group', { name: 'Naskah dan arsip' }).getByRole('option').first();
    await expect(found.locator('mark').first()).toHaveText(/natal/i);
    await found.click();
    await expect(palette(page)).toBeHidden();
    await expect(page).toHaveURL(/naskah-dinas|dokumen/);

    // Actions of the open letter with their keys; running one equals its button.
    await page.goto('/naskah-dinas/inbox');
    await page.locator('a.mailbox-row').first().click();
    await expect(page.getByRole('button', { name: 'Unduh PDF' })).toBeVisible();
    await type(page, 'label');
    await expect(option(page, 'Beri label l')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText(/label/i).first()).toBeVisible();
    // Never over a dialog: its typed text would be lost.
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press('Escape');

    // Only what the menu offers: a director does not manage users.
    await type(page, 'peran');
    await expect(page.getByText('Memuat Data...')).toBeHidden();
    await expect(option(page, /^Peran\b/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();

    // Where one was comes first the next time.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Terakhir dibuka' }).getByRole('option').last()).toHaveText(
      /Arsip Aktif/,
    );
  });

  await signedIn(browser, 'admin', async (page) => {
    await page.goto('/user');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await type(page, 'tambah instansi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/master-data/instansi/tambah');

    // On its list that is the page's own, with its key, and offered once.
    await page.goto('/master-data/instansi');
    await expect(page.locator('tbody a[data-row]').first()).toBeVisible();
    await type(page, 'tambah instansi');
    await expect(page.getByText('Memuat Data...')).toBeHidden();
    await expect(option(page, /^Tambah/)).toHaveCount(1);
    await expect(option(page, 'Tambah instansi n')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/master-data/instansi/tambah');

    // Row density is set beside light and dark, applies at once and is remembered.
    await page.goto('/master-data/instansi');
    const row = page.getByRole('row').nth(2);
    await expect(row).toBeVisible();
    const before = (await row.boundingBox())?.height ?? 0;
    await page
      .locator('header')
      .getByRole('button', { name: /Administrator/ })
      .click();
    await page.getByRole('menuitem', { name: 'Padat' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(before - 5);
    await page.reload();
    await expect(row).toBeVisible();
    expect((await row.boundingBox())?.height).toBeLessThan(before - 5);
  });
});
