import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** A port nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export type Running = { child: ChildProcess; port: number; stop: () => Promise<void>; readyAfter: number };

/** The Node options of `npm start`: collect short-lived garbage early, instead of growing to 130 MB first. */
const nodeOptions: string[] =
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start.match(/--\S+/g) ?? [];

/** Resolves when `/readyz` or `/` responds. */
export async function run(
  script: string,
  env: Record<string, string>,
  port: number,
  path: string,
): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answering(`http://127.0.0.1:${port}${path}`, child);
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { child, port, stop, readyAfter: (performance.now() - began) / 1000 };
}

/** Waits until the address answers. @throws when the program ends before, or after two minutes */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 120_000; waited += 20) {
    if (child.exitCode !== null) throw new Error('The program ended before it was ready.');
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The program was not ready after two minutes.');
}

/** A data folder of its own, gone afterwards. */
export function scratchFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'naskah-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Signs a demo account in; the headers for its calls. */
export async function headersOf(port: number, account: string): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/user/api/Account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'naskah-web' },
    body: JSON.stringify({ email: `${account}@naskah.example`, password: 'Naskah-2026!' }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return { 'x-api-key': 'naskah-web', authorization: `Bearer ${data.token}` };
}

/**
 * Fetches as a signed-in user; returns `data`.
 * @throws when the response is not 200
 */
export const signedIn =
  (port: number, headers: Record<string, string>) =>
  async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };

/** The socket of a data folder's embedded database: the fifth line of its pid file is the socket's folder. */
export const socketOf = (dataFolder: string): string =>
  readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4] ?? '';

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
