import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Launchers run before anything is installed, on Node 18 or later: plain JavaScript, no packages.

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ends the process with one sentence. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** A program of an installed package, run by this Node. @returns the exit code */
export function runTool(script, args = [], env = {}) {
  const { status, error } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

/**
 * Continues under the pinned Node: this one if new enough, else the one from the packages, which runs the same
 * launcher again.
 * @returns only in the first case
 */
export async function underPinnedNode() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const node = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    giveUp(
      `Naskah needs Node 24 or newer; this is ${process.versions.node}, and the package ${name} that would bring it is not installed: install Node 24, or run "npm install --include=optional".`,
    );
  }
  await passOn(spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' }));
}

export function passOn(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise(() => {
    child.once('error', (error) => giveUp(error.message));
    child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  });
}
