import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { signedIn } from './people.ts';

const line = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
/** Gives the visible rows from one on, as levels and codes. */
const standing = async (page: Page, from: string, count: number): Promise<string[]> => {
  const all = await page
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.ariaLevel} ${(row.getAttribute('aria-label') ?? '').split(',')[0]}`),
    );
  const at = all.findIndex((row) => row.endsWith(` ${from}`));
  return all.slice(at, at + count);
};
const openTree = async (page: Page): Promise<void> => {
  await page.goto('/master-data/unit-organisasi');
  await page.getByRole('radio', { name: 'Pohon' }).click({ force: true });
  await expect(page).toHaveURL(/tampilan=pohon/);
  await page.getByRole('button', { name: 'Buka semua' }).click();
  await expect(line(page, /^NTR\.SEK\.TUK/)).toBeVisible();
};
const undo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Urungkan' }).click();
  // That of an earlier one may still be seen.
  await expect(page.getByText('Dikembalikan ke tempat semula').last()).toBeVisible();
};
const original = ['3 NTR.SEK', '4 NTR.SEK.TUK', '4 NTR.SEK.KOM', '3 NTR.SPI', '3 NTR.HKM'];

test('units are dragged to another place and into another unit, and each move is undone', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await openTree(page);
    const drag = async (from: RegExp, to: RegExp, part: number, check?: () => Promise<void>) => {
      const a = await line(page, from).boundingBox();
      const b = await line(page, to).boundingBox();
      if (!a || !b) throw new Error('the rows are not on the screen');
      await page.mouse.move(a.x + 300, a.y + a.height / 2);
      await page.mouse.down();
      await page.mouse.move(a.x + 300, a.y + a.height / 2 - 8, { steps: 3 });
      await page.mouse.move(b.x + 300, b.y + b.height * part - 1, { steps: 5 });
      await page.mouse.move(b.x + 300, b.y + b.height * part, { steps: 2 });
      await check?.();
      await page.mouse.up();
    };
    await expect.poll(() => standing(page, 'NTR.SEK', 5)).toEqual(original);
    await drag(/^NTR\.SPI/, /^NTR\.SEK,/, 0.1);
    await expect(page.getByText('Urutan Satuan Pengawasan Intern diubah')).toBeVisible();
    await expect.poll(() => standing(page, 'NTR.SPI', 2)).toEqual(['3 NTR.SPI', '3 NTR.SEK']);
    await page.reload();
    await expect(line(page, /^NTR\.SEK\.TUK/), 'what was open is open again').toBeVisible();
    await expect.poll(() => standing(page, 'NTR.SPI', 2), 'it is stored').toEqual(['3 NTR.SPI', '3 NTR.SEK']);
    await drag(/^NTR\.SPI/, /^NTR\.HKM,/, 0.1);
    await expect(page.getByText('Urutan Satuan Pengawasan Intern diubah')).toBeVisible();
    await expect.poll(() => standing(page, 'NTR.SEK', 5)).toEqual(original);
    await drag(/^NTR\.SPI/, /^NTR\.HKM,/, 0.5, async () => {
      await expect(line(page, /^NTR\.HKM,/)).toHaveClass(/is-target/);
    });
    await expect(page.getByText('Dipindahkan ke Divisi Hukum dan Kepatuhan')).toBeVisible();
    await expect.poll(() => standing(page, 'NTR.SPI', 1)).toEqual(['4 NTR.SPI']);
    await page.getByRole('button', { name: 'Urungkan' }).last().click();
    await expect.poll(() => standing(page, 'NTR.SEK', 5)).toEqual(original);
    await drag(/^NTR\.SEK,/, /^NTR\.SEK\.TUK/, 0.5, async () => {
      await expect(line(page, /^NTR\.SEK\.TUK/)).toHaveClass(/is-refused/);
    });
    expect(await standing(page, 'NTR.SEK', 5), 'nothing goes under itself').toEqual(original);
  });
});

test('the keyboard walks through the tree and moves in it', { tag: '@full' }, async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await openTree(page);
    const press = (key: string) => page.keyboard.press(key);
    await line(page, /^NTR,/).focus();
    await press('ArrowLeft');
    await expect(page.getByRole('treeitem')).toHaveCount(1);
    await press('ArrowRight');
    await expect(line(page, /^NTR\.SEK,/)).toBeVisible();
    await press('End');
    await expect(page.getByRole('treeitem').last()).toBeFocused();
    await press('Home');
    await expect(line(page, /^NTR,/)).toBeFocused();
    await page.keyboard.type('satuan');
    await expect(line(page, /^NTR\.SPI/)).toBeFocused();
    await press('Space');
    await expect(page.getByText(/^Satuan Pengawasan Intern diangkat\./)).toBeAttached();
    await press('Escape');
    await expect(line(page, /^NTR\.SPI/)).toBeFocused();
    expect(await standing(page, 'NTR.SEK', 5)).toEqual(original);
    await press('Space');
    await press('ArrowDown');
    await expect(page.getByText('Di dalam Divisi Hukum dan Kepatuhan', { exact: true })).toBeAttached();
    await press('Space');
    await expect(page.getByText('Dipindahkan ke Divisi Hukum dan Kepatuhan')).toBeVisible();
    await expect(line(page, /^NTR\.SPI/)).toBeFocused();
    expect(await standing(page, 'NTR.SPI', 1)).toEqual(['4 NTR.SPI']);
    await undo(page);
    await expect.poll(() => standing(page, 'NTR.SEK', 5)).toEqual(original);
    await line(page, /^NTR\.SPI/).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Satuan Pengawasan Intern');
  });
});

test('a move is chosen in a dialog, and asks when the code tells of another branch', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(browser, 'admin', async (page) => {
    await page.goto('/master-data/klasifikasi-arsip?tampilan=pohon');
    await page.getByRole('searchbox').fill('bukti setor pajak');
    await expect(page.getByText('1 ditemukan')).toBeVisible();
    await expect(page.getByRole('treeitem')).toHaveText([/Akuntansi dan Perpajakan/, /Perpajakan/, /SPT/]);
    expect(await faultsOf(page)).toEqual([]);
    await line(page, /^AK\.02\.01/).press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Pindahkan…' }).click();
    const picker = page.getByRole('combobox', { name: 'Induk baru' });
    await picker.fill('AK.01');
    await page.getByRole('option', { name: /^AK\.01 Akuntansi/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pindahkan' }).click();
    await expect(page.getByText(/Kode AK\.02\.01 menunjukkan cabang AK\.02\./)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Pindahkan' }).click();
    await expect(page.getByText(/^Dipindahkan ke AK\.01 Akuntansi/)).toBeVisible();
    await expect(page.getByRole('treeitem')).toHaveText([/Akuntansi dan Perpajakan/, /Akuntansi/, /SPT/]);
    await undo(page);
    await page.getByRole('button', { name: 'Hapus pencarian' }).click();
    await expect(line(page, /^HK,/), 'the whole tree is back').toBeVisible();
    // A closed parent opens when it gets the record, and the keyboard focus stays with the moved row.
    if ((await line(page, /^AK,/).getAttribute('aria-expanded')) === 'false')
      await line(page, /^AK,/).press('ArrowRight');
    await line(page, /^AK\.01,/).press('ArrowRight');
    await expect(line(page, /^AK\.02,/)).toHaveAttribute('aria-expanded', 'false');
    await line(page, /^AK\.01\.01,/).press('Shift+F10');
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    await expect(picker).toBeFocused();
    await page.keyboard.type('AK.02');
    await expect(page.getByRole('option', { name: /^AK\.02 / })).toBeVisible();
    await page.keyboard.press('Enter');
    const move = page.getByRole('dialog').getByRole('button', { name: 'Pindahkan' });
    // What is there is asked for first.
    await expect(move).toBeEnabled();
    await move.press('Enter');
    await expect(page.getByText(/Kode AK\.01\.01 menunjukkan cabang AK\.01\./)).toBeVisible();
    await move.press('Enter');
    await expect(page.getByText(/^Dipindahkan ke AK\.02 /)).toBeVisible();
    await expect(line(page, /^AK\.02,/)).toHaveAttribute('aria-expanded', 'true');
    await expect(line(page, /^AK\.01\.01,/)).toHaveAttribute('aria-level', '3');
    await expect(line(page, /^AK\.01\.01,/)).toBeFocused();
    await expect(page.getByText(/Tampilkan \d+ berikutnya/)).toHaveCount(0);
    await undo(page);
    await line(page, /^AK,/).press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Tambah anak' }).click();
    await expect(page.getByRole('combobox', { name: 'Induk' })).toHaveValue(/Akuntansi dan Perpajakan/);
    await page.goto('/master-data/klasifikasi-arsip');
    await expect(page, 'the view is remembered').toHaveURL(/tampilan=pohon/);
    await page.getByRole('radio', { name: 'Daftar' }).click({ force: true });
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test('a unit rests, goes and comes back where it stands in the tree', { tag: '@full' }, async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await openTree(page);
    const menuOf = async (unit: RegExp) => {
      await line(page, unit).press('Shift+F10');
      await expect(page.getByRole('menu')).toBeVisible();
    };
    const choose = (item: string) => page.getByRole('menuitem', { name: item, exact: true }).click();
    await menuOf(/^NTR\.HKM,/);
    await expect(page.getByRole('menuitem')).toHaveText([
      'Lihat',
      'Ubah',
      'Tambah anak',
      'Pindahkan…',
      'Duplikatkan',
      'Nonaktifkan',
      'Hapus',
    ]);
    await choose('Duplikatkan');
    await page.getByRole('textbox', { name: 'Kode', exact: true }).fill('NTR.UJI');
    await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Bagian Sekejap');
    await page.getByRole('button', { name: 'Simpan unit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bagian Sekejap');
    await openTree(page);

    const own = line(page, /^NTR\.UJI/);
    await menuOf(/^NTR\.UJI/);
    await choose('Nonaktifkan');
    await expect(own).toContainText('Nonaktif');
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(own).not.toContainText('Nonaktif');

    await menuOf(/^NTR\.UJI/);
    await choose('Hapus');
    await page
      .getByRole('dialog', { name: 'Hapus Bagian Sekejap?' })
      .getByRole('button', { name: 'Hapus' })
      .click();
    await expect(own).toHaveCount(0);
    await page.getByRole('button', { name: 'Urungkan' }).last().click();
    await expect(own).toBeVisible();

    // A record in use says by what before it asks, as in the list.
    await menuOf(/^NTR\.HKM,/);
    await choose('Hapus');
    await expect(page.getByRole('dialog', { name: /tidak dapat dihapus$/ })).toContainText(
      'Data ini masih dipakai oleh',
    );
  });
});
