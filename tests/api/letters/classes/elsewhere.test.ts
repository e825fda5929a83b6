import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { idOf, openDesk } from '../desk.ts';

// DOMAIN 4, 6: managing numbers or mails gives no right to read letters.
const desk = await openDesk();
const { staf, atasan, direktur, admin } = desk.people;
const word = 'zamrudhitam';

test('the register of numbers does not say why a masked letter was cancelled', async () => {
  const reasons: string[] = [];
  for (const of of ['biasa', 'rahasia'] as const) {
    const id = await desk.inState('sent', { permissionClassificationId: desk.ids[of] });
    const done = await direktur.post(desk.at(id, '/cancel'), { reason: `Keliru menyebut ${word}` });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    await desk.app.db.execute(sql`
      update role set privileged_list = array_append(privileged_list, '/naskah-dinas/nomor')
      where id = any(select unnest(role_ids) from "user" where id = ${admin.userId})`);
    const keeper = await desk.app.signIn('admin');
    const { body } = await keeper.get('/letter/api/Number?PerPage=100');
    reasons.push(body.data.items.find((item: { id: string }) => item.id === id).cancelReason);
  }
  expect(reasons).toEqual([`Keliru menyebut ${word}`, 'Naskah Rahasia dibatalkan.']);
});

test('an answer does not carry a masked subject on, as it may be put into a lower class', async () => {
  const subjects: string[] = [];
  for (const of of ['terbatas', 'rahasia'] as const) {
    const over = { permissionClassificationId: desk.ids[of], subject: `Perihal ${word}` };
    const id = await desk.inState('sent', over);
    const answer = await desk.people.delegasi.post(desk.at(id, '/response'), {});
    expect(answer.body.data.permissionClassificationId).toBe(desk.ids[of]);
    const { number } = (await staf.get(desk.at(id))).body.data;
    subjects.push(answer.body.data.subject.replace(number, 'NOMOR'));
  }
  expect(subjects).toEqual([`Tanggapan: Perihal ${word}`, 'Tanggapan: NOMOR']);
});

test('the mail log tells nothing of a letter above Biasa that went out by mail', async () => {
  const subType = await idOf(desk.app, sql`script_sub_type where code = 'SD'`);
  const kind = await desk.app.db.execute<{ id: string }>(
    sql`select script_type_id as id from script_sub_type where id = ${subType}`,
  );
  const told: Record<string, { list: boolean; one: boolean }> = {};
  for (const of of ['biasa', 'terbatas', 'rahasia', 'sangatRahasia'] as const) {
    const id = await desk.inState('sent', {
      permissionClassificationId: desk.ids[of],
      naskahDinasParentCategoryId: kind.rows[0]?.id,
      naskahDinasCategoryId: subType,
      concern: 'external',
      subject: `Perihal ${word}`,
      receivers: [],
      internalToExternal: {
        address: 'Jalan Pattimura 20',
        externalReceiver: [{ institutionId: null, name: 'Kepala BPJT', email: 'bpjt@instansi.example' }],
        externalCc: [],
      },
      attachments: [
        {
          title: word,
          fileName: `${word}.txt`,
          content: Buffer.from(word).toString('base64'),
          positionOrder: 1,
        },
      ],
    });
    const sent = await staf.post(desk.at(id, '/dispatch'), {
      channel: 'mail',
      to: ['bpjt@instansi.example'],
      message: `Mohon ${word}`,
      isConfirmed: true,
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const found = await desk.app.db.execute<{ mailId: string }>(sql`
      select unnest(mail_ids) as "mailId" from letter_dispatch where letter_id = ${id}`);
    const mailId = found.rows[0]?.mailId ?? '';
    const list = await admin.get('/notification/api/Mail?PerPage=100');
    const row = list.body.data.items.find((item: { id: string }) => item.id === mailId);
    const one = await admin.get(`/notification/api/Mail/${mailId}`);
    const { subject: _subject, ...rest } = one.body.data;
    told[of] = { list: row.subject.includes(word), one: JSON.stringify(rest).includes(word) };
  }
  expect(told).toEqual({
    biasa: { list: true, one: true },
    terbatas: { list: false, one: false },
    rahasia: { list: false, one: false },
    sangatRahasia: { list: false, one: false },
  });
});

test('the mail log tells nothing of letters above Biasa to who may not open them, nor does its search', async () => {
  const subjectsFor = async (reader: typeof admin, search: string) =>
    (await reader.get(`/notification/api/Mail?PerPage=100&FirstChar=${search}`)).body.data.items.map(
      (item: { subject: string }) => item.subject,
    );
  await desk.app.jobs.runDue();
  for (const of of ['biasa', 'terbatas', 'rahasia'] as const) {
    await desk.app.pool.query('delete from mail');
    const over = { permissionClassificationId: desk.ids[of], subject: `Perihal ${word}` };
    const id = await desk.inState('review', over);
    await desk.app.jobs.runDue();
    const found = await desk.app.pool.query<{ id: string }>('select id from mail where body like $1', [
      `%${id}%`,
    ]);
    expect(found.rows).toHaveLength(1);
    const one = await admin.get(`/notification/api/Mail/${found.rows[0]?.id}`);
    const told = JSON.stringify(one.body.data);
    const isOpen = of === 'biasa';
    expect([of, told.includes(word), told.includes(id)]).toEqual([of, isOpen, isOpen]);
    expect(await subjectsFor(admin, 'paraf')).toHaveLength(isOpen ? 1 : 0);
    expect(await subjectsFor(admin, 'atasan@')).toEqual([
      isOpen ? 'Naskah: Naskah menunggu paraf Anda' : 'Surel tentang naskah di atas Biasa',
    ]);
  }
  // Lowering the class does not reveal earlier mails; users who may open the letter always see them.
  const id = await desk.inState('review', { permissionClassificationId: desk.ids.terbatas });
  await desk.app.jobs.runDue();
  await desk.app.db.execute(
    sql`update letter set security_id = ${desk.ids.biasa}, security_rank = 1 where id = ${id}`,
  );
  expect(await subjectsFor(admin, 'paraf')).toEqual([]);
  await desk.app.db.execute(sql`
    update role set privileged_list = array_append(privileged_list, '/pengaturan/trigger')
    where id = any(select unnest(role_ids) from "user" where id = ${atasan.userId})`);
  const reviewer = await desk.app.signIn('atasan');
  expect(await subjectsFor({ ...atasan, ...reviewer }, 'paraf')).toContain(
    'Naskah: Naskah menunggu paraf Anda',
  );
});

test('the mail log is for who may see triggers', async () => {
  for (const path of [
    '/notification/api/Mail',
    '/notification/api/Mail/00000000-0000-7000-8000-000000000000',
  ])
    expect((await staf.get(path)).status).toBe(403);
});

test('the audit log tells nothing of what a letter says, of whatever class', async () => {
  const id = await desk.inState('sent', {
    permissionClassificationId: desk.ids.rahasia,
    subject: `Perihal ${word}`,
  });
  await staf.get(desk.at(id));
  const log = '/setting/api/AuditLog';
  const list = await admin.get(`${log}?recordId=${id}&PerPage=100`);
  expect(list.body.data.items.length).toBeGreaterThan(3);
  const told = await Promise.all(
    list.body.data.items.map(async (item: { id: string }) => (await admin.get(`${log}/${item.id}`)).raw),
  );
  const file = await admin.get(`${log}/export?format=csv&recordId=${id}`);
  expect([list.raw, file.raw, ...told].map(String).join('\n')).not.toContain(word);
});
