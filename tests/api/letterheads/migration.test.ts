import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moveLogos } from '../../../server/letterheads/index.ts';
import { openDesk } from '../letters/desk.ts';
import { png, svg } from './pictures.ts';

// Records and printed letters from when logos were stored as data URLs.

const desk = await openDesk();
const { db, files } = desk.app;
const { staf } = desk.people;
const folder = new URL('../../../server/db/migrations/', import.meta.url);

/** Runs the migration's data updates without its schema changes. */
const migrate = async () => {
  const file = readdirSync(folder).find((name) => name.endsWith('_logos_as_files.sql'));
  for (const statement of readFileSync(new URL(file ?? '', folder), 'utf8').split('--> statement-breakpoint'))
    if (!statement.includes('CREATE TABLE')) await db.execute(sql.raw(statement));
};
const address = (type: string, content: string | Buffer) =>
  `data:image/${type};base64,${Buffer.from(content).toString('base64')}`;
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const drawing = svg('<rect width="8" height="8"/>');
const put = (code: string, logo: string | null) =>
  db.execute(sql`update letterhead_template set logo = ${logo} where company_code = ${code}`);
const print = (id: string, logo: string | null) =>
  db.execute(sql`update letter_document set printed =
    jsonb_set(printed, '{facts,letterhead,logo}', ${JSON.stringify(logo)}::jsonb) where letter_id = ${id}`);
const logoOf = async (id: string) => (await staf.get(desk.at(id))).body.data.paper.letterhead?.logo;

test('data addresses become files, once, and every letter keeps the logo it was printed with', async () => {
  const [own, older, broken, bare, none] = [
    await desk.inState('sent'),
    await desk.inState('sent'),
    await desk.inState('sent'),
    await desk.inState('sent'),
    await desk.inState('sent'),
  ];
  await db.execute(sql`delete from logo`);
  await put('NTR', address('svg+xml', drawing));
  await put('NTO', address('svg+xml', drawing));
  await put('NTP', address('png', png).replace(/=+$/, ''));
  await put('NRA', 'data:image/png;base64,AAAAA==');
  await print(own, address('svg+xml', drawing));
  await print(older, address('png', png));
  await print(broken, 'data:image/png;base64,AAAAA==');
  await print(bare, 'data:image/png;base64,%%%%');
  await db.execute(sql`update letter_document
    set printed = jsonb_set(printed, '{facts,letterhead}', 'null') where letter_id = ${none}`);
  await migrate();
  await migrate();

  const { rows } = await db.execute(sql`
    select company_code, logo from letterhead_template order by company_code`);
  expect(rows).toEqual([
    { company_code: 'NRA', logo: null },
    { company_code: 'NTO', logo: sha256(drawing) },
    { company_code: 'NTP', logo: sha256(png) },
    { company_code: 'NTR', logo: sha256(drawing) },
  ]);
  expect([await logoOf(own), await logoOf(older), await logoOf(broken)]).toEqual([
    sha256(drawing),
    sha256(png),
    null,
  ]);
  expect([await logoOf(bare), await logoOf(none)]).toEqual([null, undefined]);

  const seen = async (content: string | Buffer) => {
    const { raw, headers } = await staf.get(`/master-data/api/Logo/${sha256(content)}`);
    return [headers['content-type'], raw.equals(Buffer.from(content))];
  };
  for (const state of ['in the database', 'in the file store']) {
    expect(await seen(drawing), state).toEqual(['image/svg+xml', true]);
    expect(await seen(png), state).toEqual(['image/png', true]);
    await moveLogos({ db, files });
  }
  expect((await db.execute(sql`select from logo where content is not null`)).rows).toEqual([]);
  expect((await buffer(await files.getFile(sha256(png)))).equals(png)).toBe(true);
});
