import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailState } from '../../domain/mail-log.ts';

/** A file that goes with a mail, by the hash it is kept under (server/files). */
export type MailAttachment = { fileName: string; mimeType: string; fileHash: string };

/** Every mail that was written; without an SMTP server they stay here, where an administrator can find them. */
export const mails = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Where it carries a secret, a mark stands in its place: administrators read this. */
    body: text('body').notNull(),
    html: text('html'),
    /** What the mark stands for (a link that sets a password); gone as soon as the mail is on its way. */
    secret: text('secret'),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    /** The letter it tells of, and the rank of its class then: who may not open that does not read this mail in the log. */
    letterId: uuid('letter_id'),
    letterRank: integer('letter_rank'),
    /** Whom it tells something: once they are deactivated nothing goes out to them any more. */
    userId: uuid('user_id'),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** What the mail server said when it refused, or why it could not be reached. */
    failure: text('failure'),
  },
  (table) => [index('mail_created').on(table.createdAt, table.id)],
);
