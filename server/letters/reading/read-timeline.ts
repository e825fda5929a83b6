import { sql } from 'drizzle-orm';
import type { TimelineEntry } from '../../../resources/naskah-dinas/letter.ts';
import type { Deps } from '../../deps.ts';
import type { ListData } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { openLetter } from './read-letter.ts';

/** GET /letter/api/Letter/{id}/timeline: who did what when, and for whom; oldest first. @throws as openLetter */
export async function readTimeline(deps: Deps, who: Who, id: string): Promise<ListData<TimelineEntry>> {
  const letter = await openLetter(deps, who, id, 'open-timeline');
  const found = await deps.db.execute<TimelineEntry>(sql`
    select t.id, t.event, t.at, u.person_name as "personName", p.name as "positionName",
           b.person_name as "onBehalfOf", t.note, t.reviewers_left as "reviewersLeft"
    from letter_timeline t
    join "user" u on u.id = t.user_id
    join position p on p.id = t.position_id
    left join "user" b on b.id = t.on_behalf_of_user_id
    where t.letter_id = ${letter.id} order by t.at, t.id`);
  const items = found.rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  return { items, totalCount: items.length };
}
