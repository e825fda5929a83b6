import { sql } from 'drizzle-orm';

/** Names of the receivers of letter `l`, those outside first, in their order (`ord`): as many as a row can show. */
export const firstReceivers = sql`
  select case when r.show_user_name then u.person_name else p.name end as name, r."order" + 200 as ord
  from letter_recipient r join "user" u on u.id = r.user_id join position p on p.id = r.position_id
  where r.letter_id = l.id and r.kind = 'receiver'
  union all
  select g.name, r."order" + 200 from letter_recipient_group r join unit_group g on g.id = r.group_id
  where r.letter_id = l.id and r.kind = 'receiver'
  union all
  select e.name, e."order" from letter_external_party e
  where e.letter_id = l.id and e.kind = 'receiver' and l.concern = 'external' and l.from_where = 'internal'
  order by 2 limit 20`;
