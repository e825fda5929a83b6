import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify, webcrypto } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PushState } from '../../../domain/calls/notifications.ts';
import { noticeTitles, notify } from '../../../server/notifications/index.ts';
import { type Caller, type Ok, testApp } from '../../support/app.ts';

// Web Push (RFC 8030, 8291, 8292): a test push service receives the messages and decrypts them with the browser's
// key.

const app = await testApp();
const { pool, jobs, db } = app;
const staf = await app.signIn('staf');
const stafId = (await staf.get('/user/api/Account/GetUserByToken')).body.data.id as string;
const url = '/notification/api/Push';

type Got = { headers: Headers; body: Buffer };
const got: Got[] = [];
let answer = 201;
const service = setupServer(
  http.post('https://fcm.googleapis.com/fcm/send/:id', async ({ request }) => {
    got.push({ headers: request.headers, body: Buffer.from(await request.arrayBuffer()) });
    return new HttpResponse(null, { status: answer });
  }),
);
beforeAll(() => service.listen({ onUnhandledFrame: 'error' }));
afterAll(() => service.close());
beforeEach(async () => {
  got.length = 0;
  answer = 201;
  for (const table of ['push_subscription', 'notification', 'notification_choice', 'pgboss.job'])
    await pool.query(`delete from ${table}`);
});

const browser = () => {
  const ecdh = createECDH('prime256v1');
  const [point, auth] = [ecdh.generateKeys(), randomBytes(16)];
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`;
  const keys = { p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
  /** RFC 8291, 3.4, from the browser's side. */
  const read = (body: Buffer): { title: string; body: string; url: string; tag: string } => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const derive = (key: Buffer, from: Buffer, info: Buffer | string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, from, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
    const ikm = derive(ecdh.computeSecret(sender), auth, info, 32);
    const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([opening.update(body.subarray(86, -16)), opening.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { subscription: { endpoint, keys }, read };
};
const allow = async (actor: Caller = staf) => {
  const one = browser();
  const { status, body } = await actor.put<Ok<PushState>>(url, one.subscription);
  expect([status, body.data?.isOnHere]).toEqual([200, true]);
  return one;
};
const tell = (message = 'Rapat') =>
  notify(db, [stafId], {
    ...{ kind: 'persetujuan.giliran', title: noticeTitles.awaitsInitial, modul: 'uji', message },
    ...{ detailUrl: '/naskah-dinas/tugas/review/1', tabName: null },
  });
const devices = async () => (await staf.get<Ok<PushState>>(url)).body.data.devices;

describe('a browser that was allowed to', () => {
  test('gets a notice encrypted for it alone and signed by this installation, once', async () => {
    const { read } = await allow();
    await tell('Rahasia '.repeat(400));
    await jobs.runDue();
    await jobs.runDue();
    expect(got).toHaveLength(1);
    const [{ headers, body }] = got as [Got];
    expect(body.toString('latin1')).not.toContain('Rahasia');
    expect(read(body)).toMatchObject({
      title: 'Naskah menunggu paraf Anda',
      url: '/naskah-dinas/tugas/review/1',
      body: expect.stringMatching(/^Rahasia /),
    });
    expect(headers.get('content-encoding')).toBe('aes128gcm');
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
    expect(key).toBe((await staf.get<Ok<PushState>>(url)).body.data.publicKey);
    const [head, claims, signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      aud: 'https://fcm.googleapis.com',
    });
    const point = Buffer.from(key ?? '', 'base64url');
    const publicKey = await webcrypto.subtle.importKey(
      'raw',
      point,
      { name: 'ECDSA', namedCurve: 'P-256' },
      true,
      ['verify'],
    );
    const jwk = await webcrypto.subtle.exportKey('jwk', publicKey);
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: jwk as never, format: 'jwk', dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
  });

  test('gets nothing of a kind that is off, nor what was read before it went out', async () => {
    await allow();
    await staf.put('/notification/api/Setting', {
      choices: [{ kind: 'persetujuan.giliran', channel: 'push', isOn: false }],
    });
    await tell();
    await jobs.runDue();
    await staf.put('/notification/api/Setting', {
      choices: [{ kind: 'persetujuan.giliran', channel: 'push', isOn: true }],
    });
    await tell();
    await pool.query(`update notification set read_at = now() + interval '1 second'`);
    await jobs.runDue();
    expect(got).toHaveLength(0);
  });

  test('is forgotten when it has taken its permission back, and tried again when its service is busy', async () => {
    await allow();
    answer = 503;
    await tell();
    await jobs.runDue();
    expect([got.length, await devices()]).toEqual([1, 1]);
    answer = 410;
    await jobs.runDue(new Date(Date.now() + 10 * 60_000));
    expect([got.length, await devices()]).toEqual([2, 0]);
    await tell();
    await jobs.runDue();
    expect(got).toHaveLength(2);
  });

  test('gets nothing any more once its session has ended, or it was turned off, or another person uses it', async () => {
    await allow(await app.signIn('staf'));
    await allow();
    expect(await devices()).toBe(2);
    await pool.query(
      `update session set revoked_at = now() where id = (
         select id from session where user_id = $1 and revoked_at is null order by created_at desc limit 1)`,
      [stafId],
    );
    expect(await devices()).toBe(1);
    await tell();
    await jobs.runDue();
    expect(got).toHaveLength(1);
    expect((await staf.delete<Ok<PushState>>(url)).body.data).toMatchObject({ isOnHere: false, devices: 0 });

    const { subscription } = await allow();
    const atasan = await app.signIn('atasan');
    expect((await atasan.put(url, subscription)).status).toBe(200);
    expect(await devices()).toBe(0);
    await tell();
    await jobs.runDue();
    expect(got).toHaveLength(1);
  });
});

test('the keys stay, and their private half is in no database as it is', async () => {
  const { publicKey } = (await staf.get<Ok<PushState>>(url)).body.data;
  const [row] = (await pool.query('select public_key, sealed_private_key from push_key')).rows;
  expect(row.public_key).toBe(publicKey);
  // A nonce, a tag, and the number's 43 signs encrypted.
  expect(Buffer.from(row.sealed_private_key, 'base64url')).toHaveLength(12 + 16 + 43);
});

test.each([
  ['an address that only this server reaches', { endpoint: 'https://127.0.0.1/x' }, 'endpoint'],
  ['a name that ends alike', { endpoint: 'https://evilfcm.googleapis.com/x' }, 'endpoint'],
  ['another port', { endpoint: 'https://fcm.googleapis.com:8443/x' }, 'endpoint'],
  ['a plain line', { endpoint: 'http://fcm.googleapis.com/x' }, 'endpoint'],
  ['a key that is none', { keys: { p256dh: 'x', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }, 'keys.p256dh'],
  [
    'a point off the curve',
    { keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' } },
    'keys.p256dh',
  ],
  ['nothing', { endpoint: undefined, keys: undefined }, 'endpoint'],
])('%s is refused', async (_name, wrong, field) => {
  const { status, body } = await staf.put(url, { ...browser().subscription, ...wrong });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toContain(field);
  expect(await devices()).toBe(0);
});
