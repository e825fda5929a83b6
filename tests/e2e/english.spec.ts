import { expect, type Page, test } from '@playwright/test';
import { interfaceWords } from './interface-words.ts';
import { password, signedIn } from './people.ts';

// Issue 7, part 10: in English every word of the screens is English; letters, names and numbers stay as they are.
test('who chose English reads the inbox, a letter, the wizard and an archive item without an Indonesian word', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(90_000);
  await signedIn(browser, 'atasan', async (page) => {
    const left = interfaceWords(page);
    await speaks(page, 'en');
    try {
      await page.goto('/naskah-dinas/inbox');
      await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
      const rows = page.getByRole('list', { name: 'Received letters' }).getByRole('listitem');
      await expect(rows.nth(2)).toBeVisible();
      await rows.first().getByRole('link').click();
      await expect(page.getByRole('button', { name: 'Disposition' })).toBeVisible();
      await expect(page.locator('.letter-sheet, .paper-page, canvas, iframe').first()).toBeVisible();
      await expect.poll(left).toEqual([]);

      await page.goto('/naskah-dinas/tugas/disposition-in?status=all');
      await page.locator('[data-row]').first().click();
      await expect(page.getByRole('heading', { name: 'Disposition', exact: true })).toBeVisible();
      await expect.poll(left).toEqual([]);

      for (const [step, heading] of [
        ['detail-naskah', 'Letter type'],
        ['formulir-naskah', 'Basics'],
        ['ringkasan', 'Letter details'],
      ]) {
        await page.goto(`/naskah-dinas/buat-naskah/${step}`);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expect.poll(left).toEqual([]);
      }

      await page.goto('/dokumen/arsip-aktif');
      await page.getByRole('row').nth(1).click();
      await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
      await expect.poll(left).toEqual([]);

      await page.goto('/dokumen/pemberkasan');
      await page.getByRole('row').nth(1).click();
      await expect(page.getByRole('region', { name: 'Retention' })).toContainText(/Kept|Active until/);
      await expect.poll(left).toEqual([]);
    } finally {
      await speaks(page, 'id');
    }
  });
});

/** Sets the language as the profile does: for the user, and for this browser's next page. */
async function speaks(page: Page, language: 'id' | 'en'): Promise<void> {
  const headers = { 'X-Api-Key': 'naskah-web' };
  const data = { email: 'atasan@naskah.example', password, remember: false };
  const answer = await page.request.post('/user/api/Account/login', { headers, data });
  const { token } = (await answer.json()).data;
  const chosen = await page.request.put('/user/api/Account/Language', {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    data: { language },
  });
  expect(chosen.status()).toBe(200);
  // A frame that shows a file has no storage of its own.
  await page.addInitScript((kept) => {
    if (window === top) localStorage.setItem('naskah.language', kept);
  }, language);
}
