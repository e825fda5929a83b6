import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { letters } from '../../../server/letters/tables.ts';
import { isSameSnapshot, snapshotOf } from '../../../server/letters/versions/snapshot.ts';
import { letterVersions } from '../../../server/letters/versions/tables.ts';
import { testApp } from '../../support/app.ts';
import { type LetterAnswer, openDesk } from './desk.ts';

// Letters without a regular version history: the demo's, and those from before versions.

const seeded = await testApp();
const desk = await openDesk();
const { db } = desk.app;
const { staf, atasan, direktur, arsiparis } = desk.people;
const folder = new URL('../../../server/db/migrations/', import.meta.url);

/** What writes versions, and what renames in them since. */
const migrate = async () => {
  const files = readdirSync(folder)
    .sort()
    .filter((name) => /_(versions_of_letters_under_way|subtypes_have_one_name)\.sql$/.test(name));
  for (const file of files)
    for (const statement of readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint'))
      if (statement.includes('letter_version')) await db.execute(sql.raw(statement));
};
const versionsOf = async (id: string, by = staf): Promise<LetterAnswer[]> =>
  (await by.get(desk.at(id, '/versions'))).body.data.items;
/** The versions of these letters that hold something else than the letter does. */
const unlike = async (where: typeof db) => {
  const found: string[] = [];
  for (const version of await where.select().from(letterVersions)) {
    const [letter] = await where.select().from(letters).where(eq(letters.id, version.letterId));
    if (!letter) throw new Error(`No letter ${version.letterId}`);
    const now = await snapshotOf(where, letter);
    const withoutReviewers = (one: typeof now) => ({
      ...one,
      meta: { ...one.meta, parts: { ...one.meta.parts, reviewers: [] } },
    });
    if (!isSameSnapshot(withoutReviewers(version), withoutReviewers(now))) found.push(`${letter.id} as such`);
    const names = ({ meta }: typeof now) => ({ people: meta.people, names: meta.names });
    if (!isDeepStrictEqual(names(version), names(now))) found.push(`${letter.id} by its names`);
  }
  return found;
};

test('a letter of the demo that is under way has the text of each paraf it was given', async () => {
  const { rows } = await seeded.db.execute(sql`
    select l.id from letter l join letter_reviewer r on r.letter_id = l.id
    where r.status = 'approved' and l.state in ('review', 'revision', 'signing') and not exists (
      select from letter_version v where v.letter_id = l.id and v.reason = 'approved' and v.at = r.decided_at)`);
  expect(rows).toEqual([]);
  const [{ count } = { count: 0 }] = (
    await seeded.db.execute<{ count: number }>(sql`select count(*)::int as count from letter_version`)
  ).rows;
  expect(count).toBeGreaterThan(20);
  expect(await unlike(seeded.db)).toEqual([]);
});

test('a letter older than versions keeps its text at the update, and shows what changes from then on', async () => {
  const id = await desk.inState('review', {
    reviewers: [
      { ...desk.named(atasan), reviewOrder: 1 },
      { ...desk.named(arsiparis), reviewOrder: 2 },
    ],
    internalToExternal: null,
    attachments: [
      {
        title: 'Rincian',
        fileName: 'r.txt',
        content: Buffer.from('satu').toString('base64'),
        positionOrder: 1,
      },
    ],
  });
  await desk.approve(id);
  const other = await desk.inState('review');
  const signed = await desk.inState('sent');
  await db.execute(sql`delete from letter_version`);
  await migrate();
  await migrate();
  // `other` has no decision yet, and the signed one is no longer under way.
  expect(await versionsOf(other)).toEqual([]);
  expect(await versionsOf(signed)).toEqual([]);
  expect(await versionsOf(id, direktur)).toMatchObject([
    { no: 1, reason: 'kept', personName: '', positionName: '' },
  ]);
  expect(await unlike(db)).toEqual([]);

  await desk.giveBack(id, 'Lengkapi.', arsiparis);
  const { version } = (await staf.get(desk.at(id))).body.data;
  const { status, body } = await staf.put(
    desk.at(id),
    desk.letter({
      version,
      content: '<p>Mohon persetujuan atas rencana baru.</p>',
      reviewers: [
        { ...desk.named(atasan), reviewOrder: 1 },
        { ...desk.named(arsiparis), reviewOrder: 2 },
      ],
    }),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  await desk.submit(id);
  const { body: history } = await direktur.get(desk.at(id, '/timeline'));
  expect(history.data.items.map(({ event }: LetterAnswer) => event)).toContain('edited');
  const compared = (await direktur.get(desk.at(id, '/versions/compare?from=1'))).body.data;
  expect(compared.from).toMatchObject({ reason: 'kept', personName: null });
  expect(compared.content).toMatchObject([{ kind: 'changed' }]);
  // Reviewers with a paraf are notified, compared with the known text.
  const told = await db.execute(
    sql`select 1 from notification where user_id = ${atasan.userId} and title like 'Naskah berubah setelah paraf%'`,
  );
  expect(told.rows).toHaveLength(1);
});
