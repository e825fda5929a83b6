import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { PersonCalls } from '../../domain/calls/persons.ts';
import { translate } from '../../lib/language.ts';
import { unknownRow } from '../../resources/kinds/parts/schema.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { jobMapping } from '../../resources/pengaturan/pemetaan-jabatan.ts';
import { inviteUser } from '../accounts/index.ts';
import { type Actor, viewerOf } from '../actor.ts';
import {
  applyChange,
  createBeside,
  deleteWithin,
  type Hooks,
  inTransaction,
  lockedRow,
  type Row,
  refusalOf,
} from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';
import { changedByOther, invalid, notFound, Refusal } from '../http/index.ts';
import { refuseClosedUnit } from './closed-units.ts';
import { readPerson, versionOfPerson } from './read-person.ts';

type Body = z.output<PersonCalls['create']['body']>;
type Holding = { id?: string | null } & Row;
type Saving = Pick<Deps, 'db' | 'pool' | 'config'>;
export type PersonHooks = { user: Hooks | undefined; holding: Hooks | undefined };
type Saved = { id: string; invitationUrl: string | null };

/**
 * Saves a person, their posts and their invitation: all of it or nothing.
 * @param id null for a new person
 * @throws Refusal 404; 409 changed by another user, with the person as data; 422 at the field, `holdings.1.endDate`
 */
export async function savePerson(
  { db, pool, config }: Saving,
  actor: Actor,
  { id, body, hooks }: { id: string | null; body: Body; hooks: PersonHooks },
): Promise<Saved> {
  const { holdings, invite, version, ...own } = body as Body & { holdings: Holding[] } & Row;
  try {
    return await inTransaction(db, async (tx) => {
      const userId = id
        ? await changeUser(tx, actor, { id, version, own, hooks: hooks.user })
        : await createBeside(tx, user, actor, own, user.rows(viewerOf(actor)), hooks.user);
      await saveHoldings(tx, actor, { userId, holdings, hooks: hooks.holding });
      if (!invite) return { id: userId, invitationUrl: null };
      const { url } = await inviteUser(tx, config, { actor, userId, byMail: true });
      return { id: userId, invitationUrl: config.smtpUrl ? null : url };
    });
  } catch (error) {
    // Read once the transaction has given its connection back.
    if (error === changedMeanwhile && id) throw changedByOther(await readPerson({ db, pool }, id));
    throw refusalOf(error, user) ?? error;
  }
}

const changedMeanwhile = new Error('The person was changed meanwhile');

type UserChange = { id: string; version: number | undefined; own: Row; hooks: Hooks | undefined };

async function changeUser(
  tx: Executor,
  actor: Actor,
  { id, version, own, hooks }: UserChange,
): Promise<string> {
  const before = await lockedRow(tx, user, id);
  if (!before) throw notFound();
  if (version !== undefined && (await versionOfPerson(tx, id)) !== version) throw changedMeanwhile;
  const values = changedIn(before, own);
  const rule = user.rows(viewerOf(actor));
  if (Object.keys(values).length > 0)
    await applyChange(tx, user, { actor, rule, before, values, secrets: {}, hooks });
  return id;
}

const changedIn = (before: Row, values: Row): Row =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name] ?? null),
    ),
  );

type HoldingsChange = { userId: string; holdings: readonly Holding[]; hooks: Hooks | undefined };

/** New ones first: at no moment does somebody hold nothing who held something. */
async function saveHoldings(
  tx: Executor,
  actor: Actor,
  { userId, holdings, hooks }: HoldingsChange,
): Promise<void> {
  const found = await tx.execute<{ id: string }>(
    sql`select id from job_mapping where user_id = ${userId} and is_active order by id for no key update`,
  );
  const stored = new Set(found.rows.map(({ id }) => id));
  const rule = jobMapping.rows(viewerOf(actor));
  const atRows = [...holdings.entries()];
  const [added, kept] = [atRows.filter(([, { id }]) => !id), atRows.filter(([, { id }]) => id)];
  for (const [at, { id: _id, ...values }] of added)
    await atRow(at, async () => {
      await refuseClosedUnit(tx, values.positionId);
      await createBeside(tx, jobMapping, actor, { ...values, userId }, rule, hooks);
    });
  for (const [at, { id, ...values }] of kept)
    await atRow(at, async () => {
      const before = stored.has(String(id)) ? await lockedRow(tx, jobMapping, String(id)) : undefined;
      if (!before) throw invalid({ positionId: [translate(unknownRow)] });
      const changed = changedIn(before, values);
      if (Object.keys(changed).length === 0) return;
      if (changed.positionId) await refuseClosedUnit(tx, changed.positionId);
      await applyChange(tx, jobMapping, { actor, rule, before, values: changed, secrets: {}, hooks });
    });
  const left = new Set(kept.map(([, { id }]) => String(id)));
  for (const id of stored) if (!left.has(id)) await deleteWithin(tx, jobMapping, actor, id, hooks);
}

/** Names a row's own fields as the form has them. */
async function atRow(at: number, save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalOf(error, jobMapping);
    if (!refusal?.errors) throw refusal ?? error;
    throw invalid(
      Object.fromEntries(
        Object.entries(refusal.errors).map(([name, messages]) => [`holdings.${at}.${name}`, messages]),
      ),
      refusal.message,
    );
  }
}
