import { sql } from 'drizzle-orm';
import { onBehalfOfLines } from '../../../domain/letters/signing-identity.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import type { Signing } from '../sheet/letter-sheet.ts';
import type { LetterRow } from '../tables.ts';
import { mandatingPosts } from './mandate.ts';

export type SignedBy = { userId: string; isDelegate: boolean };

/** The post that somebody signs for, and by which mandates. */
export type SigningPost = Pick<LetterRow, 'senderPositionId' | 'senderDelegations'>;

/**
 * With Plt. or Plh.; a delegate signs "a.n." the official (SPEC B2, DOMAIN
 * 6); mandating posts stand above the holder's.
 */
export async function signerOf(tx: Executor, by: SignedBy, post: SigningPost): Promise<Signing['signer']> {
  const found = await tx.execute<{
    personName: string;
    npp: string;
    own: string;
    acting: string;
    post: string;
  }>(sql`
    select u.person_name as "personName", u.npp, p.name as post,
           case (${mappingType('p.id')}) when 'plt' then 'Plt. ' when 'plh' then 'Plh. ' else '' end as acting,
           coalesce((select o.name from job_mapping m join position o on o.id = m.position_id
                     where m.user_id = u.id and ${isCurrent('m')}
                     order by m.type = 'definitif' desc, m.start_date, m.id limit 1), '') as own
    from "user" u, position p
    where u.id = ${by.userId} and p.id = ${post.senderPositionId}`);
  const row = found.rows[0];
  if (!row) throw new Error(`The signer ${by.userId} was not found`);
  const { personName, npp } = row;
  const mandating = (await mandatingPosts(tx, post.senderDelegations)).map(({ name }) => name);
  return by.isDelegate
    ? { personName, npp, positionName: row.own, onBehalfOf: `a.n. ${row.post}` }
    : {
        ...{ personName, npp, positionName: `${row.acting}${row.post}` },
        ...(mandating.length > 0 && { onBehalfOf: onBehalfOfLines(mandating) ?? undefined }),
      };
}

const mappingType = (positionColumn: string) => sql`
  select m.type from job_mapping m
  where m.user_id = u.id and m.position_id = ${sql.raw(positionColumn)} and ${isCurrent('m')}
  order by m.type = 'definitif' desc limit 1`;
