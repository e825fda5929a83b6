import { sql } from 'drizzle-orm';
import { mostAddressesPerLetter, mostMailsPerPerson } from '../../../domain/letters/outgoing.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid } from '../../http/index.ts';

/**
 * Limits mails against mass mailing in the company's name. Call with the letter locked and the dispatch written.
 * @throws Refusal 422 on `to` when it was one too many
 */
export async function assertWithinMailLimits(tx: Executor, actor: Actor, letterId: string): Promise<void> {
  // Two letters of the same person at once count each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`letter_dispatch ${actor.userId}`}))`);
  const found = await tx.execute<{ addresses: number; mails: number }>(sql`
    select
      (select count(distinct lower(address))::int from letter_dispatch d cross join unnest(d."to") as address
       where d.letter_id = ${letterId} and d.channel = 'mail' and d.created_at > now() - interval '24 hours') as addresses,
      (select coalesce(sum(cardinality(d."to")), 0)::int from letter_dispatch d
       where d.user_id = ${actor.userId} and d.channel = 'mail' and d.created_at > now() - interval '24 hours') as mails`);
  const { addresses = 0, mails = 0 } = found.rows[0] ?? {};
  if (addresses > mostAddressesPerLetter)
    throw invalid({
      to: [
        translate({
          id: `Satu naskah dapat dikirim ke paling banyak ${mostAddressesPerLetter} alamat surel dalam 24 jam. Kirim ke alamat lainnya besok.`,
          en: `One letter can be sent to at most ${mostAddressesPerLetter} e-mail addresses in 24 hours. Send it to the others tomorrow.`,
        }),
      ],
    });
  if (mails > mostMailsPerPerson)
    throw invalid({
      to: [
        translate({
          id: `Anda dapat mengirim paling banyak ${mostMailsPerPerson} surel naskah dalam 24 jam. Lanjutkan besok, atau kirim dengan cara lain.`,
          en: `You can send at most ${mostMailsPerPerson} letters by e-mail in 24 hours. Go on tomorrow, or send them another way.`,
        }),
      ],
    });
}
