import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { actAs, type Colleague, idOf } from './desk.ts';
import { openRegisteringDesk, pdf, png, scan } from './registering-desk.ts';

const desk = await openRegisteringDesk();
const { institutionId, block, save, register, registered } = desk;
const { staf, atasan, direktur } = desk.people;
const asSecretary = await actAs(desk.app, 'sekretaris', 'Secretary');

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

  test('is of the kind most answered with, while that may be written: its own comes from outside', async () => {
    const kind = (code: string) => idOf(desk.app, sql`script_sub_type where code = ${code}`);
    const [letter, other, inside] = [await kind('SD'), await kind('SDT'), await kind('ND')];
    const proposed = async () => (await answerTo(block())).naskahDinasCategoryId;
    const answered = async (subType: string, by: Colleague) => {
      const { id } = await registered();
      await desk.app.db.execute(sql`
        insert into letter (id, state, concern, user_id, position_id, script_sub_type_id, response_to_id)
        values (gen_random_uuid(), 'sent', 'external', ${by.userId}, ${by.positionId}, ${subType}, ${id})`);
    };
    expect(await proposed(), 'nobody has answered yet').toBeNull();
    await answered(inside, atasan);
    expect(await proposed(), 'a memo does not leave the company').toBeNull();
    for (const subType of [letter, letter, other]) await answered(subType, staf);
    expect(await proposed()).toBe(letter);
    await answered(other, atasan);
    expect(await proposed(), 'what this post answers with comes first').toBe(other);
    const within = (isActive: boolean) =>
      desk.app.db.execute(sql`update script_sub_type set is_active = ${isActive} where id = ${other}`);
    await within(false);
    const left = await proposed();
    await within(true);
    expect(left).toBe(letter);
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
    // From an English page: the stored text is Indonesian all the same.
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
