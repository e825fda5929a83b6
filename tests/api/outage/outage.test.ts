import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';

// A failing dependency gives 503 with a retry time, and the operator is informed.

const { app, db, pool, stranger, signIn } = await testApp({ connections: 8 });
const wrong = { email: 'tidak.ada@naskah.example', password: 'Salah-2026!' };

test('a session is set as the embedded server is, on whosever server it is opened', async () => {
  const { rows } = await pool.query(`select name, setting from pg_settings where name in ('jit', 'work_mem',
    'lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`);
  expect(rows.map(({ name, setting }) => [name, setting])).toEqual([
    ['idle_in_transaction_session_timeout', '120000'],
    ['jit', 'off'],
    ['lock_timeout', '8000'],
    ['statement_timeout', '120000'],
    ['work_mem', '8192'],
  ]);
});

test('nothing sets a session as it greets: a pooler would refuse it', () => {
  const { options, lock_timeout, statement_timeout } = pool.options;
  expect([options, lock_timeout, statement_timeout]).toEqual([undefined, undefined, undefined]);
});

test('a request has an end, also one whose body never comes', () => {
  expect(app.server.requestTimeout).toBe(300_000);
});

test('ready is said in time, also while all sessions are taken', async () => {
  expect((await stranger.get('/readyz')).status).toBe(200);
  // Seven, not eight: one session listens for other processes' messages.
  const held = await Promise.all(Array.from({ length: 7 }, () => pool.connect()));
  const begun = performance.now();
  const { status, body } = await stranger.get('/readyz');
  expect([status, body]).toEqual([503, { status: 'database unreachable' }]);
  expect(performance.now() - begun).toBeLessThan(2000);
  for (const session of held) session.release();
});

test('a session ended by the server under a call is 503, and the next call is answered', async () => {
  const ended = await raisedBy('57P01');
  expect(ended.status).toBe(503);
  expect(ended.headers['retry-after']).toBe('5');
  expect(ended.body.message).toContain('Basis data sedang tidak dapat dihubungi');
  expect((await stranger.post('/user/api/Account/login', wrong)).status).toBe(401);
});

test('a full disk is said in words to who writes, and to who watches; reading goes on', async () => {
  const staf = await signIn('staf');
  const full = await raisedBy('53100');
  expect(full.status).toBe(503);
  expect(full.headers['retry-after']).toBe('60');
  expect(full.body.message).toContain('Ruang simpan server penuh');
  const ready = await stranger.get('/readyz');
  expect([ready.status, ready.body]).toEqual([503, { status: 'disk full' }]);
  expect((await staf.get('/letter/api/Letter')).status).toBe(200);
});

/** Signs in while counting the attempts fails with this database error code. */
async function raisedBy(code: string) {
  await db.execute(
    sql.raw(`create or replace function fail_for_test() returns trigger language plpgsql as
      $$ begin raise exception 'for a test' using errcode = '${code}'; end $$`),
  );
  await db.execute(sql`create or replace trigger fail_for_test before insert or update on sign_in_failure
    for each row execute function fail_for_test()`);
  const answer = await stranger.post('/user/api/Account/login', wrong);
  await db.execute(sql`drop trigger fail_for_test on sign_in_failure`);
  return answer;
}
