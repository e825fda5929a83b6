import { sql } from 'drizzle-orm';
import type { Message } from '../../lib/language.ts';
import { everyRow, type Resource } from '../../resources/declare.ts';
import type { LifeEvent } from '../../resources/life/life.ts';
import { personAs } from '../accounts/index.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { labelOf, meetsRule, type Row, tableName } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { type NewNotification, notifyEach } from '../notifications/index.ts';
import { isLiving, type Living } from './living.ts';
import { peopleOf } from './people-of.ts';

/**
 * Notifies the next holder and whom the event names; never the actor.
 * @returns number of people
 */
export async function tellStep(
  tx: Executor,
  resource: Living,
  actor: Actor,
  { event, target, at }: { event: LifeEvent; target: string | undefined; at: Date },
  row: Row,
): Promise<number> {
  const stage = resource.life.stages[String(row.stage)];
  const told = new Set([actor.userId]);
  const fresh = (ids: readonly string[]): string[] =>
    ids.filter((id) => !told.has(id) && Boolean(told.add(id)));
  const holders = target ? fresh(await peopleOf(tx, resource, row, 'holder')) : [];
  const others: string[] = [];
  for (const who of event.tells ?? []) others.push(...fresh(await peopleOf(tx, resource, row, who)));
  if (holders.length + others.length === 0) return 0;
  const done = event.done ?? stage?.label ?? event.label;
  // The step's own time: an undo marks as read what was told since then.
  await notifyNamed(tx, resource, row, holders, { ...turnOf(resource, row), createdAt: at });
  await notifyNamed(tx, resource, row, others, {
    ...{ kind: 'tahap.perkembangan', title: titled(resource, lower(done)) },
    createdAt: at,
  });
  return holders.length + others.length;
}

/** What a holder is told. */
const turnOf = (resource: Living, { stage }: Row) => {
  const label = resource.life.stages[String(stage)]?.label;
  return {
    kind: 'tahap.giliran' as const,
    title: titled(resource, { id: `menunggu Anda: ${label?.id}`, en: `is waiting for you: ${label?.en}` }),
  };
};

/** Notifies who holds the record where it is, but not the actor: of a new one, say. */
export async function tellHolder(tx: Executor, resource: Resource, actor: Actor, row: Row): Promise<void> {
  if (!isLiving(resource)) return;
  const holders = (await peopleOf(tx, resource, row, 'holder')).filter((id) => id !== actor.userId);
  await notifyNamed(tx, resource, row, holders, turnOf(resource, row));
}

/**
 * Notifies of a record, by its name to whom its row rule shows it: a notice itself knows no rule.
 * @param words the message, given what the record is called
 */
export async function notifyNamed(
  tx: Executor,
  resource: Living,
  row: Row,
  userIds: readonly string[],
  notice: Pick<NewNotification, 'kind' | 'title' | 'createdAt'>,
  words: (name: string) => string = (name) => name,
): Promise<void> {
  if (userIds.length === 0) return;
  const name = words(await nameOf(tx, resource, row));
  const reading = resource.rows === everyRow ? new Set(userIds) : await readersOf(tx, resource, row, userIds);
  const notices = userIds.map((userId) => ({
    ...notice,
    ...{ userId, modul: moduleOf(resource), detailUrl: pageOf(resource, row), tabName: null },
    message: reading.has(userId)
      ? name
      : {
          id: `Buka untuk melihat ${resource.singular.id} ini.`,
          en: `Open it to see this ${resource.singular.en}.`,
        },
  }));
  await notifyEach(tx, notices);
}

/** Those whose main role may read the record. */
async function readersOf(tx: Executor, resource: Living, row: Row, userIds: readonly string[]) {
  const readers = new Set<string>();
  for (const userId of userIds) {
    const actor = await personAs(tx, userId, null);
    if (actor && meetsRule(resource.rows(viewerOf(actor)), row)) readers.add(userId);
  }
  return readers;
}

const lower = ({ id, en }: Message): Message => ({ id: id.toLowerCase(), en: en.toLowerCase() });

/** "Pengaduan menunggu Anda: Diperiksa". */
export const titled = ({ singular }: Pick<Living, 'singular'>, rest: Message): Message => ({
  id: `${singular.id.charAt(0).toUpperCase()}${singular.id.slice(1)} ${rest.id}`,
  en: `${singular.en.charAt(0).toUpperCase()}${singular.en.slice(1)} ${rest.en}`,
});

export const moduleOf = ({ path }: Pick<Living, 'path'>): string => path.split('/')[1] ?? '';
export const pageOf = ({ path }: Living, { id }: Row): string => `${path}/${id}`;

async function nameOf(tx: Executor, resource: Living, { id }: Row): Promise<string> {
  const found = await tx.execute<{ label: string }>(
    sql`select ${sql.raw(labelOf(resource, 't'))} as label from ${sql.raw(tableName(resource))} t where t.id = ${id}`,
  );
  return found.rows[0]?.label ?? '';
}
