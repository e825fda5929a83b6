import { describe, expect, it } from 'vitest';
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
});
