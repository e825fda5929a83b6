import { type BrowserContext, chromium, type Page } from 'playwright';
import { findBrowser } from '../bin/browser.mjs';
import { tours } from '../domain/help/index.ts';
import { freePort, scratchFolder } from './server-process.ts';

export type Seat = {
  page: Page;
  /** Where other programs reach the same browser. */
  devtools: number;
  signIn: (account: string) => Promise<void>;
  leave: () => Promise<void>;
};

/** LOOK's screens: a desk's and a phone's. */
export const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/**
 * Opens a browser with its own profile in front of the server.
 * @param watch runs in every page before its own scripts do
 */
export async function takeSeat(port: number, watch?: () => void): Promise<Seat> {
  const profile = scratchFolder();
  const devtools = await freePort();
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(profile.path, {
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${devtools}`],
    baseURL: `http://localhost:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: sizes.desk,
    ...(executablePath && { executablePath }),
  });
  if (watch) await context.addInitScript(watch);
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    devtools,
    signIn: (account) => giveSession(context, `http://localhost:${port}`, account),
    leave: async () => {
      await context.close();
      profile.remove();
    },
  };
}

/** Signs in by the API, sets the session's readable cookie, and skips the tour. */
async function giveSession(context: BrowserContext, url: string, account: string): Promise<void> {
  const key = { 'X-Api-Key': 'naskah-web' };
  const answer = await context.request.post('/user/api/Account/login', {
    headers: { ...key, 'X-Refresh-Token-In': 'cookie' },
    data: { email: `${account}@naskah.example`, password: 'Naskah-2026!', remember: false },
  });
  if (!answer.ok()) throw new Error(`${account} cannot sign in: ${await answer.text()}`);
  const { data } = await answer.json();
  const headers = { ...key, Authorization: `Bearer ${data.token}` };
  await context.request.post('/help/api/Tour', { headers, data: { tours } });
  await context.addCookies([{ name: 'naskah_session', value: 'session', url, sameSite: 'Lax' }]);
}

/** Makes the page's processor so many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Waits for network idle, with a timeout: the event stream never ends. */
export const quietLine = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
