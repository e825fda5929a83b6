import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { isMainPost } from '../../main-post.ts';
import { noticeTitles } from '../../notifications/index.ts';
import { deciderPostsOf, peopleWhoDecide } from './deciders.ts';
import { expireDueGrants, expireUndecided } from './expire.ts';
import { notifyOfRequest } from './notify.ts';
import { isUndecided } from './stages.ts';

/** So many are looked at in one transaction; a run looks at all. */
const batch = 200;

/**
 * Ends grants and undecided requests whose period is over; reassigns requests of vacant posts. Idempotent.
 */
export async function keepRequests(deps: Pick<Deps, 'db'>, now: Date): Promise<void> {
  await expireDueGrants(deps.db, { now });
  await expireUndecided(deps.db, now);
  // Requests without a possible decider are skipped, so that those behind them get their turn.
  for (let last: string | undefined = nobody; last !== undefined; ) last = await passOn(deps, last);
}

/** Before every id. */
const nobody = '00000000-0000-0000-0000-000000000000';

type Left = { id: string; byUserId: string; unitId: string; status: string; posts: string[] };

/** @returns the last request examined; undefined when there are no more */
async function passOn({ db }: Pick<Deps, 'db'>, after: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Left>(sql`
      select r.id, r.by_user_id as "byUserId", a.unit_id as "unitId", a.status, r.decider_position_ids as posts
      from access_request r join archive a on a.id = r.archive_id
      where ${isUndecided('r')} and r.id > ${after} and not exists (
        select 1 from job_mapping m join "user" u on u.id = m.user_id and u.is_active
        where m.position_id = any(r.decider_position_ids) and m.user_id <> r.by_user_id and ${isMainPost})
      order by r.id limit ${batch} for update of r skip locked`);
    for (const request of rows) {
      const posts = await deciderPostsOf(tx, request, request.byUserId);
      if (posts.length === 0 || posts.every((post) => request.posts.includes(post))) continue;
      await tx.execute(
        sql`update access_request set decider_position_ids = ${sql.param(posts)}::uuid[] where id = ${request.id}`,
      );
      await notifyOfRequest(tx, {
        kind: 'akses.permintaan',
        requestId: request.id,
        userIds: (await peopleWhoDecide(tx, posts)).map(({ id }) => id),
        title: noticeTitles.accessAsked,
        message: {
          id: 'Pejabat yang semula memutus tidak lagi menjabat.',
          en: 'The official who was to decide no longer holds the post.',
        },
      });
    }
    return rows.length < batch ? undefined : rows.at(-1)?.id;
  });
}
