import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { smallPdf } from '../../../server/demo/letters/small-pdf.ts';
import { openDesk } from '../letters/desk.ts';

const desk = await openDesk();
const { people, app, ids } = desk;

type Kept = {
  id: string;
  unit: string;
  title: string;
  number: string;
  level: string;
  posts: string[];
  users: string[];
  files: string[];
  count: number;
  filing: string | null;
};
const itemsOf = async (letterId: string): Promise<Kept[]> => {
  const found = await app.db.execute<Kept>(sql`
    select a.id, o.code as unit, a.title, a.number, a.development_level as level, a.filing_unit_id as filing,
      a.reader_position_ids as posts, a.reader_user_ids as users, a.file_count as count,
      (select coalesce(array_agg(f.file_hash order by f.slot), '{}') from archive_file f where f.archive_id = a.id) as files
    from archive a join archive_letter s on s.archive_id = a.id and s.kind = 'source'
    join organization_unit o on o.id = a.unit_id where s.letter_id = ${letterId} order by o.code`);
  return found.rows;
};

test('a signed letter comes into the work list of the sender’s unit and of each receiving unit', async () => {
  const id = await desk.inState('sent');
  const items = await itemsOf(id);
  expect(items.map(({ unit, level }) => [unit, level])).toEqual([
    ['NTR.DO', 'asli'],
    ['NTR.PML', 'asli'],
    ['NTR.SEK.TUK', 'tembusan'],
  ]);
  const { rows } = await app.db.execute<{ hash: string; number: string }>(sql`
    select d.file_hash as hash, l.number from letter_document d join letter l on l.id = d.letter_id
    where l.id = ${id}`);
  for (const item of items) {
    expect(item).toMatchObject({
      title: 'Rekayasa lalu lintas Natal',
      number: rows[0]?.number,
      filing: null,
    });
    expect(item.files).toEqual([rows[0]?.hash]);
    expect(item.count).toBe(1);
  }
  expect(items[0]?.posts).toEqual([people.direktur.positionId]);
  expect(items[1]?.posts).toEqual([people.delegasi.positionId]);
  // One of several archivists: theirs, not the post's.
  expect(items[2]?.users).toEqual([people.arsiparis.userId]);
  expect(items.map(({ posts, users }) => posts.length + users.length)).toEqual([1, 1, 1]);
});

describe('a letter that is passed on', () => {
  const passOn = async (letterId: string, to: { userId: string; positionId: string }) => {
    const { rows } = await app.db.execute<{ id: string }>(sql`
      select id from inbox_item where letter_id = ${letterId} and position_id = ${people.delegasi.positionId}`);
    const { status, body } = await people.delegasi.post(`/letter/api/Inbox/${rows[0]?.id}/forward`, {
      receivers: [{ userId: to.userId, userPositionId: to.positionId }],
    });
    expect(status, JSON.stringify(body)).toBe(200);
  };

  test('comes into the work list of the unit it is passed on to, as a copy', async () => {
    const id = await desk.inState('sent');
    await passOn(id, people.legal);
    const passed = (await itemsOf(id)).filter(({ users }) => users.includes(people.legal.userId));
    expect(passed).toMatchObject([{ level: 'salinan', posts: [], count: 1, filing: null }]);
    expect(await itemsOf(id)).toHaveLength(4);
  });

  test('is opened there by whom it was passed on to, also where the unit keeps an item already', async () => {
    const id = await desk.inState('sent', { permissionClassificationId: ids.terbatas });
    const { rows } = await app.db.execute<{ userId: string; positionId: string; email: string }>(sql`
      select m.user_id as "userId", m.position_id as "positionId", u.email from job_mapping m
      join position p on p.id = m.position_id join "user" u on u.id = m.user_id
      join position own on own.unit_id = p.unit_id and own.id = ${people.arsiparis.positionId}
      where m.type = 'definitif' and m.end_date is null and p.id <> own.id limit 1`);
    const [colleague] = rows;
    if (!colleague) throw new Error('The archivist has no colleague');
    const caller = await app.signIn(colleague.email);
    const of = async () => (await itemsOf(id)).find(({ unit }) => unit === 'NTR.SEK.TUK');
    const item = await of();
    const opens = async () => (await caller.get(`/arsip/api/Archive/${item?.id}/detail`)).body.data.can.open;
    expect(await opens()).toBe(false);
    await passOn(id, colleague);
    expect(await opens()).toBe(true);
    expect(await of()).toMatchObject({ level: 'tembusan', count: 1, files: item?.files });
  });
});

test('what is not sent yet is nobody’s archive', async () => {
  for (const state of ['draft', 'review', 'revision', 'signing'] as const)
    expect(await itemsOf(await desk.inState(state))).toEqual([]);
});

test('of Sangat Rahasia the persons named read it, not whoever holds their posts', async () => {
  const id = await desk.inState('sent', { permissionClassificationId: ids.sangatRahasia });
  const items = await itemsOf(id);
  expect(items.find(({ unit }) => unit === 'NTR.PML')?.users).toEqual([people.delegasi.userId]);
  const asked = await people.delegasi.get(`/arsip/api/Archive?ids=${items.map((item) => item.id).join(',')}`);
  expect(asked.body.data.items.map((item: { id: string }) => item.id)).toEqual([
    items.find(({ unit }) => unit === 'NTR.PML')?.id,
  ]);
  const stranger = await people.admin.get(`/arsip/api/Archive?ids=${items.map((item) => item.id).join(',')}`);
  expect(stranger.body.data.items).toEqual([]);
});

test('a letter to outside is in the archive of the unit that sent it', async () => {
  const { rows } = await app.db.execute<{ id: string; kind: string }>(
    sql`select id, script_type_id as kind from script_sub_type where code = 'SD'`,
  );
  const id = await desk.inState('sent', {
    naskahDinasParentCategoryId: rows[0]?.kind,
    naskahDinasCategoryId: rows[0]?.id,
    concern: 'external',
    receivers: [],
    ccs: [],
    internalToExternal: {
      address: 'Jalan Merdeka 1, Jakarta',
      externalReceiver: [{ institutionId: null, name: 'Dinas Perhubungan', email: null }],
      externalCc: [],
    },
  });
  expect((await itemsOf(id)).map(({ unit }) => unit)).toEqual(['NTR.DO']);
});

test('a letter from outside is in the archive of who registered it, with the place of its paper, and of who received it', async () => {
  const { rows } = await app.db.execute<{ id: string; kind: string }>(
    sql`select id, script_type_id as kind from script_sub_type where code = 'NMS'`,
  );
  const saved = await desk.save({
    from: 'external',
    naskahDinasParentCategoryId: rows[0]?.kind,
    naskahDinasCategoryId: rows[0]?.id,
    number: '045/SH/XI/2026',
    scriptDate: '2026-11-17',
    receivers: [desk.named(people.atasan)],
    ccs: [],
    attachments: [
      {
        title: 'Pindaian',
        fileName: 'surat.pdf',
        content: smallPdf('Permohonan izin', ['Dengan hormat']).toString('base64'),
        positionOrder: 1,
        isDocument: true,
      },
    ],
    externalToInternal: {
      receivedDate: '2026-11-18T17:00:00.000Z',
      archiveLocation: 'Ruang Persuratan',
      archiveCupboard: '3',
      archiveBox: null,
      externalSenderId: null,
      externalSenderName: 'PT Sinar Harapan',
    },
  });
  await desk.submit(saved.id);
  const items = await itemsOf(saved.id);
  expect(items.map(({ unit, files }) => [unit, files.length])).toEqual([
    ['NTR.OPT', 1],
    ['NTR.OPT.LLN', 1],
  ]);
  const place = await app.db.execute(
    sql`select location, cupboard from archive where id = ${items[1]?.id ?? null}`,
  );
  expect(place.rows).toEqual([{ location: 'Ruang Persuratan', cupboard: '3' }]);
});
