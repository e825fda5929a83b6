import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { handOverPosts } from '../../../server/letters/succession/index.ts';
import { type Colleague, enter, idOf, openDesk } from './desk.ts';
import { items, letterIds } from './inbox-items.ts';

// Holders of one post change in any order: open work stays workable, and newcomers read nothing from before.

const desk = await openDesk();
const { app } = desk;
const { staf: puspita, atasan, arsiparis, delegasi } = desk.people;
const [citra, yoga] = (await Promise.all(
  ['citra.pradana', 'yoga.pranata'].map((account) => enter(app, account)),
)) as [Colleague, Colleague];
const post = puspita.positionId;
const settle = () => handOverPosts(app, new Date());
await settle();

const leaves = ({ userId }: Colleague) =>
  app.db.execute(sql`delete from job_mapping where user_id = ${userId} and position_id = ${post}`);
const comes = ({ userId }: Colleague, type = 'definitif') =>
  app.db.execute(sql`insert into job_mapping (id, user_id, position_id, type, start_date)
    values (${newId()}, ${userId}, ${post}, ${type}, current_date - 1)`);
/** Signs in again: holdings are cached briefly per session. */
const inPost = async (account: string) => {
  const caller = await app.signIn(account);
  const id = await idOf(
    app,
    sql`job_mapping where position_id = ${post} and user_id = (
      select id from "user" where email = ${`${account}@naskah.example`})`,
  );
  const { status } = await caller.post('/user/api/Role/ChangeRolesV2', { id });
  expect(status).toBe(200);
  return caller;
};

async function dispose(letterId: string, to: readonly Colleague[]): Promise<string> {
  const [item] = await items(atasan, `/letter/api/Inbox?letterId=${letterId}`);
  const { status, body } = await atasan.post(`/letter/api/Inbox/${item.id}/disposition`, {
    receivers: to.map((one, index) => ({
      ...{ userId: one.userId, userPositionId: one.positionId },
      role: index === 0 ? 'penanggung-jawab' : 'pendukung',
    })),
    note: 'Tindak lanjuti.',
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
}

test('three, two, one, and two again: nothing crashes, is lost or is shown', async () => {
  const both = await desk.inState('sent', {
    ...{ subject: 'Untuk bertiga', ccs: [], permissionClassificationId: desk.ids.terbatas },
    receivers: [atasan, yoga, citra, puspita].map((one) => desk.named(one)),
  });
  const disposed = await dispose(both, [yoga, citra, puspita]);
  const kept = await idOf(
    app,
    sql`archive where id in (select archive_id from archive_letter where letter_id = ${both})
      and unit_id = (select unit_id from position where id = ${post})`,
  );
  const readers = async () =>
    (
      await app.db.execute<{ posts: string[]; people: string[] }>(
        sql`select reader_position_ids as posts, reader_user_ids as people from archive where id = ${kept}`,
      )
    ).rows[0];
  expect((await readers())?.people).toEqual(
    expect.arrayContaining([yoga, citra, puspita].map((p) => p.userId)),
  );

  const asked = async () =>
    (
      await app.db.execute<{ userId: string }>(sql`
        select user_id as "userId" from notification
        where detail_url = ${`/naskah-dinas/tugas/disposition-in/${disposed}`} and read_at is null`)
    ).rows.map(({ userId }) => userId);
  expect(new Set(await asked())).toEqual(new Set([yoga, citra, puspita].map(({ userId }) => userId)));
  await leaves(yoga);
  await settle();
  // Whose part goes to a colleague is not asked for it any more.
  expect(new Set(await asked())).toEqual(new Set([citra, puspita].map(({ userId }) => userId)));
  expect((await readers())?.people).not.toContain(yoga.userId);
  const parts = await app.db.execute<{ userId: string; state: string; role: string }>(sql`
    select user_id as "userId", state, role from disposition_recipient where disposition_id = ${disposed}`);
  expect(parts.rows.find((one) => one.userId === yoga.userId)).toMatchObject({
    ...{ state: 'selesai', role: 'pendukung' },
  });
  expect(parts.rows.filter((one) => one.role === 'penanggung-jawab')).toHaveLength(1);

  await leaves(citra);
  await settle();
  expect(await readers()).toMatchObject({ posts: expect.arrayContaining([post]) });
  const alone = await inPost('staf');
  expect((await letterIds(alone, 'Inbox')).filter((id) => id === both)).toHaveLength(1);

  await comes(arsiparis);
  await settle();
  const newcomer = await inPost('arsiparis');
  for (const list of ['Inbox', 'Task', 'Letter?FirstChar=bertiga', 'Disposition?direction=in'])
    expect(await letterIds(newcomer, list), list).not.toContain(both);
  expect((await newcomer.get(desk.at(both))).status).toBe(404);
  expect((await readers())?.posts).not.toContain(post);
  expect((await readers())?.people).toContain(puspita.userId);
  const stays = await inPost('staf');
  expect((await letterIds(stays, 'Inbox')).filter((id) => id === both)).toHaveLength(1);
  const done = await stays.post(`/letter/api/Disposition/${disposed}/done`, { report: 'Sudah.' });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  const undone = await app.db.execute(
    sql`select 1 from disposition_recipient where disposition_id = ${disposed} and state <> 'selesai'`,
  );
  expect(undone.rows).toEqual([]);
});

test('who does the work of the post for a while keeps what came to them by name', async () => {
  await comes(delegasi, 'plh');
  await settle();
  const { rows } = await app.db.execute<{ id: string }>(
    sql`select id from inbox_item where position_id = ${post} and is_open limit 1`,
  );
  await app.db.execute(
    sql`update inbox_item set only_user_id = ${delegasi.userId} where id = ${rows[0]?.id}`,
  );
  await comes(citra);
  await settle();
  const owner = await app.db.execute<{ owner: string | null }>(
    sql`select only_user_id as owner from inbox_item where id = ${rows[0]?.id}`,
  );
  expect(owner.rows[0]?.owner).toBe(delegasi.userId);
});

test('a post that cannot be settled keeps no other waiting', async () => {
  await app.db.execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin if new.position_id = ${sql.raw(`'${post}'`)} then raise 'refused'; end if; return new; end $$`);
  await app.db.execute(sql`create trigger refuse before insert or update on post_holder
    for each row execute function refuse()`);
  await leaves(citra);
  const other = atasan.positionId;
  await app.db.execute(sql`insert into job_mapping (id, user_id, position_id, type, start_date)
    values (${newId()}, ${citra.userId}, ${other}, 'definitif', current_date - 1)`);
  await expect(settle()).rejects.toThrow();
  const { rows } = await app.db.execute<{ people: string[] }>(
    sql`select user_ids as people from post_holder where position_id = ${other}`,
  );
  expect(rows[0]?.people).toContain(citra.userId);
});
