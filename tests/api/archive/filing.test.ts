import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDesk } from '../letters/desk.ts';
import { letterPdf, upload } from './uploading.ts';

// Filing (SPEC B1.6, B4, B7; DOMAIN 8).
const desk = await openDesk();
const { app, people, ids } = desk;
const { staf, atasan, direktur, delegasi, arsiparis, legal } = people;
let n = 0;

const makeUnit = async (by = staf, over: Record<string, unknown> = {}) => {
  n += 1;
  const { status, body } = await by.post('/arsip/api/FilingUnit', {
    code: `UJI/${n}`,
    title: `Berkas uji ${n}`,
    classificationId: ids.classification,
    year: 2026,
    ...over,
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
};
const makeItem = async (by = staf, over: Record<string, unknown> = {}) => {
  const { status, body } = await by.post('/arsip/api/Archive', {
    title: 'Laporan lalu lintas',
    documentDate: '2026-03-02',
    classificationId: ids.classification,
    securityId: ids.biasa,
    developmentLevel: 'asli',
    ...over,
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
};
const file = (by: typeof staf, itemIds: string[], filingUnitId: string | null) =>
  by.post('/arsip/api/Filing/file', { ids: itemIds, filingUnitId });
const unitNow = async (id: string) => (await arsiparis.get(`/arsip/api/FilingUnit/${id}`)).body.data;
const act = (by: typeof staf, id: string, verb: string, body: object = {}) =>
  by.post(`/arsip/api/FilingUnit/${id}/${verb}`, body);
const filled = async (
  by = staf,
  over: Record<string, unknown> = {},
  ofItem: Record<string, unknown> = {},
) => {
  const unit = await makeUnit(by, over);
  const item = await makeItem(by, ofItem);
  await file(by, [item.id], unit.id);
  return { ...unit, itemId: item.id } as { id: string; itemId: string };
};

describe('the work list of what is not filed', () => {
  test('shows the unit’s own items with the open filing unit they would belong to', async () => {
    const unit = await makeUnit();
    const item = await makeItem();
    const { body } = await staf.get('/arsip/api/Filing/unfiled?FirstChar=laporan&PerPage=100');
    const found = body.data.items.find((one: { id: string }) => one.id === item.id);
    expect(found).toMatchObject({ title: 'Laporan lalu lintas', origin: 'unggah' });
    expect(found.suggested.code).toBeDefined();
    expect((await file(staf, [item.id], unit.id)).body.data).toEqual({
      filed: 1,
      refused: [],
      from: [{ filingUnitId: null, ids: [item.id] }],
    });
    const after = await staf.get('/arsip/api/Filing/unfiled?PerPage=100');
    expect(after.body.data.items.map((one: { id: string }) => one.id)).not.toContain(item.id);
    expect((await unitNow(unit.id)).itemCount).toBe(1);
    const others = await delegasi.get('/arsip/api/Filing/unfiled?PerPage=100');
    expect(others.body.data.items.map((one: { id: string }) => one.id)).not.toContain(item.id);
  });

  test('the records unit looks at that of the units it decides for, which file it themselves', async () => {
    const item = await makeItem(staf, { title: 'Notulen tanpa berkas' });
    const list = async (by: typeof staf, query: string) =>
      (await by.get(`/arsip/api/Filing/unfiled?PerPage=200&FirstChar=tanpa%20berkas${query}`)).body.data
        .items;
    expect(await list(arsiparis, '')).toEqual([]);
    const found = { id: item.id, canFile: false, unit: { id: item.unitId } };
    expect(await list(arsiparis, '&unitId=all')).toMatchObject([found]);
    expect(await list(arsiparis, `&unitId=${item.unitId}`)).toMatchObject([found]);
    expect(await list(staf, `&unitId=${item.unitId}`)).toMatchObject([{ ...found, canFile: true }]);
    // Nobody else sees more than their own unit's, whatever they ask for.
    expect(await list(delegasi, '&unitId=all')).toEqual([]);
    expect(await list(delegasi, `&unitId=${item.unitId}`)).toEqual([]);
    expect((await arsiparis.get('/arsip/api/Filing/unfiled?unitId=x')).status).toBe(400);
    expect((await file(arsiparis, [item.id], (await makeUnit(arsiparis)).id)).status).toBe(409);
  });

  test('suggests a code that the next filing unit can have', async () => {
    const { body } = await staf.get(
      `/arsip/api/Filing/next-code?classificationId=${ids.classification}&year=2031`,
    );
    expect(body.data.code).toBe('OP.01.01/OPT.LLN/2031/001');
    await makeUnit(staf, { code: body.data.code, year: 2031 });
    const next = await staf.get(
      `/arsip/api/Filing/next-code?classificationId=${ids.classification}&year=2031`,
    );
    expect(next.body.data.code).toBe('OP.01.01/OPT.LLN/2031/002');
    expect((await staf.get('/arsip/api/Filing/next-code?classificationId=x&year=2031')).status).toBe(400);
  });

  test('refuses unknown filters and whoever has no archive', async () => {
    expect((await staf.get('/arsip/api/Filing/unfiled?apa=1')).status).toBe(400);
  });
});

describe('filing many at once', () => {
  test('files what fits and says why the rest does not', async () => {
    const unit = await makeUnit();
    const closed = await filled();
    await act(staf, closed.id, 'close');
    const fresh = await makeItem();
    const answer = await file(staf, [fresh.id, closed.itemId], unit.id);
    expect(answer.status).toBe(200);
    expect(answer.body.data.filed).toBe(1);
    expect(answer.body.data.refused).toEqual([
      { id: closed.itemId, reason: expect.stringContaining('sudah ditutup') },
    ]);
  });

  test('moves between filing units, and out again, with a line of history for each', async () => {
    const [from, to] = [await filled(), await makeUnit()];
    expect((await file(staf, [from.itemId], to.id)).status).toBe(200);
    expect([(await unitNow(from.id)).itemCount, (await unitNow(to.id)).itemCount]).toEqual([0, 1]);
    expect((await file(staf, [from.itemId], null)).status).toBe(200);
    const history = await staf.get(`/arsip/api/Archive/${from.itemId}/history`);
    expect(history.body.data.items.map((entry: { action: string }) => entry.action)).toEqual([
      'file',
      'file',
      'file',
      'create',
    ]);
  });

  test('many who file into the same filing unit at once do not stand in each other’s way', async () => {
    const [one, two] = [await makeUnit(), await makeUnit()];
    const items = await Promise.all(Array.from({ length: 8 }, () => makeItem()));
    const into = (unitId: string) =>
      Promise.all(items.map((item) => file(staf, [item.id], unitId).then(({ status }) => status)));
    expect(await into(one.id)).toEqual(items.map(() => 200));
    const both = await Promise.all([
      ...items.slice(0, 4).map((item) => file(staf, [item.id], two.id)),
      ...items.slice(4).map((item) => file(staf, [item.id], null)),
    ]);
    expect(both.map(({ status }) => status)).toEqual(items.map(() => 200));
    expect([(await unitNow(one.id)).itemCount, (await unitNow(two.id)).itemCount]).toEqual([0, 4]);
  });

  test('keeps others out: another unit’s items and filing units, closed ones, nonsense', async () => {
    const unit = await makeUnit();
    const foreign = await makeItem(delegasi);
    expect((await file(delegasi, [foreign.id], unit.id)).status).toBe(422);
    expect((await file(staf, [foreign.id], unit.id)).status).toBe(409);
    const closed = await filled();
    await act(staf, closed.id, 'close');
    expect((await file(staf, [(await makeItem()).id], closed.id)).status).toBe(409);
    for (const body of [
      {},
      { ids: [] },
      { ids: ['x'], filingUnitId: unit.id },
      { ids: 3, filingUnitId: null },
    ])
      expect((await staf.post('/arsip/api/Filing/file', body)).status).toBe(422);
    expect((await file(staf, ['01a00000-0000-7000-8000-000000000000'], unit.id)).status).toBe(404);
  });
});

describe('what the records unit took over as inactive', () => {
  test('stands in its work list, is filed, closed, and has a retention like the rest', async () => {
    const uploadId = await upload(arsiparis, letterPdf('lama'), 'lama.pdf');
    const record = {
      title: 'Kontrak lama',
      documentDate: '2019-05-02',
      classificationId: ids.classification,
      securityId: ids.biasa,
      developmentLevel: 'asli',
    };
    const made = await arsiparis.post('/arsip/api/Archive/deposit', {
      record,
      status: 'inactive',
      files: [{ uploadId }],
    });
    expect(made.status, JSON.stringify(made.body.errors)).toBe(200);
    const itemId = made.body.data.id;
    const listed = await arsiparis.get('/arsip/api/Filing/unfiled?FirstChar=Kontrak%20lama');
    expect(listed.body.data.items).toMatchObject([{ id: itemId, status: 'inactive' }]);
    const unit = await makeUnit(arsiparis, { year: 2019 });
    expect((await file(staf, [itemId], unit.id)).status, 'others do not file it').toBe(422);
    expect((await file(arsiparis, [itemId], unit.id)).body.data).toMatchObject({ filed: 1, refused: [] });
    expect(
      (await arsiparis.get('/arsip/api/Filing/unfiled?FirstChar=Kontrak%20lama')).body.data.items,
    ).toEqual([]);
    const closed = await act(arsiparis, unit.id, 'close', { closedDate: '2019-12-31', reason: 'Arsip lama' });
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    expect(closed.body.data).toMatchObject({ status: 'closed', itemCount: 1 });
    expect((await arsiparis.get(`/arsip/api/Archive/${itemId}`)).body.data.status).toBe('inactive');
  });
});

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
    // Closed while the event has no day yet; then that is put before the document.
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

describe('legal hold', () => {
  test('is set and lifted by the records unit or legal, with a reason', async () => {
    const unit = await filled();
    for (const by of [staf, atasan, direktur, delegasi])
      expect([403, 404]).toContain((await act(by, unit.id, 'hold', { reason: 'Sengketa' })).status);
    expect((await act(legal, unit.id, 'hold')).status).toBe(422);
    const held = await act(legal, unit.id, 'hold', { reason: 'Sengketa lahan KM 12' });
    expect(held.body.data).toMatchObject({ isHeld: true, holdReason: 'Sengketa lahan KM 12' });
    expect((await file(staf, [unit.itemId], null)).status).toBe(409);
    expect((await act(legal, unit.id, 'release')).status).toBe(422);
    const free = await act(legal, unit.id, 'release', { reason: 'Perkara selesai' });
    expect(free.body.data).toMatchObject({ isHeld: false, holdReason: null });
    expect((await act(legal, unit.id, 'release', { reason: 'Perkara selesai' })).status).toBe(409);
  });

  test('there may be several; each is lifted by its side only, and the last frees the file', async () => {
    const unit = await filled();
    const holdsSeenBy = async (by: typeof staf) =>
      (await by.get(`/arsip/api/FilingUnit/${unit.id}/retention`)).body.data.holds;
    await act(legal, unit.id, 'hold', { reason: 'Sengketa lahan' });
    expect((await act(legal, unit.id, 'hold', { reason: 'sengketa lahan' })).status).toBe(409);
    expect((await act(arsiparis, unit.id, 'release', { reason: 'Selesai' })).status).toBe(403);
    expect((await act(arsiparis, unit.id, 'hold', { reason: 'Audit keuangan' })).status).toBe(200);
    expect((await act(legal, unit.id, 'hold', { reason: 'Gugatan kedua' })).status).toBe(200);
    expect((await act(legal, unit.id, 'release', { reason: 'Selesai' })).status).toBe(409);
    const seen = await holdsSeenBy(legal);
    expect(
      seen.map(({ party, reason, canLift }: { party: string; reason: string; canLift: boolean }) => [
        party,
        reason,
        canLift,
      ]),
    ).toEqual([
      ['legal', 'Sengketa lahan', true],
      ['records', 'Audit keuangan', false],
      ['legal', 'Gugatan kedua', true],
    ]);
    expect(seen[0].by).toEqual({ id: legal.userId, label: expect.any(String) });
    const lift = (by: typeof staf, holdId: string) =>
      act(by, unit.id, 'release', { reason: 'Selesai', holdId });
    expect((await lift(legal, seen[1].id)).status).toBe(403);
    for (const one of [seen[0], seen[2]])
      expect((await lift(legal, one.id)).body.data).toMatchObject({ isHeld: true });
    expect((await lift(arsiparis, seen[1].id)).body.data).toMatchObject({ isHeld: false, holdReason: null });
    expect(await holdsSeenBy(legal)).toEqual([]);
  });

  test('holds the files below it, also those that come later, until it is lifted', async () => {
    const parent = await makeUnit();
    const child = await makeUnit(staf, { parentId: parent.id });
    const grandchild = await makeUnit(staf, { parentId: child.id });
    await act(legal, parent.id, 'hold', { reason: 'Perkara induk' });
    const later = await makeUnit(staf, { parentId: grandchild.id });
    for (const { id } of [child, grandchild, later])
      expect(await unitNow(id)).toMatchObject({
        isHeld: true,
        holdReason: expect.stringContaining('Perkara induk'),
      });
    await act(legal, child.id, 'hold', { reason: 'Perkara anak' });
    await act(legal, parent.id, 'release', { reason: 'Putus' });
    expect((await unitNow(parent.id)).isHeld).toBe(false);
    expect(await unitNow(later.id)).toMatchObject({
      isHeld: true,
      holdReason: expect.stringContaining('Perkara anak'),
    });
    expect((await act(legal, later.id, 'release', { reason: 'Putus' })).status).toBe(409);
    await act(legal, child.id, 'release', { reason: 'Putus' });
    expect((await unitNow(later.id)).isHeld).toBe(false);
  });
});

describe('filing from the inbox', () => {
  test('files the item of the unit of the post', async () => {
    const letterId = await desk.inState('sent');
    const inbox = await delegasi.get('/letter/api/Inbox');
    const item = inbox.body.data.items.find((one: { letterId: string }) => one.letterId === letterId);
    const unit = await makeUnit(delegasi);
    const answer = await delegasi.post(`/letter/api/Inbox/${item.id}/file`, { filingUnitId: unit.id });
    expect(answer.status).toBe(200);
    expect((await unitNow(unit.id)).itemCount).toBe(1);
    const steps = await delegasi.get(`/letter/api/Letter/${letterId}/timeline`);
    expect(steps.body.data.items.map((step: { event: string }) => step.event)).toContain('filed');
    const again = await delegasi.post(`/letter/api/Inbox/${item.id}/file`, { filingUnitId: unit.id });
    expect([again.status, again.body.data.filedBefore]).toEqual([200, unit.id]);
    // Filed by mistake: out again, and that is told.
    expect(answer.body.data.filedBefore).toBeNull();
    const out = await delegasi.post(`/letter/api/Inbox/${item.id}/file`, { filingUnitId: null });
    expect([out.status, out.body.data.filedBefore]).toEqual([200, unit.id]);
    expect((await unitNow(unit.id)).itemCount).toBe(0);
    const history = (await delegasi.get(`/letter/api/Letter/${letterId}/timeline`)).body.data.items;
    expect(history.at(-1)).toMatchObject({ event: 'filed', note: expect.stringMatching(/^Dikeluarkan/) });
    const foreign = await makeUnit(staf);
    expect(
      (await delegasi.post(`/letter/api/Inbox/${item.id}/file`, { filingUnitId: foreign.id })).status,
    ).toBe(422);
    expect((await staf.post(`/letter/api/Inbox/${item.id}/file`, { filingUnitId: foreign.id })).status).toBe(
      404,
    );
    expect((await delegasi.post(`/letter/api/Inbox/${item.id}/file`, {})).status).toBe(422);
  });
});
