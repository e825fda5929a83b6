import type { Pool, PoolClient } from 'pg';

/**
 * Fills the letters' tables by SQL, much faster than by writing letters: `npm run bench inbox` needs a million.
 * Realistically uneven: the first post (`busiest`) has a fifth.
 */
export async function fillLetters(
  pool: Pool,
  { busiest, count }: { busiest: string; count: number },
): Promise<void> {
  const indexes = await dropIndexes(pool);
  const batches = Array.from({ length: Math.ceil(count / batch) }, (_, at) =>
    Math.min(batch, count - at * batch),
  );
  const work = async () => {
    const client = await pool.connect();
    try {
      // Skips constraint checks: rows are consistent by construction, and checking millions takes as long as
      // inserting them.
      await client.query(
        "set session_replication_role = replica; set synchronous_commit = off; set work_mem = '64MB'",
      );
      for (let size = batches.pop(); size !== undefined; size = batches.pop())
        await fillBatch(client, busiest, size);
    } finally {
      client.release(true);
    }
  };
  await Promise.all([work(), work()]);
  const client = await pool.connect();
  try {
    await client.query("set maintenance_work_mem = '256MB'");
    for (const definition of indexes) await client.query(definition);
    for (const table of tables) await client.query(`vacuum (analyze) ${table}`);
    await client.query('checkpoint');
  } finally {
    client.release(true);
  }
}

const batch = 20_000;
const tables = ['letter', 'letter_content', 'letter_recipient', 'letter_reviewer', 'inbox_item', 'task'];

/** Indexes are faster to build once than to maintain per row; those of constraints stay. */
async function dropIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not i.indisprimary
       and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await pool.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}

async function fillBatch(client: PoolClient, busiest: string, size: number): Promise<void> {
  await client.query(
    `with held as (
      select row_number() over (order by (m.position_id = $1) desc, m.position_id) as place, m.position_id, m.user_id,
        p.name as post, o.name as unit, u.person_name as person
      from (select distinct on (position_id) position_id, user_id from job_mapping where is_active
        order by position_id, (type = 'definitif') desc, id) m
      join position p on p.id = m.position_id join organization_unit o on o.id = p.unit_id
      join "user" u on u.id = m.user_id
    ), size as (select count(*) as posts from held),
    kind as (select s.id, s.script_type_id from script_sub_type s where s.code = 'ND'),
    class as (select array_agg(id order by rank) as ids from security_classification where rank <= 4),
    leaf as (select id from archive_classification where is_active and is_leaf order by code limit 1),
    plan as materialized (
      select n, now() - random() * interval '730 days' as moment, random() as luck,
        1 + floor(power(random(), 3) * posts)::int as drafter, 1 + floor(power(random(), 3) * posts)::int as sender,
        1 + floor(power(random(), 3) * posts)::int as receiver, 1 + floor(power(random(), 3) * posts)::int as cc,
        1 + floor(power(random(), 3) * posts)::int as reviewer, words.subject, words.body
      from size, generate_series(1, $2::int) n,
        lateral (select string_agg(w, ' ') filter (where k <= 5) as subject, string_agg(w, ' ') as body from (
          select k, (array['rapat', 'jalan', 'gerbang', 'tarif', 'ruas', 'laporan', 'anggaran', 'pegawai', 'lalu', 'lintas',
            'natal', 'derek', 'jembatan', 'audit', 'kontrak', 'pemeliharaan'])[1 + floor(random() * 16)::int]
            || case when k % 3 = 0 then to_hex((random() * 65535)::int) else '' end as w
          from generate_series(1, 40 + n * 0) k) x) words
    ), made as (
      insert into letter (id, state, script_type_id, script_sub_type_id, security_id, security_rank, subject, user_id,
        position_id, sender_user_id, sender_position_id, number, signed_at, created_at, updated_at, reference_id, urgency,
        any_reviewer, script_date, classification_id, place, holder_position_id, holder_since)
      select uuidv7(p.moment - now()), case when luck < 0.97 then 'sent' when luck < 0.98 then 'draft' when luck < 0.99
          then 'review' else 'signing' end,
        k.script_type_id, k.id, c.ids[1 + (n % 20 = 0)::int + (n % 50 = 0)::int],
        1 + (n % 20 = 0)::int + (n % 50 = 0)::int, initcap(p.subject), d.user_id, d.position_id, s.user_id,
        s.position_id, case when luck < 0.97 then 'B-' || n || '/ND/' || to_hex((luck * 1e9)::bigint) end,
        case when luck < 0.97 then p.moment end, p.moment, p.moment, null, case when n % 10 = 0 then 'SEGERA' else 'BIASA' end, 'ada',
        p.moment::date, leaf.id, 'Jakarta', case when luck >= 0.99 then s.position_id when luck >= 0.98 then v.position_id end,
        case when luck >= 0.98 then p.moment end
      from plan p, kind k, class c, leaf, held d, held s, held v
      where d.place = p.drafter and s.place = p.sender and v.place = p.reviewer
      returning id, state, subject, number, signed_at, created_at, sender_position_id, position_id
    ), joined as (
      select m.*, p.body, p.drafter, p.sender, p.receiver, p.cc, p.reviewer, p.luck from made m
      join plan p on p.moment = m.created_at and initcap(p.subject) = m.subject
    ), contents as (
      insert into letter_content (letter_id, content) select id, '<p>' || body || '</p>' from joined
    ), recipients as (
      insert into letter_recipient (id, letter_id, kind, "order", user_id, position_id)
      select gen_random_uuid(), j.id, r.kind, 1, h.user_id, h.position_id from joined j,
        lateral (values ('receiver', j.receiver), ('cc', j.cc)) r (kind, place) join held h on h.place = r.place
      where r.kind = 'receiver' or j.receiver <> j.cc
    ), reviewers as (
      insert into letter_reviewer (id, letter_id, "order", user_id, position_id, status, decided_at)
      select gen_random_uuid(), j.id, 1, h.user_id, h.position_id,
        case when j.state <> 'draft' and j.state <> 'review' then 'approved' end, j.created_at
      from joined j join held h on h.place = j.reviewer
    ), waiting as (
      insert into task (id, letter_id, kind, position_id, from_user_id, from_position_id, created_at,
        due_at)
      select gen_random_uuid(), j.id, asked.kind, h.position_id, f.user_id, f.position_id, j.created_at,
        j.created_at + interval '5 days'
      from joined j join lateral (values ('review', 'review', j.reviewer, j.drafter), ('signing', 'sign', j.sender, j.reviewer))
        asked (state, kind, by, "from") on asked.state = j.state
      join held h on h.place = asked.by join held f on f.place = asked."from"
    )
    insert into inbox_item (id, letter_id, position_id, kind, subject, snippet, sender_name, sender_unit_name, is_open,
      read_at, received_at)
    select gen_random_uuid(), j.id, h.position_id, r.kind, j.subject, left(j.body, 150), s.person, s.unit,
      j.created_at > now() - interval '15 days', case when j.luck > 0.02 then j.signed_at end, j.signed_at
    from joined j, lateral (values ('receiver', j.receiver), ('cc', j.cc)) r (kind, place)
      join held h on h.place = r.place join held s on true
    where s.position_id = j.sender_position_id and j.state = 'sent' and (r.kind = 'receiver' or j.receiver <> j.cc)`,
    [busiest, size],
  );
}
