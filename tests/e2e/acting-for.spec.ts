import { expect, type Page, test } from '@playwright/test';
import { callsOf, sendOff } from './letters-by-call.ts';
import { asPerson, password, signedIn } from './people.ts';

// SPEC B2, B3 and DOMAIN 4: others act for an official within their scope, under both names; classes withhold
// letters from them; openings are logged.
test('a delegate gives a paraf under both names and may sign; a secretary may not', { tag: '@full' }, async ({
  browser,
  request,
}) => {
  const [staf, atasan, direktur] = [
    await callsOf(request, 'staf'),
    await callsOf(request, 'atasan'),
    await callsOf(request, 'direktur'),
  ];
  const id = await sendOff(
    staf,
    { signer: atasan, reviewer: direktur, receiver: direktur },
    'Paraf oleh delegasi',
  );
  const toSign = await sendOff(staf, { signer: direktur, receiver: atasan }, 'Bukan untuk sekretaris');

  await asPerson(browser, 'delegasi', async (page) => {
    await takeDeskOf(page, /Untuk Uli Kusnadi.*sampai \d+ \w+/);
    await page.goto(`/naskah-dinas/tugas/review/${id}`);
    await expect(page.getByText('Anda memparaf atas nama Uli Kusnadi.')).toBeVisible();
    await page.getByRole('button', { name: 'Beri paraf' }).click();
    // The next task stands in its place.
    await expect(page.getByRole('heading', { name: 'Paraf oleh delegasi' })).toHaveCount(0);
    await page.goto(`/naskah-dinas/tugas/sign/${toSign}`);
    await expect(page.getByRole('heading', { name: 'Bukan untuk sekretaris' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tanda tangani' })).toBeVisible();
  });

  await asPerson(browser, 'sekretaris', async (page) => {
    await takeDeskOf(page, asSecretary);
    await page.goto(`/naskah-dinas/tugas/sign/${toSign}`);
    await expect(page.getByRole('heading', { name: 'Bukan untuk sekretaris' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tanda tangani' })).toHaveCount(0);
  });

  await signedIn(browser, 'staf', async (page) => {
    await page.goto(`/naskah-dinas/outbox/${id}`);
    await expect(page.getByText(/atas nama Uli Kusnadi/).first()).toBeVisible();
  });
});

test('a secretary never sees a Rahasia letter of the official, and its drafter sees who opened it', {
  tag: '@full',
}, async ({ browser, request }) => {
  const subject = 'Rencana penertiban aset';
  const [staf, atasan, direktur] = [
    await callsOf(request, 'staf'),
    await callsOf(request, 'atasan'),
    await callsOf(request, 'direktur'),
  ];
  const id = await sendOff(staf, { signer: atasan, receiver: direktur, security: 'Rahasia' }, subject);
  await atasan.post(`/letter/api/Letter/${id}/sign`, { password });

  await asPerson(
    browser,
    'sekretaris',
    async (page) => {
      await takeDeskOf(page, asSecretary);
      await page.goto('/naskah-dinas/inbox');
      await expect(page.getByRole('heading', { name: 'Kotak Masuk' })).toBeVisible();
      await expect(page.getByText(subject)).toHaveCount(0);
      await page.goto(`/naskah-dinas/inbox/${id}`);
      await expect(page.getByText('Naskah ini tidak ada, atau bukan untuk Anda.')).toBeVisible();
      await expect(page.getByText(subject)).toHaveCount(0);
    },
    [/404/],
  );

  await signedIn(browser, 'direktur', async (page) => {
    await page.goto(`/naskah-dinas/inbox/${id}`);
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await expect(page.getByText('Keamanan: Rahasia')).toBeVisible();
  });

  await signedIn(browser, 'staf', async (page) => {
    await page.goto(`/naskah-dinas/outbox/${id}`);
    await page.getByText('Catatan pembukaan').click();
    await expect(page.getByText(/Uli Kusnadi/).last()).toBeVisible();
  });
});

test('a secretary finds again what she prepared, and the official sees that it was she', {
  tag: '@full',
}, async ({ browser }) => {
  await asPerson(browser, 'sekretaris', async (page) => {
    await takeDeskOf(page, asSecretary);
    await page.goto('/naskah-dinas/buat-naskah/detail-naskah');
    await page.getByRole('combobox').first().click();
    await page.getByRole('option').last().click();
    await page.getByRole('button', { name: 'Simpan sebagai draft' }).click();
    await expect(page).toHaveURL('/naskah-dinas/tugas/disiapkan');
    await expect(page.getByText('Anda menemukannya di Tugas, Disiapkan')).toBeVisible();
    await page
      .getByRole('link', { name: /Tanpa hal/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/naskah-dinas\/[0-9a-f-]{36}\/edit/);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Disiapkan untuk pejabat' })).toBeVisible();
  });
  await signedIn(browser, 'direktur', async (page) => {
    await page.goto('/naskah-dinas/draft');
    await expect(
      page.getByText(/Disiapkan Rosa Ardiansyah, Sekretaris Direktur Operasi/).first(),
    ).toBeVisible();
  });
});

const asSecretary = /Untuk Uli Kusnadi.*tanpa tanda tangan/;

/** Switches to another role entry in the user menu. */
async function takeDeskOf(page: Page, how: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: how }).last().click();
  await expect(page.getByText('Switch role berhasil')).toBeVisible();
}
