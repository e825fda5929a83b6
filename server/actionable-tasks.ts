import { type SQL, sql } from 'drizzle-orm';

/** Condition on a task: its holder can do something about it. Who has signed waits for the seal as everybody does. */
export const isActionable = (alias: string): SQL => sql`not exists (
  select 1 from letter w where w.id = ${sql.raw(alias)}.letter_id and w.sealing_since is not null)`;
