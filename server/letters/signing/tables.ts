import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Cosignature } from '../../../domain/letters/parties.ts';
import type { Message } from '../../../lib/language.ts';
import type { ActedBy } from '../../actor.ts';
import type { SealedFor } from '../../pdf-sealer.ts';
import { moment } from '../columns.ts';
import type { inboxItems } from '../lists/tables.ts';
import type { letterDocuments } from '../parts/tables.ts';
import { letters } from '../tables.ts';

/** What inboxes show of a letter. */
export type Arrival = Required<
  Pick<typeof inboxItems.$inferInsert, 'snippet' | 'senderName' | 'senderUnitName' | 'attachmentCount'>
>;

/** A signature after the first, as its signer confirmed it. */
export type FurtherSignature = {
  cosignerId: string;
  /** Among the file's signatures, the sender's being the first. */
  order: number;
  /** Whose part it is: the signer's, or the official's for whom a delegate signs. */
  officialId: string;
  signed: Cosignature;
};

/** What a signature needs once its seal is there: as it was when its signer confirmed it. */
type Given = { number: string; actor: ActedBy; who: Pick<SealedFor, 'personName' | 'positionName'> };
export type GivenFirst = Given & {
  /** The printed day, and why it is not the day of signing. */
  day: string;
  dateReason: string | null;
  verifyCode: string;
  senderUserId: string | null;
  printed: (typeof letterDocuments.$inferSelect)['printed'];
  arrival: Arrival;
};
export type GivenFurther = Given & { further: FurtherSignature };

/**
 * Signatures that wait for a provider's seal, one a letter at most. Gone once the letter is sent, or its signature is
 * taken back: an answer that comes then finds none, or another `id`, and is not used.
 */
export const letterSealings = pgTable('letter_sealing', {
  letterId: uuid('letter_id')
    .primaryKey()
    .references(() => letters.id),
  id: uuid('id').notNull(),
  /** What was typeset, or is signed so far, and is to be sealed. */
  fileHash: text('file_hash').notNull(),
  given: jsonb('given').$type<GivenFirst | GivenFurther>().notNull(),
  signedAt: moment('signed_at').notNull(),
  tries: integer('tries').notNull().default(0),
  /** Why the last try failed; null before the first one has. */
  fault: jsonb('fault').$type<Message>(),
  /** Who asks the provider now has until then, so that nobody else does. */
  claimedUntil: moment('claimed_until'),
  /** When it is tried again by itself. */
  nextAt: moment('next_at'),
});
export type LetterSealing = typeof letterSealings.$inferSelect;
