import { sql } from 'drizzle-orm';
import { resourceNamed } from '../../resources/index.ts';
import type { RunningJob } from '../../resources/jobs.ts';
import { openRank } from '../../resources/naskah-dinas/letter.ts';
import type { Executor } from '../db/executor.ts';
import type { Who } from '../who.ts';

/** So long what has ended is still told, for whoever was elsewhere meanwhile. */
const toldFor = '10 minutes';
const most = 20;

type Row = {
  id: string;
  kind: RunningJob['kind'];
  title: string;
  resource: string | null;
  state: string;
  done: number;
  total: number;
  message: string | null;
};

/**
 * Long work of a person: imports as import_job has them, and letters they drafted in this post, of class Biasa, whose
 * attachments wait to be read.
 * One statement; reads what others keep and keeps nothing itself. A silent import has stopped (server/transfer).
 */
export async function listJobs(executor: Executor, who: Who): Promise<RunningJob[]> {
  const { rows } = await executor.execute<Row>(sql`
    (select id::text, 'import' as kind, file_name as title, resource, done, total, message,
       case when state in ('checking', 'applying') and heartbeat_at < now() - interval '20 seconds' then 'interrupted'
         else state end as state
     from import_job
     where owner_id = ${who.userId} and (state in ('checking', 'applying')
       or (state in ('done', 'failed', 'interrupted') and heartbeat_at > now() - ${toldFor}::interval))
     order by created_at desc limit ${most})
    union all
    (select letter.id::text, 'text', letter.subject, null, 0, count(*)::int, null, 'reading'
     from letter
     join letter_attachment on letter_attachment.letter_id = letter.id
     join file_text on file_text.file_hash = letter_attachment.file_hash
     where letter.user_id = ${who.userId} and letter.position_id = ${who.positionId}
       and file_text.state in ('waiting', 'reading') and letter.security_rank <= ${openRank}
     group by letter.id, letter.subject limit ${most})`);
  return rows.map(presentJob);
}

function presentJob({ state, ...row }: Row): RunningJob {
  const isRunning = ['checking', 'applying', 'reading'].includes(state);
  return {
    ...row,
    title: row.title || 'Naskah tanpa perihal',
    href: row.resource ? resourceNamed(row.resource).path : `/naskah-dinas/outbox/${row.id}`,
    state: isRunning ? 'running' : state === 'done' ? 'done' : 'failed',
    canCancel: isRunning && row.kind === 'import',
  };
}
