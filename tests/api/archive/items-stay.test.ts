import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import type { Caller } from '../../support/app.ts';
import { openDesk } from '../letters/desk.ts';
import { letterPdf, upload } from './uploading.ts';

// Nobody moves, changes or destroys an item alone (SPEC B4), by any call.
const desk = await openDesk();
const { app, people, ids } = desk;
const { staf, arsiparis, legal, delegasi } = people;
const archive = '/arsip/api/Archive';
const filing = '/arsip/api/FilingUnit';
let colleague: Caller;
let n = 0;

beforeAll(async () => {
  colleague = await app.signIn('satria.tarigan');
});

type Item = { id: string; version: number; filingUnitId: string | null };
const kept = async (over: Record<string, unknown> = {}, by: Caller = staf): Promise<Item> => {
  n += 1;
  const { status, body } = await by.post(`${archive}/deposit`, {
    record: {
      title: `Laporan gerbang ${n}`,
      documentDate: '2026-03-02',
      classificationId: ids.classification,
      securityId: ids.biasa,
      developmentLevel: 'asli',
      ...over,
    },
    files: [{ uploadId: await upload(by, letterPdf(`tetap ${n}`), 'laporan.pdf') }],
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
};
const unit = async (over: Record<string, unknown> = {}): Promise<string> => {
  n += 1;
  const { status, body } = await staf.post(filing, {
    code: `TTP/${n}`,
    title: `Berkas ${n}`,
    classificationId: ids.classification,
    year: 2026,
    ...over,
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data.id;
};
const now = async (id: string, by: Caller = staf) => (await by.get(`${archive}/${id}`)).body.data;
const put = async (id: string, values: object, by: Caller = staf) =>
  by.put(`${archive}/${id}`, { ...values, version: (await now(id, by)).version });
const bulk = async (id: string, data: object) =>
  (await staf.post(`${archive}/bulk`, { action: 'update', ids: [id], data })).body.data;
const filesOf = async (id: string, by: Caller = staf): Promise<{ id: string }[]> =>
  (await by.get(`${archive}/${id}/detail`)).body.data.files;

/** Files an item in a filing unit that is closed, held or proposed for disposal. */
const standings = ['closed', 'held', 'proposed'] as const;
const filedIn = async (standing: (typeof standings)[number]) => {
  const [item, unitId] = [await kept(), await unit()];
  await staf.post('/arsip/api/Filing/file', { ids: [item.id], filingUnitId: unitId });
  if (standing === 'held') {
    expect((await legal.post(`${filing}/${unitId}/hold`, { reason: 'Sengketa lahan' })).status).toBe(200);
  } else {
    expect((await staf.post(`${filing}/${unitId}/close`)).status).toBe(200);
  }
  if (standing === 'proposed') {
    await app.db.execute(sql`update filing_unit set active_until = '2026-01-01' where id = ${unitId}`);
    const proposal = { kind: 'transfer', filingUnitIds: [unitId], note: null };
    const { status, body } = await staf.post('/arsip/api/Retention/proposals', proposal);
    expect(status, JSON.stringify(body)).toBe(200);
  }
  return { itemId: item.id, unitId };
};

for (const standing of standings)
  describe(`what stands in a filing unit that is ${standing}`, () => {
    test('does not leave it, neither by its form nor by a bulk change nor by filing', async () => {
      const { itemId, unitId } = await filedIn(standing);
      const other = await unit();
      for (const filingUnitId of [null, other]) {
        const changed = await put(itemId, { filingUnitId });
        expect([changed.status, Object.keys(changed.body.errors ?? {})]).toEqual([422, ['filingUnitId']]);
        expect((await bulk(itemId, { filingUnitId })).refused).toHaveLength(1);
        const filed = await staf.post('/arsip/api/Filing/file', { ids: [itemId], filingUnitId });
        expect(filed.status).toBe(409);
      }
      expect((await now(itemId)).filingUnitId).toBe(unitId);
    });

    test('keeps what it says, also out of use it is not put', async () => {
      const { itemId } = await filedIn(standing);
      const { title } = await now(itemId);
      for (const values of [
        { title: 'Lain sama sekali' },
        { documentDate: '2011-01-01' },
        { number: '9/2011' },
        { description: 'Sudah tidak perlu' },
        { isVital: true },
        { isActive: false },
      ]) {
        const [name] = Object.keys(values);
        const changed = await put(itemId, values);
        expect([changed.status, Object.keys(changed.body.errors ?? {})], name).toEqual([422, [name]]);
        expect((await bulk(itemId, values)).refused, name).toHaveLength(1);
      }
      expect(await now(itemId)).toMatchObject({ title, isActive: true });
      // Its keeper may note the paper's condition, and raise the class while closed.
      expect((await put(itemId, { condition: 'rusak-ringan' })).status).toBe(200);
      expect((await put(itemId, { box: 'B-7' })).status).toBe(standing === 'closed' ? 200 : 422);
      expect((await put(itemId, { securityId: ids.terbatas })).status).toBe(
        standing === 'closed' ? 200 : 422,
      );
    });

    test('is not taken out of sight by another’s raising its class', async () => {
      const { itemId } = await filedIn(standing);
      const { version } = await now(itemId);
      const raised = await colleague.put(`${archive}/${itemId}`, { version, securityId: ids.terbatas });
      expect(raised).toMatchObject({ status: 422, body: { errors: { securityId: [expect.any(String)] } } });
    });

    test('keeps its files', async () => {
      const { itemId } = await filedIn(standing);
      const [file] = await filesOf(itemId);
      const uploadId = await upload(staf, letterPdf(`lain ${standing}`), 'lain.pdf');
      const tries = [
        await staf.post(`${archive}/${itemId}/files`, { uploadId }),
        await staf.post(`${archive}/${itemId}/files/${file?.id}/versions`, { uploadId }),
        await staf.delete(`${archive}/${itemId}/files/${file?.id}`),
        await staf.put(`${archive}/${itemId}/files/order`, { fileIds: [file?.id] }),
      ];
      expect(tries.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
      expect((await filesOf(itemId)).map(({ id }) => id)).toEqual([file?.id]);
    });

    test('and the filing unit itself stays what it was said to be', async () => {
      const { unitId } = await filedIn(standing);
      const before = (await staf.get(`${filing}/${unitId}`)).body.data;
      const change = (values: object) =>
        staf.put(`${filing}/${unitId}`, { ...values, version: before.version });
      for (const values of [
        { title: 'Berkas lain' },
        { year: 2010 },
        { code: `X/${n}` },
        { parentId: await unit() },
        { isActive: false },
      ]) {
        const [name] = Object.keys(values);
        const { status, body } = await change(values);
        expect([status, Object.keys(body.errors ?? {})], name).toEqual([422, [name]]);
      }
      expect((await change({ box: 'C-1' })).status).toBe(standing === 'closed' ? 200 : 422);
      expect((await staf.delete(`${filing}/${unitId}`)).status).toBe(409);
    });
  });

test('what is in work moves and changes as before', async () => {
  const [item, one, two] = [await kept(), await unit(), await unit()];
  for (const values of [
    { filingUnitId: one },
    { filingUnitId: two, title: 'Judul lain' },
    { filingUnitId: null },
  ])
    expect((await put(item.id, values)).status).toBe(200);
});

describe('deleting', () => {
  const remove = (id: string, by: Caller = staf) => by.delete(`${archive}/${id}`);

  test('is for a mistake that one has just made oneself; its log stays', async () => {
    const { id } = await kept();
    const [file] = await filesOf(id);
    expect((await staf.get(`${archive}/${id}/files/${file?.id}`)).status).toBe(200);
    expect((await remove(id, colleague)).status, 'not the uploader').toBe(409);
    expect((await remove(id)).status).toBe(200);
    const { rows } = await app.db.execute(sql`select user_id from archive_opening where archive_id = ${id}`);
    expect(rows).toEqual([{ user_id: staf.userId }]);
    const log = await app.db.execute<{ action: string; after: { facts?: object } | null }>(
      sql`select action, after from audit_log where record_id = ${id} order by id`,
    );
    expect(log.rows.map(({ action }) => action)).toEqual(['create', 'withdraw', 'delete']);
    expect(log.rows[1]?.after?.facts).toMatchObject({ files: [{ fileName: 'laporan.pdf' }] });
  });

  test('what went with an item does not come back, so neither does the item', async () => {
    const { id } = await kept();
    await remove(id);
    expect((await staf.post(`${archive}/${id}/restore`)).status).toBe(409);
    const undone = await staf.post(`${archive}/bulk`, { action: 'restore', ids: [id] });
    expect(undone.body.data).toMatchObject({ done: [], refused: [{ id }] });
    expect((await staf.get(`${archive}/${id}`)).status).toBe(404);
  });

  const traces: [why: string, leave: (id: string) => Promise<unknown>][] = [
    [
      'opened by somebody else',
      async (id) => delegasi.get(`${archive}/${id}/files/${(await filesOf(id))[0]?.id}`),
    ],
    [
      'lent once',
      async (id) => {
        const dueDate = new Date(Date.now() + 172_800_000).toISOString().slice(0, 10);
        const lent = await staf.post(`${archive}/${id}/loans`, { borrowerId: legal.userId, dueDate });
        await staf.post(`${archive}/${id}/loans/${lent.body.data.loans[0].id}/return`);
      },
    ],
    [
      'asked for',
      async (id) => {
        await put(id, { securityId: ids.terbatas });
        const untilDay = new Date(Date.now() + 172_800_000).toISOString().slice(0, 10);
        const asked = { archiveId: id, reason: 'Bahan telaah', untilDay };
        expect((await legal.post('/arsip/api/AccessRequest', asked)).status).toBe(200);
      },
    ],
    ['filed', async (id) => put(id, { filingUnitId: await unit() })],
    [
      'two days old',
      (id) => app.db.execute(sql`update archive set created_at = now() - interval '2 days' where id = ${id}`),
    ],
    [
      'referred to by a letter',
      async (id) =>
        app.db.execute(
          sql`update letter set archive_reference_id = ${id} where id = ${(await desk.save()).id}`,
        ),
    ],
  ];
  for (const [why, leave] of traces)
    test(`${why}, it stays, also in a bulk`, async () => {
      const { id } = await kept();
      await leave(id);
      expect((await remove(id)).status).toBe(409);
      const many = await staf.post(`${archive}/bulk`, { action: 'delete', ids: [id] });
      expect(many.body.data).toMatchObject({ done: [], refused: [{ id }] });
      expect((await staf.get(`${archive}/${id}`)).status).toBe(200);
    });

  test('what came from a letter stays, and is not put out of use', async () => {
    const itemId = await desk.keptOf(await desk.inState('sent'), delegasi);
    expect((await remove(itemId, delegasi)).status).toBe(409);
    expect((await put(itemId, { isActive: false }, delegasi)).status).toBe(422);
  });

  test('paper of the records unit that was just put in wrongly, too', async () => {
    const { status, body } = await arsiparis.post(`${archive}/deposit`, {
      record: {
        title: 'Salah',
        documentDate: '2001-03-02',
        classificationId: ids.classification,
        securityId: ids.biasa,
        developmentLevel: 'asli',
      },
      status: 'inactive',
      files: [{ uploadId: await upload(arsiparis, letterPdf(newId()), 'a.pdf') }],
    });
    expect(status).toBe(200);
    expect((await remove(body.data.id, arsiparis)).status).toBe(200);
  });
});
