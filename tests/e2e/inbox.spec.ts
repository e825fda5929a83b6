import { expect, test } from '@playwright/test';
import { sendTo } from './letters-by-call.ts';
import { signedIn } from './people.ts';

// Issue 5, part 5: a director triages the morning's letters without a mouse.
test('an inbox is triaged by keyboard: read, labelled, several closed at once, and undone', async ({
  browser,
}) => {
  await signedIn(browser, 'direktur', async (page) => {
    await page.goto('/naskah-dinas/inbox?status=open');
    await expect(page.getByRole('heading', { name: 'Kotak Masuk' })).toBeVisible();
    const rows = page.getByRole('list', { name: 'Naskah masuk' }).getByRole('listitem');
    await expect(rows.nth(2)).toBeVisible();
    await expect(page.getByText('STATUS', { exact: true })).toBeVisible();

    // Open the first, label it with a label made on the spot.
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Selesaikan' })).toBeVisible();
    const subject = (await page.locator('.mailbox-letter-title h2').textContent()) ?? '';
    await page.keyboard.press('l');
    // Wait for the lazy dialog: earlier keys would be the page's shortcuts.
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('textbox').first().fill('Rapat pagi');
    await page.getByRole('button', { name: 'ungu' }).click();
    await page.getByRole('button', { name: /Buat label/ }).click();
    await expect(page.getByRole('checkbox', { name: /Rapat pagi/ })).toBeChecked();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(rows.first()).toContainText('Rapat pagi');

    // Two of them are closed together and opened again by one undo.
    await page.keyboard.press('u');
    await expect(page).toHaveURL(/inbox\?status=open$/);
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByText('2 dipilih')).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByText('2 naskah diselesaikan')).toBeVisible();
    await expect(rows.first()).not.toContainText(subject);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(rows.first()).toContainText(subject);

    // Found by its label, which the address keeps over a reload, and by the search.
    await page.getByRole('button', { name: 'Saring' }).click();
    await page.getByRole('combobox', { name: 'Label' }).fill('Rapat');
    await page.getByRole('option', { name: 'Rapat pagi' }).click();
    await page.getByRole('button', { name: 'Terapkan' }).click();
    await expect(rows).toHaveCount(1);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: /Hapus saringan.*Rapat pagi/ }).click();
    await expect(rows.nth(1)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(subject.slice(0, 24));
    await expect(rows.first()).toContainText(subject);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tombol di halaman ini' })).toContainText('Beri label');
  });
});

test('a letter is passed on with a note, and the sender sees who has read it', { tag: '@full' }, async ({
  browser,
  request,
}) => {
  const subject = 'Naskah untuk diteruskan';
  const letterId = await sendTo(request, 'direktur', 'atasan', subject);
  await signedIn(browser, 'direktur', async (page) => {
    await page.goto(`/naskah-dinas/inbox/${letterId}`);
    await page.getByRole('button', { name: 'Teruskan' }).click();
    await page.getByRole('combobox', { name: 'Penerima' }).fill('Putri Saragi');
    await page
      .getByRole('option', { name: /Putri Saragi/ })
      .first()
      .click();
    await page.getByLabel(/Catatan/).fill('Mohon dipelajari.');
    await page.getByRole('dialog').getByRole('button', { name: 'Teruskan' }).click();
    await expect(page.getByText(/Naskah diteruskan kepada|Sudah memiliki naskah ini/)).toBeVisible();
  });
  await signedIn(browser, 'delegasi', async (page) => {
    await page.goto('/naskah-dinas/inbox?cara=forwarded');
    await page
      .getByRole('link', { name: new RegExp(subject) })
      .first()
      .click();
    await expect(page.getByText('Mohon dipelajari.').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('several letters are chosen by taps on their rows', async ({ browser }) => {
    await signedIn(browser, 'direktur', async (page) => {
      await page.goto('/naskah-dinas/inbox');
      const rows = page.getByRole('list', { name: 'Naskah masuk' }).getByRole('link');
      await expect(rows.nth(1)).toBeVisible();
      await page.getByRole('button', { name: 'Pilih beberapa' }).tap();
      await expect(page.getByRole('button', { name: 'Pilih beberapa', pressed: true })).toBeVisible();
      await expect(page.getByText('0 dipilih')).toBeVisible();
      await rows.first().tap();
      await rows.nth(1).tap();
      await expect(page.getByText('2 dipilih')).toBeVisible();
      await expect(page).toHaveURL(/inbox$/);
      await page.getByRole('button', { name: 'Batal' }).tap();
      await expect(page.getByText(/dipilih$/)).toHaveCount(0);
      await rows.first().tap();
      await expect(page).toHaveURL(/inbox\/.+/);
    });
  });
});
