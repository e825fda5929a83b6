import { sql } from 'drizzle-orm';
import { isInForce } from '../../../domain/letters/letter-life.ts';
import { letterIn } from '../rules/letter-in.ts';

/** Is the letter `l` signed, addressed outside the company and not yet dispatched (SPEC B1.4)? */
export const awaitsDispatch = sql`(${letterIn('l', isInForce)} and l.from_where = 'internal' and l.concern = 'external'
  and not exists (select 1 from letter_dispatch sent_off where sent_off.letter_id = l.id))`;
