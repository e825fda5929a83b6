import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signedIn } from './people.ts';

const heading = 'Kode;Nama;Induk;Bisa dipakai;Keterangan lain';
const file = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${[heading, ...lines].join('\r\n')}\r\n`),
});

test('a file comes in: problems told, the good rows stored, the others corrected, found in the list and taken out again', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(
    browser,
    'admin',
    async (page) => {
      await page.goto('/master-data/klasifikasi-arsip');
      await page.getByRole('button', { name: 'Impor' }).click();
      const dialog = page.getByRole('dialog', { name: 'Impor klasifikasi arsip' });
      const chooser = dialog.locator('input[type=file]');

      await chooser.setInputFiles(file('rusak.csv', ['UJIT.1;=1+1;;tidak;']));
      await expect(dialog.getByRole('alert')).toContainText('Sel B2 berisi rumus');

      await chooser.setInputFiles(
        file('salah.csv', [
          'UJIT;Impor uji;;tidak;x',
          'UJIT.1;;UJIT;tidak;x',
          'UJIT.2;Anak dua;HILANG;mungkin;x',
        ]),
      );
      // "Bisa dipakai" says nothing to the machine; a person knows.
      const unknown = dialog.getByRole('combobox', { name: 'Kolom Bisa dipakai mengisi' });
      await expect(unknown).toHaveValue('');
      await unknown.selectOption('isLeaf');
      await expect(dialog.getByRole('combobox', { name: 'Kolom Keterangan lain mengisi' })).toHaveValue('');
      await dialog.getByRole('button', { name: 'Periksa' }).click();
      const problems = dialog.getByRole('region', { name: 'Daftar masalah' });
      await expect(problems.getByRole('row', { name: /^3 Nama/ })).toBeVisible();
      await expect(problems.getByRole('row', { name: /^4 Induk HILANG/ })).toContainText('tidak ditemukan');
      await expect(problems.getByRole('row', { name: /^4 Dapat dipakai .* mungkin/ })).toContainText(
        'Ya atau Tidak',
      );
      await expect(dialog.getByRole('button', { name: 'Pilih berkas lain' })).toBeVisible();
      // A cell that is mended in place takes no file; what it leaves wrong has the focus.
      await problems.getByRole('textbox', { name: 'Nama, baris 3' }).fill('Anak satu');
      await problems.getByRole('textbox', { name: 'Induk, baris 4' }).fill('UJIT.9');
      await page.keyboard.press('Control+Enter');
      await expect(problems.getByRole('row', { name: /^4 Induk UJIT\.9/ })).toBeVisible();
      await expect(problems.getByRole('row', { name: /^3 / })).toBeHidden();
      await expect(problems.getByRole('textbox').first()).toBeFocused();
      // The valid rows are stored on the user's decision; the other comes back in a file, as it was typed.
      await dialog.getByRole('button', { name: 'Simpan 2 baris yang benar' }).click();
      await expect(dialog.getByText('1 baris bermasalah tidak disimpan.')).toBeVisible();
      const handedBack = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Unduh baris bermasalah' }).click();
      const bad = await readFile(await (await handedBack).path(), 'utf8');
      expect(bad).toMatch(/UJIT\.2;Anak dua;UJIT\.9;mungkin;x;.*tidak ditemukan/);

      await dialog.getByRole('button', { name: 'Impor berkas lain' }).click();
      await chooser.setInputFiles(
        file('benar.csv', ['UJIT.3;Anak tiga;UJIT.2;tidak;', 'UJIT.2;Anak dua;UJIT.1;tidak;']),
      );
      // The chosen mapping is kept for the corrected file.
      await expect(unknown).toHaveValue('isLeaf');
      await dialog.getByRole('button', { name: 'Periksa' }).click();
      await dialog.getByRole('button', { name: 'Simpan 2 baris' }).click();
      await expect(dialog.getByText('2 data ditambahkan')).toBeVisible();
      // Taken back as a whole, and brought in once more without the last.
      await dialog.getByRole('button', { name: 'Urungkan impor' }).click();
      await expect(dialog.getByText('2 data dihapus')).toBeVisible();
      await dialog.getByRole('button', { name: 'Impor berkas lain' }).click();
      await chooser.setInputFiles(file('lagi.csv', ['UJIT.2;Anak dua;UJIT.1;tidak;']));
      await dialog.getByRole('button', { name: 'Periksa' }).click();
      await dialog.getByRole('button', { name: 'Simpan 1 baris' }).click();
      await expect(dialog.getByText('1 data ditambahkan')).toBeVisible();
      await dialog.getByRole('button', { name: 'Lihat daftar' }).click();

      await page.getByRole('searchbox').or(page.getByPlaceholder(/Cari/)).first().fill('UJIT');
      await expect(page.getByText('1–3 dari 3 klasifikasi')).toBeVisible();
      await page.getByRole('button', { name: 'Ekspor' }).click();
      const arrives = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Unduh CSV, semua kolom' }).click();
      const download = await arrives;
      expect(download.suggestedFilename()).toMatch(/^klasifikasi-arsip-\d{4}-\d\d-\d\d\.csv$/);
      await expect(page.getByText('3 baris diunduh')).toBeVisible();
      const content = await readFile(await download.path(), 'utf8');
      expect(content.startsWith('\uFEFF')).toBe(true);
      const lines = content.trim().split('\r\n');
      expect(lines).toHaveLength(4);
      expect(lines[0]).toMatch(/^Kode;Induk;Nama;/);
      expect(lines[2]).toMatch(/^UJIT\.1;UJIT Impor uji;Anak satu;/);

      await page.getByRole('checkbox', { name: /UJIT\.2/ }).check();
      // The list's own; the bar over the chosen rows has another.
      await page.getByRole('button', { name: 'Ekspor' }).first().click();
      await expect(page.getByRole('menuitemradio', { name: '1 yang dipilih' })).toBeChecked();
      const chosen = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Unduh CSV, semua kolom' }).click();
      expect(await readFile(await (await chosen).path(), 'utf8')).toMatch(/^\uFEFF.*\r\nUJIT\.2;.*\r\n$/);
      // The file that is refused on purpose.
    },
    [/status of 422/],
  );
});
