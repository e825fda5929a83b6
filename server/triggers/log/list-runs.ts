import { sql } from 'drizzle-orm';
import type { TriggerRun } from '../../../domain/calls/triggers.ts';
import { runStates } from '../../../domain/triggers/runs.ts';
import { translate } from '../../../lib/language.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { resources } from '../../../resources/index.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { addRowRule, type Conditions, labelOf, tableName, whereOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import type { ListData, ListQuery } from '../../http/index.ts';
import { nextTries } from '../../jobs/index.ts';
import {
  filtersOf,
  oneOf,
  orderOf,
  pageOf,
  shownSubject,
  visibleLetters,
  windowOf,
} from '../../letters/index.ts';
import type { triggerRuns } from '../tables.ts';
import type { Fault } from '../webhook/deliver-call.ts';
import { faultWords } from '../webhook/fault-words.ts';
import { keyOfCall, webhookJob } from '../webhook/send-call.ts';

const isInState = oneOf(
  'r.state',
  runStates.map(({ value }) => value),
);

type Row = Omit<typeof triggerRuns.$inferSelect, 'at' | 'dueAt' | 'webhookAt' | 'webhookBody' | 'work'> & {
  hasBody: boolean;
  at: string;
  dueAt: string | null;
  webhookAt: string | null;
};

/** GET /setting/api/Trigger/:id/runs: what a trigger did and did not do, the newest first. */
export async function listRuns(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  actor: Actor,
  triggerId: string,
  query: ListQuery,
): Promise<ListData<TriggerRun>> {
  const asked = filtersOf(query, {
    // A call that failed is looked for among failures, though its run told people.
    state: (value) =>
      value === 'failed' ? sql`(r.state = 'failed' or r.webhook_state = 'failed')` : isInState(value),
  });
  const from = sql`from trigger_run r where r.trigger_id = ${triggerId}${asked}`;
  const page = await pageOf<Row, Row>(
    db,
    {
      page: sql`select r.id, r.at::text as at, r.event, r.state, r.reason, r.condition, r.count,
        r.letter_id as "letterId", r.resource, r.record_id as "recordId", r.due_at::text as "dueAt", r.told, r.mailed,
        r.tries, r.failure, r.webhook_state as "webhookState", r.webhook_tries as "webhookTries",
        r.webhook_round as "webhookRound", r.webhook_status as "webhookStatus",
        r.webhook_failure as "webhookFailure", r.webhook_at::text as "webhookAt",
        r.webhook_body is not null as "hasBody"
        ${from} order by ${orderOf(query, { at: 'r.at' }, 'r.id', 'DESC')} ${windowOf(query)}`,
      count: sql`select 1 ${from}`,
    },
    (row) => row,
  );
  const [labels, next] = await Promise.all([
    labelsOf({ db, pool }, actor, page.items),
    nextTries(
      db,
      webhookJob,
      page.items
        .filter(({ webhookState }) => webhookState === 'retrying' || webhookState === 'waiting')
        .map((row) => keyOfCall({ runId: row.id, round: row.webhookRound })),
    ),
  ]);
  return { ...page, items: page.items.map((row) => presented(row, labels, next)) };
}

function presented(
  row: Row,
  labels: ReadonlyMap<string, { label: string; url: string }>,
  next: ReadonlyMap<string, Date>,
): TriggerRun {
  const about = row.letterId ?? row.recordId;
  const { webhookState } = row;
  return {
    ...{ id: row.id, at: iso(row.at), event: row.event, state: row.state, reason: row.reason },
    condition: row.condition === null ? null : row.condition + 1,
    count: row.count,
    subject: about === null ? null : (labels.get(about) ?? { label: null, url: null }),
    dueAt: row.dueAt && iso(row.dueAt),
    ...{ told: row.told, mailed: row.mailed, tries: row.tries, failure: row.failure },
    webhook: webhookState && {
      state: webhookState,
      tries: row.webhookTries,
      status: row.webhookStatus,
      failure: row.webhookFailure && translate(faultWords[row.webhookFailure as Fault]),
      at: row.webhookAt && iso(row.webhookAt),
      nextAt: next.get(keyOfCall({ runId: row.id, round: row.webhookRound }))?.toISOString() ?? null,
    },
    canRetry: row.state === 'failed' || (webhookState === 'failed' && row.hasBody),
  };
}

const iso = (text: string): string => new Date(text).toISOString();

/** Names of what runs were about, as far as the reader may open it; a statement for letters and one a resource. */
async function labelsOf(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  actor: Actor,
  rows: readonly Row[],
): Promise<Map<string, { label: string; url: string }>> {
  const letterIds = [...new Set(rows.flatMap(({ letterId }) => letterId ?? []))];
  const found = new Map<string, { label: string; url: string }>();
  if (letterIds.length > 0) {
    const { rows: letters } = await db.execute<{
      id: string;
      securityId: string | null;
      subject: string;
    }>(sql`
      select l.id, l.security_id as "securityId", l.subject from letter l
      where l.id = any(${sql.param(letterIds)}::uuid[]) and ${visibleLetters(actor, 'l')}`);
    for (const letter of letters)
      found.set(letter.id, {
        label: await shownSubject(db, letter),
        url: `/naskah-dinas/outbox/${letter.id}`,
      });
  }
  const records = Map.groupBy(
    rows.filter(({ recordId }) => recordId !== null),
    ({ resource }) => resource,
  );
  for (const [name, those] of records) {
    const resource = resources.find((one) => one.name === name);
    if (!resource || !(resource.readByAll || mayCallResource(viewerOf(actor), resource))) continue;
    const conditions: Conditions = {
      sql: ['t.id = any($1::uuid[])'],
      values: [those.map((row) => row.recordId)],
    };
    addRowRule(conditions, resource.rows(viewerOf(actor)));
    const { rows: named } = await pool.query<{ id: string; label: string }>(
      `select t.id, ${labelOf(resource, 't')} as label from ${tableName(resource)} t ${whereOf(conditions)}`,
      conditions.values,
    );
    for (const { id, label } of named)
      found.set(id, { label: label || translate(resource.singular), url: `${resource.path}/${id}` });
  }
  return found;
}
