import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { asPerson } from './people.ts';

/** As Word puts an item of a list on the clipboard. */
const item = (marker: string, text: string, level: number) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span>` +
  `<span style='mso-list:Ignore'>${marker}&nbsp;</span></span><!--[endif]-->${text}</p>`;

test('A list from Word stays a list, words are replaced and brought back, letters count instead of numbers', async ({
  browser,
}) => {
  await asPerson(browser, 'admin', async (page) => {
    await page.goto('/master-data/template-naskah-dinas/tambah');
    const text = page.getByRole('textbox', { name: 'Isi' });
    await text.click();
    await text.evaluate(
      (place, html) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      `<html><body>${item('1.', 'Rapat', 1)}${item('a)', 'ruang rapat', 2)}${item('2.', 'Laporan', 1)}</body></html>`,
    );
    await expect(text.locator('ol[type=a] li')).toHaveText(['ruang rapat']);

    await page.keyboard.press('Control+f');
    const bar = page.getByRole('search', { name: 'Cari dan ganti' });
    await bar.getByLabel('Cari dalam teks').fill('rapat');
    await expect(bar.getByRole('status')).toHaveText('2 ditemukan');
    await bar.getByLabel('Cari dalam teks').press('Enter');
    await expect(bar.getByRole('status')).toHaveText('1 dari 2');
    await bar.getByLabel('Ganti dengan').fill('sidang');
    expect(await faultsOf(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Ganti semua' }).click();
    await expect(bar.getByRole('status')).toHaveText('2 diganti');
    await expect(text).toContainText('ruang sidang');
    await bar.getByLabel('Ganti dengan').press('Escape');
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(text).toContainText('ruang rapat');

    await text.getByText('Laporan').click();
    await page.getByRole('button', { name: 'Jenis daftar' }).click();
    await page.getByRole('menuitem', { name: 'i. ii. iii.', exact: true }).click();
    await expect(text.locator('> ol')).toHaveAttribute('type', 'i');
  });
});
