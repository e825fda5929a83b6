import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './project.mjs';

/** Installs the lock file's packages if any is missing or has another version. */
export function ensureInstalled({ forTests = false } = {}) {
  if (isInstalled(forTests)) return;
  console.log('Installing the packages; the first time this takes a minute or two …');
  const include = ['--include=optional', ...(forTests ? ['--include=dev'] : [])];
  // `npm install` follows the lock file too after a pull, and installs only what changed.
  const how = existsSync(join(root, 'node_modules/.package-lock.json')) ? ['install', '--no-save'] : ['ci'];
  const code = npm([...how, ...include, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0)
    giveUp(`The packages could not be installed (npm ${how[0]} ended with ${code}); see npm's words above.`);
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
