import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../../resources/manajemen-user/user.ts';
import { unitGroup } from '../../../resources/pengaturan/grup-unit.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../../crud/index.ts';
import { letters } from '../tables.ts';

/**
 * A group among a letter's receivers or ccs (SPEC A3 isGroup); `order` counts people and groups of a kind together.
 */
export const letterRecipientGroups = pgTable(
  'letter_recipient_group',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'receiver' | 'cc'>().notNull(),
    order: integer('order').notNull(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => tableOf(unitGroup).id),
  },
  (table) => [
    index('letter_recipient_group_letter').on(table.letterId, table.kind, table.order),
    index('letter_recipient_group_group').on(table.groupId),
  ],
);

/** Whom the group stood for when the letter was sent (SPEC B1.4). */
export const letterGroupMembers = pgTable(
  'letter_group_member',
  {
    recipientGroupId: uuid('recipient_group_id')
      .notNull()
      .references(() => letterRecipientGroups.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id')
      .notNull()
      .references(() => tableOf(position).id),
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id),
    order: integer('order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipientGroupId, table.positionId] })],
);
