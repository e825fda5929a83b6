import { sql } from 'drizzle-orm';
import type { Message } from '../../lib/language.ts';
import { everyRow } from '../../resources/declare.ts';
import type { LifeEvent } from '../../resources/life/life.ts';
import type { Actor } from '../actor.ts';
import { labelOf, type Row, tableName } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { notify } from '../notifications/index.ts';
import type { Living } from './living.ts';
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
  const message = await namedIn(tx, resource, row);
  // The step's own time: an undo marks as read what was told since then.
  const notice = {
    modul: moduleOf(resource),
    message,
    detailUrl: pageOf(resource, row),
    tabName: null,
    createdAt: at,
  };
  const done = event.done ?? stage?.label ?? event.label;
  await notify(tx, holders, {
    ...notice,
    kind: 'tahap.giliran',
    title: titled(resource, {
      id: `menunggu Anda: ${stage?.label.id}`,
      en: `is waiting for you: ${stage?.label.en}`,
    }),
  });
  await notify(tx, others, { ...notice, kind: 'tahap.perkembangan', title: titled(resource, lower(done)) });
  return holders.length + others.length;
}

const lower = ({ id, en }: Message): Message => ({ id: id.toLowerCase(), en: en.toLowerCase() });

/** "Pengaduan menunggu Anda: Diperiksa". */
export const titled = ({ singular }: Pick<Living, 'singular'>, rest: Message): Message => ({
  id: `${singular.id.charAt(0).toUpperCase()}${singular.id.slice(1)} ${rest.id}`,
  en: `${singular.en.charAt(0).toUpperCase()}${singular.en.slice(1)} ${rest.en}`,
});

export const moduleOf = ({ path }: Pick<Living, 'path'>): string => path.split('/')[1] ?? '';
export const pageOf = ({ path }: Living, { id }: Row): string => `${path}/${id}`;

/** The record's name; where rows are not everybody's, only what it is, since a notice knows no row rule. */
export async function namedIn(tx: Executor, resource: Living, { id }: Row): Promise<string | Message> {
  if (resource.rows !== everyRow)
    return {
      id: `Buka untuk melihat ${resource.singular.id} ini.`,
      en: `Open it to see this ${resource.singular.en}.`,
    };
  const found = await tx.execute<{ label: string }>(
    sql`select ${sql.raw(labelOf(resource, 't'))} as label from ${sql.raw(tableName(resource))} t where t.id = ${id}`,
  );
  return found.rows[0]?.label ?? '';
}
