import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runTool } from './project.mjs';

const sources = [
  'src',
  'lib',
  'domain',
  'resources',
  'dataProvider',
  'authProvider',
  'build',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const stamp = join(root, 'node_modules', '.cache', 'naskah', 'built');

/**
 * Builds the front end if its sources changed since the last build.
 * @returns false where it could not be built
 */
export function ensureBuilt() {
  const now = fingerprint();
  if (existsSync(join(root, 'dist', 'index.html')) && lastBuilt() === now) return true;
  console.log('Building the front end …');
  rmSync(stamp, { force: true });
  if (runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn']) !== 0) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

function lastBuilt() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

/** Names, sizes and times, not contents: hundreds of files in a few milliseconds. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const name of sources) add(join(root, name), hash);
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\n`);
  }
  return hash.digest('hex');
}

function add(path, hash) {
  if (!existsSync(path)) return;
  const found = statSync(path);
  if (!found.isDirectory()) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
  else for (const name of readdirSync(path).sort()) add(join(path, name), hash);
}
