import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Takes the network away, or gives it back, and has the page told. A page that is opened without one hears from Chromium
 * that it has one, so this is said again after each page that is opened.
 */
export async function setLine(page: Page, line: 'offline' | 'online'): Promise<void> {
  const offline = line === 'offline';
  const context = page.context();
  await context.setOffline(offline);
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Network.overrideNetworkState', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
