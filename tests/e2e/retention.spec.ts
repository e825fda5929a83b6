import { expect, test } from '@playwright/test';
import { focusFault, keys, press, tabTo } from './by-keys.ts';
import { asPerson, signedIn } from './people.ts';

// SPEC B4, DOMAIN 8: a unit closes an old file late, with a reason; it is due, so its move is proposed, checked
// (records unit) and signed by two.
test('a file is closed, due, and moved to the records unit with two signatures', { tag: '@full' }, async ({
  browser,
}) => {
  let address = '';
  const password = 'Naskah-2026!';

  await asPerson(browser, 'staf', async (page) => {
    await page.goto('/dokumen/pemberkasan?filter=%7B%22status%22%3A%22open%22%7D');
    await page.getByLabel('Cari pemberkasan').fill('derek akhir pekan');
    await page.getByText('Patroli dan derek akhir pekan').first().click();
    await page.getByRole('button', { name: 'Tutup berkas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tutup berkas ini?' });
    await dialog.getByRole('spinbutton', { name: 'Hari' }).first().click();
    await page.keyboard.type('20122018');
    await dialog.getByLabel('Alasan').fill('Terlupa ditutup pada akhir tahun itu');
    await dialog.getByRole('button', { name: 'Tutup berkas' }).click();
    await expect(page.getByRole('heading', { name: /Masa aktif sudah habis/ })).toBeVisible();
    // The proposal is sent without a mouse (WCAG 2.1.1, 2.4.3, 2.4.7).
    await press(page, page.getByRole('button', { name: 'Usulkan pindah' }));
    const propose = page.getByRole('button', { name: 'Ajukan' });
    await press(page, propose);
    const asked = page.getByRole('dialog').getByRole('button', { name: 'Ajukan' });
    await expect(asked).toBeVisible();
    await keys(page, 'Escape');
    await expect(propose).toBeFocused();
    await keys(page, 'Enter');
    await tabTo(page, asked);
    await keys(page, 'Enter');
    await expect(page.getByText('Menunggu: nyatakan sesuai')).toBeVisible();
    await expect.poll(() => focusFault(page)).toBe('');
    address = new URL(page.url()).pathname;
  });

  const take = (account: string, verb: string, next: string | RegExp, isSigned: boolean) =>
    signedIn(browser, account, async (page) => {
      await page.goto(address);
      await page.getByRole('button', { name: verb, exact: true }).click();
      const dialog = page.getByRole('dialog');
      if (isSigned) await dialog.getByLabel('Kata sandi Anda').fill(password);
      await dialog.getByRole('button', { name: verb, exact: true }).click();
      await expect(page.getByText(next).first()).toBeVisible();
    });
  await take('arsiparis', 'Nyatakan sesuai', 'Menunggu: tanda tangani', false);
  await take('satria.tarigan', 'Tanda tangani', 'Ditandatangani pihak pertama', true);
  await signedIn(browser, 'arsiparis', async (page) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Tanda tangani', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kata sandi Anda').fill(password);
    await dialog.getByRole('button', { name: 'Tanda tangani', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Berita acara' }).click();
    expect((await download).suggestedFilename()).toMatch(/^BA-PINDAH-.*\.pdf$/);
    await page.getByRole('link', { name: 'Patroli dan derek akhir pekan' }).click();
    await expect(page.getByRole('heading', { name: /Masa inaktif sudah habis/ })).toBeVisible();
  });
});
