import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { type Cells, oldDatabase } from '../../support/old-database.ts';

// Delegations and access requests from before they had a declared life keep what was done to them.

const { pool, db, before, put } = await oldDatabase('lives');

const [asker, head, archiveId, unitId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const stepsOf = async (id: string) =>
  (
    await pool.query(
      `select event, from_stage as "from", to_stage as "to", user_id as by, note, at from life_step
       where record_id = $1 order by at`,
      [id],
    )
  ).rows;

test('deactivated delegations are withdrawn ones, by whom the log says; the others stay given', async () => {
  await before('_lives_of_delegations');
  for (const id of [asker, head]) await put('user', { id, role_ids: [] });
  await put('organization_unit', { id: unitId });
  const [active, ended, unknown] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [id, isActive] of [
    [active, true],
    [ended, false],
    [unknown, false],
  ])
    await put('delegation', {
      ...{ id, from_user_id: asker, to_user_id: head, scopes: ['baca'], is_active: isActive },
      ...{
        start_date: '2026-01-05',
        end_date: '2099-01-01',
        created_at: '2026-01-05',
        updated_at: '2026-01-09',
      },
    });
  await pool.query(
    `insert into audit_log (user_id, action, resource, record_id, before, after, at)
     values ($1, 'update', 'pengaturan.delegasi', $2, '{"isActive": true}', '{"isActive": false}', '2026-01-07')`,
    [asker, ended],
  );
  await put('archive', { id: archiveId, unit_id: unitId });
  for (const [id, cells] of Object.entries(requests)) await put('access_request', { id, ...asked, ...cells });
  await migrate(db);
  const { rows } = await pool.query(
    `select d.id, d.stage, d.is_active as "isActive", p.value as period from delegation d
     join delegation_period p on p.id = d.id order by array_position($1::uuid[], d.id)`,
    [[active, ended, unknown]],
  );
  expect(rows).toEqual([
    { id: active, stage: 'given', isActive: true, period: 'now' },
    { id: ended, stage: 'withdrawn', isActive: true, period: 'over' },
    { id: unknown, stage: 'withdrawn', isActive: true, period: 'over' },
  ]);
  expect(await stepsOf(active)).toEqual([]);
  expect(await stepsOf(ended)).toMatchObject([
    { event: 'withdraw', by: asker, at: new Date('2026-01-07T00:00:00Z') },
  ]);
  expect(await stepsOf(unknown)).toMatchObject([{ event: 'withdraw', by: null }]);
});

const asked = {
  ...{ archive_id: archiveId, by_user_id: asker, reason: 'Perlu', state: 'waiting', made_reader: false },
  ...{ wanted_until: '2026-01-31', asked_at: '2026-01-05', decider_position_ids: [randomUUID()] },
};
const decided = { decided_at: '2026-01-06', decided_by_user_id: head, decided_by_position_id: randomUUID() };
const granted = { ...decided, from_day: '2026-01-06', until_day: '2026-01-20', made_reader: true };
const requests: Record<string, Cells> = {
  [randomUUID()]: { state: 'waiting' },
  [randomUUID()]: { state: 'approved', ...granted, note: 'Telaah' },
  [randomUUID()]: { state: 'refused', ...decided, note: 'Tidak perlu' },
  [randomUUID()]: { state: 'withdrawn', ended_at: '2026-01-07', ended_by_user_id: asker },
  [randomUUID()]: { state: 'expired', ...granted, ended_at: '2026-01-21' },
  [randomUUID()]: { state: 'expired', ended_at: '2026-02-01' },
  [randomUUID()]: {
    state: 'revoked',
    ...granted,
    ended_at: '2026-01-08',
    ended_by_user_id: head,
    end_reason: 'Cukup',
  },
};
test('access requests keep their stage, their decisions and ends as steps, and whom they made a reader', async () => {
  const ids = Object.keys(requests);
  const { rows } = await pool.query(
    `select stage, unit_id as unit, until_day::text as until, made_reader_ids as made, version from access_request
     order by array_position($1::uuid[], id)`,
    [ids],
  );
  const none = { unit: unitId, until: '2026-01-31', made: [] };
  const grant = { unit: unitId, until: '2026-01-20', made: [asker] };
  expect(rows).toEqual([
    { stage: 'waiting', ...none, version: 1 },
    { stage: 'approved', ...grant, version: 2 },
    { stage: 'refused', ...none, version: 2 },
    { stage: 'withdrawn', ...none, version: 2 },
    { stage: 'expired', ...grant, version: 3 },
    { stage: 'expired', ...none, version: 2 },
    { stage: 'revoked', ...grant, version: 3 },
  ]);
  const approve = { event: 'approve', from: 'waiting', to: 'approved', by: head };
  const steps = [
    [],
    [{ ...approve, note: 'Telaah' }],
    [{ event: 'refuse', from: 'waiting', to: 'refused', by: head, note: 'Tidak perlu' }],
    [{ event: 'withdraw', from: 'waiting', to: 'withdrawn', by: asker }],
    [approve, { event: 'expire', from: 'approved', to: 'expired', by: null }],
    [{ event: 'expire', from: 'waiting', to: 'expired', by: null }],
    [approve, { event: 'revoke', from: 'approved', to: 'revoked', by: head, note: 'Cukup' }],
  ];
  for (const [place, id] of ids.entries()) expect(await stepsOf(id)).toMatchObject(steps[place] ?? []);
});
