import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';
import { root } from './project.mjs';

const programs = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium the journeys drive: NASKAH_CHROMIUM, Playwright's own, or the system's. */
export function findBrowser() {
  const named = process.env.NASKAH_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return [...programs, playwrightsOwn()].find((path) => path && existsSync(path));
}

/** The same, after installing one where there is none. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found || process.env.NASKAH_CHROMIUM) return found;
  console.log('No Chromium on this machine; installing one for the journeys …');
  // By path: the package does not export its own program.
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  const asRoot = process.getuid?.() === 0 && process.platform === 'linux';
  spawnSync(process.execPath, [cli, 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  });
  if (!findBrowser()) installPackages(['chromium']);
  return findBrowser();
}

/**
 * The Chromium without windows, which takes a fifth less of the processor and shows no notifications; installed where
 * Debian has it, else as `ensureBrowser`.
 */
export function ensureWindowless() {
  if (process.env.NASKAH_CHROMIUM) return findBrowser();
  if (!existsSync(windowless)) installPackages(['chromium-headless-shell']);
  return existsSync(windowless) ? windowless : ensureBrowser();
}

const windowless = '/usr/bin/chromium-headless-shell';

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}
