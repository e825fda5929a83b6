import { expect, type Page, test } from '@playwright/test';
import { sendTo } from './letters-by-call.ts';
import { signedIn } from './people.ts';

/** Opens the record of that code in its form. */
async function edit(page: Page, path: string, search: string, name: string | RegExp): Promise<void> {
  await page.goto(`/master-data/${path}`);
  await page.getByRole('searchbox').or(page.getByPlaceholder(/Cari/)).first().fill(search);
  await page.getByText(name).first().click();
  await page.getByRole('link', { name: 'Ubah' }).first().click();
  await expect(page).toHaveURL(/\/edit$/);
}

test('a letter template: tags as chips from menu and keyboard, a preview that follows, a PDF, refusals at the field', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await edit(page, 'template-naskah-dinas', 'memo', /memo/i);
    const text = page.getByRole('textbox', { name: 'Isi' });
    await text.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Yth. @pene');
    const suggestions = page.getByRole('listbox', { name: 'Saran' });
    await expect(suggestions.getByRole('option', { name: /Penerima naskah/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(text.locator('[data-tag="kepada"]')).toHaveText('Penerima naskah');
    await page.keyboard.type(' perihal {{perihal}}, salam');
    await expect(text.locator('[data-tag="perihal"]')).toBeVisible();
    await page.getByRole('button', { name: 'Sisipkan data' }).click();
    await page.getByRole('menuitem', { name: 'Nomor naskah' }).click();
    await expect(text.locator('[data-tag="nomor_naskah"]')).toBeVisible();
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText('Yth. Kepala Divisi Operasi dan Transaksi perihal Contoh hal naskah');

    const answer = page.waitForResponse((response) => response.url().endsWith('/ScriptTemplate/preview'));
    await page.getByRole('button', { name: 'Lihat PDF' }).click();
    expect((await answer).headers()['content-type']).toBe('application/pdf');
    await page.getByRole('dialog', { name: 'PDF contoh' }).getByRole('button', { name: 'Tutup' }).click();

    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' {{penerima}}');
    await page.getByRole('button', { name: /^Simpan (perubahan|klasifikasi)$/ }).click();
    await expect(page.getByText(/Tag {{penerima}} tidak dikenal/).first()).toBeVisible();
    await expect(text).toBeFocused();
    for (let letter = 0; letter < ' {{penerima}}'.length; letter += 1) await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: /^Simpan (perubahan|klasifikasi)$/ }).click();
    await expect(page).not.toHaveURL(/edit$/);
  });
});

test('a numbering rule: chips moved by keyboard and dragged, the example follows, a repeat is warned of', {
  tag: '@full',
}, async ({ browser, request }) => {
  // Create a number this month: on its first day there may be none yet.
  await sendTo(request, 'staf', 'atasan', 'Nomor bulan ini');
  await signedIn(browser, 'admin', async (page) => {
    await edit(page, 'kode-nomor-naskah', 'unit', 'Naskah unit');
    const row = page.getByRole('group', { name: 'Pola nomor' });
    const tokens = row.locator('[data-token]');
    const order = () => tokens.evaluateAll((chips) => chips.map((chip) => chip.getAttribute('data-token')));
    await expect(tokens).toHaveCount(8);
    await expect(page.getByRole('status', { name: 'Contoh' })).toHaveText(/^B-001\/ND\/NTR\./);
    const next = page.getByRole('region', { name: 'Nomor berikutnya' });
    await expect(next.getByRole('row')).not.toHaveCount(2);

    await tokens.first().focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(async () => (await order()).slice(0, 2)).toEqual(['urut', 'keamanan']);
    await expect(tokens.nth(1)).toBeFocused();
    await expect(page.getByRole('status', { name: 'Contoh' })).toHaveText(/^-001B\/ND/);
    await row
      .locator('[data-token=tahun]')
      .dragTo(row.locator('[data-token=urut]'), { targetPosition: { x: 4, y: 12 } });
    await expect.poll(async () => (await order())[0]).toBe('tahun');

    await page.getByRole('button', { name: 'Tulis sebagai teks' }).click();
    const text = page.getByRole('textbox', { name: 'Pola nomor' });
    await text.fill('{urut}/{jenis}/{unit}');
    await page.getByRole('button', { name: /^Simpan (perubahan|klasifikasi)$/ }).click();
    await expect(page.getByText(/Pola harus memuat {tahun}/).first()).toBeVisible();
    await text.fill('{keamanan}-{urut}/{jenis}/{perusahaan}.{unit}/{klasifikasi}/{bulan_romawi}/{tahun}');
    await page
      .getByRole('radio', { name: 'Setiap bulan' })
      .or(page.getByRole('button', { name: 'Setiap bulan' }))
      .first()
      .click();
    await expect(next.getByText(/akan mengulang nomor yang sudah dipakai/)).toBeVisible();
  });
});

test('an article: variables from a menu and by typing, told below with their label, filled in a preview', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await edit(page, 'template-pasal', 'definisi', 'Definisi');
    const text = page.getByRole('textbox', { name: 'Bunyi' });
    const used = page.getByRole('region', { name: 'Variabel yang dipakai' });
    await expect(used).toContainText('nama_pekerjaan');
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' {{tanggal_mul');
    await expect(page.getByRole('option', { name: /Tanggal mulai/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type(' dan {{batas_baru');
    await page.getByRole('option', { name: /Batas baru/ }).click();
    await expect(used).toContainText('Tanggal mulai');
    await expect(used).toContainText('Batas baru');
    await used.getByRole('button', { name: 'Pratinjau dengan contoh nilai' }).click();
    await expect(used).toContainText('18 November 2026');
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' {{Nama Salah}}');
    await page.getByRole('button', { name: /^Simpan (perubahan|klasifikasi)$/ }).click();
    await expect(page.getByText(/Nama variabel {{Nama Salah}} hanya boleh/).first()).toBeVisible();
  });
});

test('a letterhead is drawn up in the editor, and lists are not offered', { tag: '@full' }, async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await page.goto('/master-data/template-kop-surat');
    await page.getByText('Kop PT Nusantara Tol Operasi').first().click();
    await page.getByRole('link', { name: 'Ubah' }).first().click();
    const text = page.getByRole('textbox', { name: 'Isi kop' });
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('www.nto.example');
    await expect(page.getByRole('article')).toContainText('www.nto.example');
    await expect(page.getByRole('button', { name: 'Daftar butir' })).toHaveCount(0);
    const answer = page.waitForResponse((response) => response.url().endsWith('/LetterheadTemplate/preview'));
    await page.getByRole('button', { name: 'Lihat PDF' }).click();
    expect((await answer).status()).toBe(200);
  });
});

test('a classification says its retention in words, and a leaf may not go without', { tag: '@full' }, async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await page.goto('/master-data/klasifikasi-arsip/tambah');
    await page.getByRole('textbox', { name: 'Kode', exact: true }).fill('ZZ.99');
    await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Klasifikasi uji');
    await page.getByRole('button', { name: /^Simpan (perubahan|klasifikasi)$/ }).click();
    await expect(page.getByText(/Isi masa aktif: klasifikasi yang dipakai/).first()).toBeVisible();
    await page.getByLabel('Masa aktif').fill('2');
    await page.getByLabel('Masa inaktif').fill('3');
    await page.getByLabel('Nasib akhir').click();
    await page.getByRole('option', { name: 'Musnah' }).click();
    const rule = page.getByRole('status', { name: 'Aturan retensi' });
    await expect(rule).toContainText('Disimpan 2 tahun aktif + 3 tahun inaktif, lalu musnah');
    await expect(rule).toContainText(/musnah mulai 1 Jan \d{4}/);
  });
});
