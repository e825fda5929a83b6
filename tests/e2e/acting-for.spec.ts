import { expect, type Page, test } from '@playwright/test';
import { callsOf, sendOff } from './letters-by-call.ts';
import { asPerson, password, signedIn } from './people.ts';

// SPEC B2, B3 and DOMAIN 4: others work for an official inside what they were given, under both names; what its class
// keeps from them they never see; who opened it is written down.
test('a delegate gives a paraf under both names, and may not sign', async ({ browser, request }) => {
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
  const toSign = await sendOff(staf, { signer: direktur, receiver: atasan }, 'Bukan untuk delegasi');

  await asPerson(browser, 'delegasi', async (page) => {
    await takeDeskOf(page, /delegasi/i);
    await page.goto(`/naskah-dinas/tugas/review/${id}`);
    await expect(page.getByText('Anda memparaf atas nama Uli Kusnadi.')).toBeVisible();
    await page.getByRole('button', { name: 'Beri paraf' }).click();
    // The next task stands in its place.
    await expect(page.getByRole('heading', { name: 'Paraf oleh delegasi' })).toHaveCount(0);
    await page.goto(`/naskah-dinas/tugas/sign/${toSign}`);
    await expect(page.getByRole('heading', { name: 'Bukan untuk delegasi' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tanda tangani' })).toHaveCount(0);
  });

  await signedIn(browser, 'staf', async (page) => {
    await page.goto(`/naskah-dinas/outbox/${id}`);
    await expect(page.getByText(/atas nama Uli Kusnadi/).first()).toBeVisible();
  });
});

test('a secretary never sees a Rahasia letter of the official, and its drafter sees who opened it', async ({
  browser,
  request,
}) => {
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
      await takeDeskOf(page, /sekretaris/i);
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

/** Switches to another desk in the menu under one's own name. */
async function takeDeskOf(page: Page, how: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: how }).last().click();
  await expect(page.getByText('Switch role berhasil')).toBeVisible();
}
