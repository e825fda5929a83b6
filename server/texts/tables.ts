import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TextFault, TextState, TextWay } from '../../domain/search.ts';

export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Text of files by content hash: extracted once, wherever the file is attached. */
export const fileTexts = pgTable(
  'file_text',
  {
    fileHash: text('file_hash').primaryKey(),
    mimeType: text('mime_type').notNull(),
    state: text('state').$type<TextState>().notNull().default('waiting'),
    via: text('via').$type<TextWay>(),
    /** Pages of the file, and how many of them were read. */
    pages: integer('pages'),
    pagesRead: integer('pages_read'),
    content: text('content').notNull().default(''),
    /** Why there is no text, for `failed` and `none`. */
    fault: text('fault').$type<TextFault>(),
    wantedAt: moment('wanted_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
    words: words('words').generatedAlwaysAs(sql`naskah_words(content)`),
  },
  (table) => [
    index('file_text_wanted')
      .on(table.wantedAt)
      .where(sql`${table.state} in ('waiting', 'reading') or ${table.fault} = 'missing'`),
  ],
);
