import { openDesk } from '../letters/desk.ts';

export async function openFilingDesk() {
  const desk = await openDesk();
  const { staf, arsiparis } = desk.people;
  const { ids } = desk;
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
  return { ...desk, makeUnit, makeItem, file, unitNow, act, filled };
}
