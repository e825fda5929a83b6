import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { callsOf, sendOff } from './letters-by-call.ts';
import { password, signedIn } from './people.ts';

test('eleven letters are signed in the background: progress in the top bar, a notice, and how each fared', {
  tag: '@full',
}, async ({ browser, request }) => {
  const [drafter, signer, receiver] = await Promise.all(
    ['delegasi', 'direktur', 'legal'].map((account) => callsOf(request, account)),
  );
  if (!drafter || !signer || !receiver) throw new Error('The demo has these accounts');
  const word = `Serentak ${Date.now()}`;
  // More than are answered at once (src/letters/tasks/bulk/bulk-dialog.tsx).
  const numbers = Array.from({ length: 11 }, (_, at) => at + 1);
  await Promise.all(numbers.map((at) => sendOff(drafter, { signer, receiver }, `${word} ${at}`)));
  await signedIn(browser, 'direktur', async (page) => {
    await page.goto('/naskah-dinas/tugas/sign');
    for (const at of numbers)
      await page.getByRole('checkbox', { name: `Pilih ${word} ${at}`, exact: true }).check();
    await page.getByRole('button', { name: 'Tanda tangani terpilih' }).click();
    const asking = page.getByRole('dialog', { name: 'Tanda tangani 11 naskah?' });
    // One is withdrawn meanwhile: it is left out, and the reason is shown.
    const { items } = await signer.get(
      `/letter/api/Task?kind=sign&FirstChar=${encodeURIComponent(`${word} 7`)}`,
    );
    await drafter.post(`/letter/api/Letter/${items[0].letterId}/withdraw`, { reason: 'Keliru.' });
    await asking.getByLabel('Kata sandi Anda').fill(password);
    await asking.getByRole('button', { name: 'Tanda tangani', exact: true }).click();
    await expect(page.getByText('11 naskah sedang ditandatangani.')).toBeVisible();
    await expect(asking).toBeHidden();
    // Eleven papers are set meanwhile.
    await expect(page.getByText(/10 dari 11 naskah ditandatangani/).first()).toBeVisible({ timeout: 60_000 });

    await page.getByRole('button', { name: 'Pekerjaan selesai' }).click();
    await page
      .getByRole('dialog', { name: 'Pekerjaan', exact: true })
      .getByRole('link', { name: 'Buka' })
      .first()
      .click();
    const result = page.getByRole('dialog', { name: '10 dari 11 naskah ditandatangani' });
    await expect(result.getByRole('listitem').first()).toContainText(`${word} 7`);
    await expect(result.getByRole('listitem').last()).toContainText('/ND/');
    expect(await faultsOf(page)).toEqual([]);
    await result.getByRole('button', { name: 'Selesai' }).click();
    await expect(page.getByText(`${word} 3`, { exact: true })).toHaveCount(0);
  });
  const told = await signer.get('/notification/api/Notification?per_page=5');
  expect(told.items).toContainEqual(
    expect.objectContaining({
      title: '10 dari 11 naskah ditandatangani',
      message: expect.stringMatching(/^1 tidak: /),
    }),
  );
});
