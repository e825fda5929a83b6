import { expect, test } from '@playwright/test';
import { example } from '../../src/gallery/example.ts';
import { bring, press, tabTo } from './by-keys.ts';
import { signedIn, takeSession, watch } from './people.ts';

test('a question without an answer becomes a ticket, and its answer comes back', { tag: '@full' }, async ({
  browser,
}) => {
  let address = '';
  await signedIn(browser, 'staf', async (page) => {
    await page.goto('/faq#FAQ-03');
    await expect(page.getByRole('button', { name: /menarik naskah/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const search = page.getByRole('searchbox', { name: 'Cari pertanyaan atau jawaban' });
    await search.fill('nomor dibatalkan');
    await expect(page.getByRole('region', { name: /menarik naskah/ }).locator('mark')).not.toHaveCount(0);
    await search.fill('stempel basah');
    await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
    // From here to the sent ticket without a mouse (WCAG 2.1.1, 2.4.7).
    await press(page, page.getByRole('link', { name: 'Tidak menemukan jawaban? Tanya helpdesk' }));
    await expect(page.getByLabel(/^Hal( |$)/)).toHaveValue('stempel basah');
    await expect(page.getByRole('textbox', { name: /^Halaman/ })).toHaveValue('/faq');
    await expect(page.getByRole('textbox', { name: /^Peramban/ })).toHaveValue(/Chrom/);
    await tabTo(page, page.getByLabel('Cerita'));
    await page.keyboard.type('Bolehkah naskah keluar dibubuhi stempel basah?');
    const picture = { name: 'layar.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await bring(page, page.getByRole('button', { name: 'Tambah gambar' }), [picture]);
    await expect(page.getByRole('button', { name: 'Hapus layar.png' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: /Mengunggah/ })).toHaveCount(0);
    await press(page, page.getByRole('button', { name: 'Simpan tiket' }));
    await expect(page.getByRole('heading', { level: 1, name: 'stempel basah' })).toBeVisible();
    await expect(page.getByText('Bolehkah naskah keluar dibubuhi stempel basah?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buka layar.png' })).toBeVisible();
    await expect(page.getByText('Menunggu Helpdesk').first()).toBeVisible();
    address = new URL(page.url()).pathname;
  });

  await signedIn(
    browser,
    'atasan',
    async (page) => {
      await page.goto(address);
      await expect(page.getByText('Tiket ini tidak ditemukan')).toBeVisible();
    },
    [/404/],
  );

  await signedIn(browser, 'admin', async (page) => {
    await page.goto('/helpdesk');
    await page.getByRole('link', { name: /stempel basah/ }).click();
    await page.getByRole('button', { name: 'Serahkan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /Ditangani/ }).fill('Ida');
    await page.getByRole('option', { name: /Ida Adiputra/ }).click();
    await dialog.getByRole('button', { name: 'Serahkan' }).click();
    await expect(page.getByText('Giliran Anda')).toBeVisible();
    await page.getByRole('button', { name: 'Kirim jawaban' }).click();
    await expect(page.getByText('Tulis pesannya.')).toBeVisible();
    await expect(page.getByLabel('Tulis pesan')).toBeFocused();
    await page.getByLabel('Tulis pesan').fill('Boleh, setelah ditandatangani.');
    await page.getByRole('button', { name: 'Kirim jawaban' }).click();
    await expect(page.getByText('Menunggu Puspita Manalu').first()).toBeVisible();
    await expect(page.getByLabel('Tulis pesan')).toHaveValue('');
  });

  await signedIn(browser, 'staf', async (page) => {
    await page.goto('/notifikasi');
    await page
      .getByRole('link', { name: /Tiket menunggu Anda: Dijawab/ })
      .first()
      .click();
    await expect(page.getByText('Boleh, setelah ditandatangani.')).toBeVisible();
    await page.getByRole('button', { name: 'Tandai selesai' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tandai selesai' }).click();
    await expect(page.getByRole('button', { name: 'Buka kembali' })).toBeVisible();
    await expect(page.getByLabel('Tulis pesan')).toHaveCount(0);
  });
});

test('the first look around comes once, is gone through by keyboard, and comes back when asked for', async ({
  page,
}) => {
  const faults = watch(page);
  // No other story's person: who was here before has had it.
  await takeSession(page, 'nurul.purwanto', { isNew: true });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Arsip unit' });
  await expect(card).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Keadaan arsip' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.tour-card')).toHaveCount(0);

  const answered = page.waitForResponse('**/help/api/Tour');
  await page.reload();
  await answered;
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await expect(page.locator('.tour-card')).toHaveCount(0);

  await page.locator('button.person').click();
  await page.getByRole('menuitem', { name: 'Lihat tur' }).click();
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Lewati' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(faults).toEqual([]);
});

test('an unknown page offers to report it, and the gallery shows every kind of input wrong', {
  tag: '@full',
}, async ({ page }) => {
  await takeSession(page, 'legal');
  await page.goto('/tidak-ada');
  await page.getByRole('link', { name: 'Laporkan masalah ini' }).click();
  await expect(page.getByRole('textbox', { name: /^Halaman/ })).toHaveValue('/tidak-ada');
  await expect(page.getByLabel(/^Hal( |$)/)).toHaveValue(/^404/);
  await page.goto('/forms/elements');
  const fields = Object.keys(example.fields).length;
  const wrong = page.getByRole('region', { name: 'Salah', exact: true });
  // Cells of rows are fields of their own.
  await expect(wrong.locator('.gallery-inputs > [data-field]')).toHaveCount(fields);
  await expect(wrong.getByText('Perbaiki isian ini.')).toHaveCount(fields);
});

test('a ticket without words is not sent: each field says what it lacks, the first has the focus', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'staf', async (page) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.goto('/helpdesk/tulis');
    await page.getByRole('button', { name: 'Simpan tiket' }).click();
    await expect(page.getByLabel(/^Hal( |$)/)).toBeFocused();
    await expect(page.locator('[data-field] .fault-line:has(svg)')).toHaveText([
      '“Hal” harus diisi.',
      '“Cerita” harus diisi.',
    ]);
    expect(sent.filter((url) => url.includes('/help/api/Ticket'))).toEqual([]);
  });
});
