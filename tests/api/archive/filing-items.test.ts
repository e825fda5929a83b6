import { describe, expect, test } from 'vitest';
import { openFilingDesk } from './filing-desk.ts';
import { letterPdf, upload } from './uploading.ts';

// Filing (SPEC B1.6, B4, B7; DOMAIN 8).
const desk = await openFilingDesk();
const { ids, makeUnit, makeItem, file, unitNow, act, filled } = desk;
const { staf, delegasi, arsiparis } = desk.people;

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
    // All others see only their own unit's, whatever the query.
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

  test('offers the filing units in the natural order of their codes', async () => {
    for (const code of ['URUT/10', 'urut/9', 'URUT/11']) await makeUnit(staf, { code });
    const { body } = await staf.get('/arsip/api/Filing/targets?FirstChar=urut');
    expect(body.data.items.map(({ code }: { code: string }) => code)).toEqual([
      'urut/9',
      'URUT/10',
      'URUT/11',
    ]);
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
    // Filed by mistake: taken out again, with a notice.
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
