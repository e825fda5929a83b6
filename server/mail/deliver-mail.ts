import { and, eq, sql } from 'drizzle-orm';
import type { MailState } from '../../domain/mail-log.ts';
import type { Deps } from '../deps.ts';
import { sendJob, triesOf } from '../jobs/index.ts';
import { mailFailedJob, secretMark } from './send-mail.ts';
import { mails } from './tables.ts';

type MailRow = typeof mails.$inferSelect;

/**
 * Without a mail server, the mail is kept. Skips settled mails, so that a repeated job sends nothing twice.
 * @throws the mail server's error, for a retry by the queue; not when it will never accept this mail
 */
export async function deliverMail(deps: Deps, mailId: string): Promise<void> {
  const [mail] = await deps.db.select().from(mails).where(eq(mails.id, mailId));
  if (mail?.state !== 'waiting') return;
  if (await isForNobody(deps, mail)) return settle(deps, mail, { state: 'withdrawn' });
  if (!deps.config.smtpUrl) return settle(deps, mail, { state: 'kept' });
  try {
    await hand(deps, deps.config.smtpUrl, mail);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const tries = mail.tries + 1;
    const isOver = isForGood(error) || tries >= triesOf('outside');
    await settle(deps, mail, { failure, tries, ...(isOver && { state: 'failed' as const }) });
    if (isForGood(error)) return;
    throw error;
  }
  await settle(deps, mail, { state: 'sent', sentAt: new Date(), failure: null, tries: mail.tries + 1 });
}

/** The recipient was deactivated while the mail waited. */
async function isForNobody({ db }: Deps, { userId }: MailRow): Promise<boolean> {
  if (!userId) return false;
  const found = await db.execute(sql`select 1 from "user" where id = ${userId} and is_active`);
  return found.rows.length === 0;
}

/**
 * Deletes a secret link once the mail is sent or given up, but keeps it for kept mails. Failure queues
 * mailFailedJob.
 */
async function settle(
  { db }: Deps,
  mail: MailRow,
  values: { state?: MailState; failure?: string | null; tries?: number; sentAt?: Date },
): Promise<void> {
  const isOver = values.state !== undefined && values.state !== 'kept';
  await db.transaction(async (tx) => {
    const here = eq(mails.id, mail.id);
    const settled = await tx
      .update(mails)
      .set({ ...values, ...(isOver && { secret: null }) })
      // Taken back meanwhile it stays that, unless it is out already.
      .where(values.state === 'sent' ? here : and(here, eq(mails.state, 'waiting')))
      .returning({ id: mails.id });
    if (values.state === 'failed' && settled.length > 0)
      await sendJob(tx, mailFailedJob, { mailId: mail.id }, { key: mail.id });
  });
}

async function hand({ config, files }: Deps, smtpUrl: string, mail: MailRow): Promise<void> {
  // Half a megabyte of code that no Naskah without a mail server needs.
  const { createTransport } = await import('nodemailer');
  const host = new URL(config.publicUrl).hostname;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Bodies and attachments are text and streams; a body must not make the library read a file or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const filled = (text: string): string => text.replaceAll(secretMark, mail.secret ?? secretMark);
  try {
    await transport.sendMail({
      from: { name: 'Naskah', address: `naskah@${host}` },
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: filled(mail.body),
      ...(mail.html && { html: filled(mail.html) }),
      // Stable: a mail that arrives twice after a crash is recognised as one.
      messageId: `<${mail.id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: await Promise.all(
        mail.attachments.map(async ({ fileName, mimeType, fileHash }) => ({
          filename: fileName,
          contentType: mimeType,
          content: await files.getFile(fileHash),
        })),
      ),
    });
  } finally {
    transport.close();
  }
}

/**
 * Permanent: a server's 5xx about the recipient or the mail itself; sign-in and connection errors may be fixed
 * meanwhile.
 */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
