import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';

let server: ChildProcess;
test.afterEach(async () => {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
});

/**
 * Starts a server without users.
 * @returns its address and the setup code printed for the first user
 */
async function emptyInstallation(): Promise<{ address: string; code: string }> {
  server = spawn(process.execPath, [join(import.meta.dirname, '../support/journey-server.ts')], {
    env: { ...process.env, PORT: '0', NASKAH_DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    const [, address, code] = /Open (http.*)\/mulai and enter this code: (\S+)/.exec(line) ?? [];
    if (address && code) return { address, code };
  }
  throw new Error('The server ended before it said its code.');
}

test('whoever opens an empty installation is led to where its first administrator is made, and signs in', {
  tag: '@full',
}, async ({ browser }) => {
  const { address: baseURL, code } = await emptyInstallation();
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Siapkan Naskah' })).toBeVisible();
  await expect(page).toHaveURL(/\/mulai$/);
  expect(await faultsOf(page)).toEqual([]);
  const email = 'rina@kantor.example';
  const password = 'Kantor-Baru-2026!';
  const values = {
    'Kode dari terminal server': code,
    'Nama perusahaan': 'PT Jalan Baru',
    Kode: 'JLB',
    'Nama Anda': 'Rina Wijaya',
    NPP: '1001',
    'Surel kantor': email,
    'Kata sandi untuk Anda': password,
  };
  const form = page.locator('#first');
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Buat administrator' }).click();
  await expect(page.getByRole('heading', { name: 'Masuk ke meja kerja Anda' })).toBeVisible();
  await page.getByLabel('NPP atau surel').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await page.goto('/mulai');
  await expect(page.getByRole('heading', { name: 'Naskah sudah memiliki administrator.' })).toBeVisible();
  await context.close();
});
