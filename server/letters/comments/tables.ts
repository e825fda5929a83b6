import {
  type AnyPgColumn,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CommentAnchor } from '../../../domain/letters/letter-comment.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../../crud/index.ts';
import { letters } from '../tables.ts';

const userId = (name: string) => uuid(name).references(() => tableOf(user).id);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Comments on a draft; receivers never see them. Deleted ones keep their place, not their text. */
export const letterComments = pgTable(
  'letter_comment',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    /** The comment answered; answers have no answers. */
    parentId: uuid('parent_id').references((): AnyPgColumn => letterComments.id, { onDelete: 'cascade' }),
    userId: userId('user_id').notNull(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => tableOf(position).id),
    onBehalfOfUserId: userId('on_behalf_of_user_id'),
    text: text('text').notNull(),
    /** The passage it is about, of a comment on one. */
    anchor: jsonb('anchor').$type<CommentAnchor>(),
    /** The words suggested instead; null of a comment. */
    proposal: text('proposal'),
    outcome: text('outcome').$type<'accepted' | 'rejected'>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    resolvedAt: moment('resolved_at'),
    resolvedByUserId: userId('resolved_by_user_id'),
  },
  (table) => [index('letter_comment_letter').on(table.letterId, table.createdAt)],
);

export type CommentRow = typeof letterComments.$inferSelect;

/**
 * Until when a user has read a letter's comments.
 * @public read by the migrations; its statements are written in SQL
 */
export const letterCommentReads = pgTable(
  'letter_comment_read',
  {
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    userId: userId('user_id').notNull(),
    readAt: moment('read_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.letterId, table.userId] })],
);
