import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Message, translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';

type Texts = PgTable & { id: PgColumn; userId: PgColumn; text: PgColumn };
type Sent = { id: string; text: string; place: string };

/**
 * Whether a first try, whose answer got lost, has stored this already. Asked before what that try has passed.
 * @param placeOf column of what it was said on, which `place` names
 * @throws Refusal 409 saying `taken` where the id is another author's or of other content
 */
export async function isRepeated(
  tx: Executor,
  actor: Actor,
  { id, text, place }: Sent,
  { of, placeOf, taken }: { of: Texts; placeOf: PgColumn; taken: Message },
): Promise<boolean> {
  // Another try with this id waits for the transaction.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`repeated ${id.toLowerCase()}`}))`);
  const [known] = await tx
    .select({ userId: of.userId, text: of.text, place: placeOf })
    .from(of as PgTable)
    .where(eq(of.id, id));
  if (!known) return false;
  if (known.userId === actor.userId && known.text === text && known.place === place) return true;
  throw conflict(translate(taken));
}
