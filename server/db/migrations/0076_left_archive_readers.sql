-- Who left a post with several holders read on by the archive items of letters that were still open on their desk: of
-- those who read such an item by name stay who is on its letter in a post that they hold, or has a grant that runs
-- (server/letters/handing-over/settle-readers.ts).
WITH kept AS MATERIALIZED (
  SELECT a.id, l.id AS letter_id, l.position_id, l.only_user_id, l.sender_position_id, l.sender_user_id
  FROM archive a JOIN archive_letter k ON k.archive_id = a.id AND k.kind = 'source'
  JOIN letter l ON l.id = k.letter_id AND l.security_rank BETWEEN 2 AND 3
  WHERE a.reader_user_ids <> '{}'
), part AS (
  SELECT id, position_id, only_user_id AS user_id FROM kept
  UNION ALL SELECT id, sender_position_id, sender_user_id FROM kept
  UNION ALL SELECT k.id, r.position_id, coalesce(d.from_user_id, r.user_id)
    FROM kept k JOIN letter_reviewer r ON r.letter_id = k.letter_id LEFT JOIN delegation d ON d.id = r.delegation_id
  UNION ALL SELECT k.id, i.position_id, i.only_user_id FROM kept k JOIN inbox_item i ON i.letter_id = k.letter_id
), stays AS (
  SELECT n.id, n.user_id FROM part n
    JOIN job_mapping m ON m.position_id = n.position_id AND m.user_id = n.user_id AND m.is_active
      AND m.start_date <= (now() AT TIME ZONE 'Asia/Jakarta')::date
      AND (m.end_date IS NULL OR m.end_date >= (now() AT TIME ZONE 'Asia/Jakarta')::date)
    JOIN "user" u ON u.id = n.user_id AND u.is_active
  UNION SELECT k.id, q.by_user_id FROM kept k JOIN access_request q ON q.archive_id = k.id AND q.state = 'approved'
), found AS (
  SELECT k.id, coalesce(array_agg(DISTINCT s.user_id) FILTER (WHERE s.user_id IS NOT NULL), '{}') AS people
  FROM kept k LEFT JOIN stays s ON s.id = k.id GROUP BY k.id
)
UPDATE archive a SET reader_user_ids = ARRAY(
  SELECT u FROM unnest(a.reader_user_ids) WITH ORDINALITY r (u, at) WHERE u = ANY (f.people) ORDER BY at)
FROM found f WHERE f.id = a.id AND NOT a.reader_user_ids <@ f.people;
