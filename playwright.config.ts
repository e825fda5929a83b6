import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './bin/browser.mjs';
import { keepRunsInMemory } from './tests/support/keep-runs-in-memory.ts';

keepRunsInMemory();

// Playwright reads this file in every process it starts; the first chooses, the others inherit.
process.env.NASKAH_JOURNEY_PORTS ??= (await Promise.all([freePort(), freePort(), freePort()])).join(' ');
const ports = process.env.NASKAH_JOURNEY_PORTS.split(' ');
const port = ports[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
const executablePath = findBrowser();

/**
 * Full Chromium loads its own address bar pages per context: half a second, more than a story's page. The rest
 * repeats Playwright's own value, since only the last switch counts.
 */
const withoutFeatures =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,' +
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each worker has its own server: one server's journeys share its demo organisation. Three keep two cores busy,
  // as stories mostly wait for pages.
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
    // On a loaded machine, a click on a menu that still grows misses its item.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // A service worker must not answer what a story intercepts; the offline story allows it.
    serviceWorkers: 'block',
    // Recording costs as much as the stories: use `npx playwright test --trace on FILE` where needed.
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
