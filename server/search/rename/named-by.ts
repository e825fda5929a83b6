import { type SQL, sql } from 'drizzle-orm';

type Batch = { id: string; after: string; most: number };
type Renamed = { source: 'letter' | 'archive'; ids: (batch: Batch) => SQL };

/**
 * Ids after `after` whose index rows contain the name. Kinds match the triggers (migration search_renamed).
 */
export const namedBy: Readonly<Record<string, Renamed>> = {
  user: {
    source: 'letter',
    // By the posts of all letters the user ever had: there is no index of letters by user alone.
    ids: ({ id, after, most }) =>
      ofPosts(
        sql`
        select m.position_id from job_mapping m where m.user_id = ${id}`,
        { after, most },
      ),
  },
  position: {
    source: 'letter',
    ids: ({ id, after, most }) => ofPosts(sql`select ${id}::uuid`, { after, most }),
  },
  unit: {
    source: 'letter',
    ids: ({ id, after, most }) =>
      ofPosts(sql`select p.id from position p where p.unit_id = ${id}`, { after, most }),
  },
  'unit-archive': {
    source: 'archive',
    ids: ({ id, after, most }) => sql`
      select a.id from archive a where a.unit_id = ${id} and a.id > ${after} order by a.id limit ${most}`,
  },
  group: {
    source: 'letter',
    ids: ({ id, after, most }) => sql`
      select distinct g.letter_id as id from letter_recipient_group g
      where g.group_id = ${id} and g.letter_id > ${after} order by 1 limit ${most}`,
  },
};

/** Letters drafted in, sent by or sent to these posts, each read from its own index on (post, letter). */
const ofPosts = (posts: SQL, { after, most }: Pick<Batch, 'after' | 'most'>): SQL => sql`
  select distinct x.id from (${posts}) post (id) cross join lateral (
    (select l.id from letter l where l.position_id = post.id and l.id > ${after} order by l.id limit ${most})
    union all
    (select l.id from letter l where l.sender_position_id = post.id and l.id > ${after} order by l.id limit ${most})
    union all
    (select r.letter_id from letter_recipient r where r.position_id = post.id and r.letter_id > ${after}
      order by r.letter_id limit ${most})) x
  order by x.id limit ${most}`;
