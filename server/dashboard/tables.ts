import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ArchiveFigures, UnitFigures } from '../../domain/dashboard.ts';
import { organizationUnit } from '../../resources/master-data/unit-organisasi.ts';
import { tableOf } from '../crud/index.ts';

/**
 * What a unit's letters came to, as it was last counted: counting twelve weeks of a busy unit reads tens of thousands of
 * rows, and everybody of the unit looks at the same figures (unit-figures.ts).
 * @public read by the migrations; its statements are written in SQL
 */
export const unitFlow = pgTable('unit_flow', {
  unitId: uuid('unit_id')
    .primaryKey()
    .references(() => tableOf(organizationUnit).id, { onDelete: 'cascade' }),
  figures: jsonb('figures').$type<UnitFigures>().notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  /** The last act that the audit log knew of then: who has acted since is given figures that know of it. */
  auditId: bigint('audit_id', { mode: 'number' }).notNull().default(0),
});

/**
 * The archive's figures of a unit, or of all, as they were last counted (archive-figures.ts).
 * @public read by the migrations; its statements are written in SQL
 */
export const archiveFigure = pgTable('archive_figure', {
  /** A unit's id, or "all". */
  scope: text('scope').primaryKey(),
  figures: jsonb('figures').$type<ArchiveFigures>().notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  /** The last act that the audit log knew of then: who has acted since is given figures that know of it. */
  auditId: bigint('audit_id', { mode: 'number' }).notNull().default(0),
});
