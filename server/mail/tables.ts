import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailState } from '../../domain/mail-log.ts';

export type MailAttachment = { fileName: string; mimeType: string; fileHash: string };

/** All mails; without an SMTP server they stay here, where an administrator can find them. */
export const mails = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Holds a mark in place of a secret: administrators read this. */
    body: text('body').notNull(),
    html: text('html'),
    /** The secret behind the mark (a link that sets a password); deleted as soon as the mail is sent. */
    secret: text('secret'),
    /** When the secret's link ends, and the secret with it. */
    secretUntil: timestamp('secret_until', { withTimezone: true }),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    /** The letter and its class rank then: users who may not open it cannot read this mail in the log. */
    letterId: uuid('letter_id'),
    letterRank: integer('letter_rank'),
    /** The recipient's account: once deactivated, nothing more is sent. */
    userId: uuid('user_id'),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The mail server's refusal, or the connection error. */
    failure: text('failure'),
  },
  (table) => [index('mail_created').on(table.createdAt, table.id)],
);
