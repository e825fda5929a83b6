import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ArchiveDashboard } from '../../../domain/calls/dashboard.ts';
import { lateOf } from '../../../domain/dashboard.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import type { Caller, Ok } from '../../support/app.ts';
import { countStatements } from '../../support/count-statements.ts';
import { timesWritten } from '../../support/times-written.ts';
import { openDesk } from '../letters/desk.ts';

const desk = await openDesk();
const { staf, arsiparis } = desk.people;
const { db, pool } = desk.app;
const today = dayInWib();
await db.execute(sql`truncate archive, filing_unit cascade`);

const overview = async (by: Caller) => {
  const { status, body } = await by.get<Ok<ArchiveDashboard>>('/dashboard/api/Archive');
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const countAnew = () => db.execute(sql`delete from archive_figure`);
const unitOf = async (positionId: string): Promise<string> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select unit_id as id from position where id = ${positionId}`,
  );
  return rows[0]?.id ?? '';
};
const unitId = await unitOf(staf.positionId);
const elsewhere = await unitOf(desk.people.delegasi.positionId);

const file = async (over: Record<string, string | boolean | null> = {}): Promise<string> => {
  const row = {
    ...{
      status: 'closed',
      stage: 'active',
      active_until: null,
      inactive_until: null,
      final_disposition: null,
    },
    ...{ is_held: false, unit_id: unitId },
    ...over,
  };
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into filing_unit (id, code, title, classification_id, unit_id, year, status, stage, active_until, inactive_until,
      final_disposition, is_held)
    values (gen_random_uuid(), 'B-' || gen_random_uuid(), 'Berkas', ${desk.ids.classification}, ${row.unit_id}, 2026, ${row.status},
      ${row.stage}, ${row.active_until}, ${row.inactive_until}, ${row.final_disposition}, ${row.is_held})
    returning id`);
  return rows[0]?.id ?? '';
};
/** Items in a filing unit, or in none. */
const items = (
  count: number,
  { security = desk.ids.biasa, unit = unitId, filingUnitId = null as string | null } = {},
) =>
  db.execute(sql`
    insert into archive (id, title, document_date, classification_id, security_id, unit_id, filing_unit_id, development_level)
    select gen_random_uuid(), 'Arsip', '2026-01-01', ${desk.ids.classification}, ${security}, ${unit}, ${filingUnitId}::uuid, 'asli'
    from generate_series(1, ${count}::int)`);

test('counts what a unit has, what waits for filing and what is due when; the records unit counts all', async () => {
  const filed = await file({ status: 'open' });
  await items(3, { filingUnitId: filed });
  await items(2);
  await items(4, { unit: elsewhere });
  await file({ active_until: plusDays(today, -1) });
  await file({ active_until: today });
  await file({ active_until: plusDays(today, -1), is_held: true });
  await file({ stage: 'inactive', inactive_until: plusDays(today, -9), final_disposition: 'Musnah' });
  await file({ stage: 'inactive', inactive_until: plusDays(today, -9), final_disposition: 'Permanen' });
  await file({ stage: 'inactive', inactive_until: plusDays(today, 500), final_disposition: 'Musnah' });
  await file({ unit_id: elsewhere, active_until: plusDays(today, -1) });
  const own = await overview(staf);
  expect(own.unitName).not.toBeNull();
  expect(own.figures.stages.active).toBe(5);
  expect(own.figures).toMatchObject({ unfiled: 2, openUnits: 1, closedUnits: 6, heldUnits: 1 });
  expect(own.figures).toMatchObject({ unfiledInactive: 0, lateProposed: 0 });
  expect(own.figures.due).toHaveLength(13);
  expect(own.figures.due.slice(0, 2)).toEqual([
    { month: 'late', transfer: 1, destroy: 1, appraise: 1 },
    { month: today.slice(0, 7), transfer: 1, destroy: 0, appraise: 0 },
  ]);
  const all = await overview(arsiparis);
  expect(all.unitName).toBeNull();
  expect(all.figures.stages.active).toBe(9);
  expect(all.figures).toMatchObject({ unfiled: 6 });
  expect(all.figures.due[0]?.transfer).toBe(2);
});

test('of what is late it says how much stands in a proposal, as the list of what is due does', async () => {
  const fresh = async () => {
    await countAnew();
    return (await overview(staf)).figures;
  };
  const before = await fresh();
  const proposed = await file({ active_until: plusDays(today, -1) });
  await file({ active_until: plusDays(today, -1) });
  const { status } = await staf.post('/arsip/api/Retention/proposals', {
    kind: 'transfer',
    filingUnitIds: [proposed],
  });
  expect(status).toBe(200);
  const now = await fresh();
  expect([lateOf(now) - lateOf(before), now.lateProposed - before.lateProposed]).toEqual([2, 1]);
  const { body } = await staf.get('/arsip/api/Retention/due?kind=transfer&isHeld=false&PerPage=200');
  const items = body.data.items as { proposal: unknown }[];
  expect(items.filter(({ proposal }) => proposal)).toHaveLength(now.lateProposed);
  expect(items).toHaveLength(now.due[0]?.transfer ?? -1);
  // Clean up: later tests count these rows.
  await db.execute(sql`delete from retention_proposal_unit`);
  await db.execute(sql`delete from filing_unit where active_until = ${plusDays(today, -1)} and not is_held`);
  await countAnew();
});

test('what waits to be filed is as much as its list holds', async () => {
  await countAnew();
  const total = async (by: Caller, rest = '') =>
    (await by.get(`/arsip/api/Filing/unfiled?PerPage=1${rest}`)).body.data.totalCount;
  const sum = async (by: Caller) => {
    const { unfiled, unfiledInactive } = (await overview(by)).figures;
    return unfiled + unfiledInactive;
  };
  expect(await total(staf)).toBe(await sum(staf));
  expect(await total(arsiparis, '&unitId=all')).toBe(await sum(arsiparis));
});

test('a subsidiary\u2019s records unit counts its own company, not the others', async () => {
  const { rows } = await db.execute<{ id: string; isOther: boolean }>(sql`
    select o.id, o.company_code <> mine.company_code as "isOther" from organization_unit o, organization_unit mine
    where mine.id = ${await unitOf(arsiparis.positionId)} and o.id <> mine.id
    order by o.company_code = mine.company_code, o.code`);
  const other = rows.find(({ isOther }) => isOther)?.id ?? '';
  const role = async (name: string) => {
    await db.execute(
      sql`update organization_unit set archive_role = ${name} where id = ${await unitOf(arsiparis.positionId)}`,
    );
    await pool.query("select pg_notify('naskah_access', '')");
    return overview(await desk.app.signIn('arsiparis'));
  };
  const before = await role('unit_kearsipan_2');
  expect(before.servedUnits).toBe(rows.filter(({ isOther }) => !isOther).length + 1);
  await items(3, { unit: other });
  await countAnew();
  expect((await role('unit_kearsipan_2')).figures).toEqual(before.figures);
  await items(1);
  await countAnew();
  expect((await role('unit_kearsipan_2')).figures.stages.active).toBe(before.figures.stages.active + 1);
  await role('unit_kearsipan_1');
  await countAnew();
});

test('no figure tells of an item whose class hides that it exists', async () => {
  await countAnew();
  const before = (await overview(arsiparis)).figures.stages.active;
  await items(2, { security: desk.ids.rahasia });
  await items(1, { security: desk.ids.terbatas });
  await countAnew();
  expect((await overview(arsiparis)).figures.stages.active).toBe(before + 1);
});

test('space counts each content once', async () => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from archive where is_listed limit 2`);
  for (const [at, hash] of [
    [0, 'a'],
    [1, 'a'],
    [1, 'b'],
  ] as const)
    await db.execute(sql`insert into archive_file (id, archive_id, slot, title, file_name, mime_type, size, file_hash, added_by_user_id)
      values (gen_random_uuid(), ${rows[at]?.id}, ${hash === 'a' ? 1 : 2}, 'x', 'x.pdf', 'application/pdf', 1000, ${hash}, ${staf.userId})`);
  await countAnew();
  expect((await overview(arsiparis)).figures).toMatchObject({ files: 2, bytes: 2000 });
});

test('leaves out what lies where the role may not look, and is kept for ten minutes', async () => {
  await countAnew();
  await db.execute(
    sql`update archive set status = 'inactive' where id in (select id from archive where is_listed and unit_id = ${unitId} limit 1)`,
  );
  const { figures } = await overview(staf);
  expect(figures.stages.inactive).toBe(0);
  const seen = (await overview(arsiparis)).figures.stages;
  expect([seen.active, seen.inactive]).not.toEqual([0, 0]);
  await overview(arsiparis);
  expect(await countStatements(pool, () => overview(arsiparis))).toBe(1);
  await items(7);
  expect((await overview(staf)).figures.unfiled).toBe(figures.unfiled);
  await db.execute(sql`update archive_figure set counted_at = now() - interval '11 minutes'`);
  expect((await overview(staf)).figures.unfiled).toBe(figures.unfiled + 7);
});

test('is counted anew for who has acted since, and then again for everybody', async () => {
  await countAnew();
  const before = (await overview(staf)).figures.unfiled;
  await items(2);
  expect((await overview(staf)).figures.unfiled).toBe(before);
  const made = await staf.post('/letter/api/Label', {
    name: 'Sesudah tindakan',
    color: 'hijau',
    scope: 'pribadi',
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  expect((await overview(staf)).figures.unfiled).toBe(before + 2);
  expect(await countStatements(pool, () => overview(staf))).toBe(1);
});

test('is for who has the filing, and for nobody else', async () => {
  const withoutFiling = sql`update role set privileged_list = array_remove(privileged_list, '/dokumen/pemberkasan')
    where '/dokumen/pemberkasan' = any(privileged_list) returning id`;
  expect((await staf.get('/dashboard/api/Archive')).status).toBe(200);
  const { rows } = await db.execute<{ id: string }>(withoutFiling);
  await pool.query("select pg_notify('naskah_access', '')");
  const caller = await desk.app.signIn('staf');
  expect((await caller.get('/dashboard/api/Archive')).status).toBe(403);
  for (const { id } of rows)
    await db.execute(
      sql`update role set privileged_list = privileged_list || '{/dokumen/pemberkasan}' where id = ${id}`,
    );
  await pool.query("select pg_notify('naskah_access', '')");
});

test('is counted by one of those who look at once', async () => {
  await overview(staf);
  await db.execute(sql`update archive_figure set counted_at = now() - interval '11 minutes'`);
  const many = () => Promise.all([1, 2, 3, 4, 5, 6].map(() => overview(staf)));
  expect(await timesWritten(db, 'archive_figure', many)).toBe(1);
  await countAnew();
  expect(await timesWritten(db, 'archive_figure', many)).toBe(1);
});

test('requests that wait for the post\u2019s decision are told, nobody else\u2019s', async () => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from archive limit 2`);
  const ask = (id: string | undefined, stage: string, deciders: string[]) =>
    db.execute(sql`insert into access_request (id, archive_id, unit_id, by_user_id, by_position_id, reason, wanted_until, until_day, stage,
        decider_position_ids)
      select gen_random_uuid(), id, unit_id, ${staf.userId}, ${staf.positionId}, 'Perlu', ${plusDays(today, 9)},
        ${plusDays(today, 9)}, ${stage}, ${sql.param(deciders)}::uuid[] from archive where id = ${id ?? ''}`);
  expect((await overview(arsiparis)).requests).toBe(0);
  await ask(rows[0]?.id, 'waiting', [arsiparis.positionId, desk.people.atasan.positionId]);
  await ask(rows[1]?.id, 'waiting', [desk.people.atasan.positionId]);
  await ask(rows[1]?.id, 'refused', [arsiparis.positionId]);
  expect((await overview(arsiparis)).requests).toBe(1);
});
