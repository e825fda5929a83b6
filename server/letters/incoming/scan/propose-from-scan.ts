import { sql } from 'drizzle-orm';
import type { ScanProposals } from '../../../../domain/calls/letters/shapes/incoming.ts';
import type { TextFault, TextState } from '../../../../domain/search.ts';
import { textFaultMessages } from '../../../../domain/text-fault-messages.ts';
import { translate } from '../../../../lib/language.ts';
import type { Actor } from '../../../actor.ts';
import type { Db } from '../../../db/executor.ts';
import { isCurrent } from '../../../db/today.ts';
import type { Deps } from '../../../deps.ts';
import { postsAt } from '../../../people/index.ts';
import { findLetter } from '../../reading/find-letter.ts';
import { assertDrafter } from '../../rules/rights.ts';
import { type ReadLetter, readLetter } from './read-letter.ts';

/**
 * GET /letter/api/Letter/{id}/scan-proposals: what the scan's text says, as far as it is a letter.
 * @throws Refusal 404 unseen, 403 for those who do not work on the draft
 */
export async function proposeFromScan(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<ScanProposals> {
  const letter = await findLetter(db, actor, id);
  assertDrafter(actor, letter);
  const { rows } = await db.execute<{
    state: TextState;
    fault: TextFault | null;
    content: string | null;
  }>(sql`
    select coalesce(t.state, 'waiting') as state, t.fault, left(t.content, 8000) as content
    from letter_attachment a left join file_text t on t.file_hash = a.file_hash
    where a.letter_id = ${letter.id} and a.is_document limit 1`);
  const [scan] = rows;
  if (scan?.state !== 'done') {
    const isOver = !scan || scan.state === 'none' || scan.state === 'failed';
    return {
      ...nothing,
      state: scan?.state ?? 'none',
      reason: scan?.fault ? translate(textFaultMessages[scan.fault]) : null,
      isLetter: isOver ? false : null,
    };
  }
  const read = readLetter(scan.content ?? '');
  if (!read) return { ...nothing, state: 'done', isLetter: false };
  return {
    state: 'done',
    reason: null,
    isLetter: true,
    number: read.number,
    date: read.date,
    subject: read.subject,
    sender: await senderOf(db, read),
    receiver: await receiverOf(db, read),
    urgency: read.urgency,
    security: await securityOf(db, read),
    place: read.place && asWritten(read.place),
  };
}

const nothing: ScanProposals = {
  state: 'none',
  reason: null,
  isLetter: null,
  number: null,
  date: null,
  subject: null,
  sender: null,
  receiver: null,
  urgency: null,
  security: null,
  place: null,
};

/** The institution that a line of the letterhead names, else that line. */
async function senderOf(db: Db, { senders }: ReadLetter): Promise<ScanProposals['sender']> {
  if (senders.length === 0) return null;
  const found = await db.execute<{ id: string; name: string }>(sql`
    select i.id, i.name
    from unnest(${sql.param(senders)}::text[]) with ordinality as line(words, place)
    join institution i on i.is_active and lower(i.name) = lower(line.words)
    order by line.place, i.code limit 1`);
  return found.rows[0] ?? { id: null, name: asWritten(senders[0] ?? '') };
}

/** A letterhead's capitals read as a name does; short words are left, as they are mostly initials. */
const asWritten = (line: string): string =>
  line === line.toUpperCase()
    ? line.replaceAll(/\p{L}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : line;

/** The class of that name, unless it is the most open one, which every letter has. */
async function securityOf(db: Db, { security }: ReadLetter): Promise<ScanProposals['security']> {
  if (!security) return null;
  const found = await db.execute<{ id: string; name: string; rank: number }>(sql`
    select id, name, rank from security_classification c
    where is_active and lower(name) = ${security}
      and exists (select from security_classification o where o.is_active and o.rank < c.rank)`);
  return found.rows[0] ?? null;
}

/** The post that "Yth." names where exactly one has that name, as a whole where several hold it. */
async function receiverOf(db: Db, { receivers }: ReadLetter): Promise<ScanProposals['receiver']> {
  const found = await db.execute<{ id: string }>(sql`
    select p.id
    from unnest(${sql.param(receivers)}::text[]) with ordinality as line(words, place)
    join position p on p.is_active and lower(p.name) = lower(line.words)
    where exists (select from job_mapping m where m.position_id = p.id and ${isCurrent('m')})
    group by p.id order by min(line.place) limit 2`);
  const [only, another] = found.rows;
  const [post] = only && !another ? await postsAt(db, [only.id]) : [];
  return post ?? null;
}
