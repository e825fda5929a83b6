import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { deliverMail } from '../../../server/mail/deliver-mail.ts';
import type { Caller } from '../../support/app.ts';
import type { LetterAnswer } from './desk.ts';
import { day, mail, openOutgoingDesk } from './outgoing-desk.ts';

const desk = await openOutgoingDesk();
const { app, at, sent, dispatch } = desk;
const { staf, direktur, arsiparis } = desk.people;

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
    // Mails still in the queue are not sent either.
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
    // A refused dispatch stores nothing, and an address used before does not count as new.
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
    // Dispatch by hand, or by another user, still works.
    expect((await dispatch(third, { channel: 'courier', date: day() })).status).toBe(200);
    expect((await dispatch(third, { channel: 'mail', to: addresses(0, 1) }, direktur)).status).toBe(200);
    await app.db.execute(sql`update letter_dispatch set created_at = now() - interval '25 hours'`);
    expect((await to(third, addresses(0, 20))).status).toBe(200);
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
});
