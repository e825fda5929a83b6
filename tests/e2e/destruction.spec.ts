import { expect, test } from '@playwright/test';
import { callsOf } from './letters-by-call.ts';
import { password, signedIn } from './people.ts';

// SPEC B4, DOMAIN 8: the records unit proposes what is due, others decide and witness, the minutes say so, and of what was
// destroyed the record is found for ever.
test('a file that is due is destroyed by others than who proposed it, with minutes, and is found as a record', async ({
  browser,
  request,
}) => {
  let address = '';
  await signedIn(browser, 'arsiparis', async (page) => {
    await page.goto('/dokumen/pemberkasan/retensi?daftar=musnah');
    await page.getByRole('checkbox', { name: 'Pilih Patroli dan derek', exact: true }).check();
    await page.getByRole('button', { name: 'Buat usul' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Buat usul' }).click();
    await page.getByRole('button', { name: 'Ajukan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click();
    await expect(page.getByText('Menunggu: nilai')).toBeVisible();
    address = new URL(page.url()).pathname;
  });
  const proposal = `/arsip/api/Retention/proposals/${address.split('/').at(-1)}`;
  const steps = { 'nurul.purwanto': 'appraise', legal: 'witness-legal' };
  const take = async (account: keyof typeof steps) =>
    expect(
      await (await callsOf(request, account)).post(`${proposal}/${steps[account]}`, { password }),
    ).toBeDefined();

  await take('nurul.purwanto');
  await signedIn(browser, 'direktur', async (page) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Setujui', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kata sandi Anda').fill(password);
    await dialog.getByRole('button', { name: 'Setujui', exact: true }).click();
    await expect(page.getByText('Menunggu: saksikan').first()).toBeVisible();
  });
  await take('legal');
  await signedIn(browser, 'tegar.pradana', async (page) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Saksikan', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('isi arsip dimusnahkan dan tidak dapat dikembalikan')).toBeVisible();
    await dialog.getByLabel('Kata sandi Anda').fill(password);
    await dialog.getByRole('button', { name: 'Saksikan', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Berita acara' }).click();
    expect((await download).suggestedFilename()).toMatch(/^BA-MUSNAH-.*\.pdf$/);
  });

  await signedIn(browser, 'arsiparis', async (page) => {
    await page.goto('/search/result?q=Rekapitulasi+derek+2019');
    const find = page.getByRole('list', { name: 'Hasil pencarian' }).getByRole('listitem').first();
    await expect(find).toContainText('Rekapitulasi derek 2019');
    await expect(find).toContainText('Dimusnahkan');
    await find.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Rekapitulasi derek 2019' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Isi arsip ini sudah dimusnahkan' })).toBeVisible();
  });
});
