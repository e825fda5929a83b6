import { sql } from 'drizzle-orm';
import { newId } from '../../../../server/db/ids.ts';
import type { Caller } from '../../../support/app.ts';
import { actAs, type Colleague, idOf, openDesk } from '../desk.ts';

export type Cast = Awaited<ReturnType<typeof openCast>>;

/** A part in a letter's life, by the account that plays it. */
const parts = {
  drafter: 'staf',
  reviewer: 'legal',
  signer: 'atasan',
  receiver: 'direktur',
  copied: 'delegasi',
  /** To whom the receiver disposes. */
  disposed: 'satria.tarigan',
} as const;
export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];
const scopes = ['baca', 'disposisi', 'periksa', 'tandatangan'] as const;

/** The demo organisation with everybody who may come near a letter; `successor` comes into every post of it later. */
export async function openCast() {
  const desk = await openDesk();
  const { app } = desk;
  const own = {} as Record<Part, Colleague>;
  for (const part of partNames) own[part] = await enter(desk, parts[part]);
  const outsiders = {
    colleague: await app.signIn('sari.tanjung'),
    admin: desk.people.admin,
    archivist: desk.people.arsiparis,
  };
  return { desk, own, outsiders, successors: () => successors(desk, own), acting: acting(desk) };
}

/** Those who act for the receiver, one after the other: a setting is changed, then they come in. */
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

/** One person comes into all the posts beside those who are named: then no other thing keeps them from a letter. */
async function successors({ app }: Desk, own: Record<Part, Colleague>): Promise<Record<Part, Caller>> {
  const account = 'yoga.pranata';
  const userId = await idOf(app, sql`"user" where email = ${`${account}@naskah.example`}`);
  await app.db.execute(sql`delete from job_mapping where user_id = ${userId}`);
  // What somebody was told in a post they have left stays told.
  await app.db.execute(sql`delete from notification where user_id = ${userId}`);
  const found = {} as Record<Part, Caller>;
  const entries = partNames.map((part) => ({ part, id: newId() }));
  for (const { part, id } of entries)
    await app.db.execute(sql`
      insert into job_mapping (id, user_id, position_id, type, start_date)
      values (${id}, ${userId}, ${own[part].positionId}, 'definitif', '2026-01-01')`);
  for (const { part, id } of entries) {
    const caller = await app.signIn(account);
    const { status } = await caller.post('/user/api/Role/ChangeRolesV2', { id });
    if (status !== 200) throw new Error(`Nobody came after the ${part}`);
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
