import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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
  run(process.execPath, [cli, 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium']);
  if (!findBrowser() && asRoot) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  return findBrowser();
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env, timeout: 300_000 });
}
