import { expect, test } from '@playwright/test';
import { signedIn } from './people.ts';

// SPEC A1 responses, B1.5: from the inbox into the wizard, and back along the chain.
test('a received letter is answered, and the answer is found from the letter', { tag: '@full' }, async ({
  browser,
}) => {
  test.setTimeout(60_000);
  await signedIn(browser, 'atasan', async (page) => {
    await page.goto('/naskah-dinas/inbox?status=open');
    await expect(page.getByRole('heading', { name: 'Kotak Masuk' }).first()).toBeVisible();
    await page.getByRole('list', { name: 'Naskah masuk' }).getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Isi naskah' })).toBeVisible();
    const letterPath = new URL(page.url()).pathname;

    await page.getByRole('link', { name: 'Tanggapi' }).click();
    await expect(page).toHaveURL(/\/naskah-dinas\/[^/]+\/naskah-tanggapan\/[^/]+\/edit/);
    await expect(page.getByText(/^Menanggapi/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Tanggapan: / })).toBeVisible();
    // The sender of the letter is the receiver of the answer.
    // Its kind is proposed, so that its text is written at once; the form stands before it.
    await page
      .getByRole('link', { name: /formulir/i })
      .first()
      .click();
    await expect(page.getByLabel(/^Hal( |$)/)).toHaveValue(/^Tanggapan: /);
    await page.getByLabel(/^Hal( |$)/).fill('Jawaban atas surat uji');
    await expect(page.getByText(/Tersimpan pukul/)).toBeVisible();
    const edit = page.url();

    await page.goto(letterPath);
    await expect(page.getByRole('region', { name: 'Isi naskah' })).toBeVisible();
    const answer = page.getByRole('link', { name: 'Jawaban atas surat uji' });
    await expect(answer).toBeVisible();
    await answer.click();
    await expect(page.getByRole('heading', { name: 'Jawaban atas surat uji' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(new URL(edit).pathname);
  });
});
