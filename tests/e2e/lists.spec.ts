import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { signedIn, withoutStream } from './people.ts';

const classes = '/master-data/klasifikasi-arsip';
const rowOf = (page: Page, name: RegExp | string) => page.locator('tbody tr', { hasText: name });

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('tbody a[data-row]').first()).toBeVisible();
}

test('an administrator changes many rows at once and takes it back', { tag: '@full' }, async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await openList(page, classes);
    const boxes = page.locator('tbody').getByRole('checkbox');
    await boxes.nth(2).click();
    await boxes.nth(4).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('toolbar', { name: '3 dipilih' });
    await expect(bar.getByRole('button', { name: /Pilih semua \d+ yang cocok/ })).toBeVisible();
    const fates = () =>
      page.locator('tbody tr').evaluateAll((rows) => rows.slice(2, 5).map((row) => row.textContent));
    const before = await fates();
    await bar.getByRole('button', { name: 'Ubah' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ubah 3 data' });
    await dialog.getByRole('combobox', { name: 'Isian yang diubah' }).click();
    await page.getByRole('option', { name: 'Masa aktif' }).click();
    await dialog.getByLabel('Masa aktif').fill('0');
    await dialog.getByRole('button', { name: 'Ubah 3 data' }).click();
    await expect(dialog.getByText('Isi paling sedikit 1 tahun.')).toBeVisible();
    await dialog.getByLabel('Masa aktif').fill('9');
    await dialog.getByRole('button', { name: 'Ubah 3 data' }).click();
    await expect(rowOf(page, '9 tahun')).toHaveCount(3);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByText('3 data dikembalikan')).toBeVisible();
    await expect.poll(fates).toEqual(before);
  });
});

test('what is deleted comes back, and what is used says by whom', { tag: '@full' }, async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await openList(page, `${classes}?${new URLSearchParams({ filter: JSON.stringify({ q: 'AK.0' }) })}`);
    const name = (await page.locator('tbody a[data-row]').nth(1).textContent()) ?? '';
    // A branch that has others below it, and a leaf.
    await rowOf(page, 'AK.01').first().getByRole('checkbox').click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('dialog', { name: 'Hapus 1 data?' }).getByRole('button', { name: 'Hapus' }).click();
    const told = page.getByRole('dialog', { name: '1 data tidak dapat dihapus' });
    await expect(told.getByText(/\d klasifikasi/).first()).toBeVisible();
    await told.getByRole('link', { name: /^Lihat semua/ }).click();
    await expect(page).toHaveURL(/parentId/);
    await expect(page.getByRole('button', { name: /^Hapus saringan Induk/ })).toBeVisible();
    await openList(page, `${classes}?${new URLSearchParams({ filter: JSON.stringify({ q: name }) })}`);
    await page
      .getByRole('button', { name: new RegExp(`^Tindakan untuk .*${name}`) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Nonaktifkan' }).click();
    await expect(rowOf(page, name).first()).toContainText('Nonaktif');
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(rowOf(page, name).first()).not.toContainText('Nonaktif');

    await page.goto('/master-data/jenis-naskah-dinas/tambah');
    // Wait for the page: the sign-in form has fields with the same labels.
    await expect(page.getByRole('heading', { level: 1, name: /^Tambah/ })).toBeVisible();
    await page.getByLabel('Kode').fill('HPS');
    await page.getByLabel('Nama').fill('Naskah sekejap');
    await page.getByRole('radio', { name: 'Khusus' }).check();
    await page.getByRole('button', { name: 'Simpan jenis naskah' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Naskah sekejap');
    const address = page.url();
    await openList(page, '/master-data/jenis-naskah-dinas?filter=%7B%22q%22%3A%22sekejap%22%7D');
    await page.getByRole('button', { name: /^Tindakan untuk Naskah sekejap/ }).click();
    await page.getByRole('menuitem', { name: 'Hapus' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(rowOf(page, 'Naskah sekejap')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Naskah sekejap');
  });
});

test('columns are chosen, ordered by keys, and still there after a reload', { tag: '@full' }, async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await openList(page, classes);
    const heads = () => page.locator('thead th').allTextContents();
    await page.getByRole('button', { name: 'Kolom' }).click();
    const panel = page.getByRole('dialog', { name: 'Kolom' });
    await panel.getByRole('checkbox', { name: 'Keamanan' }).uncheck();
    await panel.getByRole('checkbox', { name: 'Diubah' }).check();
    await panel.getByRole('checkbox', { name: 'Status' }).focus();
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await heads())[2]).toBe('Status');
    const chosen = await heads();
    expect(chosen).toContain('Diubah');
    expect(chosen).not.toContain('Keamanan');
    await page.reload();
    await expect.poll(heads).toEqual(chosen);
    await page.getByRole('button', { name: 'Kolom' }).click();
    await panel.getByRole('button', { name: 'Kembalikan kolom semula' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(heads).toContain('Keamanan');
  });
});

test('a view is kept under a name, opens the list, and is its owner’s in every browser', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await openList(page, classes);
    await page.getByRole('searchbox').fill('kontrak');
    await page.getByRole('button', { name: 'Saring menurut Nasib akhir' }).click();
    await page.getByRole('menuitemradio', { name: 'Permanen' }).click();
    await page.getByRole('button', { name: 'Simpan tampilan' }).click();
    await page.getByLabel('Nama tampilan').fill('Kontrak permanen');
    await page.getByLabel('Buka daftar dengan tampilan ini').check();
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Tampilan: Kontrak permanen' })).toBeVisible();
    await page.getByRole('button', { name: 'Tampilan: Kontrak permanen' }).click();
    await page.getByRole('button', { name: 'Semua data' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Tampilan: Semua data' })).toBeVisible();
  });
  await signedIn(browser, 'admin', async (page) => {
    await openList(page, classes);
    const menu = page.getByRole('button', { name: 'Tampilan: Kontrak permanen' });
    await expect(menu).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('kontrak');
    await menu.click();
    await page.getByRole('button', { name: 'Hapus tampilan Kontrak permanen' }).click();
    await expect(page.getByText('Tampilan Kontrak permanen dihapus')).toBeVisible();
  });
});

test('a list is used without a mouse', { tag: '@full' }, async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await openList(page, classes);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-row'));
    const ids = await page
      .locator('a[data-row]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('data-row')));
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect.poll(focused).toBe(ids[1]);
    await page.keyboard.press('x');
    await expect(page.getByRole('toolbar', { name: '1 dipilih' })).toBeVisible();
    await page.keyboard.press('x');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Pilih baris');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.type('jkxn');
    await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
    await expect(page).toHaveURL(/jkxn/);
    await page.keyboard.press('Escape');
    await expect(page.locator('a[data-row]').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${classes}/${ids[0]}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    // The focus comes back to the row that was left.
    await expect.poll(focused).toBe(ids[0]);
    await page.keyboard.press('e');
    await expect(page).toHaveURL(new RegExp(`${classes}/${ids[0]}/edit$`));
  });
});

test('fifty rows are one question to the server, and the size of a page is remembered', async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await openList(page, classes);
    await page.getByRole('combobox', { name: 'Baris per halaman' }).selectOption('50');
    await expect(page.locator('tbody tr')).toHaveCount(50);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/(master-data|setting|user)\/api\/(?!Account|SavedView)/.test(request.url()))
        asked.push(request.url());
    });
    await withoutStream(page);
    await openList(page, classes);
    await expect(page.locator('tbody tr')).toHaveCount(50);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
    await page
      .getByRole('button', { name: 'Halaman terakhir' })
      .or(page.getByRole('button', { name: 'Halaman berikutnya' }))
      .first()
      .click();
    await expect(page).toHaveURL(/page=[2-9]/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a list is ordered, a row has its menu, and several are chosen by taps', async ({ browser }) => {
    await signedIn(browser, 'admin', async (page) => {
      await page.goto(classes);
      const rows = page.locator('main li a[data-row]');
      await expect(rows.first()).toBeVisible();
      const overflow = (place: string) =>
        page.locator(place).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(await overflow('main')).toBe(0);
      // The narrowest phone: the account stays in sight.
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await overflow('.top-bar')).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });

      await page.getByRole('button', { name: 'Urutkan: Kode' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Urutkan' });
      await sheet.getByRole('radio', { name: 'Nama' }).check();
      await sheet.getByRole('radio', { name: 'Z ke A' }).check();
      await sheet.getByRole('button', { name: 'Tutup' }).tap();
      await expect(page).toHaveURL(/order=DESC.*sort=name/);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Urutkan: Nama' })).toBeVisible();
      const names = await rows.locator('b').allTextContents();
      expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'id')));

      // The same actions as on desktop, rendered only when opened.
      expect(await page.getByRole('menuitem').count()).toBe(0);
      await page
        .getByRole('button', { name: /^Tindakan untuk/ })
        .first()
        .tap();
      await expect(page.getByRole('menuitem')).toHaveText([
        'Lihat',
        'Ubah',
        'Duplikatkan',
        'Nonaktifkan',
        'Hapus',
      ]);
      await page.getByRole('menuitem', { name: 'Nonaktifkan' }).tap();
      await expect(rows.first()).toContainText('Nonaktif');
      await page.getByRole('button', { name: 'Urungkan' }).tap();
      await expect(rows.first()).not.toContainText('Nonaktif');

      const choose = page.getByRole('button', { name: 'Pilih beberapa' });
      await choose.tap();
      await expect(page.getByText('0 dipilih')).toBeVisible();
      await rows.nth(0).tap();
      await rows.nth(2).tap();
      const bar = page.getByRole('toolbar', { name: '2 dipilih' });
      await expect(bar).toBeVisible();
      for (const button of await bar.getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await faultsOf(page)).toEqual([]);
      await bar.getByRole('button', { name: 'Nonaktifkan' }).tap();
      await expect(page.getByText('2 data dinonaktifkan')).toBeVisible();
      await expect(rows.nth(2)).toContainText('Nonaktif');
      await page.getByRole('button', { name: 'Urungkan' }).last().tap();
      await expect(rows.nth(2)).not.toContainText('Nonaktif');

      // Done with them, a tap opens again.
      await expect(page.getByText(/dipilih$/)).toHaveCount(0);
      await rows.nth(1).tap();
      await expect(page).toHaveURL(/klasifikasi-arsip\/.+/);
    });
  });
});
