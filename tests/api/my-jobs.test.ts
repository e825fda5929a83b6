import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { RunningJob } from '../../domain/calls/jobs.ts';
import { newId } from '../../server/db/ids.ts';
import { type Ok, testApp } from '../support/app.ts';

const { db, signIn, stranger } = await testApp();
type Jobs = Ok<{ items: RunningJob[] }>;
const admin = await signIn('admin');
const staff = await signIn('staf');
const me = await admin.get('/user/api/Account/GetUserByToken');

async function importOf(ownerId: string, state: string, ago = '0 seconds'): Promise<string> {
  const id = newId();
  await db.execute(sql`insert into import_job (id, owner_id, resource, state, file_name, "table", row_count, done, total, heartbeat_at)
    values (${id}, ${ownerId}, 'master-data.instansi', ${state}, 'instansi.csv', '{}', 10, 4, 10, now() - ${ago}::interval)`);
  return id;
}
const jobsOf = async (actor: typeof admin) => (await actor.get<Jobs>('/task/api/Job')).body.data.items;

it('tells a person of their own imports, how far they are and how they ended, and nobody else of them', async () => {
  const running = await importOf(me.body.data.id, 'applying');
  const ended = await importOf(me.body.data.id, 'done', '1 minute');
  await importOf(me.body.data.id, 'done', '1 hour');
  await importOf(me.body.data.id, 'uploaded');
  const jobs = (await jobsOf(admin)).filter(({ kind }) => kind === 'import');
  expect(jobs.map(({ id, state, canCancel }) => ({ id, state, canCancel }))).toEqual([
    { id: ended, state: 'done', canCancel: false },
    { id: running, state: 'running', canCancel: true },
  ]);
  expect(jobs[1]).toMatchObject({ title: 'instansi.csv', done: 4, total: 10, href: '/master-data/instansi' });
  expect((await jobsOf(staff)).filter(({ kind }) => kind === 'import')).toEqual([]);
  expect((await stranger.get('/task/api/Job')).status).toBe(401);
});

it('tells of an import that is being undone, which nobody stops half-way', async () => {
  const [running, ended] = [
    await importOf(me.body.data.id, 'undoing'),
    await importOf(me.body.data.id, 'undone', '1 minute'),
  ];
  const jobs = (await jobsOf(admin)).filter(({ id }) => id === running || id === ended);
  expect(jobs.map(({ id, state, canCancel }) => [id, state, canCancel])).toEqual([
    [ended, 'done', false],
    [running, 'running', false],
  ]);
});

it('does not call an import running whose worker fell silent', async () => {
  const silent = await importOf(me.body.data.id, 'checking', '2 minutes');
  expect((await jobsOf(admin)).find(({ id }) => id === silent)?.state).toBe('failed');
});

it('tells whoever wrote a letter that its files are being read; not of a secret one, and not others', async () => {
  const post = sql`(select position_id from letter where user_id = ${me.body.data.id} limit 1)`;
  const { rows } = await db.execute<{ id: string }>(sql`select id from letter
    where user_id = ${me.body.data.id} and position_id = ${post} and security_rank = 1 limit 2`);
  for (const [index, { id }] of rows.entries()) {
    await db.execute(
      sql`insert into file_text (file_hash, mime_type, state) values (${`h${index}`}, 'image/png', 'waiting')`,
    );
    await db.execute(sql`insert into letter_attachment (id, letter_id, title, file_name, mime_type, size, file_hash, "order")
      values (${newId()}, ${id}, 'Pindaian', 'a.png', 'image/png', 1, ${`h${index}`}, 90)`);
  }
  const [open, secret] = rows;
  if (!open || !secret) throw new Error('The demo has two letters of this person');
  await db.execute(sql`update letter set security_rank = 3 where id = ${secret.id}`);
  const told = (await jobsOf(admin)).filter(({ kind }) => kind === 'text').map(({ id }) => id);
  expect(told).toContain(open.id);
  expect(told).not.toContain(secret.id);
  expect((await jobsOf(staff)).map(({ id }) => id)).not.toContain(open.id);
});
