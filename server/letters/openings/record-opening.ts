import { sql } from 'drizzle-orm';
import type { OpeningKind } from '../../../domain/letters/letter-opening.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { LetterRow } from '../tables.ts';

type What = OpeningKind | 'open-timeline' | 'download-unmarked';
type Opened = Pick<LetterRow, 'id' | 'securityRank'>;

/** Logs openings above Biasa (SPEC B3). `open-timeline` goes to the audit log only: it reveals no content. */
export async function recordOpening(
  executor: Executor,
  actor: Actor,
  letter: Opened,
  what: What,
  fileName?: string,
): Promise<void> {
  if (letter.securityRank <= openRank) return;
  await write(executor, actor, letter, what, fileName && { fileName });
}

/** For what is asked for beside the letter: one opening, logged once in ten minutes. */
export async function recordOpeningOnce(executor: Executor, actor: Actor, letter: Opened): Promise<void> {
  if (letter.securityRank <= openRank || (await isJustLogged(executor, actor, letter))) return;
  await write(executor, actor, letter, 'open');
}

/** By a mailed link, as an opening of its person, of whatever class: there is no session that says who reads. */
export async function recordOpeningByLink(executor: Executor, actor: Actor, letter: Opened): Promise<void> {
  if (await isJustLogged(executor, actor, letter)) return;
  await write(executor, actor, letter, 'open', { byMail: true });
}

async function isJustLogged(executor: Executor, actor: Actor, letter: Opened): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    select from audit_log where resource = 'letter' and record_id = ${letter.id} and action = 'open'
      and user_id = ${actor.userId} and entry_id is not distinct from ${actor.entryId}
      and at > now() - interval '10 minutes' limit 1`);
  return rows.length > 0;
}

const write = (executor: Executor, actor: Actor, letter: Opened, action: What, more?: object | '') =>
  recordAudit(executor, {
    actor,
    action,
    resource: 'letter',
    recordId: letter.id,
    after: { positionId: actor.positionId, forUserId: actor.forUserId, ...more },
  });
