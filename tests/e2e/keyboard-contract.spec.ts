import { expect, test } from '@playwright/test';
import { choose, firstKey, focusFault, keys, press, tabTo } from './by-keys.ts';
import { signedIn } from './people.ts';

// WCAG 2.1.1, 2.4.3 and 2.4.7 where a contract is put together from its articles.
test('articles are put into a contract, filled in, and taken back by keys alone', { tag: '@full' }, async ({
  browser,
}) => {
  await signedIn(browser, 'legal', async (page) => {
    await page.goto('/naskah-dinas/draft');
    await expect(page.getByRole('heading', { name: 'Draft' })).toBeVisible();
    await firstKey(page);
    await press(page, page.getByRole('link', { name: 'Buat naskah' }));
    await expect(page.locator('main [data-takes-focus]')).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Internal ke internal' }));
    await keys(page, 'ArrowRight', 'ArrowRight', 'Space');
    await choose(page, /^Sub jenis/, 'Perjanjian Kerja Sama');
    await press(page, page.getByRole('link', { name: /Lanjut ke formulir/ }));
    await expect(page.locator('main [data-takes-focus]')).toBeFocused();
    await press(page, page.getByRole('link', { name: /Lanjut ke isi naskah/ }));

    const open = page.getByRole('button', { name: 'Sisipkan pasal' });
    // All that the agreement's bar offers stands in one line.
    const word = page.getByRole('button', { name: 'Ambil dari Word' });
    await expect(word).toBeVisible();
    const middles = (await Promise.all([open, word].map((one) => one.boundingBox()))).map(
      (box) => box && Math.round(box.y + box.height / 2),
    );
    expect(middles[1]).toBe(middles[0]);
    await press(page, open);
    const dialog = page.getByRole('dialog', { name: 'Sisipkan pasal' });
    await expect(dialog).toBeVisible();
    await keys(page, 'Escape');
    await expect(open).toBeFocused();
    await keys(page, 'Enter');
    const left = dialog.getByRole('checkbox', { checked: true }).first();
    await tabTo(page, left);
    await keys(page, 'Space', 'Space');
    await press(page, dialog.getByRole('button', { name: 'Lanjut' }));
    const fill = page.getByRole('dialog', { name: 'Isi variabel' });
    const field = fill.getByRole('textbox').first();
    await expect(field).toBeFocused();
    await page.keyboard.type('Nilai tanpa tetikus');
    await press(page, fill.getByRole('button', { name: 'Sisipkan' }));
    await expect(fill).toHaveCount(0);
    const editor = page.locator('.ProseMirror');
    await expect(editor).toContainText('Nilai tanpa tetikus');
    await expect.poll(() => focusFault(page)).toBe('');
    await press(page, page.getByRole('button', { name: 'Urungkan' }).last());
    await expect(editor).not.toContainText('Nilai tanpa tetikus');
    await expect.poll(() => focusFault(page)).toBe('');
  });
});
