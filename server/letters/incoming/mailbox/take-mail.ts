import { eq, sql } from 'drizzle-orm';
import { emptyIncoming, incomingBlanks } from '../../../../domain/letters/incoming.ts';
import type { MailOutcome } from '../../../../domain/letters/mail-outcome.ts';
import { personAs } from '../../../accounts/index.ts';
import type { Actor } from '../../../actor.ts';
import type { Db } from '../../../db/executor.ts';
import { idOfWords, newId } from '../../../db/ids.ts';
import type { Deps } from '../../../deps.ts';
import { holderOf } from '../../../holder-of.ts';
import { Refusal } from '../../../http/index.ts';
import { createDraft } from '../../drafting/create-draft.ts';
import { incomingMails, letterIncoming } from '../tables.ts';
import { parseMail, type ReadMail } from './parse-mail.ts';

export type ArrivedMail = {
  messageId: string;
  fromAddress: string;
  subject: string;
  arrived: Date;
  /** Null where it was too large to be fetched. */
  source: Buffer | null;
};

/** Has this message its outcome already? */
export async function isTaken(db: Db, messageId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: incomingMails.id })
    .from(incomingMails)
    .where(eq(incomingMails.messageId, messageId));
  return found !== undefined;
}

/**
 * Gives a message its one outcome: a draft of registration in the post that registers, or why there is none. Made again
 * after a crash it is the same draft.
 * @throws where nobody holds the post, or the database fails: it is tried again
 */
export async function takeMail(deps: Deps, registrar: Actor, mail: ArrivedMail): Promise<MailOutcome> {
  const { outcome, read } = await outcomeOf(deps, registrar, mail);
  const id = newId();
  const letterId = letterIdOf(mail.messageId);
  await deps.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(incomingMails)
      .values({
        id,
        messageId: mail.messageId,
        fromAddress: read?.fromAddress || mail.fromAddress,
        subject: read?.subject || mail.subject,
        receivedAt: read?.receivedAt ?? mail.arrived,
        outcome,
        leftOut: read?.leftOut ?? [],
      })
      .onConflictDoNothing({ target: incomingMails.messageId })
      .returning({ id: incomingMails.id });
    if (made && outcome === 'drafted')
      await tx.update(letterIncoming).set({ mailId: id }).where(eq(letterIncoming.letterId, letterId));
  });
  return outcome;
}

async function outcomeOf(
  deps: Deps,
  registrar: Actor,
  mail: ArrivedMail,
): Promise<{ outcome: MailOutcome; read?: ReadMail }> {
  if (!mail.source) return { outcome: 'too-large' };
  const read = await parseMail(mail.source, mail.arrived).catch(() => undefined);
  if (!read) return { outcome: 'unreadable' };
  if (read.scans.length === 0) return { outcome: 'without-scan', read };
  try {
    await createDraft(deps, registrar, await draftOf(deps.db, mail.messageId, read));
    return { outcome: 'drafted', read };
  } catch (error) {
    // Refused for its content; whatever else fails is tried again.
    if (!(error instanceof Refusal) || error.statusCode >= 500) throw error;
    // The draft of an earlier try, which somebody has changed since.
    return { outcome: error.statusCode === 409 ? 'drafted' : 'unreadable', read };
  }
}

/** What the mail says for sure: when it came and what was in it. The rest follows from the scan and its sender. */
async function draftOf(db: Db, messageId: string, read: ReadMail) {
  const security = await db.execute<{ id: string }>(
    sql`select id from security_classification where is_active order by rank limit 1`,
  );
  return {
    ...incomingBlanks,
    id: letterIdOf(messageId),
    concern: 'internal',
    from: 'external',
    permissionClassificationId: security.rows[0]?.id ?? null,
    scriptDate: null,
    externalToInternal: {
      ...emptyIncoming,
      receivedDate: read.receivedAt.toISOString(),
      archiveLocation: 'Tidak ada berkas fisik',
    },
    attachments: read.scans.map(({ fileName, content }, index) => ({
      title: fileName.replace(/\.[^.]+$/, '') || fileName,
      fileName,
      content: content.toString('base64'),
      positionOrder: index + 1,
      isDocument: index === 0,
    })),
  };
}

/** The same for the same message, so that a second try makes no second draft. */
const letterIdOf = (messageId: string): string => idOfWords(`incoming mail ${messageId}`);

/** Who holds the post that registers; undefined while nobody does, or it does not exist. */
export async function registrarAt(db: Db, postCode: string): Promise<Actor | undefined> {
  const { rows } = await db.execute<{ user_id: string; position_id: string }>(
    holderOf(sql`(select p.id from position p where p.code = ${postCode} and p.is_active)`),
  );
  const [holder] = rows;
  if (!holder) return undefined;
  const { rows: entries } = await db.execute<{ id: string }>(sql`
    select m.id from job_mapping m where m.user_id = ${holder.user_id} and m.position_id = ${holder.position_id}
    order by m.start_date desc limit 1`);
  const main = await personAs(db, holder.user_id, null);
  if (main?.positionId === holder.position_id) return main;
  return entries[0] && personAs(db, holder.user_id, entries[0].id);
}
