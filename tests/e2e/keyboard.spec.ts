import { expect, test } from '@playwright/test';
import { choose, firstKey, focusFault, press, tabTo, take, tick } from './by-keys.ts';
import { password, signedIn, takeSession } from './people.ts';

// Without a mouse: WCAG 2.2 2.1.1, 2.1.2, 2.4.3, 2.4.7 and 2.4.11 on the way of letters and archive items.
const subject = 'Naskah tanpa tetikus';

test('a letter is written, reviewed, signed, read and disposed of by keys alone', { tag: '@full' }, async ({
  browser,
  page,
}) => {
  test.setTimeout(300_000);

  await takeSession(page, 'staf');
  await page.context().clearCookies();
  await page.goto('/login');
  await tabTo(page, page.getByLabel('NPP atau surel'));
  await page.keyboard.type('staf@naskah.example');
  await tabTo(page, page.getByLabel('Kata sandi', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'Buat naskah' }));

  await choose(page, /^Sub jenis/, 'Nota Dinas');
  await press(page, page.getByRole('link', { name: /Lanjut ke formulir/ }));
  // Where one is led, one goes on; not in the bar at the bottom.
  await expect(page.locator('main [data-takes-focus]')).toBeFocused();
  await tabTo(page, page.getByLabel(/^Hal( |$)/));
  await page.keyboard.type(subject);
  await tabTo(page, page.getByLabel('Tempat'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Jakarta');
  await choose(page, /^Penanda tangan$/, 'Uli Kusnadi');
  await choose(page, /^Penerima/, 'Putri Saragi');
  // Whom it proposes is taken out, one after the other.
  const proposed = page.getByRole('button', { name: /^Hapus pemeriksa/ });
  for (let left = await proposed.count(); left > 0; left -= 1) await press(page, proposed.first());
  // The last letter of this desk may have had none.
  await press(page, page.getByRole('button', { name: 'Ada pemeriksa' }));
  await choose(page, /^Urutan pemeriksa/, 'Kartika');
  await page.keyboard.type('Satria');
  await take(page, /Satria Tarigan/);
  await tabTo(page, page.getByRole('button', { name: /^Pindahkan Satria/ }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Pindahkan Satria Tarigan, urutan 1' })).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Hapus pemeriksa Satria/ }));
  await expect(page.getByRole('button', { name: /^Hapus pemeriksa Kartika/ })).toBeFocused();
  await press(page, page.getByRole('link', { name: /Lanjut ke isi naskah/ }));

  const editor = page.locator('.ProseMirror');
  await tabTo(page, editor);
  await page.keyboard.type('Mohon persetujuan.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.type('Pertama');
  await page.keyboard.press('Enter');
  // Inside a list Tab indents; Escape releases it.
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.type('di bawahnya');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await press(page, page.getByRole('link', { name: /Lanjut ke ringkasan/ }));
  await expect(page.getByText('Naskah lengkap dan siap dikirim.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Kirim', exact: true }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Kirim' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Naskah dikirim kepada Kartika Hutapea')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Terkirim', level: 1 })).toBeFocused();

  await signedIn(browser, 'atasan', async (page) => {
    await page.goto('/naskah-dinas/tugas');
    await press(page, page.getByRole('link', { name: new RegExp(subject) }).first());
    await press(page, page.getByRole('button', { name: 'Beri paraf' }));
    await expect(page.getByText(`Paraf diberikan: ${subject}`)).toBeVisible();
    await expect.poll(() => focusFault(page)).toBe('');
  });

  await signedIn(browser, 'direktur', async (page) => {
    await page.goto('/naskah-dinas/tugas');
    await press(page, page.getByRole('link', { name: new RegExp(subject) }).first());
    await press(page, page.getByRole('button', { name: 'Tanda tangani' }));
    await expect(page.getByRole('dialog').getByLabel(/Kata sandi/)).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Naskah ditandatangani' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => focusFault(page)).toBe('');
  });

  await signedIn(browser, 'delegasi', async (page) => {
    await page.goto('/');
    await firstKey(page);
    await press(page, page.getByRole('link', { name: /^Kotak Masuk/ }));
    await expect(page.getByRole('heading', { name: 'Kotak Masuk' })).toBeFocused();
    const row = page.getByRole('link', { name: new RegExp(subject) }).first();
    await expect(row).toBeVisible();
    await page.keyboard.press('j');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Isi naskah' })).toBeFocused();
    await page.keyboard.press('d');
    const panel = page.getByRole('region', { name: 'Disposisi' });
    await expect(panel.getByPlaceholder('Ketik nama atau jabatan')).toBeFocused();
    const suggested = panel.locator('.dispose-suggested').getByRole('button').first();
    await press(page, suggested);
    await tick(page, panel.getByRole('group', { name: 'Instruksi' }).getByRole('checkbox').first());
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByText(/^Terkirim kepada/)).toBeVisible();
    await expect.poll(() => focusFault(page)).toBe('');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect.poll(() => focusFault(page)).toBe('');
    // Back to its row; then select several and use the bulk bar.
    await page.keyboard.press('u');
    await expect(row).toBeFocused();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    // The list goes on and on; the bar comes before it.
    await tabTo(page, page.getByRole('button', { name: /^Tandai/ }).first(), 'Shift+Tab', 25);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/2 naskah ditandai/)).toBeVisible();
    await expect.poll(() => focusFault(page)).toBe('');
  });
});

test('an administrator changes one record and several, and takes it back, by keys alone', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await page.goto('/master-data/jenis-naskah-dinas');
    const rows = page.locator('a[data-row]');
    await expect(rows.nth(1)).toBeVisible();
    await page.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('e');
    await tabTo(page, page.getByLabel(/^Keterangan/));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Diubah tanpa tetikus.');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.goto('/master-data/jenis-naskah-dinas');
    await expect(rows.nth(1)).toBeVisible();
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await press(page, page.getByRole('button', { name: 'Nonaktifkan' }));
    await expect(page.getByText('2 data dinonaktifkan')).toBeVisible();
    await expect.poll(() => focusFault(page)).toBe('');
    await page.keyboard.press('z');
    await expect(page.getByText('2 data dikembalikan')).toBeVisible();

    await page.goto('/master-data/jenis-naskah-dinas');
    await expect(rows.nth(1)).toBeVisible();
    await page.keyboard.press('j');
    // Deleting focuses the harmless answer first; cancelling returns the focus.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Batal' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Tindakan untuk/ }).first()).toBeFocused();
  });
});

test('an archivist files an item by keys alone', { tag: '@full' }, async ({ browser }) => {
  await signedIn(browser, 'arsiparis', async (page) => {
    await page.goto('/dokumen/pemberkasan/belum-diberkaskan');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tick(
      page,
      page
        .getByRole('row')
        .getByRole('checkbox', { name: /^Pilih (?!semua)/ })
        .first(),
    );
    // The bar and the row look as they do in every list.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('toolbar')).toHaveCSS('background-color', 'rgb(26, 31, 29)');
    await expect(page.locator('tr[aria-selected="true"] td').first()).toHaveCSS(
      'background-color',
      'rgb(228, 240, 236)',
    );
    await press(page, page.getByRole('toolbar').getByRole('button', { name: 'Berkaskan', exact: true }));
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('combobox'));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Berkaskan', exact: true }));
    await expect(page.getByText(/1 arsip diberkaskan/)).toBeVisible();
    await expect.poll(() => focusFault(page)).toBe('');
  });
});
