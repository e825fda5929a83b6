import { describe, expect, it } from 'vitest';
import type { DeviceSession } from '../../../domain/calls/account.ts';
import { demoPassword } from '../../../server/demo/index.ts';
import { type Page, testApp } from '../../support/app.ts';

const { stranger, signIn, pool } = await testApp();
const base = '/user/api/Account/Session';
const actor = '/user/api/Account/GetUserByToken';
const phoneName =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** Signs in on another device; gives its request headers and refresh token. */
async function onDevice(account: string, userAgent: string, address: string) {
  const { body } = await stranger.ask({
    method: 'POST',
    url: '/user/api/Account/login',
    headers: { 'user-agent': userAgent },
    remoteAddress: address,
    payload: { email: `${account}@naskah.example`, password: demoPassword },
  });
  const { token, refreshToken } = body.data;
  const get = (url: string) =>
    stranger.ask({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: address,
    });
  return { get, refreshToken: refreshToken as string };
}

describe('devices', () => {
  it('are listed with what one knows them by, one’s own first, nobody else’s', async () => {
    const staff = await signIn('staf');
    await signIn('legal');
    await onDevice('staf', phoneName, '10.1.2.3');
    const { items, totalCount } = (await staff.get<Page<DeviceSession>>(base)).body.data;
    expect(totalCount).toBe(2);
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(items[1]).toMatchObject({
      browser: 'Safari 18',
      system: 'iOS',
      isPhone: true,
      address: '10.1.2.3',
      createdAt: expect.stringMatching(/^20/),
      lastUsedAt: expect.stringMatching(/^20/),
    });
    expect(JSON.stringify(items)).not.toMatch(/hash|token/i);
  });

  it('tell from where and when they were used last', async () => {
    const phone = await onDevice('atasan', phoneName, '10.0.0.1');
    const chief = await signIn('atasan');
    await pool.query("update session set last_used_at = now() - interval '2 days', address = '10.9.9.9'");
    await phone.get(actor);
    const { items } = (await chief.get<Page<DeviceSession>>(base)).body.data;
    const used = items.find(({ isPhone }) => isPhone);
    expect(used?.address).toBe('10.0.0.1');
    expect(Date.now() - Date.parse(used?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it('are signed out one by one: 401 with their next call, and no refresh', async () => {
    const director = await signIn('direktur');
    const phone = await onDevice('direktur', phoneName, '10.0.0.1');
    expect((await phone.get(actor)).status).toBe(200);
    const other = (await director.get<Page<DeviceSession>>(base)).body.data.items[1];
    expect((await (await signIn('legal')).delete(`${base}/${other?.id}`)).status).toBe(404);
    expect((await director.delete(`${base}/${other?.id}`)).status).toBe(200);
    expect((await phone.get(actor)).status).toBe(401);
    const again = await stranger.post('/user/api/Account/RefreshToken', { refreshToken: phone.refreshToken });
    expect(again.status).toBe(401);
    expect((await director.delete(`${base}/${other?.id}`)).status).toBe(404);
    expect((await director.delete(`${base}/x`)).status).toBe(404);
    const audit = await pool.query("select from audit_log where action = 'revoke' and record_id = $1", [
      other?.id,
    ]);
    expect(audit.rows).toHaveLength(1);
  });

  it('are signed out all but the one that asks', async () => {
    const archivist = await signIn('arsiparis');
    const others = await Promise.all([1, 2, 3].map((n) => onDevice('arsiparis', phoneName, `10.0.0.${n}`)));
    const ended = await archivist.post(`${base}/revoke-others`, {});
    expect(ended.body.data).toEqual({ count: 3 });
    for (const device of others) expect((await device.get(actor)).status).toBe(401);
    expect((await archivist.get(actor)).status).toBe(200);
    expect((await archivist.post(`${base}/revoke-others`, { id: 'x' })).status).toBe(422);
  });
});
