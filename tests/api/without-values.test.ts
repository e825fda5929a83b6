import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../support/app.ts';
import { base } from './transfer/import-desk.ts';
import { checked, settled } from './transfer/transfers.ts';

// A failing statement must not leak its values to the log, the console or a job's output.

const log: string[] = [];
const { pool, jobs, signIn, stranger } = await testApp({ log });
const staf = await signIn('staf');
const admin = await signIn('admin');
const secret = 'Rekayasa sangat rahasia';

beforeEach(() => {
  log.length = 0;
});

/** Every row this table is given is refused, in words that repeat it. */
const refuse = async (table: string, when = 'insert'): Promise<void> => {
  await pool.query(`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no room for %', coalesce(new, old) using detail = coalesce(new, old)::text; end $$`);
  await pool.query(
    `create trigger no_room before ${when} on "${table}" for each row execute function no_room()`,
  );
};
const allow = (table: string) => pool.query(`drop trigger no_room on "${table}"`);

const outputs = async (): Promise<string> =>
  JSON.stringify((await pool.query('select output from pgboss.job where output is not null')).rows);

test('a letter that cannot be stored leaves in the log which statement failed and why, and nothing of the letter', async () => {
  await refuse('letter');
  const { status } = await staf.post('/letter/api/Letter', { subject: secret, content: `<p>${secret}</p>` });
  await allow('letter');
  expect(status).toBe(500);
  expect(log).toHaveLength(1);
  expect(log[0]).not.toContain(secret);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    msg: 'unforeseen',
    err: {
      type: 'DrizzleQueryError',
      message: expect.stringContaining('insert into "letter"'),
      stack: expect.stringContaining(' at '),
      cause: { code: 'P0001', routine: 'exec_stmt_raise' },
    },
  });
});

test('neither does a password', async () => {
  await refuse('credential', 'insert or update');
  const password = 'Kata-Sandi-Baru-9';
  const body = { currentPassword: 'Naskah-2026!', password };
  const { status } = await staf.post('/user/api/Account/ChangePassword', body);
  await allow('credential');
  expect(status).toBe(500);
  expect(log.join()).toContain('credential');
  expect(log.join()).not.toMatch(/argon2|Kata-Sandi/);
});

test('a failed job keeps why, without the link of the mail it was to write', async () => {
  await refuse('mail');
  await stranger.post('/user/api/Account/ForgetPassword?email=legal@naskah.example');
  await jobs.runDue();
  expect(await outputs()).toMatch(/insert into \\"mail\\"/);
  expect(await outputs()).not.toMatch(/token=|legal@naskah/);
  // Errors in a job run by the queue itself take another path.
  await pool.query("update pgboss.job set output = null, start_after = now(), state = 'retry'");
  await jobs.start();
  await vi.waitFor(async () => expect(await outputs()).toMatch(/insert into \\"mail\\"/), 30_000);
  await jobs.stop();
  expect(await outputs()).not.toMatch(/token=|legal@naskah/);
  await allow('mail');
});

test('many at once tell each fault without its values', async () => {
  const url = '/master-data/api/Faq';
  const made = await admin.post(url, { code: 'R-1', category: 'akun', question: secret, answer: 'Jawaban' });
  await refuse('faq', 'update or delete');
  const { body } = await admin.post(`${url}/bulk`, { action: 'delete', ids: [made.body.data.id] });
  await allow('faq');
  expect(body.data.refused).toHaveLength(1);
  expect(log).toHaveLength(1);
  expect(log[0]).toContain('faq');
  expect(log[0]).not.toContain(secret);
});

test('an import that fails tells the console without its rows', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { id } = await checked(admin, base, `Kode;Nama;isLeaf\nZY.1;${secret};t\n`);
  await refuse('archive_classification');
  await admin.post(`${base}/import/${id}/apply`);
  const { message } = await settled(admin, base, id);
  await allow('archive_classification');
  const words = told.mock.calls.flat().join();
  told.mockRestore();
  expect(message).toContain('gangguan');
  expect(words).toContain('archive_classification');
  expect(words).not.toContain(secret);
});

test('a fault that comes again and again is not written again and again', async () => {
  await refuse('letter');
  for (let call = 0; call < 30; call += 1) await staf.post('/letter/api/Letter', { subject: secret });
  await allow('letter');
  expect(log.length).toBeLessThanOrEqual(20);
});
