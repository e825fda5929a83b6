import { expect, test } from 'vitest';
import { notifyDelegations } from '../../../server/jobs/notify-delegations.ts';
import { purgeExpired } from '../../../server/jobs/purge-expired.ts';
import { handOverPosts } from '../../../server/letters/succession/index.ts';
import { openDesk } from '../letters/desk.ts';

// A post changes holders at midnight in Jakarta: its work moves along, and everyone concerned is notified once.

const desk = await openDesk();
const { app, people } = desk;
const { pool, jobs } = app;
const { admin, atasan, arsiparis, staf } = people;

const jakartaDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(moment);
const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const midnightOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`);
const noticesOf = async (userId: string) =>
  (
    await pool.query<{ title: string; message: string }>(
      `select title, message from notification where user_id = $1 and modul = 'pengaturan' order by id`,
      [userId],
    )
  ).rows;
const heldBy = async (userId: string, positionId: string) => {
  const { rows } = await pool.query<{ id: string; version: number; startDate: string }>(
    `select id, version, start_date as "startDate" from job_mapping
     where user_id = $1 and position_id = $2 and is_active`,
    [userId, positionId],
  );
  const [held] = rows;
  if (!held) throw new Error('Nobody holds the post');
  return held;
};

test('nobody is told of those who held their posts before anybody looked', async () => {
  expect(await handOverPosts(app, new Date())).toBe(0);
});

test('a mutation takes effect at midnight: both are told, the letters that wait say from whom to whom', async () => {
  const waiting = [await desk.inState('review'), await desk.inState('review')];
  const elsewhere = await desk.inState('signing');
  const { id, ...held } = await heldBy(atasan.userId, atasan.positionId);
  const [today, tomorrow] = [jakartaDay(new Date()), jakartaDay(inDays(1))];
  const mapping = { positionId: atasan.positionId, type: 'definitif', decree: 'KEP.7/2026' };
  const ended = await admin.put(`/setting/api/JobMapping/${id}`, {
    ...mapping,
    ...held,
    userId: atasan.userId,
    endDate: today,
  });
  expect(ended.status, JSON.stringify(ended.body)).toBe(200);
  const begun = await admin.post('/setting/api/JobMapping', {
    ...mapping,
    userId: arsiparis.userId,
    startDate: tomorrow,
    endDate: null,
  });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  await jobs.runDue();
  const midnight = midnightOf(tomorrow);
  await handOverPosts(app, new Date(midnight.getTime() - 1000));
  expect(await noticesOf(arsiparis.userId), 'not a second before midnight').toEqual([]);

  const [one, two] = await Promise.all([handOverPosts(app, midnight), handOverPosts(app, midnight)]);
  expect(one + two, 'two at once hand it over once').toBe(1);
  const [told, ...more] = await noticesOf(arsiparis.userId);
  expect(more).toEqual([]);
  expect(told?.title).toMatch(/^Pekerjaan jabatan .+ beralih kepada Anda$/);
  expect(told?.message).toMatch(/^2 tugas/);
  expect(told?.message).toContain(`Sebelumnya dipangku ${atasan.personName}.`);
  expect(await noticesOf(atasan.userId)).toEqual([
    { title: expect.stringMatching(/telah beralih$/), message: `Kini dipangku ${arsiparis.personName}.` },
  ]);
  for (const letterId of waiting) {
    const { rows } = await pool.query(
      `select user_id, position_id, note from letter_timeline where letter_id = $1 and event = 'handed-over'`,
      [letterId],
    );
    expect(rows).toEqual([
      {
        user_id: arsiparis.userId,
        position_id: atasan.positionId,
        note: `Dari ${atasan.personName} kepada ${arsiparis.personName}`,
      },
    ]);
  }
  const other = await pool.query(
    `select 1 from letter_timeline where letter_id = $1 and event = 'handed-over'`,
    [elsewhere],
  );
  expect(other.rowCount, 'what does not wait there has nothing to say').toBe(0);
  await jobs.runDue();
  const mail = await pool.query(`select body from mail where recipient = 'arsiparis@naskah.example'`);
  expect(mail.rows[0]?.body).toContain('/naskah-dinas/tugas');
  expect(mail.rows[0]?.body).not.toContain('Rekayasa');
});

test('a change that holds at once is handed over as soon as it is saved, and the old session has lost the post', async () => {
  await pool.query(`delete from notification where modul = 'pengaturan'`);
  const { id, ...held } = await heldBy(staf.userId, staf.positionId);
  const mapping = { positionId: staf.positionId, type: 'definitif', decree: null };
  await desk.inState('draft');
  await admin.put(`/setting/api/JobMapping/${id}`, {
    ...mapping,
    ...held,
    userId: staf.userId,
    endDate: jakartaDay(inDays(-1)),
  });
  const lost = await staf.get('/user/api/Account/GetUserByToken');
  expect(lost.status === 401 || lost.body.data.positionId !== staf.positionId).toBe(true);
  await jobs.runDue();
  const cameTo = async (userId: string) =>
    (await noticesOf(userId)).filter(({ title }) => title.includes('Anda memangku jabatan'));
  expect(await cameTo(arsiparis.userId), 'nobody has come yet').toEqual([]);
  await admin.post('/setting/api/JobMapping', {
    ...mapping,
    userId: arsiparis.userId,
    startDate: jakartaDay(new Date()),
    endDate: null,
  });
  await jobs.runDue();
  const [told] = await cameTo(arsiparis.userId);
  // Two holders remain in the post: the draft stays with its drafter and moves to neither (DOMAIN 6).
  expect(told?.message).toContain('Tidak ada pekerjaan yang menunggu.');
});

test('a post that nobody held for a moment is handed over from who held it before, however that ended', async () => {
  const { direktur } = desk.people;
  await pool.query(`delete from notification where modul = 'pengaturan'`);
  const waits = await pool.query(
    `select letter_id as id from task where position_id = $1 and kind = 'sign' and done_at is null limit 1`,
    [direktur.positionId],
  );
  const id = waits.rows[0]?.id;
  const asked = async () =>
    (
      await pool.query(
        'select 1 from notification where user_id = $1 and detail_url = $2 and read_at is null limit 1',
        [direktur.userId, `/naskah-dinas/tugas/sign/${id}`],
      )
    ).rowCount;
  expect(await asked()).toBe(1);
  const { id: mappingId } = await heldBy(direktur.userId, direktur.positionId);
  // Deleted instead of ended: no end date says who held it.
  expect((await admin.delete(`/setting/api/JobMapping/${mappingId}`)).status).toBe(200);
  await jobs.runDue();
  expect(await asked(), 'whoever left is asked no more').toBe(0);
  const come = await admin.post('/setting/api/JobMapping', {
    ...{ positionId: direktur.positionId, type: 'definitif', decree: null, userId: arsiparis.userId },
    ...{ startDate: jakartaDay(new Date()), endDate: null },
  });
  expect(come.status, JSON.stringify(come.body)).toBe(200);
  await jobs.runDue();
  const told = (await noticesOf(arsiparis.userId)).find(({ title }) => title.includes('Direktur Operasi'));
  expect(told?.title).toBe('Pekerjaan jabatan Direktur Operasi beralih kepada Anda');
  expect(told?.message).toContain(`Sebelumnya dipangku ${direktur.personName}.`);
  const { rows } = await pool.query(
    `select note from letter_timeline where letter_id = $1 and event = 'handed-over'`,
    [id],
  );
  expect(rows).toEqual([{ note: `Dari ${direktur.personName} kepada ${arsiparis.personName}` }]);
});

test('delegations tell both sides when they begin and when they have ended, once', async () => {
  await pool.query('update delegation set is_active = false');
  await pool.query('delete from notification');
  const made = await admin.post('/setting/api/Delegation', {
    fromUserId: people.direktur.userId,
    fromPositionId: people.direktur.positionId,
    toUserId: people.delegasi.userId,
    startDate: jakartaDay(new Date()),
    endDate: jakartaDay(inDays(2)),
    scopes: ['baca'],
    reason: 'Cuti',
    decree: null,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  await jobs.runDue();
  await notifyDelegations(app, new Date());
  await jobs.runDue();
  const titles = async (userId: string) => (await noticesOf(userId)).map((one) => one.title);
  const both = [people.direktur.userId, people.delegasi.userId];
  for (const userId of both) expect(await titles(userId)).toEqual(['Delegasi mulai berlaku']);
  const after = midnightOf(jakartaDay(inDays(3)));
  expect(await notifyDelegations(app, new Date(after.getTime() - 1000))).toBe(0);
  await Promise.all([notifyDelegations(app, after), notifyDelegations(app, after)]);
  for (const userId of both)
    expect(await titles(userId)).toEqual(['Delegasi mulai berlaku', 'Delegasi berakhir']);
});

test('what has expired goes, what has not stays', async () => {
  const count = async () => (await pool.query('select count(*)::int as count from session')).rows[0]?.count;
  const before = await count();
  await pool.query(
    `insert into session (id, user_id, refresh_hash, expires_at)
     values (gen_random_uuid(), $1, 'old', now() - interval '40 days')`,
    [admin.userId],
  );
  await purgeExpired(app);
  await purgeExpired(app);
  expect(await count()).toBe(before);
});
