import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The company's root and the certificate its letters are sealed with, DER in base64; the newest row counts, older ones
 * stay as evidence. Keys are sealed with the installation's secret.
 */
export const sealCertificates = pgTable('seal_certificate', {
  no: integer('no').primaryKey(),
  root: text('root').notNull(),
  sealedRootKey: text('sealed_root_key').notNull(),
  seal: text('seal').notNull(),
  sealedKey: text('sealed_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
