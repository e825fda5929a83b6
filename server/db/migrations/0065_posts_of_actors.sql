-- The post beside a person's name in histories and lists (SPEC B2): the one acted in, but for a secretary or delegate their
-- own of that day, since the official's would make them the official.
CREATE FUNCTION actor_post(person uuid, post uuid, behalf uuid, at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT p.name FROM "position" p WHERE p.id = coalesce(
    CASE WHEN behalf <> person OR (
      NOT EXISTS (SELECT FROM "job_mapping" m WHERE m.user_id = person AND m.position_id = post)
      AND (EXISTS (SELECT FROM "secretary" s WHERE s.secretary_user_id = person AND s.official_position_id = post)
        OR EXISTS (SELECT FROM "delegation" d WHERE d.to_user_id = person AND d.from_position_id = post)))
    THEN (
      SELECT m.position_id FROM "job_mapping" m WHERE m.user_id = person
      ORDER BY m.start_date <= (at AT TIME ZONE 'Asia/Jakarta')::date
          AND (m.end_date IS NULL OR m.end_date >= (at AT TIME ZONE 'Asia/Jakarta')::date) DESC,
        m.type = 'definitif' DESC, m.start_date, m.id LIMIT 1)
    END, post)
$$;
