import { expect, type Page, test } from '@playwright/test';
import { callsOf, draft } from './letters-by-call.ts';
import { signedIn } from './people.ts';

// SPEC B1.2: a reviewer speaks about a passage and suggests other words; the drafter accepts them where one writes;
// asked again, the reviewer sees what has changed since.
test('a reviewer comments on a passage and suggests words, the drafter accepts, and the change is marked', {
  tag: '@full',
}, async ({ browser, request }) => {
  const subject = 'Perjalanan komentar dan saran';
  let id = '';
  await signedIn(browser, 'staf', async () => {
    const [drafter, reviewer, signer] = [
      await callsOf(request, 'staf'),
      await callsOf(request, 'atasan'),
      await callsOf(request, 'direktur'),
    ];
    const text = '<p>Kami siapkan 18 unit derek di dua ruas.</p><p>Petugas sebanyak 86 orang.</p>';
    id = await draft(drafter, { signer, receiver: signer, reviewer }, subject, text);
    await drafter.post(`/letter/api/Letter/${id}/submit`);
  });

  await signedIn(browser, 'atasan', async (page) => {
    await page.goto(`/naskah-dinas/tugas/review/${id}`);
    await select(page, '18 unit derek');
    await page.getByRole('button', { name: 'Komentar', exact: true }).click();
    await page.getByPlaceholder('Tulis komentar', { exact: true }).fill('Cukup untuk dua ruas?');
    await page.getByRole('button', { name: 'Kirim komentar' }).click();
    await expect(page.getByRole('button', { name: 'Kirim komentar' })).toHaveCount(0);
    await expect(page.locator('mark', { hasText: /^18.unit.derek$/ })).toBeVisible();
    await select(page, 'sebanyak');
    await page.getByRole('button', { name: 'Saran', exact: true }).click();
    await page.getByLabel('Teks pengganti').fill('paling banyak');
    await page.getByRole('button', { name: 'Kirim saran' }).click();
    await expect(page.getByText('Menunggu penyusun')).toBeVisible();
    await page.getByLabel(/^Catatan/).fill('Lihat saran.');
    await page.getByRole('button', { name: 'Kembalikan' }).click();
    await expect(page.getByText(`Dikembalikan kepada penyusun: ${subject}`)).toBeVisible();
  });

  await signedIn(browser, 'staf', async (page) => {
    await page.goto(`/naskah-dinas/${id}/edit`);
    const corrections = page.getByRole('region', { name: 'Yang perlu diperbaiki' });
    await expect(corrections).toContainText('Lihat saran.');
    await corrections.getByRole('button', { name: 'Terima' }).click();
    await expect(page.locator('[contenteditable="true"]')).toContainText('Petugas paling banyak 86 orang.');
    await page.getByRole('button', { name: 'Kirim untuk diperiksa' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kirim untuk diperiksa' }).click();
    await expect(page).not.toHaveURL(/edit/);
  });

  await signedIn(browser, 'atasan', async (page) => {
    await page.goto(`/naskah-dinas/tugas/review/${id}`);
    await expect(page.getByRole('region', { name: 'Perubahan' })).toContainText('1 perubahan');
    await expect(page.locator('ins')).toHaveText('paling banyak');
    await expect(page.getByText('1 komentar Anda masih terbuka')).toBeVisible();
  });
});

async function select(page: Page, words: string): Promise<void> {
  await expect(page.locator('.letter-sheet-body')).toContainText(words);
  await page.locator('.letter-sheet-body').evaluate((sheet, wanted) => {
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // Paper holds numbers to their units by a blank that does not break.
      const at = (node.textContent ?? '').replaceAll('\u00a0', ' ').indexOf(wanted);
      if (at < 0) continue;
      document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, words);
}
