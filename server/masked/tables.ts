import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Whole values of masked fields, sealed for their place; the record's own column holds the mask. */
export const maskedValues = pgTable(
  'masked_value',
  {
    /** With the id: ids alone are not unique across tables (DESIGN 6). No foreign key: deleted records come back. */
    resource: text('resource').notNull(),
    recordId: uuid('record_id').notNull(),
    field: text('field').notNull(),
    sealed: text('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.recordId, table.field] })],
);
