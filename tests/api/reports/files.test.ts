import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { base, inYear, openYear } from './desk.ts';

const desk = await openYear();
const { people, app } = desk;
const { delegasi, direktur, staf } = people;
const file = (format: string, query = inYear) =>
  delegasi.get<string>(`${base}/naskah-masuk/export?format=${format}&${query}`);

beforeAll(async () => {
  await desk.sentOn('2025-01-15', { over: { subject: '=HYPERLINK("http://x.example";"Klik")' } });
  await desk.sentOn('2025-02-10', { over: { subject: 'Perbaikan gerbang; ruas "Timur"' } });
}, 60_000);

describe('as a file', () => {
  test('CSV holds all that matches, and no formula', async () => {
    const { status, body, headers } = await file('csv');
    expect(status).toBe(200);
    expect(headers['x-row-count']).toBe('2');
    expect(headers['content-disposition']).toContain('laporan-naskah-masuk-2025-01-01-2025-12-31.csv');
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Diterima pada;Nomor;Nomor agenda;Hal;Dari');
    expect(lines[1]).toMatch(/^2025-02-10 10:00;B-00\d\/ND\//);
    expect(lines[1]).toContain('"Perbaikan gerbang; ruas ""Timur"""');
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://x.example"";""Klik"")"`);
  });

  test('XLSX holds the same as text and moments', async () => {
    const { raw } = await file('xlsx');
    const [sheet] = (await readXlsx(raw)).sheets;
    expect(sheet?.name).toBe('Laporan Naskah Masuk');
    expect(sheet?.rows).toHaveLength(3);
    expect(sheet?.rows[2]?.[3]).toBe('=HYPERLINK("http://x.example";"Klik")');
  });

  test('PDF is a tagged sheet, and who takes a file is on record', async () => {
    const { raw, status } = await file('pdf');
    expect(status).toBe(200);
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
    const { rows } = await app.db.execute(sql`select user_id, after from audit_log
      where resource = 'pelaporan.naskah-masuk' and action = 'export' order by id desc limit 1`);
    expect(rows[0]).toMatchObject({
      user_id: delegasi.userId,
      after: { format: 'pdf', from: '2025-01-01', to: '2025-12-31', count: 2 },
    });
  });

  test('is narrowed as the list is', async () => {
    const { body, headers } = await file('csv', `${inYear}&FirstChar=gerbang&state=open`);
    expect(headers['x-row-count']).toBe('1');
    expect(body).not.toContain('HYPERLINK');
  });
});

describe('by mail', () => {
  const address = '/report/api/Subscription';
  const wanted = { report: 'naskah-masuk', frequency: 'monthly', format: 'csv', filters: { state: 'open' } };
  const mails = async () =>
    (
      await app.db.execute<{ recipient: string; subject: string; body: string; attachments: object[] }>(
        sql`select recipient, subject, body, attachments from mail order by created_at, id`,
      )
    ).rows;
  /** Fixed clock: 06:30 in Jakarta on the given day, so that results do not depend on today. */
  const at = (day: string) => new Date(`${day}T06:30:00+07:00`);

  test('one asks for it, sees it, cannot ask twice, and stops it; nobody else sees or stops it', async () => {
    const made = await delegasi.post(address, wanted);
    expect(made.body.data).toMatchObject({ ...wanted, roleName: 'Kepala Divisi Pemeliharaan Jalan Tol' });
    expect((await delegasi.post(address, wanted)).status).toBe(409);
    expect((await direktur.get(address)).body.data).toEqual({ items: [], totalCount: 0 });
    expect((await direktur.delete(`${address}/${made.body.data.id}`)).status).toBe(404);
    expect((await delegasi.get(address)).body.data.items).toMatchObject([wanted]);
    expect((await delegasi.delete(`${address}/${made.body.data.id}`)).status).toBe(200);
    expect((await delegasi.get(address)).body.data.items).toEqual([]);
  });

  test.each([
    [{ ...wanted, report: 'naskah-rahasia' }, 'report'],
    [{ ...wanted, frequency: 'daily' }, 'frequency'],
    [{ ...wanted, format: 'docx' }, 'format'],
    [{ ...wanted, filters: { from: '2025-01-01' } }, 'filters'],
    [{ ...wanted, filters: { unitId: 'x' } }, 'filters'],
    [{ ...wanted, userId: '00000000-0000-7000-8000-000000000000' }, 'body'],
  ])('%j is refused', async (body, field) => {
    const { status, body: answer } = await delegasi.post(address, body);
    expect([status, Object.keys(answer.errors).map((name) => name.split('.')[0])]).toEqual([422, [field]]);
  });

  test('one has it sent to colleagues, each by their own rights; both see and stop it', async () => {
    const colleagueIds = [staf.userId, direktur.userId];
    const made = await delegasi.post(`${address}/colleagues`, { ...wanted, colleagueIds });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(made.body.data.totalCount).toBe(2);
    const asked = (await delegasi.get(address)).body.data.items;
    expect(asked).toHaveLength(2);
    expect(asked.map(({ receiverName }: { receiverName: string }) => receiverName)).toEqual(
      expect.arrayContaining(made.body.data.items.map((one: { receiverName: string }) => one.receiverName)),
    );
    const [its] = (await staf.get(address)).body.data.items;
    expect(its).toMatchObject({ ...wanted, receiverName: null, askedByName: expect.any(String) });
    await app.db.execute(sql`update report_subscription set sent_up_to = '2024-12-31'`);
    const { sendReports } = await import('../../../server/reports/index.ts');
    const before = (await mails()).length;
    await sendReports(app, at('2025-02-01'));
    await app.jobs.runDue(at('2025-02-01'));
    const sent = (await mails()).slice(before).filter(({ subject }) => subject.startsWith('Laporan'));
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      'direktur@naskah.example',
      'staf@naskah.example',
    ]);
    for (const { body } of sent) expect(body).toContain(`atas permintaan ${its.askedByName}`);
    expect((await delegasi.post(`${address}/colleagues`, { ...wanted, colleagueIds })).status).toBe(409);
    expect((await staf.delete(`${address}/${its.id}`)).status).toBe(200);
    for (const { id } of (await delegasi.get(address)).body.data.items)
      expect((await delegasi.delete(`${address}/${id}`)).status).toBe(200);
    expect((await direktur.get(address)).body.data.items).toEqual([]);
  });

  test('twenty are asked for one person by one: what others ask for takes nobody’s own room', async () => {
    const fill = (askedBy: string | null) =>
      app.db.execute(sql`
        insert into report_subscription (id, user_id, asked_by_id, entry_id, role_name, report, frequency, format, sent_up_to)
        select gen_random_uuid(), ${staf.userId}, ${askedBy}, gen_random_uuid(), 'Staf', 'naskah-masuk', 'weekly', 'csv', '2030-01-01'
        from generate_series(1, 20)`);
    const forStaf = (by: typeof staf) =>
      by.post(`${address}/colleagues`, { ...wanted, colleagueIds: [staf.userId] });
    await fill(delegasi.userId);
    const { status, body } = await forStaf(delegasi);
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining(`berkala untuk ${staf.personName},`),
    ]);
    expect((await staf.post(address, wanted)).status).toBe(200);
    expect((await forStaf(direktur)).body.message, 'the same is there').toContain(
      'kiriman berkala yang sama',
    );
    await app.db.execute(sql`delete from report_subscription where asked_by_id is null`);
    await fill(null);
    expect((await forStaf(direktur)).status).toBe(200);
    const own = await staf.post(address, { ...wanted, format: 'xlsx' });
    expect([own.status, own.body.message]).toEqual([409, expect.stringContaining('untuk diri sendiri')]);
    await app.db.execute(sql`delete from report_subscription`);
  });

  test('it is not sent to who cannot open the report, nor to nobody', async () => {
    const refusedFor = async (colleagueIds: unknown) =>
      (await delegasi.post(`${address}/colleagues`, { ...wanted, colleagueIds })).body.errors;
    expect(await refusedFor([staf.userId, people.arsiparis.userId])).toEqual({
      colleagueIds: [expect.stringContaining('tidak dapat membuka laporan ini')],
    });
    expect(await refusedFor([crypto.randomUUID()])).toHaveProperty('colleagueIds');
    expect(await refusedFor([])).toHaveProperty('colleagueIds');
    expect((await delegasi.get(address)).body.data.items).toEqual([]);
  });

  test('it comes once for a finished month, to the one who asked, with what they may see', async () => {
    await delegasi.post(address, { ...wanted, filters: {} });
    await app.db.execute(sql`update report_subscription set sent_up_to = '2024-12-31'`);
    const before = (await mails()).length;
    await app.jobs.runDue(at('2025-02-01'));
    const { sendReports } = await import('../../../server/reports/index.ts');
    await sendReports(app, at('2025-02-01'));
    await app.jobs.runDue(at('2025-02-01'));
    await sendReports(app, at('2025-02-02'));
    await app.jobs.runDue(at('2025-02-02'));
    const sent = (await mails()).slice(before).filter(({ subject }) => subject.startsWith('Laporan'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      recipient: 'delegasi@naskah.example',
      subject: 'Laporan Naskah Masuk, 1 Januari 2025 sampai 31 Januari 2025',
      attachments: [{ fileName: 'laporan-naskah-masuk-2025-01-01-2025-01-31.csv' }],
    });
    expect(sent[0]?.body).toContain('- Jumlah naskah: 1 (Open 1)');
  });

  test('it ends with the right to the report', async () => {
    await staf.post(address, wanted);
    await app.db.execute(
      sql`update report_subscription set sent_up_to = '2024-12-31' where user_id = ${staf.userId}`,
    );
    await app.db.execute(
      sql`update role set privileged_list = array_remove(privileged_list, '/pelaporan/naskah-masuk')`,
    );
    const { sendReports } = await import('../../../server/reports/index.ts');
    const before = (await mails()).length;
    await sendReports(app, at('2025-03-01'));
    await app.jobs.runDue(at('2025-03-01'));
    expect((await mails()).length).toBe(before);
    const { rows } = await app.db.execute(sql`select id from report_subscription`);
    expect(rows).toEqual([]);
  });
});
