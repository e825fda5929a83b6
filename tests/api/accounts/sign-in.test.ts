import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../../server/demo/index.ts';
import { testApp } from '../../support/app.ts';

const { stranger, signIn, app, config, pool } = await testApp();
const login = (body: object) => stranger.post('/user/api/Account/login', body);

describe('signing in', () => {
  it.each(demoAccounts.map((account) => account.email))('lets %s in', async (email) => {
    const { status, body } = await login({ email, password: demoPassword });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ tokenType: 'Bearer', expiresIn: 7200, user: { email } });
    expect(body.data.user.listRoles[0].type).toBe('User Main Role');
  });

  it('takes the staff number as well', async () => {
    expect((await login({ email: '807781', password: demoPassword })).body.data.user.email).toBe(
      'staf@naskah.example',
    );
  });

  it('brings the key of what this person has on their devices: always the same, and nobody else’s', async () => {
    const asked = { email: 'staf@naskah.example', password: demoPassword };
    const { refreshToken, deviceKey } = (await login(asked)).body.data;
    expect(deviceKey).toMatch(/^[\w-]{43}$/);
    const renewed = await stranger.post('/user/api/Account/RefreshToken', { refreshToken });
    expect([renewed.body.data.deviceKey, (await login(asked)).body.data.deviceKey]).toEqual([
      deviceKey,
      deviceKey,
    ]);
    const other = await login({ ...asked, email: 'legal@naskah.example' });
    expect(other.body.data.deviceKey).not.toBe(deviceKey);
  });

  it('answers the same for a wrong password and an unknown account', async () => {
    const wrong = await login({ email: 'legal@naskah.example', password: 'salah' });
    const unknown = await login({ email: 'nobody@naskah.example', password: 'salah' });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each([
    [{}, 'email'],
    [{ email: 'staf@naskah.example' }, 'password'],
    [{ email: 7, password: 'x' }, 'email'],
    [{ email: 'x'.repeat(300), password: 'x' }, 'email'],
  ])('refuses %j at %s', async (body, field) => {
    const answer = await login(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]).toHaveLength(1);
  });

  it('makes guessers wait, whatever they guess, and only for that account', async () => {
    for (let guess = 0; guess < 8; guess += 1)
      await login({ email: 'yusuf@naskah.example', password: `tebak ${guess}` });
    expect((await login({ email: 'yusuf@naskah.example', password: 'x' })).status).toBe(429);
    expect((await login({ email: 'staf@naskah.example', password: demoPassword })).status).toBe(200);
  });
});

describe('every call', () => {
  it('asks for the API key and a session', async () => {
    const bare = await app.inject({ url: '/user/api/Account/GetUserByToken' });
    expect(bare.statusCode).toBe(401);
    expect((await stranger.get('/user/api/Account/GetUserByToken')).status).toBe(401);
    expect((await stranger.get('/master-data/api/ScriptType')).status).toBe(401);
  });

  it('refuses a forged token', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const alg of ['none', 'HS256']) {
      const forged = `${part({ alg })}.${part({ sid: 'x', sub: 'x', exp: 9e9 })}.`;
      const headers = { 'x-api-key': config.apiKey, authorization: `Bearer ${forged}` };
      expect((await app.inject({ url: '/user/api/Account/GetUserByToken', headers })).statusCode).toBe(401);
    }
  });
});

describe('the refresh token', () => {
  const refresh = (refreshToken: string) => stranger.post('/user/api/Account/RefreshToken', { refreshToken });

  it('is exchanged for the next one; an older one used again ends the session', async () => {
    const first = (await login({ email: 'legal@naskah.example', password: demoPassword })).body.data;
    const second = (await refresh(first.refreshToken)).body.data;
    expect(second.token).toBeTruthy();
    const third = (await refresh(second.refreshToken)).body.data;
    // Two tokens old: a lost response cannot explain that. The session ends for thief and owner alike.
    const reused = await refresh(first.refreshToken);
    expect(reused).toMatchObject({ status: 401, body: { data: { ended: 'reused' } } });
    expect((await refresh(third.refreshToken)).status).toBe(401);
    const headers = { authorization: `Bearer ${third.token}` };
    const call = await stranger.ask({ method: 'GET', url: '/user/api/Account/GetUserByToken', headers });
    expect(call.status).toBe(401);
    const { rows } = await pool.query("select after from audit_log where action = 'refresh-token-reused'");
    expect(rows).toEqual([{ after: { address: '127.0.0.1' } }]);
  });

  it('is answered again for some seconds, as often as its answer gets lost', async () => {
    const first = (await login({ email: 'legal@naskah.example', password: demoPassword })).body.data;
    for (let lost = 0; lost < 3; lost += 1) expect((await refresh(first.refreshToken)).status).toBe(200);
    const last = (await refresh(first.refreshToken)).body.data;
    await pool.query("update session set rotated_at = now() - interval '21 seconds'");
    expect((await refresh(first.refreshToken)).body.data).toEqual({ ended: 'reused' });
    expect((await refresh(last.refreshToken)).status).toBe(401);
  });

  it('of another session cannot be invented, so nobody is signed out by it', async () => {
    const { refreshToken } = (await login({ email: 'legal@naskah.example', password: demoPassword })).body
      .data;
    const [id, , seal] = refreshToken.split('.');
    for (const forged of [`${id}.x.${seal}`, `${id}.x`, id]) expect((await refresh(forged)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('carries a session for 30 days at most, and its end says why', async () => {
    const { refreshToken } = (await login({ email: 'legal@naskah.example', password: demoPassword })).body
      .data;
    const [id] = refreshToken.split('.');
    const age = (days: number) =>
      pool.query('update session set created_at = now() - make_interval(hours => $2) where id = $1', [
        id,
        days * 24,
      ]);
    await age(29.5);
    const next = (await refresh(refreshToken)).body.data;
    const { rows } = await pool.query(
      'select abs(extract(epoch from expires_at - created_at) - 30 * 86400) < 1 as capped from session where id = $1',
      [id],
    );
    expect(rows[0].capped).toBe(true);
    await pool.query(
      "update session set created_at = created_at - interval '13 hours', expires_at = expires_at - interval '13 hours' where id = $1",
      [id],
    );
    const over = await refresh(next.refreshToken);
    expect(over).toMatchObject({ status: 401, body: { data: { ended: 'aged' } } });
    expect(over.body.message).toContain('30 hari');
  });

  it('signs out by itself too, also when it was renewed since', async () => {
    const first = (await login({ email: 'legal@naskah.example', password: demoPassword })).body.data;
    const second = (await refresh(first.refreshToken)).body.data;
    await stranger.post('/user/api/Account/RevokeToken', { refreshToken: first.refreshToken });
    expect((await refresh(second.refreshToken)).status).toBe(401);
    const { rows } = await pool.query("select 1 from audit_log where action = 'sign-out'");
    expect(rows.length).toBeGreaterThan(0);
  });

  it('stays out of the answer where the client asks for a cookie', async () => {
    const headers = { 'x-refresh-token-in': 'cookie' };
    const payload = { email: 'legal@naskah.example', password: demoPassword };
    const answer = await stranger.ask({ method: 'POST', url: '/user/api/Account/login', headers, payload });
    expect(answer.body.data.refreshToken).toBe('');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /naskah_refresh=.+; Path=\/user\/api\/Account; HttpOnly; SameSite=Strict/,
    );
  });

  it('ends with the session', async () => {
    const { refreshToken, token } = (await login({ email: 'legal@naskah.example', password: demoPassword }))
      .body.data;
    await stranger.ask({
      method: 'POST',
      url: '/user/api/Account/RevokeToken',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    expect((await refresh(refreshToken)).status).toBe(401);
    const again = await stranger.ask({
      method: 'GET',
      url: '/user/api/Account/GetUserByToken',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(again.status).toBe(401);
  });
});

describe('switching roles', () => {
  it('acts for the official from the next call on', async () => {
    const secretary = await signIn('sekretaris');
    const before = (await secretary.get('/user/api/Account/GetUserByToken')).body.data;
    const entry = before.listRoles.find((role: { type: string }) => role.type === 'Secretary');
    const switched = await secretary.post('/user/api/Role/ChangeRolesV2', { id: entry.id });
    expect(switched.body).toMatchObject({ statusCode: 200, message: 'Switch role berhasil' });
    const after = (await secretary.get('/user/api/Account/GetUserByToken')).body.data;
    expect(after).toMatchObject({ type: 'Secretary', positionName: 'Direktur Operasi', id: before.id });
    expect((await secretary.get(`/user/api/Role/ChangeRoles/${before.listRoles[0].id}`)).status).toBe(200);
  });

  it('refuses a role of somebody else, and what is no role at all', async () => {
    const staff = await signIn('staf');
    const other = (await (await signIn('direktur')).get('/user/api/Account/GetUserByToken')).body.data
      .listRoles[0].id;
    for (const id of [other, 'x', '0199ffff-0000-7000-8000-000000000000'])
      expect((await staff.post('/user/api/Role/ChangeRolesV2', { id })).status).toBe(404);
    expect((await staff.post('/user/api/Role/ChangeRolesV2', {})).status).toBe(422);
  });
});
