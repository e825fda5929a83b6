import { eq, sql } from 'drizzle-orm';
import { type Opening, openingLabels } from '../../../domain/letters/letter-opening.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { badRequest, forbidden, type ListData, type ListQuery, notFound } from '../../http/index.ts';
import { filtersOf, orderOf, pageOf, windowOf } from '../lists/page-of.ts';
import { iso } from '../lists/row.ts';
import { findLetter } from '../reading/find-letter.ts';
import { assertReadsLetters, isAuditor, maySeeOpenings } from '../rules/rights.ts';
import { letters } from '../tables.ts';

/**
 * GET /letter/api/Letter/{id}/openings: of letters above Biasa (SPEC B3), for drafter and sender; for auditors
 * without file names.
 * @throws Refusal 404 unseen; 403 other posts on the letter
 */
export async function listOpenings(
  db: Db,
  actor: Actor,
  id: string,
  query: ListQuery,
): Promise<ListData<Opening>> {
  const { letterId, isSeen } = await letterOf(db, actor, id);
  if (query.firstChar)
    throw badRequest({
      FirstChar: [
        translate({
          id: 'Catatan pembukaan tidak dapat dicari.',
          en: 'The record of openings cannot be searched.',
        }),
      ],
    });
  filtersOf(query, {});
  const order = orderOf(query, { at: 'o.at' }, 'o.id', 'DESC');
  const kinds = sql.param(Object.keys(openingLabels));
  // A file that could not be marked has two rows: opened, and delivered unmarked.
  const days = sql`
    select max(a.id) as id, max(a.at) as at, count(*)::int as times, a.user_id, a.action as kind,
      a.after->>'positionId' as position_id, a.after->>'forUserId' as for_user_id, a.after->>'fileName' as file_name
    from audit_log a
    where a.resource = 'letter' and a.record_id = ${letterId} and a.action = any(${kinds}::text[])
    group by a.user_id, a.action, a.after->>'positionId', a.after->>'forUserId', a.after->>'fileName',
      (a.at at time zone 'Asia/Jakarta')::date`;
  return pageOf<Row, Opening>(
    db,
    {
      page: sql`select o.id, o.at, o.times, o.kind, o.file_name as "fileName", u.person_name as "personName",
          actor_post(o.user_id, o.position_id::uuid, o.for_user_id::uuid, o.at) as "positionName", f.person_name as "onBehalfOf",
          o.file_name is not null and exists (
            select 1 from audit_log m where m.resource = 'letter' and m.record_id = ${letterId}
              and m.action = 'download-unmarked' and m.user_id = o.user_id and m.after->>'fileName' = o.file_name
              and (m.at at time zone 'Asia/Jakarta')::date = (o.at at time zone 'Asia/Jakarta')::date) as "isUnmarked"
        from (select * from (${days}) o order by ${order} ${windowOf(query)}) o
        left join "user" u on u.id = o.user_id
        left join "user" f on f.id = o.for_user_id::uuid
        order by ${order}`,
      count: days,
    },
    (row) => ({
      ...row,
      id: String(row.id),
      personName: row.personName ?? '',
      fileName: isSeen ? row.fileName : null,
      at: iso(row.at),
    }),
  );
}

type Row = Omit<Opening, 'id' | 'personName'> & { id: string | number; personName: string | null };

/** Finds the letter as a responsible user who sees it, else as an auditor. */
async function letterOf(db: Db, actor: Actor, id: string): Promise<{ letterId: string; isSeen: boolean }> {
  const letter = await findLetter(db, actor, id).catch((refusal: unknown) => {
    if (isAuditor(actor)) return undefined;
    throw refusal;
  });
  if (letter) {
    assertReadsLetters(actor);
    if (!maySeeOpenings(actor, letter) && !isAuditor(actor)) throw forbidden();
    return { letterId: letter.id, isSeen: true };
  }
  const [known] = isId(id) ? await db.select({ id: letters.id }).from(letters).where(eq(letters.id, id)) : [];
  if (!known) throw notFound(translate({ id: 'Naskah tidak ditemukan.', en: 'This letter was not found.' }));
  return { letterId: known.id, isSeen: false };
}
