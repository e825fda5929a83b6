import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openFilingDesk } from './filing-desk.ts';

const desk = await openFilingDesk();
const { app, ids, makeUnit, makeItem, file, unitNow, act, filled } = desk;
const { staf, delegasi, arsiparis } = desk.people;

describe('opening and closing', () => {
  test('copies the schedule and counts from the end of the year', async () => {
    const unit = await filled();
    await app.db.execute(sql`update archive_classification set retention_trigger = 'akhir-tahun',
      retention_active_years = 2, retention_inactive_years = 3, final_disposition = 'Musnah'
      where id = ${ids.classification}`);
    const closed = await act(staf, unit.id, 'close', {
      closedDate: '2026-03-10',
      reason: 'Baru diberkaskan sekarang',
    });
    expect(closed.body.data).toMatchObject({
      status: 'closed',
      closedDate: '2026-03-10',
      retentionStartDate: '2026-12-31',
      activeUntil: '2028-12-31',
      inactiveUntil: '2031-12-31',
      finalDisposition: 'Musnah',
    });
    await app.db.execute(sql`update archive_classification set retention_active_years = 1
      where id = ${ids.classification}`);
    expect((await unitNow(unit.id)).activeUntil).toBe('2028-12-31');
    const told = (await staf.get(`/arsip/api/FilingUnit/${unit.id}/retention`)).body.data;
    expect(told.rule).toContain('2 tahun aktif + 3 tahun inaktif, lalu musnah');
    expect(told.outlook).toContain('Aktif sampai 31 Desember 2028');
    expect(told.can).toMatchObject({ close: false, reopen: true, file: false, hold: false });
  });

  test('reopens with a reason while nothing has come of it', async () => {
    const unit = await filled();
    expect((await act(staf, unit.id, 'reopen', { reason: 'Ada susulan' })).status).toBe(409);
    await act(staf, unit.id, 'close');
    expect((await act(staf, unit.id, 'close')).status).toBe(409);
    expect((await act(staf, unit.id, 'reopen')).status).toBe(422);
    const opened = await act(staf, unit.id, 'reopen', { reason: 'Ada susulan' });
    expect(opened.body.data).toMatchObject({ status: 'open', activeUntil: null, closedDate: null });
    const { body } = await staf.get(`/arsip/api/FilingUnit/${unit.id}/history`);
    expect(JSON.stringify(body.data.items[0])).toContain('Ada susulan');
  });

  test('refuses the empty, the foreign and days that cannot be', async () => {
    expect((await act(staf, (await makeUnit()).id, 'close')).status).toBe(409);
    const unit = await filled();
    expect((await act(delegasi, unit.id, 'close')).status).toBe(404);
    expect((await act(arsiparis, unit.id, 'close')).status).toBe(403);
    expect((await act(staf, unit.id, 'close', { closedDate: '2099-01-01' })).status).toBe(422);
    expect((await act(staf, unit.id, 'close', { closedDate: '2026-02-30' })).status).toBe(422);
    expect((await act(staf, unit.id, 'close', { retentionStartDate: '2026-01-01' })).status).toBe(422);
  });

  test('a file does not end before its newest document, its year, or long ago without a reason', async () => {
    const close = async (unitId: string, body: object) => (await act(staf, unitId, 'close', body)).body;
    const recent = await filled(staf, { year: 2025 });
    const reason = 'Terlupa ditutup';
    expect((await close(recent.id, { closedDate: '2026-03-01', reason })).errors.closedDate?.[0]).toContain(
      '2026-03-02',
    );
    const old = await makeUnit(staf, { year: 2019 });
    const item = await makeItem(staf, { documentDate: '2018-12-03' });
    await file(staf, [item.id], old.id);
    expect((await close(old.id, { closedDate: '2018-12-20', reason })).errors.closedDate?.[0]).toContain(
      '2019',
    );
    expect((await close(old.id, { closedDate: '2019-12-20' })).errors.reason).toBeDefined();
    expect((await close(old.id, { closedDate: '2019-12-20', reason: 'x' })).errors.reason).toBeDefined();
    expect((await close(old.id, { closedDate: '2019-12-20', reason })).data).toMatchObject({
      closedDate: '2019-12-20',
      status: 'closed',
    });
    const history = await staf.get(`/arsip/api/FilingUnit/${old.id}/history`);
    expect(JSON.stringify(history.body.data.items[0])).toContain(reason);
  });

  test('nor does its retention count from before its newest document', async () => {
    await app.db.execute(sql`update archive_classification set retention_trigger = 'kontrak-berakhir'
      where id = ${ids.classification}`);
    const unit = await filled(staf, { year: 2025 });
    const given = (retentionStartDate: string) =>
      act(staf, unit.id, 'close', { retentionStartDate, reason: 'Kontrak lama' });
    expect((await given('2026-03-01')).body.errors.retentionStartDate).toBeDefined();
    expect((await given('2026-03-02')).body.data.retentionStartDate).toBe('2026-03-02');
    await app.db.execute(sql`update archive_classification set retention_trigger = 'akhir-tahun'
      where id = ${ids.classification}`);
  });

  test('of two who close at once one wins', async () => {
    const unit = await filled();
    const answers = await Promise.all([act(staf, unit.id, 'close'), act(staf, unit.id, 'close')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('an item does not slip into a filing unit while it is being closed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const unit = await filled();
      const item = await makeItem();
      const [closed, filedIn] = await Promise.all([
        act(staf, unit.id, 'close'),
        file(staf, [item.id], unit.id),
      ]);
      expect(closed.status).toBe(200);
      const now = await unitNow(unit.id);
      expect(now.itemCount).toBe(filedIn.status === 200 ? 2 : 1);
    }
  });
});

describe('events', () => {
  let eventId = '';
  beforeAll(async () => {
    const { body, status } = await arsiparis.post('/arsip/api/Event', {
      code: 'UJI-1',
      name: 'Longsor KM 118',
      unitId: (
        await app.db.execute<{ id: string }>(sql`select id from organization_unit where code = 'NTR.OPT.LLN'`)
      ).rows[0]?.id,
      startDate: '2024-01-22',
      status: 'buka',
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    eventId = body.data.id;
    await app.db.execute(sql`update archive_classification set retention_active_years = 2,
      retention_inactive_years = 3 where id = ${ids.classification}`);
  });

  test('start the clock of their filing units, which waits until then', async () => {
    const unit = await filled(staf, { eventId, year: 2024 }, { documentDate: '2024-01-30' });
    const before = (await staf.get(`/arsip/api/FilingUnit/${unit.id}/retention`)).body.data;
    expect(before).toMatchObject({ eventName: 'Longsor KM 118', waitsFor: null });
    expect(before.rule).toContain('dihitung sejak tanggal peristiwa Longsor KM 118.');
    const closed = await act(staf, unit.id, 'close');
    expect(closed.body.data).toMatchObject({ retentionStartDate: null, activeUntil: null });
    const told = (await staf.get(`/arsip/api/FilingUnit/${unit.id}/retention`)).body.data;
    expect(told.waitsFor).toContain('Longsor KM 118');
    expect(told.rule).toBe(before.rule);
    const event = (await arsiparis.get(`/arsip/api/Event/${eventId}`)).body.data;
    const over = await arsiparis.put(`/arsip/api/Event/${eventId}`, {
      version: event.version,
      status: 'tutup',
      endDate: '2024-02-29',
      retentionStartDate: '2024-02-29',
    });
    expect(over.status).toBe(200);
    expect(await unitNow(unit.id)).toMatchObject({
      retentionStartDate: '2024-02-29',
      activeUntil: '2026-02-28',
      inactiveUntil: '2029-02-28',
    });
    const { body } = await staf.get(`/arsip/api/FilingUnit/${unit.id}/history`);
    expect(body.data.items[0].action).toBe('recount');
    expect((await staf.get(`/arsip/api/FilingUnit/${unit.id}/retention`)).body.data.can.propose).toBe(
      'transfer',
    );
  });

  test('start none before the year or the newest document of a filing unit, whichever comes first', async () => {
    const early = expect.stringContaining('2026-03-02');
    const closed = await filled();
    expect((await act(staf, closed.id, 'close')).status).toBe(200);
    const { version } = await unitNow(closed.id);
    const attached = await staf.put(`/arsip/api/FilingUnit/${closed.id}`, { version, eventId });
    expect(attached).toMatchObject({ status: 422, body: { errors: { eventId: [early] } } });
    const withEvent = await filled(staf, { eventId });
    const closing = await act(staf, withEvent.id, 'close');
    expect(closing).toMatchObject({ status: 422, body: { errors: { closedDate: [early] } } });
    // Close it before the event has a date; then date the event before the document.
    const { body } = await arsiparis.post('/arsip/api/Event', {
      code: 'UJI-2',
      name: 'Longsor KM 120',
      unitId: (await unitNow(closed.id)).unitId,
      startDate: '2024-01-22',
      status: 'buka',
    });
    const waiting = await filled(staf, { eventId: body.data.id });
    expect((await act(staf, waiting.id, 'close')).status).toBe(200);
    const moved = await arsiparis.put(`/arsip/api/Event/${body.data.id}`, {
      version: body.data.version,
      status: 'tutup',
      endDate: '2024-02-29',
      retentionStartDate: '2024-02-29',
    });
    expect(moved).toMatchObject({ status: 422, body: { errors: { retentionStartDate: [early] } } });
    expect((await unitNow(waiting.id)).activeUntil).toBeNull();
  });
});
