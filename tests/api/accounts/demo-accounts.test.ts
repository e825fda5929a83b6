import { expect, it } from 'vitest';
import { setPassword } from '../../../server/accounts/password.ts';
import { createApp } from '../../../server/app.ts';
import { demoPassword } from '../../../server/demo/index.ts';
import { assertNoDemoAccounts } from '../../../server/demo/left-accounts.ts';
import { testApp } from '../../support/app.ts';

// The demo's passwords are public: they work on this machine only, and never once the installation is no demo.

const { db, pool, config, files, jobs, sealer } = await testApp();
const empty = await testApp({ demo: false });

it('only this machine signs in with them, unless somebody said otherwise by hand', async () => {
  const statusOf = async (demoForOthers: boolean, headers: Record<string, string>) => {
    const app = await createApp({
      ...{ db, pool, files, jobs, sealer },
      config: { ...config, demo: true, demoForOthers },
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/user/api/Account/login',
      headers: { 'x-api-key': config.apiKey, ...headers },
      payload: { email: 'staf@naskah.example', password: demoPassword },
    });
    await app.close();
    return [answer.statusCode, answer.json().message];
  };
  expect(await statusOf(false, { host: 'localhost:3000' })).toMatchObject([200, expect.anything()]);
  expect(await statusOf(false, { host: '[::1]:3000' })).toMatchObject([200, expect.anything()]);
  const foreign: Record<string, string>[] = [
    { host: 'naskah.kantor' },
    { host: 'localhost', 'x-forwarded-for': '10.0.0.7' },
    { host: 'localhost', forwarded: 'for=10.0.0.7' },
  ];
  for (const headers of foreign) {
    expect(await statusOf(false, headers)).toEqual([403, expect.stringContaining('NASKAH_DEMO=1')]);
    expect(await statusOf(true, headers)).toMatchObject([200, expect.anything()]);
  }
});

it('no start without the demo lets them live on, as long as one of them works', async () => {
  await expect(assertNoDemoAccounts(empty.db)).resolves.toBeUndefined();
  await expect(assertNoDemoAccounts(db)).rejects.toThrow(/132 active accounts.+staf@naskah\.example/);
  const { rows } = await pool.query<{ id: string }>('select id from "user" order by email');
  const [admin, ...others] = rows.map(({ id }) => id);
  await pool.query('update "user" set is_active = false where id = any($1)', [others]);
  await expect(assertNoDemoAccounts(db)).rejects.toThrow(/holds 1 active/);
  await setPassword(db, String(admin), 'Kata-Sandi-Sendiri-9');
  await expect(assertNoDemoAccounts(db)).resolves.toBeUndefined();
});
