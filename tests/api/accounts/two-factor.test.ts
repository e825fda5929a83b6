import { describe, expect, it, vi } from 'vitest';
import { codeAt, stepAt } from '../../../server/accounts/two-factor/totp.ts';
import { demoPassword } from '../../../server/demo/index.ts';
import { type Caller, testApp } from '../../support/app.ts';

const { stranger, signIn, pool } = await testApp();
const base = '/user/api/Account/TwoFactor';
const login = (account: string, more: object = {}) =>
  stranger.post('/user/api/Account/login', {
    email: `${account}@naskah.example`,
    password: demoPassword,
    ...more,
  });

const bytesOf = (base32: string): Buffer => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};
/** The app on the phone, some steps of 30 seconds from now. */
const phone =
  (secret: string) =>
  (later = 0) =>
    codeAt(bytesOf(secret), stepAt(Date.now()) + later);

/** Turns two-factor sign-in on; gives the authenticator and the recovery codes. */
async function turnOn(caller: Caller) {
  const begun = await caller.post(base, { password: demoPassword });
  const code = phone(begun.body.data.secret);
  const confirmed = await caller.post(`${base}/confirm`, { code: code(-1) });
  return { code, begun: begun.body.data, recoveryCodes: confirmed.body.data.recoveryCodes as string[] };
}

describe('a second step', () => {
  it('asks for nothing before the app has given its first right code', async () => {
    const legal = await signIn('legal');
    expect((await legal.post(base, { password: 'salah' })).body.errors).toHaveProperty('password');
    const { uri, qr, secret } = (await legal.post(base, { password: demoPassword })).body.data;
    expect(uri).toBe(
      `otpauth://totp/Naskah:legal%40naskah.example?secret=${secret}&issuer=Naskah&algorithm=SHA1&digits=6&period=30`,
    );
    expect(qr).toMatch(/^<svg /);
    expect((await legal.post(`${base}/confirm`, { code: '000000' })).status).toBe(422);
    expect((await legal.get(base)).body.data).toEqual({ isActive: false, since: null, recoveryCodesLeft: 0 });
    expect((await login('legal')).status).toBe(200);
  });

  it('is asked for at the sign-in, takes each code once and hides its secret', async () => {
    const staff = await signIn('staf');
    const elsewhere = await signIn('staf');
    const { code, begun, recoveryCodes } = await turnOn(staff);
    // Who was in without it is out.
    expect((await elsewhere.get(base)).status).toBe(401);
    expect(recoveryCodes).toHaveLength(10);
    expect((await staff.get(base)).body.data).toMatchObject({ isActive: true, recoveryCodesLeft: 10 });
    expect((await staff.post(base, { password: demoPassword })).status).toBe(409);

    const asked = await login('staf');
    expect(asked.status).toBe(401);
    expect(asked.body.data).toEqual({ secondStep: true });
    expect(asked.body.message).toMatch(/autentikator/);
    expect((await login('staf', { code: '000000' })).body.errors.code).toHaveLength(1);
    // The one it was turned on with.
    expect((await login('staf', { code: code(-1) })).status).toBe(401);
    const now = code();
    const twice = await Promise.all([login('staf', { code: now }), login('staf', { code: now })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);

    const rows = await pool.query('select sealed_secret as sealed from two_factor');
    for (const { sealed } of rows.rows)
      expect(Buffer.from(sealed, 'base64url').includes(bytesOf(begun.secret))).toBe(false);
    const kept = await pool.query('select code_hash as hash from recovery_code');
    for (const { hash } of kept.rows) expect(recoveryCodes).not.toContain(hash);
  });

  it('takes a recovery code in its place, once, however it is typed, and says so by mail', async () => {
    const chief = await signIn('atasan');
    const { recoveryCodes } = await turnOn(chief);
    const typed = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    expect((await login('atasan', { code: typed })).status).toBe(200);
    expect((await login('atasan', { code: typed })).status).toBe(401);
    expect((await chief.get(base)).body.data.recoveryCodesLeft).toBe(9);
    const mails = await pool.query("select body from mail where recipient = 'atasan@naskah.example'");
    expect(mails.rows.map(({ body }) => body).join()).toMatch(/diaktifkan[\s\S]*tersisa 9/);
  });

  it('says no more than the password does, and lets nobody try codes for long', async () => {
    const secretary = await signIn('sekretaris');
    const { code } = await turnOn(secretary);
    const wrong = await login('sekretaris', { password: 'salah', code: code() });
    expect(wrong.body.data).toBeUndefined();
    expect(wrong.body).toEqual((await login('tidak.ada', { code: '123456' })).body);
    for (let guess = 0; guess < 7; guess += 1) await login('sekretaris', { code: `00000${guess}` });
    // Attempts count before they are checked: even a correct code gets 429, with no hint about the password.
    const late = await login('sekretaris', { code: code(1) });
    expect(late.status).toBe(429);
    expect(late.body.data).toBeUndefined();
  });

  it('is turned off by password and code, and old recovery codes end with new ones', async () => {
    const archivist = await signIn('arsiparis');
    const { code, recoveryCodes } = await turnOn(archivist);
    const proof = { password: demoPassword, code: code() };
    expect((await archivist.post(`${base}/end`, { ...proof, password: 'x' })).body.errors).toHaveProperty(
      'password',
    );
    expect((await archivist.post(`${base}/end`, { ...proof, code: '1' })).body.errors).toHaveProperty('code');
    const renewed = await archivist.post(`${base}/recovery-codes`, proof);
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    expect((await archivist.post(`${base}/end`, { ...proof, code: recoveryCodes[1] })).status).toBe(422);
    const fresh = renewed.body.data.recoveryCodes[0];
    expect((await archivist.post(`${base}/end`, { ...proof, code: fresh })).status).toBe(200);
    expect((await login('arsiparis')).status).toBe(200);
    expect((await archivist.post(`${base}/end`, { ...proof, code: fresh })).status).toBe(409);
  });

  it('is turned off for others by who keeps the users, with a trace; by nobody else, and never for oneself', async () => {
    const [admin, director, delegate] = await Promise.all(
      ['admin', 'direktur', 'delegasi'].map((one) => signIn(one)),
    );
    if (!admin || !director || !delegate) throw new Error('nobody signed in');
    const { id } = (await director.get('/user/api/Account/GetUserByToken')).body.data;
    const own = (await admin.get('/user/api/Account/GetUserByToken')).body.data.id;
    const at = (user: string) => `/user/api/User/${user}/TwoFactor`;
    await turnOn(director);
    expect((await delegate.delete(at(id))).status).toBe(403);
    expect((await delegate.get(at(id))).status).toBe(403);
    expect((await admin.get(at(id))).body.data).toMatchObject({ isActive: true });
    expect((await admin.delete(at(own))).status).toBe(409);
    expect((await admin.delete(at('0199ffff-0000-7000-8000-000000000000'))).status).toBe(404);
    expect((await admin.delete(at(id))).status).toBe(200);
    expect((await admin.delete(at(id))).status).toBe(409);
    expect((await login('direktur')).status).toBe(200);
    const history = await admin.get(`/user/api/User/${id}/history`);
    expect(history.body.data.items[0]).toMatchObject({ action: 'reset-two-factor', by: { id: own } });
    const mails = await pool.query("select body from mail where recipient = 'direktur@naskah.example'");
    expect(mails.rows.map(({ body }) => body).join()).toContain('Administrator baru saja mematikan');
  });

  it('goes by the clock: a code of yesterday opens nothing', async () => {
    const delegate = await signIn('delegasi');
    const { code } = await turnOn(delegate);
    const old = code(-4);
    expect((await login('delegasi', { code: old })).status).toBe(401);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    try {
      expect((await login('delegasi', { code: code() })).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});
