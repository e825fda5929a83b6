import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliverMail } from '../../../server/mail/deliver-mail.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, idOf, type LetterAnswer, openDesk } from './desk.ts';

// SPEC A3 internalToExternal, B1.4: letters that leave the company, how they are dispatched, and the proof.
const desk = await openDesk();
const { app, people, at } = desk;
const { staf, atasan, direktur, delegasi, arsiparis, admin } = people;
let bpjt = '';
let kinds: Record<string, string> = {};

beforeAll(async () => {
  bpjt = await idOf(app, sql`institution where code = 'BPJT'`);
  const subKind = await idOf(app, sql`script_sub_type where code = 'SD'`);
  const found = await app.db.execute<{ id: string }>(
    sql`select script_type_id as id from script_sub_type where id = ${subKind}`,
  );
  kinds = { naskahDinasParentCategoryId: found.rows[0]?.id ?? '', naskahDinasCategoryId: subKind };
});

const block = (over: Record<string, unknown> = {}) => ({
  address: 'Jalan Pattimura 20\nJakarta 12110',
  externalReceiver: [{ institutionId: bpjt, name: 'Kepala BPJT', email: 'bpjt@instansi.example' }],
  externalCc: [{ institutionId: null, name: 'Bupati Karawang', email: null }],
  ...over,
});
/** To somebody outside, with nobody inside but the cc. */
const outgoing = (over: Record<string, unknown> = {}) => ({
  ...kinds,
  concern: 'external',
  receivers: [],
  internalToExternal: block(),
  ...over,
});
const sent = async (over: Record<string, unknown> = {}): Promise<string> => {
  const id = await desk.inState('sent', outgoing(over));
  return id;
};
const dispatch = (id: string, body: object, by: Caller = staf) =>
  by.post<LetterAnswer>(at(id, '/dispatch'), body);
const day = (offset = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(Date.now() + offset * 86_400_000);
const mail = { channel: 'mail', to: ['bpjt@instansi.example'] };
const receipt = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n').toString('base64');
const proof = {
  receiverName: 'Rina, front office',
  receivedDate: day(),
  fileName: 'tanda-terima.pdf',
  content: receipt,
};

describe('the block of a letter to the outside', () => {
  it('is kept as it was written, and named on the paper before whoever inside gets a copy', async () => {
    const { id } = await desk.save(outgoing());
    const { body } = await staf.get(at(id));
    expect(body.data.internalToExternal).toEqual(block());
    expect(body.data.paper.to).toEqual(['Kepala BPJT']);
    expect(body.data.paper.address).toBe('Jalan Pattimura 20\nJakarta 12110');
    expect(body.data.paper.ccs[0]).toBe('Bupati Karawang');
    expect(body.data.paper.ccs).toHaveLength(2);
  });

  it('is not printed while the letter stays inside, and is still there when it leaves again', async () => {
    const { id, version } = await desk.save(outgoing());
    const inside = await staf.put(at(id), {
      ...desk.letter({ ...outgoing(), concern: 'internal', receivers: [desk.named(delegasi)] }),
      version,
    });
    expect(inside.body.data.paper.to).not.toContain('Kepala BPJT');
    expect(inside.body.data.paper.address).toBeUndefined();
    expect(inside.body.data.internalToExternal).toEqual(block());
  });

  it('must name somebody outside and an address before it is sent off, but nobody inside', async () => {
    const { id } = await desk.save(outgoing({ internalToExternal: null }));
    const refused = await staf.post(at(id, '/submit'));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(
      expect.arrayContaining(['internalToExternal.externalReceiver', 'internalToExternal.address']),
    );
    expect(refused.body.errors.receivers).toBeUndefined();
    const whole = await desk.save(outgoing());
    expect((await staf.post(at(whole.id, '/submit'))).status).toBe(200);
  });

  it('goes through its reviewers as letters inside do', async () => {
    const id = await desk.inState('review', outgoing());
    const { body } = await atasan.get(at(id));
    expect(body.data.reviewers).toHaveLength(1);
    expect(body.data.can.review).toBe(true);
  });

  it.each([
    ['two addresses in one', { name: 'A', email: 'a@b.example,c@d.example' }, 'email'],
    ['a header behind the address', { name: 'A', email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    ['a name around the address', { name: 'A', email: 'A <a@b.example>' }, 'email'],
    ['no name', { name: '  ', email: null }, 'name'],
  ])('refuses %s', async (_what, party, field) => {
    const { status, body } = await staf.post(
      '/letter/api/Letter',
      desk.letter(outgoing({ internalToExternal: block({ externalReceiver: [party] }) })),
    );
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty([`internalToExternal.externalReceiver.0.${field}`]);
  });

  it('refuses an institution that does not exist', async () => {
    const { status, body } = await staf.post(
      '/letter/api/Letter',
      desk.letter(
        outgoing({
          internalToExternal: block({
            externalCc: [
              { institutionId: '00000000-0000-4000-8000-000000000000', name: 'Siapa', email: null },
            ],
          }),
        }),
      ),
    );
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty(['internalToExternal.externalCc']);
  });
});

describe('dispatch', () => {
  it('by mail sends the sealed PDF and the attachments to each address, and stands in the history', async () => {
    const content = Buffer.from('%PDF-1.4\nx\n%%EOF\n').toString('base64');
    const id = await sent({
      attachments: [{ title: 'Denah', fileName: 'denah.pdf', content, positionOrder: 1 }],
    });
    const { status, body } = await dispatch(id, {
      ...mail,
      to: ['bpjt@instansi.example', 'BPJT@instansi.example', 'tu@instansi.example'],
      message: 'Mohon diterima.',
    });
    expect(status).toBe(200);
    expect(body.data.items[0]).toMatchObject({
      channel: 'mail',
      to: ['bpjt@instansi.example', 'tu@instansi.example'],
      personName: staf.personName,
      proof: null,
    });
    const { rows } = await app.db.execute<{
      recipient: string;
      subject: string;
      body: string;
      attachments: LetterAnswer[];
    }>(
      sql`select recipient, subject, body, attachments from mail order by created_at desc, recipient limit 2`,
    );
    expect(rows.map((row) => row.recipient).toSorted()).toEqual([
      'bpjt@instansi.example',
      'tu@instansi.example',
    ]);
    const { body: letter } = await staf.get(at(id));
    expect(rows[0]?.subject).toContain(letter.data.number);
    expect(rows[0]?.body).toContain('Mohon diterima.');
    expect(rows[0]?.body).toContain(`/verifikasi/${letter.data.verifyCode}`);
    expect(rows[0]?.attachments.map((file) => file.fileName)).toEqual([
      `${letter.data.number.replaceAll('/', '-')}.pdf`,
      'denah.pdf',
    ]);
    const signed = await app.db.execute<{ hash: string }>(
      sql`select file_hash as hash from letter_document where letter_id = ${id}`,
    );
    expect(rows[0]?.attachments[0].fileHash).toBe(signed.rows[0]?.hash);
    const timeline = await staf.get(at(id, '/timeline'));
    expect(timeline.body.data.items.at(-1)).toMatchObject({
      event: 'dispatched',
      note: 'Surel kepada bpjt@instansi.example, tu@instansi.example',
    });
  });

  it('by a mail that is given up is told to the post that sent it, and stands with the dispatch', async () => {
    const id = await sent({ subject: 'Permohonan data' });
    const server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] },
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('salah')
            ? Object.assign(new Error('no such user'), { responseCode: 550 })
            : undefined,
        ),
      onData: (stream, _session, done) => stream.resume().on('end', () => done()),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    app.config.smtpUrl = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
    await dispatch(
      id,
      { channel: 'mail', to: ['bpjt@instansi.example', 'salah@instansi.example'] },
      direktur,
    );
    await app.jobs.runDue();
    await app.jobs.runDue();
    await app.jobs.runDue();
    app.config.smtpUrl = undefined;
    await new Promise<void>((resolve) => server.close(() => resolve()));
    const { body } = await staf.get(at(id, '/dispatch'));
    expect(body.data.items[0]).toMatchObject({ outcome: 'partly', failedTo: ['salah@instansi.example'] });
    const told = async (by: Caller) =>
      (
        (await by.get('/notification/api/Notification?per_page=50')).body.data.items as { title: string }[]
      ).filter(({ title }) => title === 'Surel pengiriman naskah gagal');
    expect(await told(direktur)).toMatchObject([
      {
        message: 'Permohonan data: tidak sampai ke salah@instansi.example',
        detailUrl: `/naskah-dinas/outbox/${id}`,
      },
    ]);
    expect(await told(arsiparis)).toEqual([]);
  });

  it('by a mail that still waits is taken back when the letter is cancelled', async () => {
    const id = await sent({ subject: 'Permohonan izin' });
    app.config.smtpUrl = 'smtp://127.0.0.1:1';
    await dispatch(id, { channel: 'mail', to: ['bpjt@instansi.example', 'tu@instansi.example'] });
    await app.jobs.runDue();
    expect((await staf.get(at(id, '/dispatch'))).body.data.items[0]).toMatchObject({ outcome: 'sending' });
    expect((await direktur.post(at(id, '/cancel'), { reason: 'Lampiran keliru.' })).status).toBe(200);

    const arrived: string[] = [];
    const server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] },
      onRcptTo: ({ address }, _session, done) => {
        arrived.push(address);
        done();
      },
      onData: (stream, _session, done) => stream.resume().on('end', () => done()),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    app.config.smtpUrl = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
    const { rows } = await app.db.execute<{ id: string; state: string; jobs: number }>(sql`
      select m.id, m.state, (select count(*)::int from pgboss.job j where j.data->'data'->>'mailId' = m.id::text) as jobs
      from mail m join letter_dispatch d on m.id = any(d.mail_ids) where d.letter_id = ${id}`);
    // What the queue still has in hand goes out no more either.
    for (const row of rows) await deliverMail(app, row.id);
    app.config.smtpUrl = undefined;
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(arrived).toEqual([]);
    expect(rows.map(({ state, jobs }) => [state, jobs])).toEqual([
      ['withdrawn', 0],
      ['withdrawn', 0],
    ]);
    expect((await staf.get(at(id, '/dispatch'))).body.data.items[0]).toMatchObject({
      outcome: 'withdrawn',
      failedTo: [],
    });
  });

  it('goes to so many addresses a letter and so many mails a person in a day, and no further', async () => {
    const addresses = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `tujuan${from + at}@instansi.example`);
    const to = (id: string, list: string[]) => dispatch(id, { channel: 'mail', to: list });
    await app.db.execute(sql`update letter_dispatch set created_at = now() - interval '25 hours'`);
    const id = await sent();
    expect((await to(id, addresses(0, 40))).status).toBe(200);
    const over = await to(id, addresses(35, 16));
    expect(over).toMatchObject({
      status: 422,
      body: { errors: { to: [expect.stringMatching(/paling banyak 50 alamat/)] } },
    });
    // Nothing of what is refused is kept, and an address that had it before is no new one.
    const { rows } = await app.db.execute<{ count: number }>(sql`
      select count(*)::int as count from mail where recipient = 'tujuan50@instansi.example'`);
    expect(rows[0]?.count).toBe(0);
    expect((await to(id, addresses(0, 50))).status).toBe(200);
    const other = await sent();
    expect((await to(other, addresses(0, 50))).status).toBe(200);
    const third = await sent();
    const both = await Promise.all([to(id, addresses(0, 50)), to(third, addresses(0, 20))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = both.find(({ status }) => status === 422);
    expect(refused?.body).toMatchObject({
      errors: { to: [expect.stringMatching(/paling banyak 200 surel/)] },
    });
    // By hand it still goes out, and by somebody else.
    expect((await dispatch(third, { channel: 'courier', date: day() })).status).toBe(200);
    expect((await dispatch(third, { channel: 'mail', to: addresses(0, 1) }, direktur)).status).toBe(200);
    await app.db.execute(sql`update letter_dispatch set created_at = now() - interval '25 hours'`);
    expect((await to(third, addresses(0, 20))).status).toBe(200);
  });

  it('sent again with the same id goes out once', async () => {
    const id = await sent();
    const one = { ...mail, id: '018f0000-0000-7000-8000-00000000aa01' };
    const answers = await Promise.all([dispatch(id, one), dispatch(id, one), dispatch(id, one)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await staf.get(at(id, '/dispatch'))).body.data.items).toHaveLength(1);
    expect((await dispatch(id, { ...one, to: ['lain@instansi.example'] })).status).toBe(409);
  });

  it('recorded again with other facts is refused with what is stored', async () => {
    const id = await sent();
    const one = {
      ...{ id: '018f0000-0000-7000-8000-00000000aa02', channel: 'courier', date: day() },
      ...{ trackingNumber: 'JX 0042', note: null },
    };
    expect((await dispatch(id, one)).status).toBe(200);
    expect((await dispatch(id, one)).status).toBe(200);
    for (const changed of [
      { trackingNumber: 'JX 0043' },
      { note: 'Lewat satpam' },
      { channel: 'download', trackingNumber: null },
    ]) {
      const { status, body } = await dispatch(id, { ...one, ...changed });
      expect(status).toBe(409);
      expect(body.message).toContain('JX 0042');
      expect(body.data).toMatchObject({
        id: one.id,
        channel: 'courier',
        date: day(),
        trackingNumber: 'JX 0042',
      });
    }
    expect((await staf.get(at(id, '/dispatch'))).body.data.items).toMatchObject([
      { trackingNumber: 'JX 0042' },
    ]);
    const foreign = await dispatch(id, one, direktur);
    expect(foreign.status).toBe(409);
    expect(foreign.body.data).toBeUndefined();
  });

  it('by courier is recorded with its day, its tracking number and a note', async () => {
    const id = await sent();
    const { body } = await dispatch(
      id,
      { channel: 'courier', date: day(), trackingNumber: 'JX 0042', note: 'Lewat bagian umum' },
      direktur,
    );
    expect(body.data.items[0]).toMatchObject({
      channel: 'courier',
      outcome: 'sent',
      date: day(),
      trackingNumber: 'JX 0042',
      note: 'Lewat bagian umum',
    });
  });

  it('is still in the house until it is sent off, and names to whom of those outside it was handed', async () => {
    const id = await sent();
    const inList = async () =>
      (await staf.get(`/letter/api/Outbox?letterId=${id}`)).body.data.items[0].awaitsDispatch;
    expect([(await staf.get(at(id))).body.data.awaitsDispatch, await inList()]).toEqual([true, true]);
    const stranger = await dispatch(id, { channel: 'courier', date: day(), to: ['Orang lain'] });
    expect([stranger.status, Object.keys(stranger.body.errors ?? {})]).toEqual([422, ['to']]);
    const { body } = await dispatch(id, { channel: 'courier', date: day(), to: ['Bupati Karawang'] });
    expect(body.data.items[0]).toMatchObject({ to: ['Bupati Karawang'], outcome: 'sent', failedTo: [] });
    expect([(await staf.get(at(id))).body.data.awaitsDispatch, await inList()]).toEqual([false, false]);
  });

  it('says to how many of those outside it has gone, as long as some are left', async () => {
    const id = await sent();
    const partly = async () => {
      const inList = (await staf.get(`/letter/api/Outbox?letterId=${id}`)).body.data.items[0];
      expect(inList.partlyDispatched).toEqual((await staf.get(at(id))).body.data.partlyDispatched);
      return inList.partlyDispatched;
    };
    expect(await partly()).toBeNull();
    await dispatch(id, { channel: 'courier', date: day(), to: ['Bupati Karawang'] });
    expect(await partly()).toEqual({ done: 1, of: 2 });
    expect((await dispatch(id, { ...mail, to: ['BPJT@instansi.example'] })).status).toBe(200);
    expect(await partly()).toBeNull();
    await app.db.execute(sql`update mail set state = 'failed' where id in (
      select unnest(mail_ids) from letter_dispatch where letter_id = ${id})`);
    expect(await partly()).toEqual({ done: 1, of: 2 });
    await dispatch(id, { channel: 'courier', date: day() });
    expect(await partly()).toBeNull();
  });

  it('above Biasa goes by mail only when that is confirmed, and its masked subject never does', async () => {
    const id = await sent({ permissionClassificationId: desk.ids.rahasia, subject: 'Sengketa lahan KM 72' });
    const refused = await dispatch(id, mail);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('isConfirmed');
    expect((await dispatch(id, { ...mail, isConfirmed: true })).status).toBe(200);
    const { rows } = await app.db.execute<{ subject: string; body: string }>(
      sql`select subject, body from mail order by created_at desc limit 1`,
    );
    const masked = await app.db.execute<{ masked: boolean }>(
      sql`select mask_subject as masked from security_classification where id = ${desk.ids.rahasia}`,
    );
    expect(masked.rows[0]?.masked).toBe(true);
    expect(`${rows[0]?.subject} ${rows[0]?.body}`).not.toContain('Sengketa');
  });

  it.each([
    ['no way at all', {}, 'channel'],
    ['a way that does not exist', { channel: 'pigeon' }, 'channel'],
    ['no address', { channel: 'mail', to: [] }, 'to'],
    ['no list of addresses', { channel: 'mail', to: 'a@b.example' }, 'to'],
    ['an address with a header', { channel: 'mail', to: ['a@b.example\nBcc: x@y.example'] }, 'to.0'],
    ['a list in one address', { channel: 'mail', to: ['a@b.example, x@y.example'] }, 'to.0'],
    ['no day', { channel: 'courier' }, 'date'],
    ['30 February', { channel: 'courier', date: '2026-02-30' }, 'date'],
    ['a day to come', { channel: 'download', date: day(2) }, 'date'],
    ['a day before the signature', { channel: 'download', date: '2020-01-01' }, 'date'],
    ['a field it does not have', { channel: 'download', date: day(), outcome: 'sent' }, 'outcome'],
  ])('refuses %s at the field', async (_what, body, field) => {
    const id = await shared();
    const answer = await dispatch(id, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });

  it('is for the posts of drafter and sender, their secretary, and a delegate who handles or signs', async () => {
    const id = await shared();
    const hand = { channel: 'download', date: day() };
    expect((await dispatch(id, hand, staf)).status).toBe(200);
    expect((await dispatch(id, hand, direktur)).status).toBe(200);
    expect((await dispatch(id, hand, await actAs(app, 'sekretaris', 'Secretary'))).status).toBe(200);
    await app.db.execute(sql`update delegation set scopes = '{baca,tandatangan}'`);
    const signer = await actAs(app, 'delegasi', 'Delegation');
    expect((await dispatch(id, hand, signer)).status).toBe(200);
    await app.db.execute(sql`update delegation set scopes = '{baca,periksa}'`);
    const reviewer = await actAs(app, 'delegasi', 'Delegation');
    expect((await dispatch(id, hand, reviewer)).status).toBe(403);
    expect((await reviewer.get(at(id))).body.data.can.dispatch).toBe(false);
    // On the letter, but not theirs to send; and not on it at all.
    expect((await dispatch(id, hand, arsiparis)).status).toBe(403);
    expect((await dispatch(id, hand, atasan)).status).toBe(403);
    expect((await dispatch(id, hand, admin)).status).toBe(404);
    expect((await app.stranger.post(at(id, '/dispatch'), hand)).status).toBe(401);
    expect((await staf.get(at(id))).body.data.can.dispatch).toBe(true);
    expect((await arsiparis.get(at(id))).body.data.can.dispatch).toBe(false);
  });

  it('waits for the signature, and is not for letters that stay inside', async () => {
    for (const state of ['draft', 'review', 'signing'] as const) {
      const id = await desk.inState(state, outgoing());
      expect((await dispatch(id, mail)).status).toBe(409);
      expect((await staf.get(at(id))).body.data.can.dispatch).toBe(false);
    }
    const inside = await desk.inState('sent');
    expect((await dispatch(inside, mail)).status).toBe(409);
  });
});

describe('the proof of a dispatch', () => {
  it('is kept with who took it and when, stands in the history, and can be read again', async () => {
    const id = await sent();
    const dispatched = await dispatch(id, { channel: 'courier', date: day() });
    const dispatchId = dispatched.body.data.items[0].id;
    const path = at(id, `/dispatch/${dispatchId}/proof`);
    expect((await staf.get(path)).status).toBe(404);
    const both = await Promise.all([staf.post(path, proof), direktur.post(path, proof)]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const { body } = await staf.get(at(id, '/dispatch'));
    expect(body.data.items[0].proof).toMatchObject({
      receiverName: 'Rina, front office',
      receivedDate: day(),
      fileName: 'tanda-terima.pdf',
    });
    expect(JSON.stringify(body)).not.toContain('fileHash');
    const file = await staf.get(path);
    expect(file.status).toBe(200);
    expect(file.raw.toString('base64')).toBe(receipt);
    const timeline = await staf.get(at(id, '/timeline'));
    expect(
      timeline.body.data.items.filter((step: { event: string }) => step.event === 'dispatch-proved'),
    ).toHaveLength(1);
  });

  it.each([
    ['no receiver', { ...proof, receiverName: ' ' }, 'receiverName'],
    ['no file', { ...proof, content: '' }, 'content'],
    ['a broken file', { ...proof, content: '***' }, 'content'],
    ['a program', { ...proof, fileName: 'bukti.exe' }, 'content'],
    ['a day to come', { ...proof, receivedDate: day(2) }, 'receivedDate'],
    ['a day before it left', { ...proof, receivedDate: '2020-01-01' }, 'receivedDate'],
  ])('refuses %s at the field', async (_what, body, field) => {
    const id = await shared();
    const dispatched = await dispatch(id, { channel: 'courier', date: day() });
    const answer = await staf.post(at(id, `/dispatch/${dispatched.body.data.items[0].id}/proof`), body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });

  it('belongs to the dispatches of this letter and to those who may dispatch', async () => {
    const id = await shared();
    const other = await sent();
    const dispatched = await dispatch(other, { channel: 'courier', date: day() });
    const dispatchId = dispatched.body.data.items[0].id;
    expect((await staf.post(at(id, `/dispatch/${dispatchId}/proof`), proof)).status).toBe(404);
    expect((await staf.post(at(other, '/dispatch/x/proof'), proof)).status).toBe(404);
    expect((await arsiparis.post(at(other, `/dispatch/${dispatchId}/proof`), proof)).status).toBe(403);
    expect((await admin.get(at(other, '/dispatch'))).status).toBe(404);
  });
});

let one: Promise<string> | undefined;
/** A signed letter to the outside that many tests only knock at. */
function shared(): Promise<string> {
  one ??= sent();
  return one;
}
