import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { handOverPosts } from '../../../server/letters/succession/index.ts';
import { type Colleague, enter, idOf, openDesk } from './desk.ts';

// After leaving a post with several holders its letters are unreadable, also through their archive items, whether
// read, done or open.

const desk = await openDesk();
const { app } = desk;
const { staf } = desk.people;
const [citra, yoga] = (await Promise.all(
  ['citra.pradana', 'yoga.pranata'].map((account) => enter(app, account)),
)) as [Colleague, Colleague];
const post = staf.positionId;
const settle = () => handOverPosts(app, new Date());
await settle();
/** A holding in another unit, so that they can still sign in after leaving. */
const elsewhere = await idOf(
  app,
  sql`position p where p.is_active and p.unit_id not in (select o.unit_id from position o
    where o.id in (${sql.join(
      Object.values(desk.people).map((one) => sql`${one.positionId}`),
      sql`, `,
    )})) order by p.id limit 1`,
);
const comes = ({ userId }: Colleague, position: string) =>
  app.db.execute(sql`insert into job_mapping (id, user_id, position_id, type, start_date)
    values (${newId()}, ${userId}, ${position}, 'definitif', current_date - 1)`);
const leaves = async (one: Colleague) => {
  await comes(one, elsewhere);
  await app.db.execute(sql`update job_mapping set end_date = current_date - 1, start_date = current_date - 9
    where user_id = ${one.userId} and position_id = ${post}`);
  await settle();
};
const sent = async (word: string, receivers: Colleague[], over: object = {}) => {
  const id = await desk.inState('sent', {
    ...{ subject: `Perihal ${word}`, ccs: [], permissionClassificationId: desk.ids.rahasia },
    ...{ receivers: receivers.map((one) => desk.named(one)), ...over },
  });
  return { word, id, kept: await desk.keptOf(id, staf) };
};
type Sent = Awaited<ReturnType<typeof sent>>;

/** Signs in again and reads a letter by every path. */
async function waysOf(account: string, { word, id, kept }: Sent) {
  const by = await app.signIn(account);
  const { rows } = await app.db.execute<{ id: string }>(
    sql`select id from archive_file where archive_id = ${kept} order by slot limit 1`,
  );
  const hits = (await by.get(`/search/api/Search?q=${word}&source=archive`)).body.data.items;
  const detail = await by.get(`/arsip/api/Archive/${kept}/detail`);
  return {
    letter: (await by.get(desk.at(id))).status,
    found: hits.map(({ access }: { access: string }) => access),
    open: detail.body.data?.can?.open ?? false,
    file: (await by.get(`/arsip/api/Archive/${kept}/files/${rows[0]?.id}`)).status,
  };
}
const reads = { letter: 200, found: ['open'], open: true, file: 200 };
async function expectNothing(account: string, letter: Sent) {
  const ways = await waysOf(account, letter);
  expect([403, 404]).toContain(ways.file);
  expect({ letter: ways.letter, open: ways.open }, letter.word).toEqual({ letter: 404, open: false });
  expect(ways.found, letter.word).not.toContain('open');
}

test('who leaves reads no archive item of what they left open, were two there or one', {
  tags: ['full'],
}, async () => {
  const open = await sent('Anggrekbulan', [yoga, citra, staf]);
  const alone = await sent('Bungaraya', [yoga]);
  expect(await waysOf('yoga.pranata', open)).toEqual(reads);
  expect(await waysOf('yoga.pranata', alone)).toEqual(reads);

  await leaves(yoga);
  for (const letter of [open, alone]) await expectNothing('yoga.pranata', letter);
  expect(await waysOf('citra.pradana', open)).toEqual(reads);
  expect(await waysOf('citra.pradana', alone)).toEqual(reads);

  const later = await sent('Dahliamerah', [citra]);
  await leaves(citra);
  for (const letter of [open, alone, later]) {
    await expectNothing('citra.pradana', letter);
    await expectNothing('yoga.pranata', letter);
    expect(await waysOf('staf', letter)).toEqual(reads);
  }
});
