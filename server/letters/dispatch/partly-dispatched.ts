import { sql } from 'drizzle-orm';
import { isInForce } from '../../../domain/letters/letter-life.ts';
import { letterIn } from '../rules/letter-in.ts';

/**
 * Progress of letter `l`, null unless partial. Delivery by hand without names covers all; failed or withdrawn
 * mails do not count.
 */
export const partlyDispatched = sql`(case when ${letterIn('l', isInForce)} and l.from_where = 'internal' and l.concern = 'external' then (
  select case when parties.done between 1 and parties.all - 1
    then json_build_object('done', parties.done, 'of', parties.all) end
  from (select count(*)::int as all, (count(*) filter (where party.has_gone))::int as done from (
    select bool_or(exists (
      select 1 from letter_dispatch gone where gone.letter_id = l.id and case when gone.channel = 'mail'
        then exists (select 1 from unnest(gone."to", gone.mail_ids) sent_to (address, mail_id)
          left join mail m on m.id = sent_to.mail_id
          where lower(sent_to.address) = lower(e.email) and coalesce(m.state, 'sent') not in ('failed', 'withdrawn'))
        else cardinality(gone."to") = 0 or e.name = any(gone."to") end)) as has_gone
    from letter_external_party e where e.letter_id = l.id group by e.name) party) parties) end)`;
