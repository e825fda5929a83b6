import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { dayInWib } from '../../../lib/wib.ts';
import { demoId } from '../../../server/demo/ids.ts';
import { smallPdf } from '../../../server/demo/letters/small-pdf.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, idOf } from './desk.ts';
import { openRegisteringDesk, scan } from './registering-desk.ts';

// Letters from outside, registered from their scan (SPEC A3 externalToInternal, A5, B1.4).
const desk = await openRegisteringDesk();
const { institutionId, block, incoming, save, register, registered } = desk;
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;
const asSecretary = await actAs(desk.app, 'sekretaris', 'Secretary');
const asDelegate = await actAs(desk.app, 'delegasi', 'Delegation');

describe('registering', () => {
  test('gives the agenda number, keeps the outside number and puts it into the inboxes at once', async () => {
    const letter = await registered({ externalToInternal: block({ externalSenderId: institutionId }) });
    const [institution] = (
      await desk.app.db.execute<{ name: string }>(
        sql`select name from institution where id = ${institutionId}`,
      )
    ).rows;
    expect(letter).toMatchObject({
      ...{ state: 'sent', number: '045/SH/XI/2026', signedAt: null, verifyCode: null, holder: null },
      can: { edit: false, submit: false, sign: false, dispatch: false, correctPlace: true },
      externalToInternal: {
        externalSenderName: institution?.name,
        agenda: { number: expect.any(Number), year: Number(new Date().getFullYear()) },
        registeredBy: staf.personName,
      },
    });
    const { number, year } = letter.externalToInternal.agenda;
    for (const [reader, wanted] of [
      [atasan, 'receiver'],
      [arsiparis, 'cc'],
    ] as const) {
      const { body } = await reader.get(`/letter/api/Inbox?letterId=${letter.id}`);
      expect(body.data.items).toMatchObject([
        {
          ...{ kind: wanted, senderName: institution?.name, agenda: `${number}/${year}`, isOpen: true },
          snippet: 'Nomor 045/SH/XI/2026, tanggal 17 November 2026',
        },
      ]);
      const bell = await reader.get('/notification/api/Notification?per_page=50');
      expect(bell.body.data.items.map((item: { detailUrl: string }) => item.detailUrl)).toContain(
        `/naskah-dinas/inbox/${letter.id}`,
      );
    }
    const { body: outbox } = await staf.get(`/letter/api/Outbox?PerPage=100`);
    expect(outbox.data.items.find((item: { id: string }) => item.id === letter.id)).toMatchObject({
      ...{ senderName: institution?.name, sentAt: letter.externalToInternal.registeredAt },
      agenda: `${number}/${year}`,
    });
    const historyOf = async (reader: Caller): Promise<{ event: string; note: string | null }[]> =>
      (await reader.get(desk.at(letter.id, '/timeline'))).body.data.items;
    const history = await historyOf(staf);
    expect(history.map(({ event }) => event)).toEqual(['created', 'registered', 'sent']);
    // How it was typed in is none of its receivers' business.
    expect(await historyOf(atasan)).toEqual(history.slice(1));
    expect(history[1]?.note).toBe(`Nomor agenda ${number}/${year}`);
  });

  test('thirty at once, in two units, leave no gap and no number twice', {
    tags: ['full'],
    timeout: 60_000,
  }, async () => {
    const before = await counted();
    const drafts = await Promise.all(
      Array.from({ length: 30 }, (_none, index) => save({}, index % 3 === 0 ? delegasi : staf)),
    );
    const answers = await Promise.all(
      drafts.map(({ id }, index) => register(id, index % 3 === 0 ? delegasi : staf)),
    );
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
    const after = await counted();
    expect([...after.values()].flat().length - [...before.values()].flat().length).toBe(30);
    expect(after.size).toBe(2);
    for (const numbers of after.values()) expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  });

  test('the same one by two at once is registered once, the other is told', async () => {
    const { id } = await save();
    const answers = await Promise.all([register(id), register(id), register(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { rows } = await desk.app.db.execute<{ items: number; steps: number }>(sql`
      select (select count(*)::int from inbox_item where letter_id = ${id}) as items,
        (select count(*)::int from letter_timeline where letter_id = ${id} and event = 'registered') as steps`);
    expect(rows).toEqual([{ items: 2, steps: 1 }]);
    expect((await register(id)).body.message).toBe('Naskah ini sudah didaftarkan.');
    expect((await staf.put(desk.at(id), incoming({ version: 2 }))).status).toBe(409);
    expect((await staf.delete(desk.at(id))).status).toBe(409);
    expect((await staf.post(desk.at(id, '/sign'), { password: 'x' })).status).toBe(403);
  });

  test('the secretary registers for the official: both stand in the history, the official has it too', async () => {
    const letter = await registered({}, asSecretary);
    const { body } = await direktur.get(desk.at(letter.id, '/timeline'));
    expect(body.data.items[1]).toMatchObject({ event: 'registered', onBehalfOf: direktur.personName });
    expect((await direktur.get(desk.at(letter.id))).body.data.can.correctPlace).toBe(true);
  });

  test('is for those who may write, on drafts of their post', async () => {
    const { id } = await save();
    for (const by of [atasan, direktur, asSecretary, asDelegate, admin])
      expect((await register(id, by)).status).toBe(404);
    const sent = await registered();
    expect((await register(sent.id, atasan)).status).toBe(403);
  });

  test('a delegate who only reads registers nothing, one with more does', async () => {
    const { id } = await save({}, asDelegate);
    const delegation = demoId('delegation', 'DLG-001');
    const withScopes = async (...wanted: string[]) => {
      await desk.app.db.execute(
        sql`update delegation set scopes = ${sql.param(wanted)}::text[] where id = ${delegation}`,
      );
      return actAs(desk.app, 'delegasi', 'Delegation');
    };
    const reader = await withScopes('baca');
    expect((await register(id, reader)).status).toBe(403);
    expect((await reader.post('/letter/api/Letter', incoming())).status).toBe(403);
    expect((await register(id, await withScopes('baca', 'disposisi', 'periksa'))).status).toBe(200);
  });
});

describe('the same letter registered before', () => {
  const known = async (id: string, by: Caller = staf) =>
    (await by.get(desk.at(id, '/registered-before'))).body.data.items;
  const own = (number: string, over: Record<string, unknown> = {}) => ({ number, ...over });

  test('is told with its place in the agenda, and may be registered all the same', async () => {
    const number = '77/SH/XI/2026';
    const first = await registered(own(number));
    const { id } = await save(own(number.toLowerCase()));
    const { agenda } = first.externalToInternal;
    expect(await known(id)).toEqual([
      { letterId: first.id, agenda, registeredAt: first.externalToInternal.registeredAt },
    ]);
    expect((await register(id)).status).toBe(200);
  });

  test.each<[string, Record<string, unknown>]>([
    ['number', { number: '78/SH/XI/2026' }],
    ['date', { scriptDate: '2026-11-16' }],
    ['sender', { externalToInternal: block({ externalSenderName: 'PT Lain' }) }],
  ])('is another one by its %s', async (_what, over) => {
    await registered(own('79/SH/XI/2026'));
    const { id } = await save(own('79/SH/XI/2026', over));
    expect(await known(id)).toEqual([]);
  });

  test('is found whether its sender was chosen or typed; a draft or a cancelled one does not count', async () => {
    const number = '80/SH/XI/2026';
    const { id } = await save(
      own(number, { externalToInternal: block({ externalSenderId: institutionId }) }),
    );
    await save(own(number, { externalToInternal: block({ externalSenderId: institutionId }) }));
    expect(await known(id)).toEqual([]);
    const { rows } = await desk.app.db.execute<{ name: string }>(
      sql`select name from institution where id = ${institutionId}`,
    );
    const typed = await registered(
      own(number, { externalToInternal: block({ externalSenderName: rows[0]?.name.toUpperCase() }) }),
    );
    expect(await known(id)).toMatchObject([{ letterId: typed.id }]);
    await staf.post(desk.at(typed.id, '/cancel'), { reason: 'Salah pindai.' });
    expect(await known(id)).toEqual([]);
  });

  test('says of what the reader may not open only where it stands, and above Biasa nothing', async () => {
    const number = '81/SH/XI/2026';
    const elsewhere = await registered(own(number, { receivers: [desk.named(atasan)], ccs: [] }), delegasi);
    const { id } = await save(own(number));
    expect(await known(id)).toMatchObject([
      { letterId: null, agenda: { number: elsewhere.externalToInternal.agenda.number } },
    ]);
    await desk.app.db.execute(sql`update letter set security_rank = 2 where id = ${elsewhere.id}`);
    expect(await known(id)).toEqual([]);
    expect((await atasan.get(desk.at(id, '/registered-before'))).status).toBe(404);
  });
});

/** Agenda numbers by unit, in order. */
async function counted(): Promise<Map<string, number[]>> {
  const { rows } = await desk.app.db.execute<{ unit: string; number: number }>(sql`
    select agenda_unit_id as unit, agenda_number as number from letter_incoming
    where agenda_number is not null order by agenda_number`);
  const found = new Map<string, number[]>();
  for (const { unit, number } of rows) found.set(unit, [...(found.get(unit) ?? []), number]);
  return found;
}

describe('what the scan says', () => {
  const proposals = async (id: string, by = staf) => (await by.get(desk.at(id, '/scan-proposals'))).body.data;
  const readNow = async (id: string) => {
    await desk.app.jobs.runDue();
    return proposals(id);
  };
  const scanned = (...lines: string[]) => ({
    attachments: [scan(smallPdf(lines[0] ?? '', lines.slice(1)), 'pindaian.pdf')],
  });

  test('is proposed: number, day, subject, the institution it knows, and the post that is addressed', async () => {
    const { rows } = await desk.app.db.execute<{ name: string; post: string }>(sql`
      select (select name from institution where id = ${institutionId}) as name,
        (select name from position where id = ${atasan.positionId}) as post`);
    const [named] = rows;
    const { id } = await save(
      scanned(
        String(named?.name).toUpperCase(),
        'Nomor : PR.02/1187/2026',
        'Sifat : Segera / Rahasia',
        'Hal : Permintaan data',
        'Jakarta, 20 November 2026',
        `Yth. ${named?.post}`,
        'Dengan hormat,',
      ),
    );
    expect(await readNow(id)).toMatchObject({
      ...{ isLetter: true, number: 'PR.02/1187/2026', date: '2026-11-20', subject: 'Permintaan data' },
      ...{
        sender: { id: institutionId, name: named?.name },
        receiver: { id: atasan.userId },
        ...{ urgency: 'SEGERA', security: { name: 'Rahasia', rank: 3 }, place: 'Jakarta' },
      },
    });
    expect((await atasan.get(desk.at(id, '/scan-proposals'))).status).toBe(404);
  });

  test('names a post that several hold as a whole (DOMAIN 6)', async () => {
    const { rows } = await desk.app.db.execute<{ id: string; name: string; holders: number }>(sql`
      select p.id, p.name, count(distinct m.user_id)::int as holders
      from position p join job_mapping m on m.position_id = p.id and m.is_active and m.type = 'definitif'
      join "user" u on u.id = m.user_id and u.is_active
      where not exists (select from position o where o.name = p.name and o.id <> p.id)
      group by p.id having count(distinct m.user_id) > 1 order by p.code limit 1`);
    const [shared] = rows;
    const { id } = await save(
      scanned('PT SINAR HARAPAN', 'Nomor : 12/SH/2026', 'Hal : Undangan', `Yth. ${shared?.name}`),
    );
    expect((await readNow(id)).receiver).toMatchObject({
      ...{ positionId: shared?.id, isWholePost: true, holders: shared?.holders },
    });
  });

  test('is nothing where it is no letter, and the queue shows what waits before what has its number', async () => {
    const { id } = await save(scanned('Kuitansi pembayaran', 'Total Rp1.000.000', 'Terima kasih'));
    expect(await readNow(id)).toMatchObject({ isLetter: false, number: null, subject: null, receiver: null });
    const queue = async () => (await staf.get('/letter/api/Registering')).body.data.items;
    const waiting = (await queue()).find((one: { letterId: string }) => one.letterId === id);
    expect(waiting).toMatchObject({ fileName: 'pindaian.pdf', agenda: null, isByMail: false });
    await register(id);
    const items = await queue();
    const done = items.findIndex((one: { letterId: string }) => one.letterId === id);
    expect(items[done].agenda).toMatchObject({ number: expect.any(Number) });
    expect(items.slice(0, done).every((one: { agenda: unknown }) => one.agenda !== null)).toBe(true);
    const others = (await delegasi.get('/letter/api/Registering')).body.data.items;
    expect(others.map((one: { letterId: string }) => one.letterId)).not.toContain(id);
    // The place of the paper is as last time.
    expect((await staf.get('/letter/api/Writing/recent')).body.data.registering).toEqual({
      archiveLocation: 'Ruang Persuratan',
    });
  });
});

describe('what the sender wrote before', () => {
  const senderName = 'PT Surya Pagi';
  const from = async (by: Caller, name = senderName) =>
    (await by.get(`/letter/api/Writing/from-sender?senderName=${encodeURIComponent(name)}`)).body.data;

  test('gives kind, class, classification and receivers of the last one on this desk, while they may be used', async () => {
    const classification = await idOf(desk.app, sql`archive_classification where code = 'KU.01.01'`);
    const invoice = await idOf(desk.app, sql`script_sub_type where code = 'NMT'`);
    const own = { externalToInternal: block({ externalSenderName: senderName }) };
    await registered({ ...own, receivers: [desk.named(direktur)] });
    const last = await registered({
      ...own,
      naskahDinasCategoryId: invoice,
      permissionClassificationId: desk.ids.terbatas,
      archiveClassificationId: classification,
    });
    // Somebody else's letter meanwhile.
    await registered();
    expect(last.naskahDinasCategoryId).toBe(invoice);
    expect(await from(staf, senderName.toUpperCase())).toMatchObject({
      last: {
        ...{ on: dayInWib(), subTypeId: invoice, permissionClassificationId: desk.ids.terbatas },
        archiveClassificationId: classification,
      },
      receivers: [{ id: atasan.userId, positionId: atasan.positionId }],
    });
    expect(await from(delegasi), 'what another desk registered is not told').toEqual({
      ...{ last: null, receivers: [] },
    });
    await desk.app.db.execute(sql`update script_sub_type set is_active = false where id = ${invoice}`);
    const later = await from(staf);
    await desk.app.db.execute(sql`update script_sub_type set is_active = true where id = ${invoice}`);
    expect(later.last).toMatchObject({ subTypeId: null, archiveClassificationId: classification });
  });

  test('gives who holds a receiver’s post now, the post as a whole, and else the official one acts for', async () => {
    const named = 'PT Fajar Baru';
    const { rows } = await desk.app.db.execute<{ userId: string; userPositionId: string }>(sql`
      select min(m.user_id::text) as "userId", m.position_id as "userPositionId" from job_mapping m
      join "user" u on u.id = m.user_id and u.is_active
      where m.is_active and m.type = 'definitif' group by m.position_id having count(*) > 1 limit 1`);
    await registered({
      externalToInternal: block({ externalSenderName: named }),
      receivers: [{ ...rows[0], showUserName: false, isWholePost: true }, desk.named(atasan)],
    });
    const names = async () =>
      (await from(staf, named)).receivers.map((one: { personName: string }) => one.personName);
    expect(await names()).toEqual(['Semua pemangku', atasan.personName]);
    const leave = (isActive: boolean) =>
      desk.app.db.execute(sql`update job_mapping set is_active = ${isActive}
        where user_id = ${atasan.userId} and position_id = ${atasan.positionId}`);
    await leave(false);
    const left = await names();
    await leave(true);
    expect(left).toEqual(['Semua pemangku']);
    expect(await from(asSecretary, 'PT Belum Pernah')).toMatchObject({
      last: null,
      receivers: [{ id: direktur.userId }],
    });
  });

  test('is found without reading all letters of a sender who wrote thousands, by record or by name', async () => {
    const name = 'PT Ramai';
    const { id } = await registered({
      externalToInternal: block({ externalSenderId: institutionId, externalSenderName: name }),
    });
    const { db, pool } = desk.app;
    await db.execute(sql`
      with copy as (select gen_random_uuid() as id, n from generate_series(1, 3000) n),
      copied as (
        insert into letter select (jsonb_populate_record(null::letter, to_jsonb(l) || jsonb_build_object('id', copy.id))).*
        from (select * from letter where id = ${id}) l cross join copy)
      insert into letter_incoming select (jsonb_populate_record(null::letter_incoming, to_jsonb(i)
        || jsonb_build_object('letter_id', copy.id, 'id', copy.id, 'agenda_number', 100000 + copy.n,
          'external_sender_name', ${name}::text, 'registered_at', i.registered_at + copy.n * interval '1 second'))).*
      from (select * from letter_incoming where letter_id = ${id}) i cross join copy`);
    await db.execute(sql`analyze letter`);
    await db.execute(sql`analyze letter_incoming`);
    for (const [query, index] of [
      [`senderName=${encodeURIComponent(name)}`, 'letter_incoming_sender_name'],
      [`senderId=${institutionId}`, 'letter_incoming_sender'],
    ]) {
      const spy = vi.spyOn(pool, 'query');
      const { body } = await staf.get(`/letter/api/Writing/from-sender?${query}`);
      const asked = spy.mock.calls as unknown as [{ text: string }, unknown[]?][];
      spy.mockRestore();
      expect(body.data.last, query).not.toBeNull();
      const [last] = asked.filter(([{ text }]) => text?.includes('from letter_incoming n'));
      const { rows } = await pool.query(`explain ${last?.[0].text}`, last?.[1]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain(`Index Scan Backward using ${index} on`);
    }
  });
});
