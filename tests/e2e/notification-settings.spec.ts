import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { asPerson, takeSession } from './people.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pengaturan notifikasi' });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const saved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/api/Setting') && answer.request().method() === 'PUT',
  );

test('Mail of a kind is turned off, taken back and turned off again, on a desk and on a phone', {
  tag: '@full',
}, async ({ browser }) => {
  await asPerson(browser, 'legal', async (page) => {
    await page.goto('/user#notifikasi');
    await page.getByRole('link', { name: 'Atur notifikasi' }).click();
    await expect(heading(page)).toBeVisible();
    const mail = box(page, 'Data menunggu Anda: Surel');
    await expect(mail).toBeChecked();
    await Promise.all([saved(page), mail.click()]);
    await expect(mail).not.toBeChecked();
    await Promise.all([saved(page), page.getByRole('button', { name: 'Urungkan' }).click()]);
    await expect(mail).toBeChecked();
    await Promise.all([saved(page), mail.click()]);
    await expect(mail).not.toBeChecked();
    await Promise.all([saved(page), page.getByRole('button', { name: 'Jum' }).click()]);
    await expect(page.getByRole('img', { name: 'Surel: Selalu dikirim' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(box(page, 'Data menunggu Anda: Surel')).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Jum', pressed: false })).toBeVisible();
    expect((await page.getByRole('region', { name: 'Menurut jenis' }).boundingBox())?.width).toBeLessThan(
      390,
    );
    expect(await faultsOf(page)).toEqual([]);
    await Promise.all([saved(page), page.getByRole('button', { name: 'Kembalikan ke awal' }).click()]);
    await expect(box(page, 'Data menunggu Anda: Surel')).toBeChecked();
  });
});

/** The messages that the system shows for this page's worker. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, data }) => ({ title, body, url: data?.url }));
  });

async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

// Chromium without windows, which `npm test` drives, shows no notifications.
const whole = { tag: '@full' };
test(
  'A browser is asked on a click only and shows what is sent to it, until it is turned off',
  whole,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ permissions: ['notifications'] });
    // The push service is unreachable in tests: create the subscription here, with a key of this browser.
    await context.addInitScript(() => {
      const keys = crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const asText = (bytes: ArrayBuffer): string =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replace(/\+/g, '-')
          .replace(/\//g, '_')
          .replace(/=/g, '');
      PushManager.prototype.subscribe = async () => {
        const point = await crypto.subtle.exportKey('raw', (await keys).publicKey);
        const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
        const auth = asText(crypto.getRandomValues(new Uint8Array(16)).buffer);
        return {
          toJSON: () => ({ endpoint, keys: { p256dh: asText(point), auth } }),
        } as unknown as PushSubscription;
      };
    });
    const page = await context.newPage();
    await takeSession(page, 'legal');
    await page.goto('/notifikasi/pengaturan');
    await expect(heading(page)).toBeVisible();
    // Beside other stories its files take more than the seconds that an expectation waits.
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.getByRole('button', { name: 'Aktifkan' }).click();
    await expect(page.getByText('Aktif di perangkat ini', { exact: true })).toBeVisible();

    const session = await context.newCDPSession(page);
    const registrationId = await registrationOf(session);
    const message = { title: 'Naskah menunggu paraf Anda', body: 'Naskah Rahasia', url: '/faq', tag: 'x' };
    const origin = new URL(baseURL ?? '').origin;
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
    await expect.poll(() => shown(page)).toEqual([{ title: message.title, body: message.body, url: '/faq' }]);

    await page.getByRole('button', { name: 'Matikan' }).click();
    await expect(page.getByText('Tidak aktif di perangkat ini')).toBeVisible();
    await context.close();
  },
);
