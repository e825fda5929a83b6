import { sql } from 'drizzle-orm';
import type { NumberRule } from '../../../domain/letters/render-number.ts';
import type { Executor } from '../../db/executor.ts';
import { StartError } from '../../start-error.ts';

export type Holder = {
  userId: string;
  personName: string;
  email: string;
  npp: string;
  type: string;
  startDate: string;
  endDate: string | null;
};
export type Post = {
  id: string;
  code: string;
  name: string;
  level: number;
  canSign: boolean;
  canReview: boolean;
  parent: Post | null;
  unitId: string;
  unitName: string;
  unitCode: string;
  companyCode: string;
  isLegal: boolean;
  /** The definitive holders first. */
  holders: Holder[];
  secretaryUserId: string | null;
};
export type SubType = {
  id: string;
  code: string;
  typeId: string;
  minSignerLevel: number;
  /** A contract, which passes Legal (SPEC B1). */
  isContract: boolean;
  rule: NumberRule;
};
export type Security = { id: string; code: string; name: string; rank: number; maskSubject: boolean };

export type Organisation = {
  posts: Post[];
  post: (code: string) => Post;
  subType: (code: string) => SubType;
  security: (code: string) => Security;
  classificationId: (code: string) => string;
  letterheadId: (companyCode: string) => string;
};

/**
 * Reads it with one statement per table.
 * @throws StartError when the demo's organisation is not (or not wholly) in this database
 */
export async function readOrganisation(executor: Executor): Promise<Organisation> {
  const posts = await readPosts(executor);
  const subTypes = await executor.execute<Omit<SubType, 'rule'> & NumberRule & { ruleId: string }>(sql`
    select s.id, s.code, s.script_type_id as "typeId", s.min_signer_level as "minSignerLevel",
           s.uses_contract_parts as "isContract", n.id as "ruleId",
           n.pattern, n.padding, n.reset, n.counter_scope as "counterScope", n.start_at as "startAt"
    from script_sub_type s join script_number_code n on n.id = s.number_code_id`);
  const securities = await executor.execute<Security>(sql`
    select id, code, name, rank, mask_subject as "maskSubject" from security_classification`);
  const classifications = await executor.execute<{ id: string; code: string }>(sql`
    select id, code from archive_classification where is_leaf`);
  const letterheads = await executor.execute<{ id: string; code: string }>(sql`
    select id, company_code as code from letterhead_template`);
  const classificationOf = named('archive classification', classifications.rows);
  const letterheadOf = named('letterhead of', letterheads.rows);
  return {
    posts,
    post: named('post', posts),
    subType: named(
      'subtype',
      subTypes.rows.map(({ id, code, typeId, minSignerLevel, isContract, ruleId, ...rule }) => ({
        ...{ id, code, typeId, minSignerLevel, isContract },
        rule: { ...rule, id: ruleId },
      })),
    ),
    security: named('security class', securities.rows),
    classificationId: (code) => classificationOf(code).id,
    letterheadId: (companyCode) => letterheadOf(companyCode).id,
  };
}

function named<T extends { code: string }>(what: string, rows: readonly T[]): (code: string) => T {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return (code) => {
    const found = byCode.get(code);
    if (!found)
      throw new StartError(`The demo organisation is not whole in this database: no ${what} ${code}.`);
    return found;
  };
}

type PostRow = Omit<Post, 'parent' | 'holders'> & { parentId: string | null };

async function readPosts(executor: Executor): Promise<Post[]> {
  const rows = await executor.execute<PostRow>(sql`
    select p.id, p.code, p.name, p.level, p.can_sign as "canSign", p.can_review as "canReview",
           p.parent_id as "parentId", o.id as "unitId", o.name as "unitName", o.numbering_code as "unitCode",
           o.company_code as "companyCode", p.kind = 'legal' as "isLegal",
           (select s.secretary_user_id from secretary s where s.official_position_id = p.id and s.is_active
            order by s.id limit 1) as "secretaryUserId"
    from position p join organization_unit o on o.id = p.unit_id order by p.code`);
  const holders = await executor.execute<Holder & { positionId: string }>(sql`
    select m.position_id as "positionId", m.user_id as "userId", m.type, m.start_date::text as "startDate",
           m.end_date::text as "endDate", u.person_name as "personName", u.email, u.npp
    from job_mapping m join "user" u on u.id = m.user_id
    order by m.type <> 'definitif', m.start_date, m.id`);
  const holdersOf = Map.groupBy(holders.rows, (holder) => holder.positionId);
  const posts = rows.rows.map((row) => ({
    row,
    post: { ...row, parent: null as Post | null, holders: holdersOf.get(row.id) ?? [] } as Post,
  }));
  const byId = new Map(posts.map(({ post }) => [post.id, post]));
  for (const { row, post } of posts) post.parent = (row.parentId && byId.get(row.parentId)) || null;
  return posts.map(({ post }) => post).filter((post) => post.holders.length > 0);
}

/** Owner of a task on that day: the user when several hold the post, else the post (null). */
export function ownerOf({ holders }: Pick<Post, 'holders'>, userId: string, day: string): string | null {
  const now = holders.filter(
    ({ type, startDate, endDate }) =>
      type === 'definitif' && startDate <= day && (!endDate || endDate >= day),
  );
  return now.length > 1 && now.some((holder) => holder.userId === userId) ? userId : null;
}
