/** @module-tag full */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPostmaster } from '../../../server/db/embedded/postmaster.ts';
import { startProcess } from '../../support/server-process.ts';

// The embedded database dies or hangs under a running Naskah.

const dataFolder = mkdtempSync(join(tmpdir(), 'naskah-dying-'));
let server: ReturnType<typeof startProcess>;
let address = '';

beforeAll(async () => {
  server = startProcess('server/main.ts', { PORT: '0', NASKAH_DATA: dataFolder, NASKAH_DEMO: '0' });
  address = (await server.hears(/ready: (\S+)/))[1] ?? '';
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(dataFolder, { recursive: true, force: true });
});

test('a database that was killed is started again; calls in between are 503', async () => {
  expect(await signIn()).toBe(401);
  for (let death = 0; death < 2; death += 1) {
    const before = postmaster();
    process.kill(before, 'SIGKILL');
    const answers = new Set<number>();
    for (;;) {
      const status = await signIn();
      answers.add(status);
      // A throttled sign-in asks no database: only readiness tells that it is there again.
      if (status === 401 && postmaster() !== before && (await readyz()).status === 200) break;
      await sleep(20);
    }
    expect([...answers].filter((status) => status !== 503 && status !== 401)).toEqual([]);
  }
});

test('one of its sessions that was killed ends all of them, and it recovers by itself', async () => {
  const before = postmaster();
  process.kill(children(before)[0] ?? 0, 'SIGKILL');
  while ((await readyz()).status !== 200 || (await signIn()) !== 401) await sleep(50);
  expect(postmaster()).toBe(before);
});

test('a database that stands still: calls end with 503, readiness says so in two seconds, and it goes on after', async () => {
  // Open a session before the server hangs.
  await signIn();
  // Itself first, so that no session begins meanwhile.
  process.kill(postmaster(), 'SIGSTOP');
  const all = [postmaster(), ...children(postmaster())];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  try {
    const ready = await readyz();
    expect(ready.status).toBe(503);
    expect(ready.ms).toBeLessThan(2000);
    const answers = await Promise.all(Array.from({ length: 12 }, signIn));
    expect(new Set(answers)).toEqual(new Set([503]));
    expect(await signIn()).toBe(503);
    const begun = performance.now();
    expect(await signIn()).toBe(503);
    expect(performance.now() - begun, 'once it is known, nobody waits for ten seconds').toBeLessThan(5000);
  } finally {
    // The postmaster last: awake, it reaps an ended session, whose pid then no longer exists.
    for (const pid of all.toReversed()) process.kill(pid, 'SIGCONT');
  }
  while ((await signIn()) !== 401) await sleep(50);
  expect((await readyz()).status).toBe(200);
});

test('a database that dies again and again ends the server with a sentence', async () => {
  const revivals = () => server.said().err.match(/The database answers again/g)?.length ?? 0;
  while (server.child.exitCode === null) {
    const before = revivals();
    process.kill(postmaster(), 'SIGKILL');
    // A kill during the start would be no further death.
    while (server.child.exitCode === null && revivals() === before) await sleep(20);
  }
  expect(await server.ended).toBe(1);
  expect(server.said().err).toMatch(/The database ended \d+ times within five minutes/);
});

const postmaster = () => readPostmaster(join(dataFolder, 'postgres'))?.pid ?? 0;

const children = (pid: number): number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

/** 0 where nobody answers any more. */
const ask = (url: string, options?: RequestInit): Promise<{ status: number }> =>
  fetch(url, options).catch(() => ({ status: 0 }));

async function signIn(): Promise<number> {
  const reply = await ask(`${address}/user/api/Account/login`, {
    method: 'POST',
    headers: { 'x-api-key': 'naskah-web', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'tidak.ada@naskah.example', password: `Salah-2026-${Math.random()}!` }),
  });
  // Too many tries from one address are as good an answer of the database.
  return reply.status === 429 ? 401 : reply.status;
}

async function readyz(): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const { status } = await ask(`${address}/readyz`);
  return { status, ms: performance.now() - begun };
}
