import { describe, expect, it } from 'vitest';
import { dayInWib } from '../../../lib/wib.ts';
import { demoPassword } from '../../../server/demo/index.ts';
import { testApp } from '../../support/app.ts';

const { stranger, signIn, pool, jobs } = await testApp();
const strong = 'Kata-Sandi-9';

const lastLink = async (recipient: string): Promise<string | undefined> => {
  const found = await pool.query(
    'select secret from mail where recipient = $1 order by created_at desc limit 1',
    [recipient],
  );
  return found.rows[0]?.secret.match(/token=(\S+)/)?.[1];
};

describe('a forgotten password', () => {
  it('is replaced by a mailed link, once, and ends old sessions', async () => {
    const email = 'arsiparis@naskah.example';
    const before = await signIn('arsiparis');
    const asked = await stranger.post(`/user/api/Account/ForgetPassword?email=${email}`);
    expect(asked.body.message).toBe('Permintaan Ganti Password berhasil dikirimkan ke email Anda');
    await jobs.runDue();
    const token = await lastLink(email);
    const weak = await stranger.post('/user/api/Account/ResetPassword', { token, password: 'lemah' });
    expect(weak.body.errors.password).toHaveLength(1);
    expect((await stranger.post('/user/api/Account/ResetPassword', { token, password: strong })).status).toBe(
      200,
    );
    expect((await stranger.post('/user/api/Account/ResetPassword', { token, password: strong })).status).toBe(
      422,
    );
    expect((await before.get('/user/api/Account/GetUserByToken')).status).toBe(401);
    await signIn('arsiparis', strong);
  });

  it('is not asked for without end: three good links an hour, kept as fingerprints, each with its time', async () => {
    const email = 'atasan@naskah.example';
    for (let asked = 0; asked < 5; asked += 1) {
      const answer = await stranger.ask({
        method: 'POST',
        url: `/user/api/Account/ForgetPassword?email=${email}`,
        remoteAddress: `10.3.0.${asked}`,
      });
      expect(answer.body.message).toBe('Permintaan Ganti Password berhasil dikirimkan ke email Anda');
      await jobs.runDue();
    }
    const links = await pool.query('select secret from mail where recipient = $1', [email]);
    expect(links.rows).toHaveLength(3);
    const token = (await lastLink(email)) ?? '';
    const kept = await pool.query('select token_hash from password_reset');
    expect(JSON.stringify(kept.rows)).not.toContain(token);
    await pool.query("update password_reset set expires_at = now() - interval '1 second'");
    const late = await stranger.post('/user/api/Account/ResetPassword', { token, password: strong });
    expect(late.body.errors).toEqual({ token: ['Tautan ini sudah tidak berlaku. Minta tautan baru.'] });
    await signIn('atasan');
  });

  it('says what the new one lacks, ends what programs sign in with, and leaves the second step on', async () => {
    const email = 'sekretaris@naskah.example';
    const secretary = await signIn('sekretaris');
    const { id, listRoles } = (await secretary.get('/user/api/Account/GetUserByToken')).body.data;
    const made = await secretary.post('/user/api/Account/Token', {
      name: 'Laporan',
      access: 'read',
      entryId: listRoles[0].id,
      expiresOn: dayInWib(),
      password: demoPassword,
    });
    const program = () =>
      stranger.ask({
        method: 'GET',
        url: '/user/api/Account/GetUserByToken',
        headers: { authorization: `Bearer ${made.body.data.token}` },
      });
    expect((await program()).status).toBe(200);
    await pool.query(
      "insert into two_factor (user_id, sealed_secret, confirmed_at) values ($1, 'x', now())",
      [id],
    );
    await stranger.ask({
      method: 'POST',
      url: `/user/api/Account/ForgetPassword?email=${email}`,
      remoteAddress: '10.4.0.1',
    });
    await jobs.runDue();
    const token = await lastLink(email);
    const weak = await stranger.post('/user/api/Account/ResetPassword', { token, password: 'Kata-sandi' });
    expect(weak.body.errors).toEqual({ password: ['Kata sandi belum memuat angka.'] });
    const done = await stranger.post('/user/api/Account/ResetPassword', { token, password: strong });
    expect(done.status).toBe(200);
    expect((await program()).status).toBe(401);
    const login = await stranger.post('/user/api/Account/login', { email, password: strong });
    expect(login.body.data).toEqual({ secondStep: true });
  });

  it('answers the same for an address nobody has', async () => {
    const asked = await stranger.post('/user/api/Account/ForgetPassword?email=tidak.ada@naskah.example');
    expect(asked.status).toBe(200);
    await jobs.runDue();
    expect(await lastLink('tidak.ada@naskah.example')).toBeUndefined();
  });
});

describe('changing the own password', () => {
  it('asks for the present one and for a strong new one', async () => {
    const legal = await signIn('legal');
    const change = (currentPassword: string, password: string) =>
      legal.post('/user/api/Account/ChangePassword', { currentPassword, password });
    expect((await change('salah', strong)).body.errors).toHaveProperty('currentPassword');
    expect((await change(demoPassword, 'lemah')).body.errors).toHaveProperty('password');
    expect((await change(demoPassword, strong)).status).toBe(200);
    await signIn('legal', strong);
  });

  it('ends what programs and calendars fetch with, unless they are to stay', async () => {
    const person = await signIn('delegasi');
    const { listRoles } = (await person.get('/user/api/Account/GetUserByToken')).body.data;
    const keys = async () => {
      const token = await person.post('/user/api/Account/Token', {
        ...{ name: 'Laporan', access: 'write', entryId: listRoles[0].id, expiresOn: dayInWib() },
        password: demoPassword,
      });
      const feed = await person.post('/calendar/api/Subscription');
      const headers = { authorization: `Bearer ${token.body.data.token}` };
      const ask = { method: 'GET', url: '/user/api/Account/GetUserByToken', headers } as const;
      const statuses = async () => [
        (await stranger.ask(ask)).status,
        (await stranger.get(new URL(feed.body.data.url).pathname)).status,
      ];
      return statuses;
    };
    const change = (body: object) => person.post('/user/api/Account/ChangePassword', body);
    const kept = await keys();
    await change({ currentPassword: demoPassword, password: demoPassword, endTokens: false });
    expect(await kept()).toEqual([200, 200]);
    await change({ currentPassword: demoPassword, password: strong });
    expect(await kept()).toEqual([401, 404]);
  });
});
