import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { comparisonTemplate } from '../../../resources/master-data/template-komparisi.ts';
import { articleTemplate } from '../../../resources/master-data/template-pasal.ts';
import { knownVariables } from '../../../server/previews/known-variables.ts';
import { openDesk } from '../letters/desk.ts';

const desk = await openDesk();
const { admin, staf } = desk.people;
const base = '/master-data/api/ScriptNumberCode';
const { items } = (await admin.get(`${base}?FirstChar=KN-UNIT`)).body.data;
const rule = items[0];
const draftOf = (over: object = {}) => ({
  id: rule.id,
  pattern: rule.pattern,
  padding: rule.padding,
  reset: rule.reset,
  counterScope: rule.counterScope,
  startAt: rule.startAt,
  ...over,
});
const preview = async (over: object = {}) => (await admin.post(`${base}/preview`, draftOf(over))).body.data;
const sign = async () => (await desk.sign(await desk.inState('signing'))).number as string;

test('the next numbers are those that signing gives, and looking takes none', async () => {
  await sign();
  const shown = await preview();
  expect(shown.counters).toHaveLength(1);
  expect(shown.counters[0]).toMatchObject({ last: 1 });
  expect(shown.repeats).toEqual([]);
  expect(await sign()).toBe(shown.counters[0].next[0]);
  expect(await sign()).toBe(shown.counters[0].next[1]);
  const stored = (await admin.get(`${base}/${rule.id}/next`)).body.data;
  expect(stored.counters[0]).toMatchObject({ last: 3 });
  expect(stored.counters[0].next[0]).toContain('-004/');
});

test('an unsaved change is counted as it would be, and what would repeat is named', async () => {
  const given = await sign();
  // Another counter for the same number: it would begin again at the first.
  const monthly = await preview({ reset: 'bulanan' });
  expect(monthly.counters).toEqual([]);
  expect(monthly.repeats).toContain(given);
  const wider = await preview({ padding: 5 });
  expect(wider.repeats).toEqual([]);
  expect(wider.counters[0].next[0]).toMatch(/-00005\//);
  expect((await preview({ reset: 'bulanan', startAt: 500 })).repeats).toEqual([]);
});

test('of very many counters, each is looked at', async () => {
  for (let letters = 0; letters < 5; letters += 1) await sign();
  const letter = sql`select * from letter where number is not null limit 1`;
  // Copies the letter to 390 other counters, each with its first number.
  await desk.app.db.execute(sql`
    with place as (
      select gen_random_uuid() as id, p.id as post, k.id as kind, p.unit_id as unit, k.code,
        'X-' || row_number() over () as number, gen_random_uuid() as counter
      from (select distinct on (unit_id) id, unit_id from position) p cross join script_sub_type k limit 390),
    letters as (
      insert into letter select (jsonb_populate_record(null::letter, to_jsonb(l) || jsonb_build_object('id', place.id, 'number', place.number,
        'verify_code', null, 'sender_position_id', place.post, 'script_sub_type_id', place.kind))).* from (${letter}) l cross join place
      returning id),
    counters as (
      insert into number_counter (id, number_code_id, company_code, unit_id, sub_type_code, last)
      select counter, ${rule.id}, 'X', unit, id::text, 1 from place)
    insert into letter_number select (jsonb_populate_record(null::letter_number, to_jsonb(n) || jsonb_build_object(
        'letter_id', place.id, 'counter_id', place.counter, 'number', place.number))).*
    from (select * from letter_number limit 1) n cross join place`);
  // Only the five signed letters have numbers of this rule's pattern.
  expect((await preview({ reset: 'bulanan' })).repeats).toHaveLength(5);
});

test('a rule that is new gives an example and its first numbers', async () => {
  const { body } = await admin.post(
    `${base}/preview`,
    draftOf({ id: undefined, pattern: 'X{urut}/{unit}', startAt: 41 }),
  );
  expect(body.data.counters).toEqual([]);
  expect(body.data.fresh.map((number: string) => number.slice(0, 5))).toEqual(['X041/', 'X042/', 'X043/']);
  expect(body.data.sample.unitCode).toBe(body.data.fresh[0].slice(5));
});

test('strangers to the rule, unknown ones and wrong patterns are refused', async () => {
  expect((await staf.post(`${base}/preview`, draftOf())).status).toBe(403);
  expect((await staf.get(`${base}/${rule.id}/next`)).status).toBe(403);
  expect((await desk.app.stranger.post(`${base}/preview`, draftOf())).status).toBe(401);
  for (const id of ['x', '0199ffff-0000-7000-8000-000000000000'])
    expect((await admin.get(`${base}/${id}/next`)).status).toBe(404);
  expect(
    (await admin.post(`${base}/preview`, draftOf({ id: '0199ffff-0000-7000-8000-000000000000' }))).status,
  ).toBe(404);
  for (const [over, field] of [
    [{ pattern: '{nomor}' }, 'pattern'],
    [{ pattern: '' }, 'pattern'],
    [{ padding: 0 }, 'padding'],
    [{ counterScope: ['x'] }, 'counterScope'],
    [{ id: 'x' }, 'id'],
    [{ lain: 1 }, 'lain'],
  ] as const) {
    const answer = await admin.post(`${base}/preview`, draftOf(over));
    expect(answer.status, field).toBe(422);
    expect(Object.keys(answer.body.errors)[0]?.split('.')[0]).toBe(field);
  }
});

test('variables in use are told in one statement, the most used first, to those who keep contracts', async () => {
  const legal = desk.people.legal;
  const { pool } = desk.app;
  let statements = 0;
  const query = pool.query.bind(pool);
  pool.query = ((...args: Parameters<typeof query>) => {
    statements += 1;
    return query(...args);
  }) as typeof pool.query;
  const { status, body } = await legal.get('/master-data/api/ContractVariable');
  pool.query = query;
  expect(status).toBe(200);
  expect(statements).toBeLessThanOrEqual(2);
  const { items: variables } = body.data;
  expect(variables.map((one: { name: string }) => one.name)).toContain('nama_pekerjaan');
  const counts = variables.map((one: { count: number }) => one.count);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  expect((await staf.get('/master-data/api/ContractVariable')).status).toBe(403);
});

test('a leaf without retention is refused where the retention is missing, a parent is not', async () => {
  const classification = { code: 'ZZ.01', name: 'Uji', group: 'substantif' };
  const address = '/master-data/api/ArchiveClassification';
  const leaf = await admin.post(address, { ...classification, isLeaf: true });
  expect(leaf.status).toBe(422);
  expect(Object.keys(leaf.body.errors)).toEqual([
    'retentionActiveYears',
    'finalDisposition',
    'retentionTrigger',
  ]);
  const parent = await admin.post(address, { ...classification, isLeaf: false });
  expect(parent.status).toBe(200);
  const { id, version } = parent.body.data;
  expect((await admin.put(`${address}/${id}`, { isLeaf: true, version })).status).toBe(422);
  await desk.app.db.execute(sql`delete from archive_classification where id = ${id}`);
});

test('variables are told only of texts that the one who asks may reach', async () => {
  const all = await knownVariables(desk.app.pool, [{ resource: articleTemplate, rule: true }]);
  expect(all.length).toBeGreaterThan(0);
  expect(await knownVariables(desk.app.pool, [{ resource: articleTemplate, rule: false }])).toEqual([]);
  const rules = [
    { resource: articleTemplate, rule: { isMandatory: true } },
    { resource: comparisonTemplate, rule: false as const },
  ];
  const some = await knownVariables(desk.app.pool, rules);
  const most = (found: { count: number }[]) => found.reduce((sum, { count }) => sum + count, 0);
  expect(most(some)).toBeLessThan(most(all));
});
