import { sql } from 'drizzle-orm';
import type { RunningJob } from '../../domain/calls/jobs.ts';
import { runningStates } from '../../domain/import-life.ts';
import { letterName } from '../../domain/letters/letter-name.ts';
import type { LetterListItem } from '../../domain/letters/letter-rows.ts';
import { openRank } from '../../domain/letters/security-ranks.ts';
import { setupPage } from '../../domain/setup.ts';
import { translate } from '../../lib/language.ts';
import { resourceNamed } from '../../resources/index.ts';
import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { stateIn } from '../db/state-in.ts';
import { namingScan } from '../letters/index.ts';

/** How long finished work stays listed, for users who were away. */
const shownFor = '10 minutes';
/** Without a heartbeat for this long, work counts as interrupted (server/transfer, server/letters/bulk). */
const silentFor = '20 seconds';
const most = 20;

type Row = {
  id: string;
  kind: RunningJob['kind'];
  title: string;
  /** What names a letter without a subject. */
  scan: LetterListItem['scan'] | null;
  resource: string | null;
  state: string;
  done: number;
  total: number;
  message: string | null;
};

/**
 * A user's imports, bulk work, and text extraction of Biasa attachments
 * they drafted, in one statement. Stores nothing.
 */
export async function listJobs(executor: Executor, actor: Actor): Promise<RunningJob[]> {
  const { rows } = await executor.execute<Row>(sql`
    (select id::text, 'import' as kind, file_name as title, null::json as scan, resource, done, total, message,
       case when ${stateIn('state', runningStates)} and heartbeat_at < now() - ${silentFor}::interval then 'interrupted'
         else state end as state
     from import_job
     where owner_id = ${actor.userId} and (${stateIn('state', runningStates)}
       or (state in ('done', 'undone', 'failed', 'interrupted') and heartbeat_at > now() - ${shownFor}::interval))
     order by created_at desc limit ${most})
    union all
    (select letter.id::text, 'text', letter.subject, ${namingScan('letter')}, null, 0, count(*)::int, null, 'reading'
     from letter
     join letter_attachment on letter_attachment.letter_id = letter.id
     join file_text on file_text.file_hash = letter_attachment.file_hash
     where letter.user_id = ${actor.userId} and letter.position_id = ${actor.positionId}
       and file_text.state in ('waiting', 'reading') and letter.security_rank <= ${openRank}
     group by letter.id limit ${most})
    union all
    (select id::text, case action when 'sign' then 'sign' else 'review' end, '',
       null, null, jsonb_array_length(outcomes), jsonb_array_length(letters), message,
       case when state = 'running' and heartbeat_at < now() - ${silentFor}::interval then 'interrupted'
         when state = 'done' and outcomes @> '[{"ok": false}]' then 'failed' else state end
     from letter_batch
     where owner_id = ${actor.userId} and (state = 'running' or heartbeat_at > now() - ${shownFor}::interval)
     order by created_at desc limit ${most})`);
  return rows.map(presentJob);
}

function presentJob({ state, scan, ...row }: Row): RunningJob {
  const isRunning = [...runningStates, 'reading', 'running'].includes(state);
  return {
    ...row,
    title: row.title || titleOf({ ...row, scan }),
    href: hrefOf(row),
    state: isRunning ? 'running' : ['done', 'undone'].includes(state) ? 'done' : 'failed',
    canCancel: isRunning && row.kind !== 'text' && state !== 'undoing',
  };
}

/** Title of a batch by its number of letters; of a letter without a subject its name. */
const titleOf = ({ kind, total, scan }: Pick<Row, 'kind' | 'total' | 'scan'>): string =>
  kind === 'text'
    ? letterName({ subject: '', scan })
    : translate({ id: `${total} naskah`, en: total === 1 ? '1 letter' : `${total} letters` });

function hrefOf({ id, kind, resource }: Pick<Row, 'id' | 'kind' | 'resource'>): string {
  // A workbook of several sheets is of no one resource.
  if (resource === 'setup') return setupPage.path;
  if (resource) return resourceNamed(resource).path;
  return kind === 'text' ? `/naskah-dinas/outbox/${id}` : `/naskah-dinas/tugas?hasil=${id}`;
}
