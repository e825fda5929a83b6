import { expect, test } from '@playwright/test';
import { firstKey, focusFault, keys, press, tabTo, tick } from './by-keys.ts';
import { callsOf } from './letters-by-call.ts';
import { password, signedIn } from './people.ts';

// SPEC B4, DOMAIN 8: the records unit proposes due files, others decide and witness, minutes record it, and the
// destroyed item's record stays for ever.
test('a file that is due is destroyed by others than who proposed it, with minutes, and is found as a record', {
  tag: '@full',
}, async ({ browser, request }) => {
  let address = '';
  await signedIn(browser, 'arsiparis', async (page) => {
    await page.goto('/dokumen/pemberkasan/retensi?daftar=musnah');
    // Proposed and decided without a mouse (WCAG 2.1.1, 2.4.3, 2.4.7).
    const due = page.getByRole('checkbox', { name: 'Pilih Patroli dan derek', exact: true });
    await expect(due).toBeVisible();
    await firstKey(page);
    await tick(page, due);
    await press(page, page.getByRole('button', { name: 'Buat usul' }));
    const dialog = page.getByRole('dialog');
    await press(page, dialog.getByRole('button', { name: 'Buat usul' }));
    await expect(dialog).toHaveCount(0);
    const send = page.getByRole('button', { name: 'Ajukan' });
    await press(page, send);
    await expect(dialog).toBeVisible();
    await keys(page, 'Escape');
    await expect(send).toBeFocused();
    await keys(page, 'Enter');
    await press(page, dialog.getByRole('button', { name: 'Ajukan' }));
    await expect(page.getByText('Menunggu: nilai')).toBeVisible();
    await expect.poll(() => focusFault(page)).toBe('');
    address = new URL(page.url()).pathname;
  });
  const proposal = `/arsip/api/Retention/proposals/${address.split('/').at(-1)}`;
  const steps = { 'nurul.purwanto': 'appraise', legal: 'witness-legal' };
  const facts = {
    'nurul.purwanto': { committeeNumber: '019/KEPDIR', committeeDate: '2024-09-14' },
    legal: { method: 'kertas dicacah', place: 'Pusat Arsip', from: '09:00', until: '11:40' },
  };
  const take = async (account: keyof typeof steps) =>
    expect(
      await (await callsOf(request, account)).post(`${proposal}/${steps[account]}`, {
        password,
        ...facts[account],
      }),
    ).toBeDefined();

  await take('nurul.purwanto');
  await signedIn(browser, 'direktur', async (page) => {
    await page.goto(address);
    const approve = page.getByRole('button', { name: 'Setujui', exact: true });
    await expect(approve).toBeVisible();
    await firstKey(page);
    await press(page, approve);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nomor SK penetapan daftar arsip').fill('022/KEPDIR');
    await tabTo(
      page,
      dialog
        .getByRole('group', { name: 'Tanggal SK penetapan daftar arsip' })
        .getByRole('spinbutton', { name: 'Hari' }),
    );
    await page.keyboard.type('10112024');
    await tabTo(page, dialog.getByLabel('Kata sandi Anda'));
    await page.keyboard.type(password);
    await press(page, dialog.getByRole('button', { name: 'Setujui', exact: true }));
    await expect(page.getByText('Menunggu: saksikan').first()).toBeVisible();
    await expect.poll(() => focusFault(page)).toBe('');
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
