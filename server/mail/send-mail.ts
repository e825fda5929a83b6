import { say } from '../../lib/language.ts';
import type { Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import { invalid } from '../http/index.ts';
import { jobKind, sendJob } from '../jobs/index.ts';
import { type MailAttachment, mails } from './tables.ts';

export type Mail = {
  recipient: string;
  subject: string;
  body: string;
  html?: string;
  attachments?: MailAttachment[];
  /** Stands in the mail where the body says `secretMark`; nobody but its reader ever sees it. */
  secret?: string;
  /**
   * What it tells of: the mail log shows the mail of a letter above Biasa to nobody who may not open that, and of
   * something else of that class (no id) to nobody.
   */
  letter?: { id: string | null; securityRank: number };
  /** The colleague it is for; left out for others, and where it must arrive whatever happens to the account. */
  userId?: string;
};

/** What a reader of the mail log sees in place of a secret. */
export const secretMark = '[tautan rahasia, hanya untuk penerima surel]';

export const mailJob = jobKind<{ mailId: string }>('mail', { lane: 'outside' });

/** A mail was given up for good; who had it written may handle this and tell who must know. */
export const mailFailedJob = jobKind<{ mailId: string }>('mail-failed');

/**
 * Writes a mail and the job that sends it, in the transaction of what it tells of: undone with it, sent after it.
 * @returns the mail's id, by which its state can be read (table `mail`)
 * @throws Refusal 422 for what is no single address
 */
export async function sendMail(
  tx: Executor,
  { recipient, subject, body, letter, ...rest }: Mail,
): Promise<string> {
  if (!isAddress(recipient))
    throw invalid({
      email: [say({ id: 'Isi alamat surel yang benar.', en: 'Enter a valid e-mail address.' })],
    });
  const mailId = newId();
  await tx.insert(mails).values({
    id: mailId,
    recipient,
    subject: oneLine(subject),
    body: storable(body),
    ...rest,
    letterId: letter?.id,
    letterRank: letter?.securityRank,
    attachments: (rest.attachments ?? []).map((file) => ({ ...file, fileName: oneLine(file.fileName) })),
  });
  await sendJob(tx, mailJob, { mailId }, { key: mailId });
  return mailId;
}

/** One address and nothing else: no list, no name, nothing that ends a line. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/.test(text) && !hasControl(text);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into a header
const control = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;
const hasControl = (text: string): boolean => text.search(control) >= 0;
const oneLine = (text: string): string =>
  text.replace(control, ' ').replace(/ +/g, ' ').trim().toWellFormed();
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();
