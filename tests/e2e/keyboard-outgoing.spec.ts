import { expect, test } from '@playwright/test';
import { bring, choose, firstKey, focusFault, keys, press, tabTo } from './by-keys.ts';
import { signedIn } from './people.ts';

// WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7 and 2.4.11 on the way of an outgoing letter.
const subject = 'Naskah keluar tanpa tetikus';
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
});

test('a letter to somebody outside is written with its attachments and sent by keys alone', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'staf', async (page) => {
    await page.goto('/naskah-dinas/draft');
    await expect(page.getByRole('heading', { name: 'Draft' })).toBeVisible();
    await firstKey(page);
    await press(page, page.getByRole('link', { name: 'Buat naskah' }));
    await expect(page.locator('main [data-takes-focus]')).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Internal ke internal' }));
    await keys(page, 'ArrowRight', 'ArrowRight', 'Space');
    await choose(page, /^Sub jenis/, 'Surat Dinas');
    await choose(page, /^Klasifikasi arsip/, 'OP.01.02');
    await press(page, page.getByRole('link', { name: /Lanjut ke formulir/ }));
    await expect(page.locator('main [data-takes-focus]')).toBeFocused();

    await tabTo(page, page.getByLabel(/^Hal( |$)/));
    await page.keyboard.type(subject);
    await tabTo(page, page.getByLabel('Tempat'));
    await keys(page, 'Control+A');
    await page.keyboard.type('Jakarta');
    await choose(page, /^Penanda tangan$/, 'Uli Kusnadi');
    await tabTo(page, page.getByRole('combobox', { name: /^Penerima di luar/ }));
    await page.keyboard.type('Badan Pengatur Jalan');
    await expect(page.getByRole('option', { name: /Badan Pengatur Jalan Tol/ })).toBeVisible();
    await keys(page, 'ArrowDown', 'Enter');
    await expect(page.getByLabel('Surel Badan Pengatur Jalan Tol')).toHaveValue('bpjt@instansi.example');
    await tabTo(page, page.getByLabel('Alamat tujuan'));
    await keys(page, 'Control+A');
    await page.keyboard.type('Jalan Pattimura 20');

    await tabTo(page, page.getByRole('button', { name: 'Ada pemeriksa' }));
    await keys(page, 'ArrowRight', 'Space');

    const add = page.getByRole('button', { name: 'Tambah lampiran' });
    await bring(page, add, ['denah.pdf', 'jadwal.pdf', 'peta.pdf'].map(pdf));
    // New attachments push the button down; it must stay visible.
    await expect(page.getByLabel('Judul lampiran 3')).toBeVisible();
    await expect(add).toBeFocused();
    await expect(add).toBeInViewport({ ratio: 1 });
    const up = page.getByRole('button', { name: 'Naikkan peta' });
    await tabTo(page, up, 'Shift+Tab');
    // A button at its limit keeps the focus.
    await keys(page, 'Enter', 'Enter', 'Enter');
    await expect(page.getByLabel('Judul lampiran 1')).toHaveValue('peta');
    await expect(up).toBeFocused();

    await press(page, page.getByRole('link', { name: /Lanjut ke isi naskah/ }));
    const editor = page.locator('.ProseMirror');
    await tabTo(page, page.getByRole('button', { name: /^Gaya paragraf/ }));
    await keys(page, 'Enter');
    await expect(page.getByRole('menuitem', { name: 'Paragraf' })).toBeFocused();
    await keys(page, 'Escape');
    await expect(page.getByRole('button', { name: /^Gaya paragraf/ })).toBeFocused();
    await keys(page, 'Tab', 'Control+A');
    await page.keyboard.type('Rincian:');
    // Into a table and out of it: Tab is its cells'.
    await keys(page, 'Shift+Tab', 'End', 'ArrowLeft', 'Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keys(page, 'Enter');
    await expect(editor).toBeFocused();
    await page.keyboard.type('Lajur');
    await keys(page, 'Tab');
    await page.keyboard.type('Jam');
    await expect(editor.locator('th')).toHaveText(['Lajur', 'Jam']);
    await expect(page.getByText('Esc lalu Tab keluar dari teks')).toBeVisible();
    await keys(page, 'Escape', 'Tab');
    await expect(editor).not.toBeFocused();

    await press(page, page.getByRole('link', { name: /Lanjut ke ringkasan/ }));
    await expect(page.getByText('Naskah lengkap dan siap dikirim.')).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Kirim', exact: true }));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Kirim' })).toBeFocused();
    await keys(page, 'Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Kirim', exact: true })).toBeFocused();
    await keys(page, 'Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Kirim' })).toBeFocused();
    await keys(page, 'Enter');
    const toast = page.getByText('Naskah dikirim kepada Uli Kusnadi');
    await expect(toast).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Terkirim', level: 1 })).toBeFocused();
    // Toasts appear above the top bar, but must not cover the focused control there.
    await tabTo(page, page.getByRole('button', { name: /^Notifikasi/ }), 'Shift+Tab');
    await expect(toast).toBeVisible();
    expect(await focusFault(page)).toBe('');
  });
});
