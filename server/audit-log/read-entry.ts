import { sql } from 'drizzle-orm';
import type { AuditEntryDetail } from '../../domain/calls/audit-log.ts';
import { translate } from '../../lib/language.ts';
import { readableBy } from '../../resources/data-model.ts';
import { resources } from '../../resources/index.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { readHistoryEntry, seenFor } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/index.ts';
import { readEntries } from './read-entries.ts';

/**
 * One entry with what it changed, as far as the reader may open the record, as its own history does (SPEC B3).
 * @throws Refusal 404
 */
export async function readAuditEntry(deps: Deps, actor: Actor, id: string): Promise<AuditEntryDetail> {
  const isNumber = /^\d{1,18}$/.test(id);
  const [entry] = isNumber
    ? await readEntries(deps, actor, {
        conditions: sql` and a.id = ${id}::bigint`,
        after: undefined,
        limit: 1,
      })
    : [];
  if (!entry) throw notFound();
  const viewer = viewerOf(actor);
  const resource = readableBy(viewer).find(({ name }) => name === entry.resource);
  const told =
    resource && entry.record
      ? await readHistoryEntry(deps.pool, seenFor(actor, resource), id, resource.rows(viewer))
      : undefined;
  return {
    ...entry,
    changes: told?.changes ?? [],
    ...(told?.revealed && { revealed: told.revealed }),
    isHidden: entry.record !== null && told === undefined && saysSomething(entry.resource),
    ...(entry.action === 'export' && (await exportedBy(deps, id))),
  };
}

/** Sessions, subscriptions and files have nothing but their act. */
const saysSomething = (resource: string): boolean =>
  letterRecords.has(resource) || resources.some(({ name }) => name === resource);

const letterRecords = new Set(['letter', 'letter-number', 'disposition', 'inbox-item', 'retention-proposal']);

/** Format and rows only: what was searched for may be what a letter says. */
async function exportedBy({ pool }: Deps, id: string): Promise<Pick<AuditEntryDetail, 'exported'>> {
  const { rows } = await pool.query<{ format: string | null; count: string | null }>(
    "select after ->> 'format' as format, after ->> 'count' as count from audit_log where id = $1",
    [id],
  );
  const [found] = rows;
  const none = translate({ id: 'berkas', en: 'file' });
  return { exported: { format: found?.format ?? none, count: found?.count ? Number(found.count) : null } };
}
