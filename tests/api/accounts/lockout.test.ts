import { expect, it } from 'vitest';
import { demoPassword } from '../../../server/demo/index.ts';
import { testApp } from '../../support/app.ts';

// Guessing passwords stays hopeless, and locks out neither an office nor a user.

const { stranger, signIn, pool, jobs } = await testApp();
type From = { address?: string; cookie?: string };
const login = (email: string, password: string, { address = '10.0.0.1', cookie = '' }: From = {}) =>
  stranger.ask({
    method: 'POST',
    url: '/user/api/Account/login',
    remoteAddress: address,
    headers: { 'x-refresh-token-in': 'cookie', cookie },
    payload: { email, password },
  });
const staf = 'staf@naskah.example';
const cookieOf = (headers: Record<string, unknown>): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((one) => one.startsWith('naskah_device='))
    ?.split(';')[0] ?? '';
/** As if so many strangers' passwords had been tried: each takes its time, as an attacker's shall. */
const triedFromHere = (count: number) =>
  pool.query("update sign_in_failure set count = $1 where key = 'sign-in address 10.0.0.1'", [count]);
const quarterLater = () => pool.query("delete from sign_in_failure where key not like '% today'");

it('a browser that signed in before gets in whatever strangers do, on its account and behind its address', async () => {
  const before = await login(staf, demoPassword);
  const cookie = cookieOf(before.headers);
  expect(String(before.headers['set-cookie'])).toMatch(/naskah_device=[^;]+;[^,]+HttpOnly; SameSite=Strict/);
  for (let n = 0; n < 9; n += 1) await login(staf, 'x');
  await triedFromHere(61);
  expect((await login(staf, demoPassword)).status).toBe(429);
  expect((await login(staf, demoPassword, { cookie })).status).toBe(200);
  // The cookie of one account is none of another.
  await pool.query("update sign_in_failure set count = 8 where key like 'sign-in user%from 10.0.0.1'");
  expect((await login('legal@naskah.example', 'x', { cookie })).status).toBe(401);
  const { rows } = await pool.query(
    "select key from sign_in_failure where key like '%device%' and count > 0",
  );
  expect(rows).toEqual([]);
});

it('its own wrong tries are counted too, and several people share one browser', async () => {
  await quarterLater();
  const first = await login(staf, demoPassword);
  const second = await login('legal@naskah.example', demoPassword, { cookie: cookieOf(first.headers) });
  const cookie = cookieOf(second.headers);
  for (let n = 0; n < 8; n += 1) expect((await login(staf, 'x', { cookie })).status).toBe(401);
  expect((await login(staf, demoPassword, { cookie })).status).toBe(429);
  expect((await login('legal@naskah.example', demoPassword, { cookie })).status).toBe(200);
  for (const forged of ['naskah_device=x', 'naskah_device=é.é', `${cookie}x`])
    expect((await login('legal@naskah.example', 'x', { cookie: forged })).status).toBe(401);
});

it('an office behind one address is slowed by strangers, not shut out: the right password gets in from a new browser', async () => {
  await pool.query('delete from sign_in_failure');
  await login('tidak.ada@naskah.example', 'x');
  await triedFromHere(61);
  const started = Date.now();
  expect((await login('direktur@naskah.example', demoPassword)).status).toBe(200);
  expect(Date.now() - started).toBeGreaterThan(900);
});

it('one address has 30 tries a day at an account, and many addresses together become slow', async () => {
  await pool.query('delete from sign_in_failure');
  let judged = 0;
  for (let quarter = 0; quarter < 6; quarter += 1) {
    for (let n = 0; n < 9; n += 1) judged += Number((await login(staf, 'x')).status === 401);
    await quarterLater();
  }
  expect(judged).toBe(30);
  expect((await login(staf, demoPassword)).body.message).toContain('Lupa kata sandi');
  await pool.query('delete from sign_in_failure');
  for (let n = 0; n < 20; n += 1) await login(staf, 'x', { address: `10.1.0.${n}` });
  const started = Date.now();
  const answers = await Promise.all([1, 2, 3, 4].map((n) => login(staf, 'x', { address: `10.2.0.${n}` })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 401, 429, 429]);
  expect(Date.now() - started).toBeGreaterThan(900);
});

it('whoever reads the mail of an account gets in: the link ends what was counted, and makes the browser known', async () => {
  await pool.query('delete from sign_in_failure');
  for (let n = 0; n < 9; n += 1) await login('legal@naskah.example', 'x');
  await stranger.post('/user/api/Account/ForgetPassword?email=legal@naskah.example');
  await jobs.runDue();
  const { rows } = await pool.query("select secret from mail where recipient = 'legal@naskah.example'");
  const token = /token=(\S+)/.exec(rows[0].secret)?.[1];
  const password = 'Kata-Sandi-Baru-9';
  const reset = await stranger.post('/user/api/Account/ResetPassword', { token, password });
  const cookie = cookieOf(reset.headers);
  expect(cookie).toContain('naskah_device=');
  for (let n = 0; n < 9; n += 1) await login('legal@naskah.example', 'x');
  expect((await login('legal@naskah.example', password, { cookie })).status).toBe(200);
});

it('refused sign-ins leave a trace on the account, the first, tenth, hundredth; never what was typed', async () => {
  await pool.query('delete from sign_in_failure; delete from audit_log');
  for (let n = 0; n < 12; n += 1) await login(staf, `rahasia ${n}`, { address: '10.9.9.9' });
  for (let n = 0; n < 12; n += 1) await login(`bukan-nama-${n}`, 'x', { address: '10.9.9.8' });
  const { rows } = await pool.query(
    "select record_id is null as unknown, after from audit_log where action = 'sign-in-refused' order by id",
  );
  const at = (address: string, why: string, count: number) => ({ address, why, count, isKnownDevice: false });
  expect(rows).toEqual([
    { unknown: false, after: at('10.9.9.9', 'password', 1) },
    { unknown: false, after: at('10.9.9.9', 'too-many', 10) },
    { unknown: true, after: at('10.9.9.8', 'unknown', 1) },
    { unknown: true, after: at('10.9.9.8', 'unknown', 10) },
  ]);
  await pool.query('delete from sign_in_failure');
  const metrics = await stranger.get<string>('/metrics');
  expect(metrics.body).toMatch(/sign_ins_total\{outcome="wrong"\} \d+/);
  expect(metrics.body).toMatch(/sign_ins_total\{outcome="throttled"\} \d+/);
  const admin = await signIn('staf');
  expect((await admin.get('/user/api/Role')).status).toBe(403);
  expect((await stranger.get<string>('/metrics')).body).toMatch(/refused_calls_total\{status="403"\} 1/);
});
