import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './project.mjs';

/** Installs what the lock file asks for where something of it is missing or of another version. */
export function ensureInstalled({ forTests = false } = {}) {
  if (isInstalled(forTests)) return;
  console.log('Installing the packages; the first time this takes a minute or two …');
  // Not `npm ci`: it refuses a lock file written where the registry had no packages of foreign platforms, which nobody
  // installs anyway. This keeps to the locked versions too, and after a pull it brings only what changed.
  const include = ['--include=optional', ...(forTests ? ['--include=dev'] : [])];
  const code = npm(['install', '--no-save', ...include, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0)
    giveUp(`The packages could not be installed (npm install ended with ${code}); see npm's words above.`);
}

function isInstalled(forTests) {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional, link }]) => {
    if (!path || optional || link || ((dev || devOptional) && !forTests)) return true;
    return installed[path]?.version === version;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

function npm(args) {
  const script = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  const { status, error } = script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (error) console.error(error.message);
  return status ?? 1;
}
