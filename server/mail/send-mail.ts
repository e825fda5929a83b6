import { translate } from '../../lib/language.ts';
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
  /** Replaces `secretMark` in the body when sent; only the recipient sees it. */
  secret?: Secret;
  /** The mail log hides a letter above Biasa from users who may not open it; without an id, from all. */
  letter?: { id: string | null; securityRank: number };
  /** The user it is for; omitted for outsiders, and when it must arrive whatever the account's state. */
  userId?: string;
};

/** A link that is its recipient's alone, kept no longer than it works. */
type Secret = { url: string; until: Date };

/** Shown in the mail log in place of a secret. */
export const secretMark = '[tautan rahasia, hanya untuk penerima surel]';

export const mailJob = jobKind<{ mailId: string }>('mail', { lane: 'outside' });

/** A mail has finally failed; its author may handle this and notify users. */
export const mailFailedJob = jobKind<{ mailId: string }>('mail-failed');

/**
 * Stores a mail and its sending job in the transaction of its cause: rolled back with it, sent after it.
 * @returns the mail's id, by which its state can be read (table `mail`)
 * @throws Refusal 422 unless it is a single address
 */
export async function sendMail(
  tx: Executor,
  { recipient, subject, body, letter, secret, ...rest }: Mail,
): Promise<string> {
  if (!isAddress(recipient))
    throw invalid({
      email: [translate({ id: 'Isi alamat surel yang benar.', en: 'Enter a valid e-mail address.' })],
    });
  const mailId = newId();
  await tx.insert(mails).values({
    id: mailId,
    recipient,
    subject: oneLine(subject),
    body: storable(body),
    ...rest,
    secret: secret?.url,
    secretUntil: secret?.until,
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
