import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { callsOf, sendOff } from './letters-by-call.ts';
import { password, pick, signedIn } from './people.ts';

// SPEC A4 and DOMAIN 12.3: a letter under way is found, its holder reminded, its reviewers changed, and many are
// signed at once.
const stem = 'Perjalanan pemeriksaan';
const subjects = [`${stem} satu`, `${stem} dua`];

test('a letter under review is followed, its reviewers are changed, and two are signed with one password', {
  tag: '@full',
}, async ({ browser, request }) => {
  test.setTimeout(150_000);

  await signedIn(browser, 'staf', async (page) => {
    const ids = await sendTwo(request);
    await page.goto(`/naskah-dinas/outbox/${ids[0]}`);
    const where = page.getByRole('region', { name: 'Posisi naskah sekarang' });
    await expect(where).toContainText('Kartika Hutapea');
    await where.getByRole('button', { name: 'Ingatkan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ingatkan' }).click();
    await expect(where.getByText(/^Sudah diingatkan/)).toBeVisible();
    await expect(where.getByRole('button', { name: 'Ingatkan' })).toBeDisabled();

    await where.getByRole('link', { name: 'Ubah pemeriksa' }).click();
    await expect(page.getByRole('heading', { name: 'Ubah pemeriksa' })).toBeVisible();
    await pick(page, /^Tambah pemeriksa/, 'Satria', /Satria Tarigan/);
    await page.getByRole('button', { name: 'Naikkan Satria Tarigan' }).click();
    await expect(page.getByText(/giliran berpindah kepada Satria Tarigan/)).toBeVisible();
    await page.getByRole('button', { name: 'Hapus pemeriksa Satria Tarigan' }).click();
    await expect(page.getByRole('button', { name: 'Simpan pemeriksa' })).toBeDisabled();
  });

  await signedIn(browser, 'atasan', async (page) => {
    await page.goto('/naskah-dinas/tugas/review');
    await choose(page);
    await page.getByRole('button', { name: 'Paraf terpilih' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Beri paraf' }).click();
    await expect(page.getByRole('dialog', { name: '2 naskah diparaf' })).toBeVisible();
    await page.getByRole('button', { name: 'Selesai' }).click();
    await expect(page.getByText(subjects[0] ?? '')).toHaveCount(0);
  });

  await signedIn(browser, 'direktur', async (page) => {
    await page.goto('/naskah-dinas/tugas/sign');
    await choose(page);
    await page.getByRole('button', { name: 'Tanda tangani terpilih' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kata sandi Anda').fill(password);
    await dialog.getByRole('button', { name: 'Tanda tangani' }).click();
    await expect(page.getByRole('dialog', { name: '2 naskah ditandatangani' })).toBeVisible();
    await page.getByRole('button', { name: 'Selesai' }).click();
  });
});

/** Both by the keyboard: `x` on the focused row. */
async function choose(page: Page): Promise<void> {
  for (const subject of subjects) {
    await page.getByRole('link', { name: new RegExp(subject) }).focus();
    await page.keyboard.press('x');
  }
  await expect(page.getByText('2 dipilih')).toBeVisible();
}

/** Submits two letters by API, from staf via atasan to direktur. */
async function sendTwo(request: APIRequestContext): Promise<string[]> {
  const [staf, reviewer, signer, receiver] = [
    await callsOf(request, 'staf'),
    await callsOf(request, 'atasan'),
    await callsOf(request, 'direktur'),
    await callsOf(request, 'delegasi'),
  ];
  const ids: string[] = [];
  for (const subject of subjects) ids.push(await sendOff(staf, { signer, receiver, reviewer }, subject));
  return ids;
}
