import { sql } from 'drizzle-orm';
import type { Cosigner } from '../../../domain/letters/letter-people.ts';
import { onBehalfOfLines, type SenderDelegation } from '../../../domain/letters/signing-identity.ts';
import { question } from '../../db/question.ts';
import { holderOf } from '../../holder-of.ts';
import type { Cosigning } from '../rules/rights.ts';

type CosignerRow = Pick<
  Cosigner,
  'id' | 'userId' | 'userPositionId' | 'personName' | 'positionName' | 'unitName'
> & {
  delegations: SenderDelegation[];
  mandating: string[];
  signedAt: string | null;
  signedByUserId: string | null;
  signedByName: string | null;
  holderId: string | null;
  heldBy: string | null;
};

/** Who signs after the letter's signer, in order. */
export const cosignersShown = (letterId: string) =>
  question(
    sql`
    select k.id, k.user_id as "userId", k.position_id as "userPositionId", u.person_name as "personName",
      p.name as "positionName", o.name as "unitName", k.delegations, k.signed_at as "signedAt",
      k.signed_by_user_id as "signedByUserId", s.person_name as "signedByName",
      h.user_id as "holderId", h.person_name as "heldBy",
      coalesce((
        select json_agg(mp.name order by m.ord) from jsonb_array_elements(k.delegations) with ordinality m (step, ord)
        join delegation d on d.id = (m.step ->> 'id')::uuid join position mp on mp.id = d.from_position_id
        where m.step ->> 'type' in ('an', 'ub')), '[]') as mandating
    from letter_cosigner k
    join "user" u on u.id = k.user_id
    join position p on p.id = k.position_id
    join organization_unit o on o.id = p.unit_id
    left join "user" s on s.id = k.signed_by_user_id
    left join lateral (${holderOf(sql`k.position_id`, { first: sql`k.user_id` })}) h on k.signed_at is null
    where k.letter_id = ${letterId} order by k."order"`,
    (rows: CosignerRow[]) => rows,
  );

/** A successor signs for the post in their stead, except where persons are named. */
export const cosignerOf = (row: CosignerRow, isByName: boolean): Cosigner => ({
  id: row.id,
  userId: row.userId,
  userPositionId: row.userPositionId,
  showUserName: true,
  personName: row.personName,
  positionName: row.positionName,
  unitName: row.unitName,
  delegations: row.delegations.map(({ id, type }) => ({ id, type })),
  onBehalfOf: onBehalfOfLines(row.mandating),
  signedAt: row.signedAt && new Date(row.signedAt).toISOString(),
  ...(row.signedByUserId !== row.userId &&
    row.signedByUserId &&
    row.signedByName && { signedBy: { userId: row.signedByUserId, personName: row.signedByName } }),
  ...(row.signedAt === null && row.holderId !== row.userId && { heldBy: isByName ? null : row.heldBy }),
});

export const cosigningOf = (row: CosignerRow): Cosigning => ({
  positionId: row.userPositionId,
  officialId: row.userId,
  signedAt: row.signedAt === null ? null : new Date(row.signedAt),
});
