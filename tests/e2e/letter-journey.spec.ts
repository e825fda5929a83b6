import { expect, type Page, test } from '@playwright/test';
import { asPerson, emptyChain, password, pick } from './people.ts';

// SPEC B1, the main job: five people, signed in one after another, take a letter from the wizard to the inbox.
const subject = 'Rencana operasi perjalanan uji Natal';
const openTask = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: /^Tugas/ })
    .click();
  await page.getByText(subject).first().click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
};

test('a letter goes from the wizard through review and signature to its receiver’s inbox', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(180_000);

  await asPerson(browser, 'staf', async (page) => {
    await page.getByRole('link', { name: 'Buat naskah' }).first().click();
    await pick(page, /^Sub jenis/, 'Nota Dinas', /^Nota Dinas$/);
    // The subtype brings its usual classification along.
    await expect(page.getByRole('combobox', { name: /Klasifikasi arsip/ })).not.toHaveValue('');
    await pick(page, /Klasifikasi arsip/, 'OP.01.02', /OP\.01\.02/);
    await expect(page.getByText(/Tersimpan pukul/)).toBeVisible();
    await page.getByRole('link', { name: /Lanjut ke formulir/ }).click();
    await page.getByLabel(/^Hal( |$)/).fill(subject);
    await page.getByLabel('Tempat').fill('Jakarta');
    await pick(page, /^Penanda tangan$/, 'Uli Kusnadi', /Uli Kusnadi/);
    await pick(page, /^Penerima/, 'Putri Saragi', /Putri Saragi/);
    await emptyChain(page);
    await pick(page, /^Urutan pemeriksa/, 'Satria', /Satria Tarigan/);
    await pick(page, /^Urutan pemeriksa/, 'Kartika', /Kartika Hutapea/);
    await expect(page.getByText(/Tersimpan pukul/)).toBeVisible();

    // A reload in the middle loses nothing.
    await page.reload();
    await expect(page.getByLabel(/^Hal( |$)/)).toHaveValue(subject);
    await page.getByRole('link', { name: /Lanjut ke isi naskah/ }).click();
    const editor = page.locator('.ProseMirror');
    await editor.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Bersama ini kami sampaikan rencana operasi. Mohon arahan ');
    await page.getByRole('button', { name: /Sisipkan data/ }).click();
    await page
      .getByRole('menuitem', { name: /Penerima/ })
      .first()
      .click();
    // The tag fills in live, in the editor and on the sheet beside it.
    await expect(editor).toContainText('Kepala Divisi Pemeliharaan Jalan Tol');
    await page.getByRole('link', { name: /Lanjut ke ringkasan/ }).click();
    await expect(page.getByText('Naskah lengkap dan siap dikirim.')).toBeVisible();
    // Most letters have no naskah pengantar, and passing it by is not done with it.
    await expect(page.getByText('Naskah pengantar, tidak perlu')).toBeVisible();
    const steps = page.getByRole('navigation', { name: 'Langkah', exact: true });
    await expect(steps.getByRole('img', { name: 'Lengkap' })).toHaveCount(3);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await expect(second.getByText('Naskah lengkap dan siap dikirim.')).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Kirim' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kirim' }).click();
    await expect(page.getByText('Naskah dikirim kepada Satria Tarigan')).toBeVisible();
    // A second tab knows of it too.
    await expect(second.getByText(/^Yang sudah memeriksa tetap/)).toBeVisible();
    await second.close();
    // This one sent it itself.
    await expect(page.getByText(/dari tab atau perangkat lain/)).toHaveCount(0);
  });

  await asPerson(browser, 'satria.tarigan', async (page) => {
    await openTask(page);
    // Returning needs a note.
    await page.getByRole('button', { name: 'Kembalikan' }).click();
    await expect(page.getByLabel(/Catatan/)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(/Catatan/).fill('Lengkapi jumlah derek.');
    await page.getByRole('button', { name: 'Kembalikan' }).click();
    await expect(page.getByText(/^Dikembalikan kepada penyusun/).first()).toBeVisible();
  });

  await asPerson(browser, 'staf', async (page) => {
    await openTask(page);
    await expect(page.getByText('Lengkapi jumlah derek.').first()).toBeVisible();
    await page
      .getByRole('link', { name: /Perbaiki naskah/ })
      .or(page.getByRole('button', { name: /Perbaiki naskah/ }))
      .click();
    // A returned letter opens at its text.
    await expect(page).toHaveURL(/\/naskah-dinas\/.+\/edit/);
    const editor = page.locator('.ProseMirror');
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' dengan 24 derek.');
    await expect(page.getByText(/Tersimpan pukul/)).toBeVisible();
    await page.getByRole('link', { name: /Ringkasan/ }).click();
    await page.getByRole('button', { name: /^Kirim/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Kirim/ })
      .click();
    // The reviewer who returned it is asked first again, then the next one (SPEC B1.2).
    await expect(page.getByText('Naskah dikirim kepada Satria Tarigan')).toBeVisible();
  });

  await asPerson(browser, 'satria.tarigan', async (page) => {
    await openTask(page);
    await expect(page.getByText('Paraf 0 dari 2, lalu tanda tangan')).toBeVisible();
    await page.getByRole('button', { name: 'Beri paraf' }).click();
    await expect(page.getByText('Paraf diberikan')).toBeVisible();
  });

  await asPerson(browser, 'atasan', async (page) => {
    await openTask(page);
    await page.getByRole('button', { name: 'Beri paraf' }).click();
    await expect(page.getByText('Paraf diberikan')).toBeVisible();
  });

  let number = '';
  await asPerson(browser, 'direktur', async (page) => {
    await openTask(page);
    await expect(page.getByText('terbit saat ditandatangani').first()).toBeVisible();
    await page.getByRole('button', { name: 'Tanda tangani' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/Kata sandi/)
      .fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Tanda tangani' }).click();
    const done = page.getByRole('dialog', { name: 'Naskah ditandatangani' });
    number = (await done.getByText(/\/ND\/NTR\.DIROPS\/OP\.01\.02\//).textContent()) ?? '';
    expect(number).toMatch(/^B-\d{3}\/ND\/NTR\.DIROPS\/OP\.01\.02\/[IVX]+\/20\d\d$/);
    // Behind it stands what is signed.
    await expect(page.getByText('terbit saat ditandatangani')).toHaveCount(0);
    await done.getByRole('button', { name: 'Lanjutkan' }).click();
  });

  await asPerson(browser, 'delegasi', async (page) => {
    await page
      .getByRole('navigation', { name: 'Menu utama' })
      .getByRole('link', { name: /^Kotak Masuk/ })
      .click();
    await page.getByText(subject).first().click();
    await expect(page.getByText(number).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Isi naskah' })).toContainText('dengan 24 derek.');
    await expect(page.getByText('Ditandatangani', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('button', { name: 'Selesaikan' }).click();
    await expect(page.getByRole('button', { name: 'Urungkan' })).toBeVisible();
  });
});
