import { expect, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { aPicture } from '../support/files.ts';
import { faultsOf } from './axe.ts';
import { type Calls, callsOf, draft } from './letters-by-call.ts';
import { asPerson, password } from './people.ts';

/** As Word puts an item of a list on the clipboard. */
const item = (marker: string, text: string, level: number) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span>` +
  `<span style='mso-list:Ignore'>${marker}&nbsp;</span></span><!--[endif]-->${text}</p>`;

test('A list from Word stays a list, words are replaced and brought back, letters count instead of numbers', {
  tag: '@full',
}, async ({ browser }) => {
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

test('A picture, an indent and a page break go from the editor into the signed letter', {
  tag: '@full',
}, async ({ browser, request }) => {
  const [staf, direktur, delegasi] = await Promise.all(
    ['staf', 'direktur', 'delegasi'].map((account) => callsOf(request, account)),
  );
  const subject = `Gambar ${Date.now()}`;
  const id = await draft(
    staf as Calls,
    { signer: direktur as Calls, receiver: delegasi as Calls },
    subject,
    '<p>Mohon persetujuan.</p><p>Demikian.</p>',
  );
  await asPerson(browser, 'staf', async (page) => {
    await page.goto(`/naskah-dinas/draft/${id}/edit?langkah=konten-naskah`);
    const text = page.getByRole('textbox', { name: 'Isi naskah' });
    await text.getByText('Mohon persetujuan.').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Gambar dan halaman' }).click();
    await page.getByRole('menuitem', { name: 'Gambar…' }).click();
    await (await chooser).setFiles({ name: 'peta.png', mimeType: 'image/png', buffer: aPicture('png') });
    const dialog = page.getByRole('dialog', { name: 'Gambar' });
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByLabel('Teks alternatif').fill('Peta KM 12');
    await dialog.getByLabel('Keterangan di bawah gambar').fill('Gambar 1');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(text.getByRole('img', { name: 'Peta KM 12' })).toHaveJSProperty('complete', true);
    await text.getByRole('img', { name: 'Peta KM 12' }).click();
    await page.getByRole('button', { name: 'Gambar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Lebar 50%' }).click();
    await text.getByText('Demikian.').click({ position: { x: 1, y: 8 } });
    // The editor has taken the cursor over from the browser.
    await expect(page.getByRole('button', { name: 'Perataan: Rata kiri' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Pratinjau' }).click();
    const pages = page.getByRole('region', { name: 'Pratinjau naskah' }).getByRole('article');
    const [indented, first] = ['Mohon persetujuan.', 'Kepada'].map((words) =>
      pages.getByText(words, { exact: true }),
    );
    const placeOf = async (words = first) => Number(await words?.getAttribute('x'));
    await expect.poll(async () => Math.round((await placeOf(indented)) - (await placeOf()))).toBe(36);
    await expect(
      pages.getByRole('region', { name: 'Halaman 1 dari 2' }).getByText('Gambar 1', { exact: true }),
    ).toBeVisible();
    await expect(
      pages.getByRole('region', { name: 'Halaman 2 dari 2' }).getByText('Demikian.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Kirim untuk ditandatangani' }).click();
    await expect(page.getByRole('heading', { name: 'Terkirim', level: 1 })).toBeVisible();
  });
  await (direktur as Calls).post(`/letter/api/Letter/${id}/sign`, { password });
  const { headers } = delegasi as Calls;
  const pdf = await (await request.get(`/letter/api/Letter/${id}/pdf`, { headers })).body();
  const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: false });
  expect(totalPages).toBe(2);
  expect(text.map((words) => [words.includes('Gambar 1'), words.includes('Demikian.')])).toEqual([
    [true, false],
    [false, true],
  ]);
});
