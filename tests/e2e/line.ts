import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Switches the network off or on, and notifies the page. Repeat after each navigation: Chromium reports a new
 * offline page as online.
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
