import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { runRetention } from '../../../server/archive/retention/nightly-run.ts';
import { countArchive } from '../../../server/dashboard/archive-figures.ts';
import { emitNightlyEvents } from '../../../server/triggers/nightly-events.ts';
import type { Caller } from '../../support/app.ts';
import { base, openRetentionDesk } from './retention-desk.ts';

const desk = await openRetentionDesk();
const { app, ids, unitId, recordsUnitId, due, begun, must, unitNow, approved, eventOf } = desk;
const { staf, delegasi, arsiparis, direktur, legal, admin, archivist, auditor } = desk.people;

describe('what is due', () => {
  test('is listed for the unit and the records unit, by classification, unit and year', async () => {
    const [own, foreign] = [await due('transfer'), await due('transfer', { unitId: recordsUnitId })];
    const codes = async (by: Caller, query = '') =>
      (await by.get(`${base}/due?kind=transfer&PerPage=100${query}`)).body.data.items.map(
        (unit: { code: string }) => unit.code,
      );
    expect(await codes(staf)).toContain(own.code);
    expect(await codes(staf)).not.toContain(foreign.code);
    expect(await codes(arsiparis)).toEqual(expect.arrayContaining([own.code, foreign.code]));
    expect(
      await codes(arsiparis, `&unitId=${unitId}&year=2015&classificationId=${ids.classification}`),
    ).not.toContain(foreign.code);
    expect(await codes(delegasi)).not.toContain(own.code);
    for (const query of ['kind=apa', 'kind=transfer&apa=1', 'year=x'])
      expect((await staf.get(`${base}/due?${query}`)).status).toBe(400);
  });
});

describe('the nightly run', () => {
  test('is tried without doing anything, tells once, and is idempotent', async () => {
    await app.db.execute(sql`delete from retention_due`);
    await app.db.execute(sql`delete from notification`);
    const made = await due('transfer');
    const tried = (await arsiparis.get(`${base}/run?dryRun=true`)).body.data;
    expect(tried.isTrial).toBe(true);
    const count = async (what: ReturnType<typeof sql>) =>
      (await app.db.execute<{ n: number }>(sql`select count(*)::int as n from ${what}`)).rows[0]?.n;
    expect(await count(sql`retention_due`)).toBe(0);
    const first = await runRetention(app, new Date());
    expect(first.found).toEqual(tried.found);
    expect(first.byUnit.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.units - b.units)).toEqual(
      tried.byUnit.toSorted(
        (a: { kind: string; units: number }, b: { kind: string; units: number }) =>
          a.kind.localeCompare(b.kind) || a.units - b.units,
      ),
    );
    const told = await count(sql`notification`);
    expect(told).toBeGreaterThan(0);
    const again = await runRetention(app, new Date());
    expect(again.found.every(({ units }) => units === 0)).toBe(true);
    expect(await count(sql`notification`)).toBe(told);
    await arsiparis.post(`/arsip/api/FilingUnit/${made.id}/hold`, { reason: 'Audit' });
    await runRetention(app, new Date());
    expect(await count(sql`retention_due where filing_unit_id = ${made.id}`)).toBe(0);
    expect((await staf.get(`${base}/run?dryRun=true`)).status).toBe(403);
    expect((await arsiparis.get(`${base}/run`)).status).toBe(400);
  });
});

describe('events while retention is under way', () => {
  const moved = async (id: string, retentionStartDate: string) => {
    const { version } = (await arsiparis.get(`/arsip/api/Event/${id}`)).body.data;
    const answer = await arsiparis.put(`/arsip/api/Event/${id}`, { version, retentionStartDate });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };

  test('a later date of the event does not take back the years an appraisal gave', async () => {
    const made = await due('appraise');
    const eventId = await eventOf('2015-12-31');
    await app.db.execute(sql`update filing_unit set event_id = ${eventId} where id = ${made.id}`);
    const id = await begun(arsiparis, 'appraise', [made.id]);
    await must(arsiparis, id, 'submit');
    const decisions = [{ filingUnitId: made.id, decision: 'Perpanjang', extraYears: 10 }];
    await must(archivist, id, 'appraise', { decisions });
    await must(direktur, id, 'approve');
    expect(await unitNow(made.id)).toMatchObject({ inactiveUntil: '2030-12-31', extendedYears: 10 });
    await moved(eventId, '2016-06-30');
    expect(await unitNow(made.id)).toMatchObject({
      retentionStartDate: '2016-06-30',
      activeUntil: '2018-06-30',
      inactiveUntil: '2031-06-30',
    });
  });

  test('its date is moved by who keeps the files that count from it, or decides for them', async () => {
    const made = await due('appraise');
    const eventId = await eventOf('2015-12-31');
    await app.db.execute(sql`update filing_unit set event_id = ${eventId} where id = ${made.id}`);
    const { version } = (await admin.get(`/arsip/api/Event/${eventId}`)).body.data;
    const change = (body: object) => admin.put(`/arsip/api/Event/${eventId}`, { version, ...body });
    const refused = await change({ retentionStartDate: '2012-01-01' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.retentionStartDate).toBeDefined();
    expect(await unitNow(made.id)).toMatchObject({ retentionStartDate: '2015-12-31' });
    expect((await change({ name: 'Perkara yang lain' })).status).toBe(200);
    await moved(eventId, '2016-01-31');
    expect(await unitNow(made.id)).toMatchObject({ retentionStartDate: '2016-01-31' });
  });

  test('a date given at closing comes back when the event is taken off', async () => {
    const made = await due('transfer');
    const eventId = await eventOf('2016-02-01');
    await app.db.execute(sql`update archive_classification set retention_trigger = 'kontrak-berakhir'
      where id = ${ids.classification}`);
    await app.db.execute(sql`update filing_unit set given_start_date = '2015-12-31' where id = ${made.id}`);
    const attach = async (event: string | null) => {
      const { version } = (await staf.get(`/arsip/api/FilingUnit/${made.id}`)).body.data;
      const answer = await staf.put(`/arsip/api/FilingUnit/${made.id}`, { version, eventId: event });
      expect(answer.status).toBe(200);
    };
    await attach(eventId);
    expect(await unitNow(made.id)).toMatchObject({ retentionStartDate: '2016-02-01' });
    await attach(null);
    expect(await unitNow(made.id)).toMatchObject({
      retentionStartDate: '2015-12-31',
      activeUntil: '2017-12-31',
      inactiveUntil: '2020-12-31',
    });
    await app.db.execute(sql`update archive_classification set retention_trigger = 'akhir-tahun'
      where id = ${ids.classification}`);
  });

  test('what is on its way in a proposal counts anew at once, and drops out when it is not due any more', async () => {
    const [later, stays] = [await due('destroy'), await due('destroy')];
    const eventId = await eventOf('2015-12-31');
    await app.db.execute(sql`update filing_unit set event_id = ${eventId} where id = ${later.id}`);
    const id = await approved([later.id, stays.id]);
    const nextYears = `${new Date().getFullYear() - 1}-06-30`;
    await moved(eventId, nextYears);
    expect(await unitNow(later.id)).toMatchObject({ retentionStartDate: nextYears });
    await must(legal, id, 'witness-legal');
    const done = await must(auditor, id, 'witness-audit');
    expect(done.units.find((unit: { id: string }) => unit.id === later.id).dropReason).toContain(
      'Tidak lagi jatuh tempo',
    );
    expect(await unitNow(later.id)).toMatchObject({ stage: 'inactive' });
    expect(await unitNow(stays.id)).toMatchObject({ stage: 'destroyed' });
  });
});

describe('what is due is one thing', () => {
  test('for the list, the nightly run, the dashboard and the reports; hiding a file does not take it out', async () => {
    await app.db.execute(
      sql`update filing_unit set stage = 'permanent', inactive_until = null where unit_id = ${unitId}`,
    );
    const [seen, hidden, held, undecided] = [
      await due('destroy'),
      await due('destroy'),
      await due('destroy', { isHeld: true }),
      await due('destroy'),
    ];
    await app.db.execute(sql`update filing_unit set is_active = false where id = ${hidden.id}`);
    await app.db.execute(sql`update filing_unit set final_disposition = null where id = ${undecided.id}`);
    const listed = (await arsiparis.get(`${base}/due?kind=destroy&unitId=${unitId}&isHeld=false&PerPage=100`))
      .body.data;
    const wanted = [seen.id, hidden.id].toSorted();
    expect(listed.items.map((unit: { id: string }) => unit.id).toSorted()).toEqual(wanted);
    await app.db.execute(sql`delete from retention_due`);
    await runRetention(app, new Date());
    const noted = await app.db.execute<{ id: string }>(sql`
      select d.filing_unit_id as id from retention_due d join filing_unit f on f.id = d.filing_unit_id
      where f.unit_id = ${unitId} order by 1`);
    expect(noted.rows.map(({ id }) => id).toSorted()).toEqual(wanted);
    const figures = await countArchive(app.db, { key: unitId, units: [unitId] });
    expect(figures.due[0]).toMatchObject({ transfer: 0, destroy: 2, appraise: 0 });
    expect(held.id).not.toBe(seen.id);
  });
});

describe('triggers (SPEC B5)', () => {
  const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);
  const listen = async (values: object): Promise<string> => {
    await app.db.execute(sql`delete from trigger`);
    const answer = await admin.post('/setting/api/Trigger', {
      ...{
        code: `NIGHT-${Math.random()}`.slice(0, 30),
        name: 'Malam',
        onlyIfOpen: false,
        actions: ['notify'],
      },
      ...values,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.id;
  };
  /** To the head of the unit. */
  const told = async () =>
    (
      await app.db.execute<{ title: string; detail_url: string }>(
        sql`select title, detail_url from notification where title like 'Segera%' and user_id =
          (select id from "user" where email = 'satria.tarigan@naskah.example') order by created_at`,
      )
    ).rows;

  test('come before an active period ends, once; not for what is held by then', async () => {
    const id = await listen({
      event: 'arsip.retensi_aktif_habis',
      delayMinutes: -2 * 1440,
      recipients: ['unit_pengolah', 'arsiparis'],
      messageTitle: 'Segera habis: {{jumlah}}',
    });
    const [ending, held, later] = [await due('transfer'), await due('transfer'), await due('transfer')];
    const day = plusDays(dayInWib(), 2);
    await app.db.execute(
      sql`update filing_unit set active_until = ${day} where id in (${ending.id}, ${held.id})`,
    );
    await app.db.execute(
      sql`update filing_unit set active_until = ${plusDays(day, 9)} where id = ${later.id}`,
    );
    expect(await emitNightlyEvents(app, new Date())).toBe(2);
    expect(await emitNightlyEvents(app, new Date())).toBe(0);
    await app.jobs.runDue();
    await legal.post(`/arsip/api/FilingUnit/${held.id}/hold`, { reason: 'Sengketa berjalan' });
    await app.db.execute(sql`update filing_unit set is_held = true where id = ${held.id}`);
    await app.jobs.runDue(inDays(1.5));
    expect(await told()).toMatchObject([{ title: 'Segera habis: 1' }]);
    const { items } = (await admin.get(`/setting/api/Trigger/${id}/runs`)).body.data;
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'done', reason: null }),
        expect.objectContaining({ state: 'skipped', reason: 'gone' }),
      ]),
    );
  });

  test('come before a contract ends, by the event that its files count from', async () => {
    await listen({
      event: 'kontrak.berakhir',
      delayMinutes: -90 * 1440,
      recipients: ['pemilik_kontrak', 'legal'],
      messageTitle: 'Segera berakhir',
    });
    const [contract, other] = [await due('transfer'), await due('transfer')];
    const eventId = await eventOf('2015-12-31');
    await app.db.execute(
      sql`update event set end_date = ${plusDays(dayInWib(), 90)}, status = 'buka' where id = ${eventId}`,
    );
    await app.db.execute(
      sql`update filing_unit set event_id = ${eventId} where id in (${contract.id}, ${other.id})`,
    );
    await app.db.execute(sql`update filing_unit set classification_id = (
      select id from archive_classification where retention_trigger = 'kontrak-berakhir' limit 1) where id = ${contract.id}`);
    expect(await emitNightlyEvents(app, new Date())).toBe(1);
    await app.jobs.runDue(inDays(1.5));
    expect(await told()).toMatchObject([
      {},
      { title: 'Segera berakhir', detail_url: `/dokumen/pemberkasan/${contract.id}` },
    ]);
  });
});
