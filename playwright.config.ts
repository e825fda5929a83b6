import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './bin/browser.mjs';

// Playwright reads this file in every process it starts; the first one chooses, the others inherit.
process.env.NASKAH_JOURNEY_PORTS ??= (await Promise.all([freePort(), freePort(), freePort()])).join(' ');
const ports = process.env.NASKAH_JOURNEY_PORTS.split(' ');
const port = ports[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
const executablePath = findBrowser();

/**
 * The whole of Chromium, which most machines have in place of its headless shell, loads pages of its own for the address
 * bar of every context: half a second of work, more than the page of the story needs. The rest is what Playwright says by
 * this switch, of which the last one counts.
 */
const withoutFeatures =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,' +
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each on a server of its own: the journeys of one share its demo organisation. Stories wait for pages much of their
  // time; three of them keep two cores busy.
  workers: ports.length,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  webServer: {
    command: `"${process.execPath}" tests/support/journey-servers.ts ${ports.join(' ')}`,
    wait: { stdout: /^ready$/m },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    // What a story intercepts must not be answered by a worker; the one about working offline allows it.
    serviceWorkers: 'block',
    // Recording costs as much as the stories themselves: `npx playwright test --trace on FILE` where one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's own sandbox refuses root.
      args: ['--disable-gpu', withoutFeatures, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
