/** @module-tag full */

import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../server/demo/index.ts';
import { startProcess } from '../../support/server-process.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'naskah-process-'));
const postmaster = join(dataFolder, 'postgres', 'postmaster.pid');
let server: ReturnType<typeof startProcess>;
let address = '';

beforeAll(start);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(dataFolder, { recursive: true, force: true });
});

describe('the server as a process', () => {
  it('comes up on an empty folder with the demo accounts, and says how to get in', async () => {
    expect(server.said().out).toContain(`password ${demoPassword}`);
    expect(server.said().out).toContain('staf@naskah.example');
    expect((await signIn('staf')).status).toBe(200);
  });

  it('gives letters of the demo real files', async () => {
    const { token } = (await signIn('staf')).body.data;
    const get = (path: string) =>
      fetch(`${address}/letter/api/${path}`, { headers: { ...headers, authorization: `Bearer ${token}` } });
    const listed = (await (await get('Inbox?PerPage=100')).json()).data.items;
    const opened: number[] = [];
    for (const { letterId, attachmentCount } of listed) {
      if (attachmentCount === 0) continue;
      const { attachments } = (await (await get(`Letter/${letterId}`)).json()).data;
      expect(attachments).toHaveLength(attachmentCount);
      for (const { id } of attachments)
        opened.push((await get(`Letter/${letterId}/attachments/${id}`)).status);
    }
    expect(opened.length).toBeGreaterThan(3);
    expect(new Set(opened)).toEqual(new Set([200]));
  });

  it('keeps what it stores closed to other users', () => {
    for (const name of ['files', 'postgres', 'secret']) {
      expect(statSync(join(dataFolder, name)).mode & 0o077).toBe(0);
    }
  });

  it('stops on SIGTERM at once, database and all, and comes up again with its data', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(existsSync(postmaster)).toBe(false);
    await start();
    expect((await signIn('admin')).status).toBe(200);
  });

  it('answers the request in hand before it stops', async () => {
    const body = JSON.stringify({ email: 'staf@naskah.example', password: demoPassword });
    const { promise: answered, resolve, reject } = Promise.withResolvers<number | undefined>();
    const call = request(
      `${address}/user/api/Account/login`,
      { method: 'POST', headers: { ...headers, 'content-length': body.length } },
      (reply) => resolve(reply.resume().statusCode),
    );
    call.on('error', reject);
    call.write(body.slice(0, 10));
    await sleep(200);
    server.child.kill('SIGTERM');
    await sleep(200);
    call.end(body.slice(10));
    expect(await answered).toBe(200);
    expect(await server.ended).toBe(0);
    await start();
  });

  it('is killed and loses nothing it answered', async () => {
    const token = (await signIn('staf')).body.data.token as string;
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await start();
    const me = await fetch(`${address}/user/api/Account/GetUserByToken`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(me.status).toBe(200);
  });
});

const headers = { 'x-api-key': 'naskah-web', 'content-type': 'application/json' };

async function start() {
  server = startProcess('server/main.ts', { PORT: '0', NASKAH_DATA: dataFolder });
  address = (await server.hears(/ready: (\S+)/))[1] ?? '';
}

async function signIn(account: string) {
  const reply = await fetch(`${address}/user/api/Account/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: `${account}@naskah.example`, password: demoPassword }),
  });
  return { status: reply.status, body: await reply.json() };
}
