import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { personAs } from '../../../server/accounts/index.ts';
import { reportRows } from '../../../server/reports/export/report-rows.ts';
import { askedOf } from '../../../server/reports/report-query.ts';
import { openDesk } from '../letters/desk.ts';
import { base, inYear, rowsOf, summaryOf } from './desk.ts';

const { app, ids, people } = await openDesk();
const { arsiparis, direktur } = people;
const is: Record<string, string> = {};

// Hand-counted: three items of 2025 in two units, two of them in a closed filing unit past its active years.
beforeAll(async () => {
  await app.db.execute(sql`truncate archive, filing_unit cascade`);
  const { rows: units } = await app.db.execute<{ id: string }>(
    sql`select id from organization_unit where code in ('NTR.OPT', 'NTO.OPL') order by code`,
  );
  const [other, own] = units.map(({ id }) => id);
  const berkas = async (code: string, until: string, isHeld: boolean) => {
    const made = await app.db.execute<{ id: string }>(sql`
      insert into filing_unit (id, code, title, classification_id, unit_id, year, status, stage, closed_date,
        retention_start_date, active_until, is_held)
      values (gen_random_uuid(), ${code}, ${`Berkas ${code}`}, ${ids.classification}, ${own}, 2020, 'closed', 'active',
        '2020-12-31', '2021-01-01', ${until}, ${isHeld}) returning id`);
    return made.rows[0]?.id;
  };
  const over = await berkas('B1', '2023-12-31', false);
  const held = await berkas('B2', '2023-12-31', true);
  const item = async (
    title: string,
    values: { unit?: string | undefined; security?: string; berkas?: string | undefined; day?: string },
  ) => {
    const made = await app.db.execute<{ id: string }>(sql`
      insert into archive (id, title, document_date, classification_id, security_id, unit_id, filing_unit_id, development_level)
      values (gen_random_uuid(), ${title}, ${values.day ?? '2025-03-04'}, ${ids.classification},
        ${values.security ?? ids.biasa}, ${values.unit ?? own}, ${values.berkas ?? null}, 'asli') returning id`);
    return made.rows[0]?.id ?? '';
  };
  is.filed = await item('Laporan rekayasa lalu lintas', { berkas: over });
  is.held = await item('Perjanjian sewa', { berkas: held, day: '2025-05-06' });
  is.elsewhere = await item('Notula anak perusahaan', { unit: other, day: '2025-07-08' });
  is.secret = await item('Penyidikan rahasia', { security: ids.rahasia, berkas: over });
  is.older = await item('Arsip tahun lama', { day: '2019-01-01' });
}, 60_000);

test('the archive’s report counts items by unit, class, stage and due', async () => {
  const summary = await summaryOf(arsiparis, 'arsip');
  expect(summary).toMatchObject({
    total: 3,
    states: { active: 3 },
    overdue: 1,
    measured: { count: 0, median: null },
    kinds: [{ key: ids.classification, count: 3 }],
    securities: [{ key: ids.biasa, count: 3 }],
    due: [{ key: '2023', count: 2 }],
  });
  expect(summary.units.map((unit: { count: number; overdue: number }) => [unit.count, unit.overdue])).toEqual(
    [
      [2, 1],
      [1, 0],
    ],
  );
});

test('what retention did is counted by the day of its minutes, whatever the items’ own dates', async () => {
  const [unit] = (
    await app.db.execute<{ id: string; unitId: string }>(
      sql`select id, unit_id as "unitId" from filing_unit where code = 'B1'`,
    )
  ).rows;
  await app.db.execute(sql`
    with made as (
      insert into retention_proposal (id, kind, state, unit_id, created_by_user_id, created_by_position_id, ended_at)
      values (gen_random_uuid(), 'destroy', 'done', ${unit?.unitId}, ${arsiparis.userId}, ${arsiparis.positionId},
        '2026-02-03 09:00+07'),
        (gen_random_uuid(), 'transfer', 'refused', ${unit?.unitId}, ${arsiparis.userId}, ${arsiparis.positionId},
        '2026-02-03 09:00+07') returning id)
    insert into retention_proposal_unit (proposal_id, filing_unit_id, is_open) select id, ${unit?.id}, false from made`);
  const moved = async (query: string) => (await summaryOf(arsiparis, 'arsip', query)).moved;
  const none = { units: 0, items: 0 };
  // Its two items are of 2025; the secret one may not even be counted.
  expect(await moved('from=2026-01-01&to=2026-12-31')).toEqual({
    ...{ transfer: none, permanent: none },
    destroy: { units: 1, items: 1 },
  });
  expect(await moved(inYear)).toEqual({ transfer: none, destroy: none, permanent: none });
  expect((await summaryOf(arsiparis, 'naskah-dinas')).moved).toBeNull();
});

test('its rows are those whose existence may be known, the latest first, with where they are filed', async () => {
  expect(await rowsOf(arsiparis, 'arsip')).toEqual([is.elsewhere, is.held, is.filed]);
  const { body } = await arsiparis.get(`${base}/arsip?${inYear}&FirstChar=rekayasa`);
  expect(body.data.items).toMatchObject([
    { id: is.filed, filingUnitName: 'B1 Berkas B1', dueOn: '2023-12-31', state: 'active', hours: null },
  ]);
  expect(await rowsOf(arsiparis, 'arsip', `${inYear}&FirstChar=penyidikan`)).toEqual([]);
  expect((await arsiparis.get(`${base}/arsip/${is.secret}`)).status).toBe(404);
});

test('a file has each item once, also when items are added while it is written', async () => {
  const many = (count: number, day: string) =>
    app.db.execute(sql`
      insert into archive (id, title, document_date, classification_id, security_id, unit_id, development_level)
      select gen_random_uuid(), 'Banyak', ${day}::date - g % 20, ${ids.classification}, ${ids.biasa}, a.unit_id, 'asli'
      from generate_series(1, ${count}::int) g, (select unit_id from archive where id = ${is.filed}) a`);
  await many(600, '2018-06-30');
  const query = {
    page: 1,
    perPage: 10,
    order: 'DESC' as const,
    firstChar: '',
    filters: { from: '2018-01-01', to: '2018-12-31' },
  };
  const actor = await personAs(app.db, arsiparis.userId, null);
  if (!actor) throw new Error('The archivist is gone');
  for (const [direction, before, count] of [
    ['ASC', '2018-01-21', 600],
    ['DESC', '2018-12-31', 609],
  ] as const) {
    const seen: string[] = [];
    const asked = { search: sql``, firstChar: '', direction };
    for await (const { id } of reportRows(app.db, actor, askedOf('arsip', query), asked, 50_000)) {
      seen.push(id);
      // New rows sort before those already read.
      if (seen.length === 1) await many(9, before);
    }
    expect([new Set(seen).size, seen.length]).toEqual([count, count]);
  }
  await app.db.execute(sql`delete from archive where title = 'Banyak'`);
});

test('an item tells its dates and where it is opened', async () => {
  const { body } = await arsiparis.get(`${base}/arsip/${is.filed}`);
  expect(body.data).toMatchObject({ report: 'arsip', detailUrl: `/dokumen/arsip-aktif/${is.filed}` });
  expect(body.data.steps.map((step: { event: string }) => step.event)).toEqual([
    'fileClosed',
    'retentionBegins',
    'activeUntil',
    'dated',
    'archived',
  ]);
});

test('narrowed and as files it says the same; letters’ filters are none of its own', async () => {
  expect(await rowsOf(arsiparis, 'arsip', `${inYear}&state=inactive`)).toEqual([]);
  expect(
    await rowsOf(arsiparis, 'arsip', `${inYear}&archiveClassificationId=${ids.classification}`),
  ).toHaveLength(3);
  const file = await arsiparis.get<string>(`${base}/arsip/export?format=csv&${inYear}`);
  expect(file.body.trim().split('\r\n')).toHaveLength(4);
  expect(file.body).toContain('2025-03-04;');
  expect((await arsiparis.get(`${base}/arsip/export?format=pdf&${inYear}`)).status).toBe(200);
  expect((await arsiparis.get(`${base}/arsip?naskahDinasCategoryId=${ids.subType}`)).status).toBe(400);
  expect((await direktur.get(`${base}/arsip`)).status).toBe(403);
});
