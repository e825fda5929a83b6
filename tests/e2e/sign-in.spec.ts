import { expect, type Page, test } from '@playwright/test';
import { password } from './people.ts';

/**
 * Holds back the page's scripts except the one in its head, as on a slow network.
 * @returns a function that releases them
 */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!early).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what is sent before the page’s script is there is sent once it is, and never stands in the address', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  let letThrough = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('NPP atau surel').fill('legal@naskah.example');
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Masuk', exact: true });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(page.url()).toMatch(/\/login$/);
  letThrough();
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await page.context().clearCookies();
  letThrough = await holdScripts(page);
  await page.goto('/password/reset', { waitUntil: 'commit' });
  const email = page.locator('#reset-email');
  await email.fill('bukan surel');
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  letThrough();
  // Submitted once, the error is shown; typing removes it.
  await expect(page.locator('#reset-email-error')).not.toBeEmpty();
  await expect(email).toBeFocused();
  await email.fill('tidak.ada@naskah.example');
  await expect(page.locator('#reset-email-error')).toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Permintaan Ganti Password berhasil dikirimkan ke email Anda')).toBeVisible();
  expect(addresses.filter((address) => address.includes(password))).toEqual([]);
});
