import { createCanvas } from '@napi-rs/canvas';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { codeAt, stepAt } from '../../server/accounts/two-factor/totp.ts';
import { faultsOf } from './axe.ts';
import { asPerson, password, signedIn, takeSession } from './people.ts';

// SPEC A1 /user, A2 top bar, A5 strong password, B6 two-factor sign-in and API tokens.
/** Refusals that the story is about. */
const refused = /Failed to load resource: the server responded with a status of (401|422)/;

test('a person puts a picture up and takes it away, chooses a language, and sees what a password lacks', {
  tag: '@full',
}, async ({ browser }) => {
  await asPerson(browser, 'legal', async (page) => {
    await page.goto('/user');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'saya.png', mimeType: 'image/png', buffer: portrait() });
    const area = page.getByLabel('Potongan foto');
    await area.focus();
    const before = await area.screenshot();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowLeft');
    expect((await area.screenshot()).equals(before)).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Foto disimpan')).toBeVisible();
    const shown = page.getByRole('banner').locator('.avatar img');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    await page.reload();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    await page.getByRole('button', { name: 'Hapus foto' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus foto' }).click();
    await expect(page.getByText('Foto dihapus')).toBeVisible();
    await expect(shown).toHaveCount(0);

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Language, calendar and keys' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Language, calendar and keys' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Indonesia' }).click();
    await expect(page.getByRole('heading', { name: 'Bahasa, kalender, dan tombol' })).toBeVisible();

    await page.getByRole('link', { name: 'Ganti kata sandi' }).click();
    await page.getByLabel('Kata sandi baru').fill('Kata_sandi');
    await expect(page.getByText('Belum ada: angka.')).toBeVisible();
    await page.getByLabel('Kata sandi baru').fill('Kata_sandi9');
    await expect(page.getByText('Kata sandi ini kuat.')).toBeVisible();
    await page.getByRole('button', { name: 'Tampilkan kata sandi' }).last().click();
    await expect(page.getByLabel('Kata sandi baru')).toHaveAttribute('type', 'text');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Batal' }).click();
    await expect(page).toHaveURL(/\/user$/);
  });
});

test('a second step guards the sign-in, a lost phone is no end, and another device is signed out from afar', {
  tag: '@full',
}, async ({ browser }) => {
  let code = (_later: number): string => '';
  await asPerson(
    browser,
    'legal',
    async (page) => {
      await page.goto('/user#keamanan');
      await page.getByRole('button', { name: 'Aktifkan' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Kata sandi Anda').fill('bukan ini');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Kata sandi tidak cocok.')).toBeVisible();
      await dialog.getByLabel('Kata sandi Anda').fill(password);
      await page.keyboard.press('Enter');
      await expect(dialog.getByAltText('Kode QR untuk aplikasi autentikator')).toBeVisible();
      const secret = (await dialog.locator('code').textContent()) ?? '';
      code = (later) => codeAt(bytesOf(secret), stepAt(Date.now()) + later);
      await dialog.getByLabel('Kode dari aplikasi').fill(code(0));
      await page.keyboard.press('Enter');
      const codes = page.getByRole('dialog', { name: 'Kode pemulihan' });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      expect(await faultsOf(page)).toEqual([]);
      await codes.getByRole('button', { name: 'Sudah saya simpan' }).click();
      await expect(page.getByText(/^Aktif sejak .* tersisa 10\.$/)).toBeVisible();

      await elsewhere(
        browser,
        // The code of now is spent.
        () => code(1),
        async (other) => {
          // The list was loaded before the other device came.
          await page.goto('/user#perangkat');
          await page.reload();
          const devices = page.getByRole('region', { name: 'Perangkat' });
          await expect(devices.getByText('Perangkat ini', { exact: true })).toHaveCount(1);
          await devices.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Keluarkan' }).click();
          await expect(page.getByText('Perangkat lain dikeluarkan', { exact: true })).toBeVisible();
          await expect(devices.getByRole('listitem')).toHaveCount(1);
          // The page may already be navigating there, as it hears of its ended session.
          await other.goto('/user').catch(() => undefined);
          await expect(other).toHaveURL(/\/login$/);
        },
      );
    },
    [refused],
  );

  await asPerson(browser, 'admin', async (page) => {
    const found = await page.request.post('/user/api/Account/login', {
      headers: { 'X-Api-Key': 'naskah-web' },
      data: { email: 'admin@naskah.example', password },
    });
    const { token } = (await found.json()).data;
    const list = await page.request.get('/user/api/User?FirstChar=legal@&PerPage=1', {
      headers: { 'X-Api-Key': 'naskah-web', Authorization: `Bearer ${token}` },
    });
    await page.goto(`/manajemen-user/user/${(await list.json()).data.items[0].id}`);
    const step = page.getByRole('region', { name: 'Verifikasi dua langkah' });
    await step.getByRole('button', { name: 'Matikan untuk pengguna ini' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Matikan' }).click();
    await expect(step.getByText('Tidak dipakai.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
  await signedIn(browser, 'legal', async (page) => {
    await page.goto('/user');
    await expect(page.getByRole('button', { name: 'Aktifkan' })).toBeVisible();
  });
});

test('a token is made, works for a program until it is revoked, and the page fits a phone', {
  tag: '@full',
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const page = await context.newPage();
  await takeSession(page, 'legal');
  await page.goto('/user#token');
  await page.getByRole('button', { name: 'Buat token' }).click();
  const form = page.getByRole('dialog', { name: 'Buat token' });
  await form.getByLabel('Nama').fill('Laporan harian');
  await form.getByLabel('Kata sandi Anda').fill(password);
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Buat token' }).click();
  const token = await page
    .getByRole('dialog', { name: /^Token dibuat/ })
    .getByLabel('Token')
    .inputValue();
  await page.getByRole('button', { name: 'Tutup' }).click();
  const ask = () =>
    page.request.get('/user/api/Account/GetUserByToken', {
      headers: { 'X-Api-Key': 'naskah-web', Authorization: `Bearer ${token}` },
    });
  expect((await (await ask()).json()).data.email).toBe('legal@naskah.example');
  await expect(page.getByText(/belum pernah dipakai/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cabut Laporan harian' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cabut' }).click();
  await expect(page.getByText('Belum ada token.')).toBeVisible();
  expect((await ask()).status()).toBe(401);
  await context.close();
});

test('whoever forgot the password asks for a link, and learns what the new one lacks and that a link is spent', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
  await page.getByRole('textbox', { name: 'Surel kantor' }).fill('tidak.ada@naskah.example');
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect(page.getByText('Permintaan Ganti Password berhasil dikirimkan ke email Anda')).toBeVisible();
  await page.goto('/password/reset?token=sudah-dipakai');
  const field = page.getByRole('textbox', { name: 'Kata sandi baru' });
  await expect(field).toBeFocused();
  await field.fill('Kata_sandi');
  await expect(page.getByText('Belum ada: angka.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kata sandi belum memuat angka.')).toBeVisible();
  await field.fill('Kata_sandi9');
  await expect(page.getByText('Kata sandi ini kuat.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tautan ini sudah tidak berlaku. Minta tautan baru.')).toBeVisible();
  expect(new URL(page.url()).searchParams.has('password')).toBe(false);
});

/** The same person on another computer, through the sign-in screen with its second step. */
async function elsewhere(browser: Browser, code: () => string, work: (other: Page) => Promise<void>) {
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel('NPP atau surel').fill('legal@naskah.example');
  await other.getByLabel('Kata sandi', { exact: true }).fill(password);
  await other.keyboard.press('Enter');
  const field = other.getByLabel('Kode verifikasi');
  await expect(field).toBeFocused();
  expect(await faultsOf(other)).toEqual([]);
  await field.fill('000000');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Kode tidak cocok atau sudah dipakai.')).toBeVisible();
  await field.fill(code());
  await other.keyboard.press('Enter');
  await expect(other.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await work(other);
  await context.close();
}

function portrait(): Buffer {
  const canvas = createCanvas(900, 600);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#c9b8a0';
  pen.fillRect(0, 0, 900, 600);
  pen.fillStyle = '#5a3a28';
  pen.fillRect(300, 100, 200, 400);
  return canvas.toBuffer('image/png');
}

/** Decodes the base32 key (RFC 4648). */
function bytesOf(base32: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const signs = [...base32.replaceAll(' ', '')];
  const bits = signs.map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
