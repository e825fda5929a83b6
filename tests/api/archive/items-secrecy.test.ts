import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { remindLoans } from '../../../server/archive/lending/remind-loans.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, idOf, openDesk } from '../letters/desk.ts';
import { letterPdf, upload } from './uploading.ts';

// Users who may not open an item learn nothing of it elsewhere either (SPEC B3): paper, notices, history,
// duplicates.
const desk = await openDesk();
const { app, people, ids } = desk;
const { staf, atasan, direktur, legal, delegasi, admin } = people;
const base = '/arsip/api/Archive';
const nextWeek = plusDays(dayInWib(), 7);
let head: Caller;
let n = 0;

beforeAll(async () => {
  head = await app.signIn('satria.tarigan');
});

const kept = async (over: Record<string, unknown> = {}, by: Caller = staf, bytes?: Buffer) => {
  n += 1;
  const uploadId = await upload(by, bytes ?? letterPdf(`rahasia ${n}`), `daftar-gaji-${n}.pdf`);
  const { status, body } = await by.post(`${base}/deposit`, {
    record: {
      title: `Evaluasi ${n}`,
      documentDate: '2026-03-02',
      classificationId: ids.classification,
      securityId: ids.terbatas,
      developmentLevel: 'asli',
      ...over,
    },
    files: [{ uploadId, title: '' }],
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data.id as string;
};
const detail = async (id: string, by: Caller = staf) => (await by.get(`${base}/${id}/detail`)).body.data;
const lend = (id: string, borrowerId: string, by: Caller = staf, dueDate = nextWeek) =>
  by.post(`${base}/${id}/loans`, { borrowerId, dueDate });
const noticesTo = async (userId: string): Promise<string> => {
  const { rows } = await app.db.execute(
    sql`select title, message from notification where user_id = ${userId}`,
  );
  return JSON.stringify(rows);
};
const granted = async (archiveId: string, by: Caller, untilDay: string): Promise<string> => {
  const asked = await by.post('/arsip/api/AccessRequest', { archiveId, reason: 'Bahan telaah', untilDay });
  const granted = { event: 'approve' };
  expect((await head.post(`/arsip/api/AccessRequest/${asked.body.data.id}/event`, granted)).status).toBe(200);
  return asked.body.data.id;
};

describe('paper', () => {
  test('is lent to who may open it: Biasa to everybody, the rest to who is on it or has a grant, no longer than that', async () => {
    expect((await lend(await kept({ securityId: ids.biasa }), legal.userId)).status).toBe(200);
    const id = await kept();
    const refused = await lend(id, legal.userId);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['borrowerId']]);
    await granted(id, legal, plusDays(dayInWib(), 3));
    const tooLong = await lend(id, legal.userId);
    expect([tooLong.status, Object.keys(tooLong.body.errors)]).toEqual([422, ['dueDate']]);
    expect((await lend(id, legal.userId, staf, plusDays(dayInWib(), 3))).status).toBe(200);
    expect((await lend(await kept(), staf.userId)).status).toBe(200);
  });

  test('of a letter goes to the posts on it; of Sangat Rahasia to the persons named only', async () => {
    const letterId = await desk.inState('sent', { permissionClassificationId: ids.rahasia });
    const itemId = await desk.keptOf(letterId, delegasi);
    expect((await lend(itemId, atasan.userId, delegasi)).status).toBe(422);
    expect((await lend(itemId, delegasi.userId, delegasi)).status).toBe(200);
    const top = await kept({ securityId: ids.sangatRahasia });
    for (const other of [atasan, legal, direktur]) expect((await lend(top, other.userId)).status).toBe(422);
    expect((await lend(top, staf.userId)).status).toBe(200);
  });

  test('is asked back without saying what it is where the class masks that', async () => {
    const id = await kept({ securityId: ids.rahasia, title: 'Pemutusan hubungan kerja' });
    expect((await lend(id, staf.userId)).status).toBe(200);
    expect(await remindLoans(app, new Date(Date.now() + 9 * 86_400_000))).toBeGreaterThan(0);
    const told = await noticesTo(staf.userId);
    expect(told).toContain('Arsip rahasia. Seharusnya kembali');
    expect(told).toContain('Arsip rahasia. Kembalikan paling lambat');
    expect(told).not.toContain('Pemutusan');
  });
});

describe('the history', () => {
  test('tells nobody what the files are called, and is right about the item', async () => {
    const id = await kept();
    const [file] = (await detail(id)).files;
    await staf.post(`${base}/${id}/files`, {
      uploadId: await upload(staf, letterPdf(`lampiran ${n}`), 'daftar-phk.pdf'),
      title: 'Daftar PHK',
    });
    await staf.post(`${base}/${id}/files/${file.id}/versions`, {
      uploadId: await upload(staf, letterPdf(`perbaikan ${n}`), 'gaji-2.pdf'),
    });
    const after = (await detail(id)).files;
    await staf.delete(`${base}/${id}/files/${after[1].id}`);
    await granted(id, legal, nextWeek);
    for (const reader of [staf, delegasi]) {
      const { items } = (await reader.get(`${base}/${id}/history`)).body.data;
      const told = items.map(({ action, changes }: { action: string; changes: object[] }) => [
        action,
        changes,
      ]);
      expect(told.slice(0, -1)).toEqual([
        ['grant-access', []],
        ['remove-file', []],
        ['add-file-version', []],
        ['add-file', []],
      ]);
      expect(JSON.stringify(items)).not.toMatch(/PHK|gaji/i);
    }
  });
});

describe('uploading', () => {
  test('does not tell that an item one may not open holds the same content', async () => {
    const bytes = letterPdf('isi yang sama');
    const id = await kept({}, staf, bytes);
    const duplicates = async (by: Caller) =>
      (await by.post(`${base}/inspect`, { uploadId: await upload(by, bytes, 'sama.pdf') })).body.data
        .duplicates;
    expect(await duplicates(delegasi)).toEqual([]);
    expect(await duplicates(staf)).toMatchObject([{ id }]);
  });
});

describe('a filing unit', () => {
  test('is named with the item to who may see it', async () => {
    const id = await kept({ securityId: ids.biasa });
    const made = await staf.post('/arsip/api/FilingUnit', {
      code: 'RHS/1',
      title: 'Perkara pegawai',
      classificationId: ids.classification,
      year: 2026,
    });
    const filingUnitId = made.body.data.id;
    await staf.post('/arsip/api/Filing/file', { ids: [id], filingUnitId });
    expect(await detail(id)).toMatchObject({
      isFiled: true,
      filingUnit: { id: filingUnitId, code: 'RHS/1' },
    });
    expect(await detail(id, delegasi)).toMatchObject({ isFiled: true, filingUnit: null });
  });

  test('is seen by the leader and the audit, who decide on what becomes of it', async () => {
    const [unit] = (await staf.get('/arsip/api/FilingUnit?PerPage=1')).body.data.items;
    const auditor = await app.signIn('tegar.pradana');
    for (const by of [direktur, auditor])
      expect((await by.get(`/arsip/api/FilingUnit/${unit.id}`)).status).toBe(200);
    expect((await delegasi.get(`/arsip/api/FilingUnit/${unit.id}`)).status).toBe(404);
  });
});

describe('a class that is closed to who acts for another', () => {
  const set = async (values: Record<string, boolean>) => {
    const at = `/master-data/api/SecurityClassification/${ids.terbatas}`;
    const { version } = (await admin.get(at)).body.data;
    expect((await admin.put(at, { ...values, version })).status).toBe(200);
  };
  const roles = [
    ['sekretaris', 'Secretary', 'secretaryCanOpen'],
    ['delegasi', 'Delegation', 'delegateCanOpen'],
  ] as const;
  for (const [account, type, setting] of roles)
    test(`${type}: letter and archive item open and close together`, async () => {
      const acting = await actAs(app, account, type);
      const { positionId } = (await acting.get('/user/api/Account/GetUserByToken')).body.data;
      const official = await idOf(
        app,
        sql`"user" where id = (select user_id from job_mapping where position_id = ${positionId} limit 1)`,
      );
      const letterId = await desk.inState('sent', {
        permissionClassificationId: ids.terbatas,
        receivers: [{ userId: official, userPositionId: positionId, showUserName: false }],
      });
      const { rows } = await app.db.execute<{ id: string; fileId: string }>(sql`
        select a.id, f.id as "fileId" from archive a join archive_letter l on l.archive_id = a.id and l.letter_id = ${letterId}
        join archive_file f on f.archive_id = a.id where ${positionId} = any(a.reader_position_ids)`);
      const [item] = rows;
      const opens = async () => [
        (await acting.get(`/letter/api/Letter/${letterId}`)).status,
        (await acting.get(`${base}/${item?.id}/files/${item?.fileId}`)).status,
      ];
      await set({ [setting]: true });
      expect(await opens()).toEqual([200, 200]);
      await set({ [setting]: false });
      expect(await opens()).toEqual([404, 403]);
      const found = await acting.get(`${base}/${item?.id}/detail`);
      expect(found.body.data.can.open).toBe(false);
      await set({ [setting]: true });
      expect(await opens()).toEqual([200, 200]);
    });
});

describe('the class of an item', () => {
  const lower = (id: string, body: object, by: Caller = staf) => by.post(`${base}/${id}/lower-class`, body);
  const why = { reason: 'Sudah diumumkan' };

  test('is lowered with a reason, by who put it in, and the history says why', async () => {
    const id = await kept({ securityId: ids.rahasia });
    const { version } = (await staf.get(`${base}/${id}`)).body.data;
    const put = await staf.put(`${base}/${id}`, { securityId: ids.terbatas, version });
    expect([put.status, Object.keys(put.body.errors)], 'not by its form').toEqual([422, ['securityId']]);
    const many = { action: 'update', ids: [id], data: { securityId: ids.terbatas } };
    expect((await staf.post(`${base}/bulk`, many)).body.data.refused, 'nor by a bulk change').toHaveLength(1);
    const wrong: [body: object, field: string][] = [
      [{ securityId: ids.terbatas }, 'reason'],
      [{ securityId: ids.sangatRahasia, ...why }, 'securityId'],
      [{ securityId: id, ...why }, 'securityId'],
    ];
    for (const [body, field] of wrong)
      expect(Object.keys((await lower(id, body)).body.errors ?? {})).toEqual([field]);
    expect((await lower(id, { securityId: ids.terbatas, ...why }, head)).status).toBe(404);
    const lowered = await lower(id, { securityId: ids.terbatas, ...why });
    expect(lowered.body.data.can).toMatchObject({ lowerClass: true });
    expect((await staf.get(`${base}/${id}`)).body.data).toMatchObject({ securityRank: 2, isListed: true });
    const [last] = (await staf.get(`${base}/${id}/history`)).body.data.items;
    expect(last.action).toBe('lower-class');
    expect(last.changes).toContainEqual(
      expect.objectContaining({ field: 'reason', after: 'Sudah diumumkan' }),
    );
    expect((await lower(id, { securityId: ids.biasa, ...why }, head)).status, 'known, but not theirs').toBe(
      403,
    );
  });

  test('of a letter follows the letter', async () => {
    const letterId = await desk.inState('sent', { permissionClassificationId: ids.rahasia });
    const itemId = await desk.keptOf(letterId, delegasi);
    expect((await lower(itemId, { securityId: ids.biasa, ...why }, delegasi)).status).toBe(409);
  });
});

test('who only administers the system reads no archive, and keeps its master data', async () => {
  const id = await kept({ securityId: ids.biasa });
  await app.db.execute(sql`update "user" set role_ids = array[(select id from role where code = 'admin')]
    where email = 'admin@naskah.example'`);
  await app.pool.query("select pg_notify('naskah_access', '')");
  const only = await app.signIn('admin');
  for (const path of [
    `${base}/${id}`,
    `${base}/${id}/detail`,
    base,
    '/arsip/api/FilingUnit',
    '/arsip/api/Loan',
    '/arsip/api/AccessRequest',
    '/arsip/api/Retention/proposals',
  ])
    expect((await only.get(path)).status, path).toBe(403);
  for (const path of ['/master-data/api/ArchiveClassification', '/master-data/api/ArchiveType'])
    expect((await only.get(path)).status, path).toBe(200);
});
