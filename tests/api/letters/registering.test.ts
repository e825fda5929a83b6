import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoId } from '../../../server/demo/ids.ts';
import { smallPdf } from '../../../server/demo/letters/small-pdf.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, idOf, type LetterAnswer, openDesk } from './desk.ts';

// Letters from outside, registered from their scan (SPEC A3 externalToInternal, A5, B1.4).
const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;
const asSecretary = await actAs(desk.app, 'sekretaris', 'Secretary');
const asDelegate = await actAs(desk.app, 'delegasi', 'Delegation');
const subKind = await idOf(desk.app, sql`script_sub_type where code = 'NMS'`);
const kind = await idOf(
  desk.app,
  sql`script_type t where exists (
  select 1 from script_sub_type s where s.script_type_id = t.id and s.code = 'NMS')`,
);
const institutionId = await idOf(desk.app, sql`institution where is_active order by code limit 1`);

const pdf = smallPdf('Permohonan izin', ['Dengan hormat']);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const scan = (bytes: Buffer, fileName: string) => ({
  title: 'Pindaian',
  fileName,
  content: bytes.toString('base64'),
  positionOrder: 1,
  isDocument: true,
});
const block = (over: Record<string, unknown> = {}) => ({
  receivedDate: '2026-11-18T17:00:00.000Z',
  archiveLocation: 'Ruang Persuratan',
  archiveCupboard: '3',
  archiveBox: null,
  externalSenderId: null,
  externalSenderName: 'PT Sinar Harapan',
  ...over,
});
const incoming = (over: Record<string, unknown> = {}) => ({
  ...desk.letter(),
  from: 'external',
  naskahDinasParentCategoryId: kind,
  naskahDinasCategoryId: subKind,
  number: '045/SH/XI/2026',
  scriptDate: '2026-11-17',
  subject: 'Permohonan izin pemasangan utilitas',
  receivers: [desk.named(atasan)],
  ccs: [desk.named(arsiparis)],
  attachments: [scan(pdf, 'surat.pdf')],
  externalToInternal: block(),
  ...over,
});
const save = async (over: Record<string, unknown> = {}, by: Caller = staf): Promise<LetterAnswer> => {
  const { status, body } = await by.post('/letter/api/Letter', incoming(over));
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
};
const register = (id: string, by: Caller = staf) => by.post(desk.at(id, '/submit'));
const registered = async (over: Record<string, unknown> = {}, by: Caller = staf): Promise<LetterAnswer> => {
  const { id } = await save(over, by);
  const { status, body } = await register(id, by);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
};

describe('a draft from outside', () => {
  test('keeps its block and has no text, sender or reviewers, whatever was sent (SPEC A5)', async () => {
    const draft = await save({ externalToInternal: block({ externalSenderId: institutionId }) });
    expect(draft).toMatchObject({
      ...{ from: 'external', state: 'draft', number: '045/SH/XI/2026', contentMode: 'upload', content: '' },
      ...{ coverContent: '', sender: null, senderId: null, reviewers: [], anyReviewer: 'tidakAda' },
      externalToInternal: {
        ...block({ externalSenderId: institutionId }),
        agenda: null,
        registeredAt: null,
        attachments: [{ title: 'Pindaian', mimeType: 'application/pdf' }],
      },
    });
  });

  test('takes its scan from the block too, once', async () => {
    const first = await save({
      attachments: [],
      externalToInternal: block({ attachments: [scan(pdf, 'surat.pdf')] }),
    });
    expect(first.attachments).toMatchObject([{ title: 'Pindaian', isDocument: true }]);
    const [{ id, title, positionOrder }] = first.attachments;
    const again = { id, title, positionOrder, isDocument: true };
    const { status, body } = await staf.put(
      desk.at(first.id),
      incoming({
        version: 1,
        attachments: [again],
        externalToInternal: block({ attachments: [again] }),
      }),
    );
    expect([status, body.data.attachments.length]).toEqual([200, 1]);
  });

  test('takes no more files than any other letter, wherever they stand', async () => {
    const files = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...scan(pdf, `lampiran-${from + at}.pdf`),
        ...{ positionOrder: from + at, isDocument: false },
      }));
    const ask = (count: number) =>
      staf.post(
        '/letter/api/Letter',
        incoming({ attachments: files(count, 1), externalToInternal: block({ attachments: files(10, 50) }) }),
      );
    expect((await ask(10)).status).toBe(200);
    const { status, body } = await ask(11);
    expect([status, body.errors]).toEqual([422, { attachments: ['Paling banyak 20 lampiran.'] }]);
  });

  test('sent twice is one; emptied, null is null; turned into an internal one, it has no block', async () => {
    const id = crypto.randomUUID();
    const { id: once, version } = await save({ id });
    expect((await save({ id })).id).toBe(once);
    const emptied = await staf.put(
      desk.at(id),
      incoming({ version, externalToInternal: null, number: null }),
    );
    expect(emptied.body.data).toMatchObject({
      number: null,
      externalToInternal: { receivedDate: null, archiveLocation: null, externalSenderName: '' },
    });
    const numbered = await staf.put(desk.at(id), desk.letter({ version: 2, number: '9/X' }));
    expect([numbered.status, Object.keys(numbered.body.errors)]).toEqual([422, ['number']]);
    const turned = await staf.put(desk.at(id), desk.letter({ version: 2, number: null }));
    expect(turned.body.data).toMatchObject({ from: 'internal', number: null, externalToInternal: null });
  });

  test.each([
    ['receivedDate', '19/11/2026'],
    ['receivedDate', '2026-02-30T00:00:00.000Z'],
    ['receivedDate', '0001-01-01T00:00:00.000Z'],
    ['archiveLocation', 'x'.repeat(201)],
    ['archiveCupboard', 7],
    ['archiveBox', 'a\u0000b'],
    ['externalSenderName', 'x'.repeat(201)],
    ['externalSenderId', 'bukan id'],
    ['externalSenderId', '00000000-0000-7000-8000-000000000000'],
    ['agenda', { number: 1 }],
  ])('is refused at %s for %j', async (field, value) => {
    const { status, body } = await staf.post(
      '/letter/api/Letter',
      incoming({ externalToInternal: block({ [field]: value }) }),
    );
    expect([status, Object.keys(body.errors)]).toEqual([422, [`externalToInternal.${field}`]]);
  });

  test('takes pages and pictures for its scan, no other files', async () => {
    const { status, body } = await staf.post(
      '/letter/api/Letter',
      incoming({ attachments: [scan(Buffer.from('Bukan pindaian'), 'surat.txt')] }),
    );
    expect([status, body.errors]).toEqual([
      422,
      { attachments: ['Pindaian harus berupa PDF, JPG, atau PNG.'] },
    ]);
  });
});

describe('what is missing keeps a letter from being registered', () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
  test.each<[string, Record<string, unknown>]>([
    ['naskahDinasParentCategoryId', { naskahDinasParentCategoryId: null }],
    ['naskahDinasCategoryId', { naskahDinasCategoryId: null }],
    [
      'naskahDinasCategoryId',
      { naskahDinasCategoryId: desk.ids.subKind, naskahDinasParentCategoryId: desk.ids.kind },
    ],
    ['permissionClassificationId', { permissionClassificationId: null }],
    ['archiveClassificationId', { archiveClassificationId: null }],
    ['externalToInternal.externalSenderName', { externalToInternal: block({ externalSenderName: ' ' }) }],
    ['number', { number: ' ' }],
    ['scriptDate', { scriptDate: null }],
    ['subject', { subject: ' ' }],
    ['externalToInternal.receivedDate', { externalToInternal: block({ receivedDate: null }) }],
    ['externalToInternal.receivedDate', { externalToInternal: block({ receivedDate: tomorrow }) }],
    ['externalToInternal.receivedDate', { scriptDate: '2026-11-20' }],
    ['externalToInternal.archiveLocation', { externalToInternal: block({ archiveLocation: '' }) }],
    ['receivers', { receivers: [] }],
    ['attachments', { attachments: [] }],
  ])('%s: %j', async (field, over) => {
    const { id } = await save(over);
    const { status, body } = await register(id);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    const rows = await desk.app.db.execute(sql`select state from letter where id = ${id}`);
    expect(rows.rows).toEqual([{ state: 'draft' }]);
  });

  test('nothing is asked of the place, a sender inside or reviewers', async () => {
    expect((await registered({ place: null })).state).toBe('sent');
  });
});

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

  test('thirty at once, in two units, leave no gap and no number twice', async () => {
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
  }, 60_000);

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

describe('a wrong registration', () => {
  const cancel = (id: string, by: Caller = staf) =>
    by.post(desk.at(id, '/cancel'), { reason: 'Salah alamat, bukan untuk perusahaan ini.' });

  test('is called back by those who registered it; its agenda number stays taken with the reason', async () => {
    const letter = await registered();
    expect(letter.can.cancel).toBe(true);
    const { status, body } = await cancel(letter.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ state: 'cancelled', number: letter.number, can: { cancel: false, correctPlace: false } },
      externalToInternal: { agenda: letter.externalToInternal.agenda },
    });
    const { body: history } = await atasan.get(desk.at(letter.id, '/timeline'));
    expect(history.data.items.at(-1)).toMatchObject({
      event: 'cancelled',
      note: 'Salah alamat, bukan untuk perusahaan ini.',
    });
    const { body: bell } = await atasan.get('/notification/api/Notification?per_page=1');
    expect(bell.data.items[0].title).toBe('Pendaftaran naskah dibatalkan');
    const next = await registered();
    expect(next.externalToInternal.agenda.number).toBe(letter.externalToInternal.agenda.number + 1);
    expect((await cancel(letter.id)).status).toBe(409);
  });

  test('is not for its receivers; the official calls back what the secretary registered', async () => {
    const letter = await registered({}, asSecretary);
    expect((await cancel(letter.id, atasan)).status).toBe(403);
    expect((await cancel(letter.id, direktur)).status).toBe(200);
  });
});

describe('an answer to a letter from outside', () => {
  const answerTo = async (externalToInternal: object) => {
    const { id } = await registered({ externalToInternal });
    return (await atasan.post(desk.at(id, '/response'))).body.data;
  };

  test('goes back to the institution, at its address and by its e-mail', async () => {
    await desk.app.db.execute(sql`update institution
      set address = 'Jalan Pattimura 20', city = 'Jakarta', email = 'surat@instansi.example'
      where id = ${institutionId}`);
    const answer = await answerTo(block({ externalSenderId: institutionId }));
    const [{ name } = { name: '' }] = (
      await desk.app.db.execute<{ name: string }>(
        sql`select name from institution where id = ${institutionId}`,
      )
    ).rows;
    expect(answer).toMatchObject({
      ...{ from: 'internal', concern: 'external', receivers: [] },
      internalToExternal: {
        address: 'Jalan Pattimura 20\nJakarta',
        externalReceiver: [{ institutionId, name, email: 'surat@instansi.example' }],
        externalCc: [],
      },
    });
  });

  test('goes back to the name that was typed', async () => {
    expect((await answerTo(block())).internalToExternal).toEqual({
      address: '',
      externalReceiver: [{ institutionId: null, name: 'PT Sinar Harapan', email: null }],
      externalCc: [],
    });
  });
});

describe('the paper of a letter from outside', () => {
  test('is its scan, byte by byte, before and after it is registered', async () => {
    const { id } = await save();
    expect((await staf.get(desk.at(id, '/pdf'))).raw.equals(pdf)).toBe(true);
    await register(id);
    const sent = await atasan.get(desk.at(id, '/pdf'));
    expect(sent.raw.equals(pdf)).toBe(true);
    expect(sent.headers['content-type']).toBe('application/pdf');
  });

  test('is a page around a picture; one that cannot be read is sent as it is', async () => {
    const { id } = await registered({ attachments: [scan(png, 'surat.png')] });
    const page = await atasan.get(desk.at(id, '/pdf'));
    expect(page.headers['content-type']).toBe('application/pdf');
    expect(page.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const broken = await registered({ attachments: [scan(png.subarray(0, 40), 'rusak.png')] });
    const answer = await atasan.get(desk.at(broken.id, '/pdf'));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('is not there before one is uploaded', async () => {
    const { id } = await save({ attachments: [] });
    expect((await staf.get(desk.at(id, '/pdf'))).status).toBe(404);
  });

  test('cannot be checked as signed here: it has no code and no sealed document', async () => {
    const { id } = await registered();
    const { rows } = await desk.app.db.execute(sql`
      select l.verify_code, l.signed_at, l.signed_by_user_id,
        (select count(*)::int from letter_document d where d.letter_id = l.id) as documents,
        (select count(*)::int from letter_number n where n.letter_id = l.id) as numbers
      from letter l where l.id = ${id}`);
    expect(rows).toEqual([
      { verify_code: null, signed_at: null, signed_by_user_id: null, documents: 0, numbers: 0 },
    ]);
  });
});

describe('the place of the paper', () => {
  const place = { archiveLocation: 'Record Center', archiveCupboard: null, archiveBox: '14' };
  const put = (by: Caller, id: string, body: object) => by.put(desk.at(id, '/paper-place'), body);

  test('is corrected by those who registered it, with a trace of before and after', async () => {
    const { id, version } = await registered();
    // From a page in English: what is kept of it is Indonesian all the same.
    const { status, body } = await staf.ask({
      ...{ method: 'PUT', url: desk.at(id, '/paper-place'), payload: { ...place, version } },
      headers: { 'x-language': 'en' },
    });
    expect(status).toBe(200);
    expect(body.data.externalToInternal).toMatchObject(place);
    const noted = await desk.app.db.execute(
      sql`select note from letter_timeline where letter_id = ${id} and event = 'edited'`,
    );
    expect(noted.rows).toEqual([{ note: 'Tempat naskah asli: Record Center, boks 14' }]);
    const { rows } = await desk.app.db.execute(sql`
      select before, after from audit_log where record_id = ${id} and action = 'correct-place'`);
    expect(rows).toMatchObject([{ before: { archiveLocation: 'Ruang Persuratan' }, after: place }]);
    const seen = await atasan.get(desk.at(id));
    expect(seen.body.data.externalToInternal.archiveBox).toBe('14');
    expect(seen.body.data.can.correctPlace).toBe(false);
  });

  test('is nobody else’s to correct, nor before it is registered, nor over another’s correction', async () => {
    const draft = await save();
    expect((await put(staf, draft.id, { ...place, version: 1 })).status).toBe(409);
    expect((await put(atasan, draft.id, { ...place, version: 1 })).status).toBe(404);
    const { id, version } = await registered();
    expect((await put(atasan, id, { ...place, version })).status).toBe(403);
    expect((await put(staf, id, { ...place, version: version - 1 })).body).toMatchObject({
      statusCode: 409,
      data: { id },
    });
    const two = await Promise.all([
      put(staf, id, { ...place, version }),
      put(staf, id, { ...place, archiveBox: '15', version }),
    ]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const ownSent = await desk.inState('sent');
    expect((await put(staf, ownSent, { ...place, version: 1 })).status).toBe(409);
  });

  test.each([
    ['archiveLocation', ' '],
    ['archiveLocation', null],
    ['archiveBox', 'x'.repeat(101)],
    ['archiveCupboard', 3],
    ['version', null],
    ['receivedDate', null],
  ])('is refused at %s for %j', async (field, value) => {
    const { id, version } = await registered();
    const { status, body } = await put(staf, id, { ...place, version, [field]: value });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
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
