import { expect, type Page, test } from '@playwright/test';
import { signedIn } from './people.ts';

const subject = `Draft bersama ${Date.now()}`;

/** Drops files onto the attachments as the mouse does. */
async function drop(page: Page, names: string[]): Promise<void> {
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const name of all) transfer.items.add(new File([`isi ${name}`], name, { type: 'text/plain' }));
    return transfer;
  }, names);
  const area = page.getByRole('button', { name: 'Tambah lampiran' });
  for (const type of ['dragenter', 'dragover', 'drop'])
    await area.dispatchEvent(type, { dataTransfer: data });
}
const saved = (page: Page) => expect(page.getByText(/Tersimpan pukul/)).toBeVisible();
const titleOf = (page: Page, at: number) => page.getByLabel(`Judul lampiran ${at}`);

test('a draft is written, its files dropped, put in order and brought over a broken line; versions, copy, undo', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(
    browser,
    'staf',
    async (page) => {
      await page.goto('/naskah-dinas/buat-naskah/formulir-naskah');
      await page.getByLabel(/^Hal( |$)/).fill(subject);
      await saved(page);

      await drop(page, ['satu.txt', 'dua.txt']);
      await expect(titleOf(page, 2)).toHaveValue('dua');
      await titleOf(page, 2).press('Alt+ArrowUp');
      await expect(titleOf(page, 1)).toHaveValue('dua');
      await saved(page);

      // The line breaks in the middle of a file that takes several parts.
      let parts = 0;
      await page.route('**/letter/api/Upload/*', async (route) => {
        if (route.request().method() === 'PUT') parts += 1;
        if (route.request().method() === 'PUT' && parts === 2) {
          await page.context().setOffline(true);
          return route.abort('internetdisconnected');
        }
        return route.continue();
      });
      const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_400_000, 0x20)]);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Tambah lampiran' }).click();
      await (await chooser).setFiles({ name: 'besar.pdf', mimeType: 'application/pdf', buffer: large });
      await expect(page.getByText(/Koneksi terputus di 3\d%, dilanjutkan sendiri/)).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText(/Koneksi terputus/)).toBeHidden({ timeout: 15_000 });
      await expect(page.getByRole('progressbar', { name: /besar/ })).toBeHidden({ timeout: 15_000 });
      expect(parts, 'no part is sent twice but the one that got lost').toBe(4);
      await saved(page);
      await page.reload();
      await expect(titleOf(page, 3)).toHaveValue('besar');
      await expect(page.getByRole('progressbar')).toHaveCount(0);

      // Restoring a version brings deleted text back.
      await page.getByRole('link', { name: /Isi naskah/ }).click();
      const editor = page.locator('.ProseMirror');
      await editor.click();
      await page.keyboard.insertText('Rencana kerja tahun depan perlu dibahas bersama. '.repeat(8));
      await saved(page);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText('Habis.');
      await expect(page.getByText(/Menyimpan/)).toBeHidden();
      await saved(page);
      await page.getByRole('button', { name: 'Versi naskah' }).click();
      const side = page.getByRole('dialog', { name: 'Versi naskah' });
      await side.getByRole('button', { name: /versi 1/ }).click();
      await expect(side.locator('ins')).toContainText('Habis.');
      await side.getByRole('button', { name: 'Pulihkan versi ini' }).click();
      await expect(editor).toContainText('Rencana kerja tahun depan');
      await page
        .getByText(/Versi 1 dipulihkan/)
        .getByRole('button', { name: 'Urungkan' })
        .click();
      await expect(editor).toHaveText('Habis.');

      await page.getByRole('button', { name: /^Komentar/ }).click();
      const comments = page.getByRole('dialog', { name: 'Komentar' });
      await comments.getByLabel(/Tulis komentar/).fill('Perlu dilengkapi anggaran.');
      await comments.getByRole('button', { name: 'Kirim komentar' }).click();
      await expect(comments.getByText('Perlu dilengkapi anggaran.')).toBeVisible();
      await comments.getByRole('button', { name: 'Tutup' }).click();

      await page.getByRole('button', { name: 'Tindakan lain' }).click();
      const first = page.url();
      await page.getByRole('menuitem', { name: 'Gandakan naskah' }).click();
      await expect(page.getByText('Naskah digandakan')).toBeVisible();
      await expect(page).not.toHaveURL(first);

      await page.goto('/naskah-dinas/draft');
      const rows = page.getByRole('list', { name: 'Draft naskah' }).getByRole('listitem');
      const both = rows.filter({ hasText: subject });
      await expect(both).toHaveCount(2);
      await both
        .filter({ hasText: /1\s*komentar/ })
        .getByRole('button', { name: /^Hapus draft/ })
        .click();
      await expect(both).toHaveCount(1);
      await page
        .getByText(/Draft dihapus/)
        .getByRole('button', { name: 'Urungkan' })
        .click();
      await expect(both).toHaveCount(2);
      await expect(both.filter({ hasText: /1\s*komentar/ })).toHaveCount(1);
      for (const box of await both.getByRole('checkbox').all()) await box.check();
      await page
        .getByRole('toolbar', { name: 'Draft terpilih' })
        .getByRole('button', { name: /Hapus/ })
        .click();
      await expect(both).toHaveCount(0);
    },
    [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/],
  );
});
