import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A file that goes with a mail, by the hash it is kept under (server/files). */
export type MailAttachment = { fileName: string; mimeType: string; fileHash: string };

/** Every mail that was written; without an SMTP server they stay here, where an administrator can find them. */
export const mails = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** What the mail server said when it refused. */
    failure: text('failure'),
  },
  (table) => [index('mail_created').on(table.createdAt)],
);
