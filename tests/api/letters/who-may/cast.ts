import { sql } from 'drizzle-orm';
import { newId } from '../../../../server/db/ids.ts';
import type { Caller, TestApp } from '../../../support/app.ts';
import { actAs, type Colleague, openDesk } from '../desk.ts';

/** Actors with differing rights, and the accounts that play them. */
const holders = {
  drafter: 'staf',
  /** Plh. of the drafter's post: its work belongs to the post, which has one holder. */
  sharer: 'citra.pradana',
  /** Another post of the drafter's unit. */
  colleague: 'satria.tarigan',
  /** Whose turn it is. */
  reviewer: 'atasan',
  laterReviewer: 'fitri.wulandari',
  signer: 'direktur',
  /** Signs minutes after the signer. */
  cosigner: 'putri.lubis',
  receiver: 'andika.simbolon',
  copied: 'cahyo.ardiansyah',
  /** To whom the receiver disposes: responsible, supporting, and a post below the responsible one. */
  recipient: 'robi.lubis',
  supporter: 'sigit.rahardian',
  below: 'legal',
  unrelated: 'hesti.ramadhani',
  admin: 'admin',
  archivist: 'arsiparis',
} as const;

/** Hold the post, but with a role that has nothing to do with letters. */
const unrighted = {
  unrightedDrafter: ['bambang.tanjung', 'drafter'],
  unrightedReceiver: ['sigit.rangkuti', 'receiver'],
} as const;

const secretaries = { signerSecretary: 'sekretaris', receiverSecretary: 'tania.zulkarnaen' } as const;

/** Delegates by the post they act for and the scope they have besides reading. */
const delegates = {
  drafterDelegate: ['komang.pertiwi', 'drafter', 'disposisi'],
  reviewerDelegate: ['cahyo.sihotang', 'reviewer', 'periksa'],
  signerReader: ['suci.hasibuan', 'signer', 'baca'],
  signerHandler: ['dewi.ananta', 'signer', 'disposisi'],
  signerDeputy: ['tegar.pradana', 'signer', 'tandatangan'],
  receiverReader: ['rahmat.adiputra', 'receiver', 'baca'],
  receiverHandler: ['bagas.lubis', 'receiver', 'disposisi'],
} as const;

type Holder = keyof typeof holders;
export type Person = Holder | keyof typeof unrighted | keyof typeof secretaries | keyof typeof delegates;

export type Cast = {
  desk: Awaited<ReturnType<typeof openDesk>>;
  /** Those who hold a post of their own here. */
  own: Record<Holder, Colleague>;
  people: Record<Person, Caller>;
};

/** The desk of the demo organisation with everybody on it. */
export async function openCast(): Promise<Cast> {
  const desk = await openDesk();
  const { app } = desk;
  const own = await enterAll(app, holders);
  for (const [account, holder] of Object.values(unrighted)) {
    await app.db.execute(sql`
      update job_mapping set position_id = ${own[holder].positionId}, type = 'plh' where user_id = ${userOf(account)}`);
    await app.db.execute(sql`
      update "user" set role_ids = array(select id from role where code = 'pejabat') where id = ${userOf(account)}`);
  }
  await app.db.execute(sql`
    update job_mapping set type = 'plh' where user_id = ${own.sharer.userId}`);
  await app.db.execute(sql`
    update job_mapping set is_active = false
    where position_id = ${own.drafter.positionId} and type = 'definitif' and user_id <> ${own.drafter.userId}`);
  // The demo's own delegations would give some of these people a second entry.
  await app.db.execute(sql`delete from delegation`);
  for (const [account, holder, scope] of Object.values(delegates)) {
    const { positionId, userId } = own[holder];
    await app.db.execute(sql`
      insert into delegation (id, from_position_id, from_user_id, to_user_id, start_date, end_date, scopes, reason)
      select ${newId()}, ${positionId}, ${userId}, ${userOf(account)}, current_date - 1, current_date + 30,
        ${sql.param([...new Set(['baca', scope])])}::text[], 'Cuti'`);
  }
  const others: [Person, Promise<Caller>][] = [
    ...namesOf(unrighted).map((name) => [name, app.signIn(unrighted[name][0])] as [Person, Promise<Caller>]),
    ...namesOf(secretaries).map(
      (name) => [name, actAs(app, secretaries[name], 'Secretary')] as [Person, Promise<Caller>],
    ),
    ...namesOf(delegates).map(
      (name) => [name, actAs(app, delegates[name][0], 'Delegation')] as [Person, Promise<Caller>],
    ),
  ];
  const entered = await Promise.all(others.map(async ([name, caller]) => [name, await caller]));
  return { desk, own, people: { ...own, ...Object.fromEntries(entered) } };
}

const namesOf = <Name extends string>(parts: Record<Name, unknown>) => Object.keys(parts) as Name[];
const userOf = (account: string) => sql`(select id from "user" where email = ${`${account}@naskah.example`})`;

async function enterAll<Name extends string>(app: TestApp, accounts: Record<Name, string>) {
  const entered = await Promise.all(
    Object.entries<string>(accounts).map(async ([name, account]) => {
      const caller = await app.signIn(account);
      const { userId, positionId, personName } = await whoIs(caller);
      return [name, { ...caller, userId, positionId, personName }];
    }),
  );
  return Object.fromEntries(entered) as Record<Name, Colleague>;
}

async function whoIs(caller: Caller) {
  const { id, positionId, personName } = (await caller.get('/user/api/Account/GetUserByToken')).body.data;
  return { userId: id, positionId, personName };
}
