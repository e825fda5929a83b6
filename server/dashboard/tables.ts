import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ArchiveFigures, UnitFigures } from '../../domain/calls/dashboard.ts';
import { organizationUnit } from '../../resources/master-data/unit-organisasi.ts';
import { tableOf } from '../crud/index.ts';

/**
 * Cached letter figures of a unit: counting twelve weeks reads tens of thousands of rows.
 * @public read by the migrations; its statements are written in SQL
 */
export const unitFlow = pgTable('unit_flow', {
  unitId: uuid('unit_id')
    .primaryKey()
    .references(() => tableOf(organizationUnit).id, { onDelete: 'cascade' }),
  figures: jsonb('figures').$type<UnitFigures>().notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  /** The audit log's last id at counting: users who acted later get newer figures. */
  auditId: bigint('audit_id', { mode: 'number' }).notNull().default(0),
});

/**
 * Cached archive figures of a unit, or of all (archive-figures.ts).
 * @public read by the migrations; its statements are written in SQL
 */
export const archiveFigure = pgTable('archive_figure', {
  /** A unit's id, or "all". */
  scope: text('scope').primaryKey(),
  figures: jsonb('figures').$type<ArchiveFigures>().notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  /** The audit log's last id at counting: users who acted later get newer figures. */
  auditId: bigint('audit_id', { mode: 'number' }).notNull().default(0),
});
