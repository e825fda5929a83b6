import { sql } from 'drizzle-orm';
import { newId } from '../../../../server/db/ids.ts';
import { handOverPosts } from '../../../../server/letters/succession/index.ts';
import type { Caller } from '../../../support/app.ts';
import { actAs, type Colleague, idOf, openDesk } from '../desk.ts';

export type Cast = Awaited<ReturnType<typeof openCast>>;

/** A part in a letter's life, by the account that plays it. */
const parts = {
  drafter: 'staf',
  reviewer: 'legal',
  signer: 'atasan',
  receiver: 'direktur',
  copied: 'tegar.pradana',
  /** To whom the receiver disposes. */
  disposed: 'satria.tarigan',
} as const;
export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];
const scopes = ['baca', 'disposisi', 'periksa', 'tandatangan'] as const;

/**
 * The demo organisation with everyone who may be near a letter. One holder per part's post; then a `successor`
 * each, then `colleagues`.
 */
export async function openCast() {
  const desk = await openDesk();
  const { app } = desk;
  const own = {} as Record<Part, Colleague>;
  for (const part of partNames) own[part] = await enter(desk, parts[part]);
  await holdAlone(desk, own);
  // Who was signed in before is remembered for a moment as one of several.
  for (const part of partNames) own[part] = await enter(desk, parts[part]);
  const outsiders = {
    colleague: await app.signIn('sari.tanjung'),
    admin: desk.people.admin,
    archivist: desk.people.arsiparis,
  };
  return {
    desk,
    own,
    outsiders,
    leave: () => leave(desk, own),
    /** Into one post at a time: with several, their letters would be readable as well (SPEC B2). */
    successor: async (part: Part): Promise<Caller> => {
      const found = await comeInto(desk, own, 'yoga.pranata', [part]);
      return found[part];
    },
    colleagues: async () => {
      await comeInto(desk, own, 'yoga.pranata', partNames);
      return comeInto(desk, own, 'citra.pradana', partNames);
    },
    acting: acting(desk),
  };
}

/** Users acting for the receiver; each call changes the setting, then signs in. */
const acting = ({ app }: Desk) => ({
  secretary: async (canOpenSecret: boolean): Promise<Caller> => {
    await app.db.execute(sql`update secretary set can_open_secret = ${canOpenSecret}`);
    return actAs(app, 'sekretaris', 'Secretary');
  },
  delegate: async (scope: (typeof scopes)[number]): Promise<Caller> => {
    await app.db.execute(sql`update delegation set scopes = ${sql.param([scope])}::text[]`);
    return actAs(app, 'delegasi', 'Delegation');
  },
  scopes,
});

/** Ends all other holdings of these posts before anything is written. */
async function holdAlone({ app }: Desk, own: Record<Part, Colleague>): Promise<void> {
  for (const { userId, positionId } of Object.values(own))
    await app.db.execute(
      sql`delete from job_mapping where position_id = ${positionId} and user_id <> ${userId} and type = 'definitif'`,
    );
  await handOverPosts(app, new Date());
}

/** Those who are named leave their posts. */
async function leave({ app }: Desk, own: Record<Part, Colleague>): Promise<void> {
  for (const { userId, positionId } of Object.values(own))
    await app.db.execute(sql`
      update job_mapping set end_date = current_date - 2 where user_id = ${userId} and position_id = ${positionId}`);
}

/** Moves a user into these posts and no other, so that no other post affects what they may read. */
async function comeInto(
  { app }: Desk,
  own: Record<Part, Colleague>,
  account: string,
  into: readonly Part[],
): Promise<Record<Part, Caller>> {
  const userId = await idOf(app, sql`"user" where email = ${`${account}@naskah.example`}`);
  await app.db.execute(sql`delete from job_mapping where user_id = ${userId}`);
  // Old notices survive leaving a post, so delete them.
  await app.db.execute(sql`delete from notification where user_id = ${userId}`);
  const found = {} as Record<Part, Caller>;
  const entries = into.map((part) => ({ part, id: newId() }));
  for (const { part, id } of entries)
    await app.db.execute(sql`
      insert into job_mapping (id, user_id, position_id, type, start_date)
      values (${id}, ${userId}, ${own[part].positionId}, 'definitif', '2026-01-01')`);
  await handOverPosts(app, new Date());
  for (const { part, id } of entries) {
    const caller = await app.signIn(account);
    const { status } = await caller.post('/user/api/Role/ChangeRolesV2', { id });
    if (status !== 200) throw new Error(`${account} did not come into the post of the ${part}`);
    found[part] = caller;
  }
  return found;
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

async function enter({ app }: Desk, account: string): Promise<Colleague> {
  const caller = await app.signIn(account);
  const {
    id: userId,
    positionId,
    personName,
  } = (await caller.get('/user/api/Account/GetUserByToken')).body.data;
  return { ...caller, userId, positionId, personName };
}
