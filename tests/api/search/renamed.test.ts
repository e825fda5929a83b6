import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SearchAnswer } from '../../../domain/calls/search.ts';
import { indexRenamed } from '../../../server/search/index.ts';
import type { Caller, Ok } from '../../support/app.ts';
import { openDesk } from '../letters/desk.ts';

const desk = await openDesk();
const { db } = desk.app;
const { direktur, delegasi, staf, arsiparis } = desk.people;

const found = async (q: string, source: 'letter' | 'archive' = 'letter', by: Caller = delegasi) => {
  const { body } = await by.get<Ok<SearchAnswer>>(
    `/search/api/Search?q=${encodeURIComponent(q)}&source=${source}`,
  );
  return body.data.isFuzzy ? [] : body.data.items.map(({ id }) => id);
};
const unitOf = async (positionId: string): Promise<string> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select unit_id as id from position where id = ${positionId}`,
  );
  return rows[0]?.id ?? '';
};

test('a letter is found by the new name of whoever and whatever it names, and no more by the old one', async () => {
  const id = await desk.inState('sent');
  await indexRenamed(desk.app);
  for (const [rename, q] of [
    [sql`update "user" set person_name = 'Wirawan Kencana' where id = ${direktur.userId}`, 'wirawan'],
    [sql`update "user" set person_name = 'Paramitha Ayu' where id = ${arsiparis.userId}`, 'paramitha'],
    [
      sql`update position set name = 'Kepala Pelabuhan Antariksa' where id = ${direktur.positionId}`,
      'antariksa',
    ],
    [
      sql`update organization_unit set name = 'Direktorat Kelautan' where id = ${await unitOf(direktur.positionId)}`,
      'kelautan',
    ],
  ] as const) {
    await db.execute(rename);
    expect(await found(q)).toEqual([]);
    expect(await indexRenamed(desk.app)).toBeGreaterThan(0);
    expect(await found(q)).toEqual([id]);
  }
  expect(await found(direktur.personName)).toEqual([]);
  expect((await found('kelautan', 'archive', direktur)).length).toBeGreaterThan(0);
  expect(await indexRenamed(desk.app)).toBe(0);
});

test('a unit by which letters are narrowed is the one that the post stands in now', async () => {
  const id = await desk.inState('sent', { subject: 'Pindah meja kolintang' });
  const unit = await unitOf(staf.positionId);
  await db.execute(sql`update position set unit_id = ${unit} where id = ${direktur.positionId}`);
  await indexRenamed(desk.app);
  const { body } = await delegasi.get<Ok<SearchAnswer>>(
    `/search/api/Search?q=kolintang&source=letter&unit=${unit}`,
  );
  expect(body.data.items.map((item) => item.id)).toEqual([id]);
});

test('what names many is written anew in parts, and goes on where it stopped', async () => {
  await db.execute(sql`
    insert into archive (id, title, document_date, classification_id, security_id, unit_id, development_level)
    select gen_random_uuid(), 'Sewindu', '2020-01-01', ${desk.ids.classification}, ${desk.ids.biasa},
      ${await unitOf(staf.positionId)}, 'asli' from generate_series(1, 450)`);
  await db.execute(
    sql`update organization_unit set name = 'Divisi Rembulan' where id = ${await unitOf(staf.positionId)}`,
  );
  const named = async () => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from search_archive where title = 'Sewindu' and names like '%Rembulan%'`,
    );
    return rows[0]?.n;
  };
  expect(await named()).toBe(0);
  expect(await indexRenamed(desk.app, { batches: 3 })).toBeGreaterThan(200);
  expect(await named()).toBeLessThan(450);
  await indexRenamed(desk.app);
  expect(await named()).toBe(450);
});
