import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { accounts, type Entry, mayHave } from '../../support/rights-table.ts';
import { base, inYear, openYear, rowsOf, summaryOf } from './desk.ts';

const desk = await openYear();
const { people, ids, app } = desk;
const { direktur, delegasi, atasan, sekretaris } = people;
const reports = ['naskah-masuk', 'naskah-keluar', 'naskah-dinas', 'arsip'];

describe('who may open which report (SPEC A2)', () => {
  test.each(accounts)('%s in each of their roles', async (account) => {
    const first = await app.signIn(account);
    const { body } = await first.get('/user/api/Account/GetUserByToken');
    for (const entry of body.data.listRoles as Entry[]) {
      const caller = await app.signIn(account);
      const { body: switched } = await caller.post<{ token: string }>('/user/api/Role/ChangeRolesV2', {
        id: entry.id,
      });
      const headers = { authorization: `Bearer ${switched.token}` };
      for (const report of reports) {
        const may = mayHave(entry, `/pelaporan/${report}`);
        for (const rest of ['', '/summary', '/export?format=csv', '/00000000-0000-7000-8000-000000000000']) {
          const { status } = await caller.ask({ method: 'GET', url: `${base}/${report}${rest}`, headers });
          const expected = may ? (rest.startsWith('/0') ? 404 : 200) : 403;
          expect([entry.type, report, rest, status]).toEqual([entry.type, report, rest, expected]);
        }
        const { status } = await caller.ask({
          method: 'POST',
          url: '/report/api/Subscription',
          headers,
          payload: { report, frequency: 'weekly', format: 'pdf' },
        });
        expect([entry.type, report, status]).toEqual([entry.type, report, may ? 200 : 403]);
      }
    }
  });

  test('the demo’s roles cover the table: some may and some may not', async () => {
    const may = async (caller: Caller, report: string) => (await caller.get(`${base}/${report}`)).status;
    expect([await may(direktur, 'naskah-masuk'), await may(direktur, 'naskah-dinas')]).toEqual([200, 403]);
    expect([
      await may(people.arsiparis, 'naskah-masuk'),
      await may(people.arsiparis, 'naskah-dinas'),
    ]).toEqual([403, 200]);
  });

  test('what is no report is 404, and nobody gets anywhere without a session', async () => {
    for (const name of ['arsip-lama', '__proto__', 'x', "' or 1=1"])
      expect((await direktur.get(`${base}/${encodeURIComponent(name)}`)).status).toBe(404);
    for (const rest of ['', '/summary', '/export?format=csv', '/x'])
      expect((await app.stranger.get(`${base}/naskah-masuk${rest}`)).status).toBe(401);
  });
});

describe('what a class hides', () => {
  const is: Record<string, string> = {};
  const classes = ['biasa', 'terbatas', 'rahasia', 'sangatRahasia'] as const;
  beforeAll(async () => {
    // To atasan's post: in direktur's units and staf's, though never addressed to staf's post.
    for (const name of classes)
      is[name] = await desk.sentOn('2025-05-05', {
        to: [atasan],
        over: { permissionClassificationId: ids[name], subject: `Tentang ${name}` },
      });
  }, 60_000);
  /** A user of atasan's unit unrelated to these letters. */
  const colleague = async (): Promise<Caller> => {
    const { rows } = await app.db.execute<{ email: string }>(sql`
      select u.email from job_mapping m join "user" u on u.id = m.user_id join position p on p.id = m.position_id
      where p.unit_id = (select unit_id from position where id = ${atasan.positionId})
        and p.id not in (${atasan.positionId}, ${people.staf.positionId}) and m.type = 'definitif' and m.is_active
        and u.email not like 'sekretaris%' limit 1`);
    const [one] = rows;
    if (!one) throw new Error('The demo has nobody else in that unit');
    return app.signIn(one.email);
  };

  test('no row, no search and no entry of a letter one may not open; it is counted where its class masks nothing', async () => {
    const other = await colleague();
    expect(await rowsOf(other, 'naskah-masuk')).toEqual([]);
    expect(await rowsOf(other, 'naskah-masuk', `${inYear}&FirstChar=Tentang`)).toEqual([]);
    for (const name of classes)
      expect((await other.get(`${base}/naskah-masuk/${is[name]}`)).status).toBe(404);
    const summary = await summaryOf(other, 'naskah-masuk');
    expect(summary.total).toBe(2);
    const counted = summary.securities.map((part: { key: string }) => part.key);
    expect(counted.toSorted()).toEqual([ids.biasa, ids.terbatas].toSorted());
    for (const key of [ids.rahasia, ids.sangatRahasia])
      expect(
        (await summaryOf(other, 'naskah-masuk', `${inYear}&permissionClassificationId=${key}`)).total,
      ).toBe(0);
  });

  test('who may open them has them all, in rows and figures', async () => {
    expect((await rowsOf(atasan, 'naskah-masuk')).toSorted()).toEqual(Object.values(is).toSorted());
    expect((await summaryOf(atasan, 'naskah-masuk')).total).toBe(4);
  });

  test('a file never tells the subject of a class that masks it', async () => {
    const { body } = await atasan.get<string>(`${base}/naskah-masuk/export?format=csv&${inYear}`);
    const file = String(body);
    for (const words of ['Tentang biasa', 'Tentang terbatas', 'Naskah Rahasia', 'Naskah Sangat Rahasia'])
      expect(file).toContain(words);
    for (const words of ['Tentang rahasia', 'Tentang sangatRahasia']) expect(file).not.toContain(words);
  });

  test('an overdue disposition of a letter that is hidden is not counted', async () => {
    const other = await colleague();
    for (const id of [is.biasa, is.rahasia])
      await app.db.execute(sql`with d as (
          insert into disposition (id, letter_id, from_user_id, from_position_id, instruction_ids, deadline)
          values (gen_random_uuid(), ${id}, ${direktur.userId}, ${direktur.positionId}, '{}', current_date - 3) returning id)
        insert into disposition_recipient (id, disposition_id, "order", position_id, user_id, role)
        select gen_random_uuid(), d.id, 1, ${atasan.positionId}, ${atasan.userId}, 'penanggung-jawab' from d`);
    expect((await summaryOf(other, 'naskah-masuk')).overdue).toBe(1);
    expect((await summaryOf(atasan, 'naskah-masuk')).overdue).toBe(2);
    await app.db.execute(sql`delete from disposition`);
  });

  test('a secretary’s figures leave out classes that secretaries do not open', async () => {
    await app.db.execute(
      sql`update security_classification set secretary_can_open = false where id = ${ids.terbatas}`,
    );
    const { body } = await sekretaris.get('/user/api/Account/GetUserByToken');
    const entry = body.data.listRoles.find((role: Entry) => role.type === 'Secretary');
    await sekretaris.post('/user/api/Role/ChangeRolesV2', { id: entry.id });
    const acting = await summaryOf(sekretaris, 'naskah-masuk');
    const holder = await summaryOf(direktur, 'naskah-masuk');
    const has = (summary: { securities: { key: string }[] }) =>
      summary.securities.some(({ key }) => key === ids.terbatas);
    expect([has(acting), has(holder)]).toEqual([false, true]);
    await app.db.execute(
      sql`update security_classification set secretary_can_open = true where id = ${ids.terbatas}`,
    );
  });
});

describe('bad input is 400', () => {
  test.each([
    'from=2025-13-01',
    'from=2025-02-30',
    'from=kemarin',
    'from=2025-12-31&to=2025-01-01',
    'from=2000-01-01&to=2025-01-01',
    'unitId=x',
    'state=terkirim',
    'state=sent',
    'kind=x',
    'naskahDinasCategoryId=1',
    'permissionClassificationId=',
    'Page=0',
    'PerPage=5000',
    'OrderBy=subject',
    'from=2025-01-01&from=2025-01-02',
    'subject=x',
    '__proto__=x',
  ])('%s', async (query) => {
    for (const rest of query.startsWith('OrderBy') ? [''] : ['', '/summary']) {
      const { status, body } = await delegasi.get(`${base}/naskah-masuk${rest}?${query}`);
      expect([query, rest, status]).toEqual([query, rest, 400]);
      expect(Object.keys(body.errors)).toHaveLength(1);
    }
    expect((await delegasi.get(`${base}/naskah-masuk/export?format=csv&${query}`)).status).toBe(400);
  });

  test('a search of the figures, a file of another kind', async () => {
    expect((await delegasi.get(`${base}/naskah-masuk/summary?FirstChar=rapat`)).status).toBe(400);
    for (const query of ['', '?format=docx', '?format=csv&format=pdf'])
      expect((await delegasi.get(`${base}/naskah-masuk/export${query}`)).status).toBe(400);
  });
});
