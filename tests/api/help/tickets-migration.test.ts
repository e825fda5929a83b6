import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';

// Tickets from when they had tables of their own: each message is a step, each picture a file of the record.

const app = await testApp();
const { db, signIn } = app;
const staf = await signIn('staf');
const admin = await signIn('admin');
const folder = new URL('../../../server/db/migrations/', import.meta.url);
const statementsOf = (end: string): string[] =>
  readFileSync(new URL(readdirSync(folder).find((name) => name.endsWith(end)) ?? '', folder), 'utf8').split(
    '--> statement-breakpoint',
  );
const run = async (statements: string[]) => {
  for (const statement of statements) await db.execute(sql.raw(statement));
};
const idOf = async (who: typeof staf) =>
  (await who.get('/user/api/Account/GetUserByToken')).body.data.id as string;
const [person, helper] = [await idOf(staf), await idOf(admin)];
const id = '018f0000-0000-7000-8000-000000000001';
const other = '018f0000-0000-7000-8000-000000000002';

/** A message and, of the same moment, its audit row, as the calls wrote them. */
let at = 0;
async function write(
  ticket: string,
  {
    by,
    text,
    event,
    action,
    after,
  }: Record<'by' | 'text' | 'action', string> & { event?: string; after: object },
) {
  at += 1;
  const moment = new Date(Date.UTC(2026, 0, 5, 1, at));
  const message = action === 'create' ? ticket : crypto.randomUUID();
  await db.execute(sql`insert into help_message (id, ticket_id, user_id, side, text, event, created_at)
    values (${message}, ${ticket}, ${by}, ${by === helper ? 'helpdesk' : 'person'}, ${text}, ${event ?? null}, ${moment.toISOString()})`);
  await db.execute(sql`insert into audit_log (at, user_id, entry_id, action, resource, record_id, after)
    values (${moment.toISOString()}, ${by}, gen_random_uuid(), ${action}, 'help.ticket', ${ticket}, ${JSON.stringify(after)})`);
  return message;
}
const attach = async (message: string, name: string) => {
  await db.execute(sql`insert into help_file (id, message_id, file_hash, file_name, mime_type, size)
    values (gen_random_uuid(), ${message}, ${name.padEnd(64, '0')}, ${name}, 'image/png', 7)`);
};

test('nothing of an old ticket is lost, and it goes on as it was', async () => {
  await run(
    statementsOf('_help_desk.sql').filter((text) => /CREATE TABLE "help_(file|message|ticket)"/.test(text)),
  );
  await db.execute(sql`delete from record_counter where resource = 'help.helpdesk'`);
  await db.execute(sql`insert into help_ticket (id, user_id, position_name, unit_name, subject, kind, state, page, browser, request_id, assignee_id, created_at, updated_at)
    values (${id}, ${person}, 'Staf', 'Divisi Lama', 'Lampiran', 'gangguan', 'working', '/faq', 'Chrome', 'r-1', ${helper}, '2026-01-05T01:01:00Z', '2026-01-05T02:00:00Z'),
      (${other}, ${person}, '', '', 'Kosong', 'usulan', 'new', '', '', '', null, '2026-01-06T01:01:00Z', '2026-01-06T01:01:00Z')`);
  await attach(
    await write(id, { by: person, text: 'Ceritanya', action: 'create', after: { subject: 'Lampiran' } }),
    'awal.png',
  );
  const assign = { event: 'assign', action: 'assign', by: helper };
  await write(id, { ...assign, text: 'Ida', after: { state: 'working', assigneeId: helper } });
  await attach(
    await write(id, { by: helper, text: 'Jawaban', action: 'reply', after: { state: 'answered' } }),
    'jawab.png',
  );
  await write(id, { ...assign, text: '', after: { state: 'answered', assigneeId: null } });
  await write(id, { by: person, text: 'Balasan', action: 'reply', after: { state: 'new' } });
  await write(id, { by: person, text: '', event: 'close', action: 'close', after: { state: 'closed' } });
  await write(id, { by: helper, text: '', event: 'reopen', action: 'reopen', after: { state: 'new' } });
  await write(id, { ...assign, text: 'Ida', after: { state: 'working', assigneeId: helper } });
  await write(other, { by: person, text: 'Tanpa apa-apa', action: 'create', after: { subject: 'Kosong' } });
  await db.execute(
    sql`insert into notification_choice (user_id, kind, channel, is_on) values (${person}, 'bantuan.tiket', 'mail', false)`,
  );
  await db.execute(
    sql`update role set privileged_list = array_remove(privileged_list, '/helpdesk') where code = 'admin'`,
  );
  await run(statementsOf('_helpdesk_tickets.sql').filter((text) => !/^\s*(CREATE|ALTER)/.test(text)));

  const again = await signIn('admin');
  await expect
    .poll(async () => (await again.get(`/help/api/Ticket/${id}`)).status, { timeout: 15_000 })
    .toBe(200);
  const { data } = (await staf.get(`/help/api/Ticket/${id}`)).body;
  expect(data).toMatchObject({
    ...{ number: '0001', subject: 'Lampiran', kind: 'gangguan', description: 'Ceritanya', stage: 'working' },
    ...{ page: '/faq', browser: 'Chrome', requestId: 'r-1', post: 'Staf, Divisi Lama', assigneeId: helper },
    ...{ createdAt: '2026-01-05T01:01:00.000Z', updatedAt: '2026-01-05T02:00:00.000Z', version: 8 },
  });
  expect(data.pictures.map(({ title }: { title: string }) => title)).toEqual(['awal.png', 'jawab.png']);
  const { items } = (await staf.get(`/help/api/Ticket/${id}/steps`)).body.data;
  expect(items.map((step: Record<string, unknown>) => [step.event, step.from, step.to, step.note])).toEqual([
    [null, null, 'new', null],
    ['assign', 'new', 'working', 'Ida'],
    ['answer', 'working', 'answered', 'Jawaban'],
    ['assign', 'answered', 'answered', null],
    ['reply', 'answered', 'new', 'Balasan'],
    ['close', 'new', 'closed', null],
    ['reopen', 'closed', 'new', null],
    ['assign', 'new', 'working', 'Ida'],
  ]);
  expect(items[2].values.pictures).toEqual([data.pictures[1]]);
  const history = (await staf.get(`/help/api/Ticket/${id}/history`)).body.data.items;
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    ...Array(7).fill('stage'),
    'create',
  ]);
  expect((await staf.get(`/help/api/Ticket/${other}`)).body.data).toMatchObject({
    ...{ number: '0002', stage: 'new', pictures: [], page: null, post: null },
  });
  expect(
    (
      await db.execute(
        sql`select record_id, file_hash from record_file where resource = 'help.helpdesk' order by created_at`,
      )
    ).rows,
  ).toEqual(['awal.png', 'jawab.png'].map((name) => ({ record_id: id, file_hash: name.padEnd(64, '0') })));
  expect(
    (await db.execute(sql`select kind from notification_choice where user_id = ${person}`)).rows,
  ).toEqual([{ kind: 'tahap.giliran' }]);

  const next = await staf.post('/help/api/Ticket', {
    subject: 'Baru',
    kind: 'usulan',
    description: 'Lanjut',
  });
  expect(next.body.data.number).toBe('0003');
  const answered = await again.post(`/help/api/Ticket/${id}/event`, { event: 'answer', note: 'Lanjut' });
  expect(answered.body.data.record).toMatchObject({ stage: 'answered', version: 9 });
});
