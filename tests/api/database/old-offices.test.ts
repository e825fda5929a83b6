import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, expect, inject, test } from 'vitest';
import { openPool } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { databaseUrl, onServer } from '../../support/database-server.ts';

// An office that worked before there were roles of holdings (0060), forms of paper (0062), desks of persons (0066) and parts
// of officials (0073) has everything afterwards, each where it belongs; in its posts with several holders too.

const { url } = inject('database');
const name = `naskah_test_old_${process.pid}`;
await onServer(url, `CREATE DATABASE ${name}`);
const { pool, db, close } = openPool(databaseUrl(url, name));
afterAll(async () => {
  await close();
  await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
});

const journal = JSON.parse(readFileSync('server/db/migrations/meta/_journal.json', 'utf8')) as {
  entries: { idx: number; when: number }[];
};
/** As the version with this many migrations left it. */
const upTo = (count: number) =>
  migrate(db, {
    only: journal.entries
      .filter(({ idx }) => idx < count)
      .map(({ when }) => ({ hash: '', created_at: String(when) })),
  });

type Cells = Record<string, unknown>;
/** A row with what it says; what a column needs besides is anything of its type. */
async function put(table: string, cells: Cells): Promise<string> {
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
       and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const row: Cells = {
    ...Object.fromEntries(rows.map(({ name, type }) => [name, anything(type)])),
    ...cells,
  };
  const names = Object.keys(row);
  const session = await pool.connect();
  try {
    // Rows of their own, without all that they refer to.
    await session.query('set session_replication_role = replica');
    await session.query(
      `insert into "${table}" (${names.map((one) => `"${one}"`).join(', ')})
       values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
  } finally {
    await session.query('set session_replication_role = default');
    session.release();
  }
  return String(row.id ?? '');
}

function anything(type: string): unknown {
  if (type === 'uuid' || type === 'text') return randomUUID();
  if (type === 'boolean') return false;
  if (type === 'ARRAY') return [];
  if (type === 'jsonb') return {};
  if (type === 'date' || type.startsWith('timestamp')) return '2024-01-02';
  return 1;
}

const cellOf = async (statement: string, ...values: unknown[]): Promise<unknown> => {
  const { rows } = await pool.query({ text: statement, values, rowMode: 'array' });
  return rows[0]?.[0];
};
const ownerOf = (table: string, id: string) =>
  cellOf(`select only_user_id from "${table}" where id = $1`, id);

const person = (id: string, roles: string[] = []) =>
  put('user', { id, role_ids: roles, is_active: true, email: `${id}@old.example` });
const holding = (userId: string, positionId: string, startDate = '2024-01-01') =>
  put('job_mapping', { user_id: userId, position_id: positionId, type: 'definitif', start_date: startDate });

const [ani, budi, citra, delegate] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const [officers, head] = [randomUUID(), randomUUID()];
const role = randomUUID();
const old: Record<string, string> = {};

test('what the old version wrote is taken over', async () => {
  await upTo(60);
  await put('role', { id: role, name: 'Pegawai', privileged_list: [], is_active: true });
  for (const id of [officers, head]) await put('position', { id, is_active: true });
  await Promise.all([ani, budi, citra, delegate].map((id) => person(id, [role])));
  // Two officers; Ani is head of something besides, since later.
  for (const one of [ani, budi]) await holding(one, officers);
  old.further = await holding(ani, head, '2025-01-01');
  old.session = await put('session', { user_id: ani, entry_id: old.further });
  const letter = (cells: Cells) =>
    put('letter', { state: 'sent', subject: 'Lama', position_id: citra, user_id: citra, ...cells });
  old.draft = await letter({ state: 'draft', position_id: officers, user_id: budi });
  old.letter = await letter({});
  const receiver = { letter_id: old.letter, kind: 'receiver', position_id: officers };
  for (const [order, userId] of [ani, budi].entries())
    await put('letter_recipient', { ...receiver, order, user_id: userId });
  old.item = await put('inbox_item', {
    ...{ letter_id: old.letter, position_id: officers, kind: 'receiver', subject: 'Lama', is_open: true },
    read_at: '2024-01-03',
  });
  await put('letter_timeline', { letter_id: old.letter, event: 'read', user_id: ani, position_id: officers });
  old.review = await letter({ state: 'review' });
  const asked = { letter_id: old.review, position_id: officers };
  await put('letter_reviewer', { ...asked, order: 1, user_id: budi });
  old.task = await put('task', { ...asked, kind: 'review', only_user_id: null });
  old.kind = await put('script_sub_type', { code: 'KEPDIR', name: 'Keputusan', arrangement: 'nota' });
  const printed = await letter({ script_sub_type_id: old.kind, position_id: citra });
  await put('letter_document', { letter_id: printed, printed: { facts: { from: 'Direksi' } } });
  await upTo(67);
});

test('a further post goes on with the roles of its person, and what is signed in with it', async () => {
  expect(await cellOf('select role_ids from job_mapping where id = $1', old.further)).toEqual([role]);
  const entry = await cellOf('select role_entry_id($1, $2)', old.further, role);
  expect(await cellOf('select entry_id from session where id = $1', old.session)).toBe(entry);
  expect(await cellOf('select main_roles($1)', ani)).toEqual([role]);
});

test('what was printed stays as it was, while its kind gets the form that fits it', async () => {
  expect(await cellOf('select arrangement from script_sub_type where id = $1', old.kind)).toBe('keputusan');
  expect(await cellOf(`select printed->'facts'->>'arrangement' from letter_document`)).toBe('nota');
});

test('of several holders each has what names them, read by whom it was read', async () => {
  expect(await ownerOf('letter', old.draft ?? '')).toBe(budi);
  expect(await ownerOf('task', old.task ?? '')).toBe(budi);
  const { rows } = await pool.query(
    'select only_user_id as owner, read_at is not null as "isRead" from inbox_item where letter_id = $1 order by id = $2 desc',
    [old.letter, old.item],
  );
  expect(rows).toEqual([
    { owner: ani, isRead: true },
    { owner: budi, isRead: false },
  ]);
});

test('what delegates were given in their own name is the officials’', async () => {
  await upTo(73);
  const delegationId = await put('delegation', {
    ...{ from_position_id: officers, from_user_id: budi, to_user_id: delegate },
    ...{ start_date: '2024-01-01', end_date: '2024-02-01', scopes: ['periksa'], is_active: true },
  });
  const letterId = await put('letter', {
    state: 'review',
    subject: 'a.n.',
    position_id: citra,
    user_id: citra,
  });
  const named = {
    letter_id: letterId,
    position_id: officers,
    user_id: delegate,
    delegation_id: delegationId,
  };
  await put('letter_recipient', { ...named, kind: 'receiver', order: 1 });
  await put('letter_reviewer', { ...named, order: 1 });
  const given = { letter_id: letterId, position_id: officers, only_user_id: delegate };
  const item = await put('inbox_item', { ...given, kind: 'receiver', subject: 'a.n.' });
  const task = await put('task', { ...given, kind: 'review' });
  await migrate(db);
  expect([await ownerOf('inbox_item', item), await ownerOf('task', task)]).toEqual([budi, budi]);
});
