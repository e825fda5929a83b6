import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDesk } from '../letters/desk.ts';

const desk = await openDesk();
const { staf, direktur, atasan } = desk.people;
const people = '/user/api/Account/user';
const found = async (url: string) => (await staf.get(url)).body.data.items;

test('the picker\u2019s own question is understood and answered by name', async () => {
  const items = await found(`${people}?PerPage=-1&OrderBy=PersonName&Order=asc&IsActive=true&FirstChar=uli`);
  expect(items).toContainEqual({
    id: direktur.userId,
    personName: direktur.personName,
    positionName: 'Direktur Operasi',
    positionId: direktur.positionId,
    unitName: 'Direktorat Operasi',
    delegationId: null,
    until: null,
    level: 1,
    canSign: true,
    canReview: true,
    npp: expect.any(String),
    salutation: null,
    companyCode: expect.any(String),
  });
  const names = items.map((one: { personName: string }) => one.personName);
  const rank = (name: string) => (/^uli/i.test(name) ? 0 : / uli/i.test(name) ? 1 : 2);
  const natural = new Intl.Collator('und-u-kn-true').compare;
  expect(names).toEqual(names.toSorted((a: string, b: string) => rank(a) - rank(b) || natural(a, b)));
  expect(rank(names[0])).toBe(0);
  expect(names.map(rank)).toContain(2);
  expect(names.length).toBeLessThanOrEqual(150);
});

test('people, and what the search over settings finds, stand in the natural order, as in lists', async () => {
  const { db } = desk.app;
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, person_name as name from "user" where is_active and exists (
      select from job_mapping m where m.user_id = "user".id and m.start_date <= current_date) order by id limit 4`);
  const named = ['Alamiah 10', 'alamiah 2', 'Alamiah 11', 'Alamiah 12'];
  for (const [at, name] of named.entries())
    await db.execute(sql`update "user" set person_name = ${name} where id = ${rows[at]?.id}`);
  const names = (await found(`${people}?FirstChar=alamiah`)).map(
    (one: { personName: string }) => one.personName,
  );
  expect([...new Set(names)]).toEqual(['alamiah 2', 'Alamiah 10', 'Alamiah 11', 'Alamiah 12']);
  const admin = await desk.app.signIn('admin');
  const seen = (await admin.get('/setting/api/FoundRecord?q=alamiah')).body.data.items as { label: string }[];
  // Of each entity the first three.
  expect(seen[0]?.label).toMatch(/^alamiah 2/);
  for (const { id, name } of rows)
    await db.execute(sql`update "user" set person_name = ${name} where id = ${id}`);
});

test('the post that is typed in full comes first, before those of its secretary and its subsidiaries', async () => {
  const posts = async (typed: string) =>
    (await found(`${people}?FirstChar=${encodeURIComponent(typed)}`)).map(
      (one: { positionName: string }) => one.positionName,
    );
  expect((await posts('sekretaris perusahaan'))[0]).toBe('Sekretaris Perusahaan');
  const directors = await posts('Direktur Utama');
  expect(directors[0]).toBe('Direktur Utama');
  const begins = directors.map((name: string) => name.startsWith('Direktur Utama'));
  expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
});

test('a person with two posts is two options, an acting one says so', async () => {
  const { rows } = await desk.app.db.execute<{ id: string }>(
    sql`select user_id as id from job_mapping group by user_id having count(*) > 1 limit 1`,
  );
  const items = (await staf.post(`${people}/GetListUserByIds`, { ids: [rows[0]?.id] })).body.data.items;
  expect(items.length).toBeGreaterThan(1);
  expect(items.some((one: { positionName: string }) => /^Pl[th]\. /.test(one.positionName))).toBe(true);
});

test('signers are those whose post signs; unknown filters are refused', async () => {
  const signers = await found(`${people}?canSign=true&FirstChar=kepala divisi`);
  expect(signers.length).toBeGreaterThan(0);
  expect(signers.every((one: { canSign: boolean }) => one.canSign)).toBe(true);
  const reviewers = await found(`${people}?canReview=true&FirstChar=a`);
  expect(reviewers.length).toBeGreaterThan(0);
  expect(reviewers.every((one: { canReview: boolean }) => one.canReview)).toBe(true);
  expect((await staf.get(`${people}?password=x`)).status).toBe(400);
  expect((await staf.get(`${people}?canReview=x`)).status).toBe(400);
  expect((await staf.post(`${people}/GetListUserByIds`, { ids: ['x'] })).status).toBe(422);
  for (const body of [undefined, [], 'x']) {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify(body);
    const call = { method: 'POST', url: `${people}/GetListUserByIds`, headers, payload } as const;
    expect(await staf.ask(call)).toMatchObject({
      status: 422,
      body: { errors: { ids: [expect.any(String)] } },
    });
  }
});

test('somebody who left is not offered', async () => {
  await desk.app.db.execute(sql`update "user" set is_active = false where id = ${atasan.userId}`);
  const items = await found(`${people}?FirstChar=${encodeURIComponent(atasan.personName)}`);
  expect(items.some((one: { id: string }) => one.id === atasan.userId)).toBe(false);
  await desk.app.db.execute(sql`update "user" set is_active = true where id = ${atasan.userId}`);
});

test('units, posts and number codes come in the contract\u2019s own words', async () => {
  const [unit] = await found(
    '/user/processing-unit?OrderBy=unitName&Order=asc&IncludeDeleted=false&firstChar=operasi',
  );
  expect(Object.keys(unit)).toEqual(['id', 'unitName']);
  expect((await staf.get(`/user/processing-unit/${unit.id}`)).body.data).toEqual(unit);
  expect((await staf.get('/user/processing-unit/x')).status).toBe(404);
  expect((await found('/arsip/api/ProcessingUnit')).length).toBeGreaterThan(40);
  const posts = await found('/setting/api/JobMapping/GetDataJabatan?FirstChar=direktur operasi');
  expect(posts).toContainEqual({ position_id: direktur.positionId, position_name: 'Direktur Operasi' });
  const [code] = await found('/master-data/api/ScriptNumberCode/getlist?FirstChar=OPT');
  expect(Object.keys(code)).toEqual(['orgId', 'orgName']);
});

test.each(['search', 'query', 'q', 'FirstChar'])('what is typed may be called %s', async (name) => {
  for (const [url, typed] of [
    [people, 'uli'],
    ['/user/processing-unit', 'operasi'],
    ['/arsip/api/ProcessingUnit', 'operasi'],
    ['/setting/api/JobMapping/GetDataJabatan', 'direktur operasi'],
    ['/master-data/api/ScriptNumberCode/getlist', 'OPT'],
  ]) {
    const asked = await staf.get(`${url}?${name}=${typed}`);
    const { body } = await staf.get(`${url}?FirstChar=${typed}`);
    expect(asked.body.data).toEqual(body.data);
    expect(body.data.totalCount).toBeLessThan((await staf.get(url as string)).body.data.totalCount);
  }
});

test('more match than are shown, and the total says how many', async () => {
  await desk.app.db.execute(sql`
    insert into job_mapping (id, user_id, position_id, type, start_date)
    select gen_random_uuid(), u.id, ${atasan.positionId}, 'plh', '2026-01-01' from "user" u where u.is_active`);
  const { items, totalCount } = (await staf.get(people)).body.data;
  expect(items).toHaveLength(150);
  expect(Object.keys(items[0])).not.toContain('total');
  expect(totalCount).toBeGreaterThan(150);
});

test('pickers are for those who are signed in', async () => {
  for (const url of [people, '/user/processing-unit', '/arsip/api/ProcessingUnit'])
    expect((await desk.app.stranger.get(url)).status).toBe(401);
});

test('those of Legal are asked for by a filter of their own', async () => {
  const { rows } = await desk.app.db.execute<{ id: string }>(
    sql`select id from position where kind = 'legal' and is_active`,
  );
  const posts = new Set(rows.map(({ id }) => id));
  const { status, body } = await staf.get(`${people}?PerPage=-1&IsActive=true&IsLegal=true`);
  const items = body.data.items ?? body.data;
  expect(status).toBe(200);
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ positionId }: { positionId: string }) => posts.has(positionId))).toBe(true);
});
