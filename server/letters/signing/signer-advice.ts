import { sql } from 'drizzle-orm';
import { boardAdvice, type Director, directorLevel } from '../../../domain/letters/board.ts';
import { type Arrangement, isOfBoard, layoutOf } from '../../../domain/letters/layouts.ts';
import { isOpenDraft, isUnderWay } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { holderOf } from '../../holder-of.ts';
import type { LetterRow } from '../tables.ts';

/**
 * What to say of who signs a letter that is not signed yet; never refuses. Asks nothing of other kinds than the board's.
 * @returns a sentence in the reader's language; undefined where nothing is to be said
 */
export async function signerAdvice(
  executor: Executor,
  { id, state, senderPositionId, senderDelegations }: LetterRow,
  kind: { arrangement: Arrangement | null; subTypeName: string | null },
): Promise<string | undefined> {
  const isOpen = isOpenDraft(state) || isUnderWay(state);
  const { arrangement, subTypeName } = kind;
  if (!isOpen || !senderPositionId || !arrangement || !subTypeName) return undefined;
  const layout = layoutOf(arrangement);
  // Who decide together are named by post, and the board is not.
  if (!isOfBoard(layout, subTypeName) || layout.decidesTogether) return undefined;
  const found = await executor.execute<{ answering: string[]; directors: Director[] }>(sql`
    with signing as (
      select ${senderPositionId}::uuid as position_id, ${JSON.stringify(senderDelegations)}::jsonb as delegations
      union all
      select k.position_id, k.delegations from letter_cosigner k where k.letter_id = ${id}
    )
    select (
      select json_agg(coalesce((
        select d.from_position_id from jsonb_array_elements(s.delegations) with ordinality x (step, ord)
        join delegation d on d.id = (x.step ->> 'id')::uuid
        where x.step ->> 'type' in ('an', 'ub') order by x.ord limit 1), s.position_id)) from signing s
    ) as answering, (
      select coalesce(json_agg(json_build_object('positionId', p.id, 'name', p.name, 'superiorId', p.parent_id,
        'isAtTop', above.company_code is distinct from o.company_code,
        'isFilled', exists (${holderOf(sql`p.id`)}))), '[]')
      from position p join organization_unit o on o.id = p.unit_id
      left join organization_unit above on above.id = o.parent_id
      where p.is_active and p.can_sign and p.level = ${directorLevel} and o.company_code = (
        select own.company_code from position q join organization_unit own on own.id = q.unit_id
        where q.id = ${senderPositionId})
    ) as directors`);
  const [{ answering, directors } = { answering: [], directors: [] }] = found.rows;
  return translate(boardAdvice(subTypeName, answering, directors));
}
