-- Whether each person could sign in today and what is in the way, by the rules of signing in: an own post, a delegation or
-- a secretary's official in a post that still exists, and a password. Each question stands alone and is bound to the
-- person by one equation, so that PostgreSQL answers it by index for a few persons and once for all of them.
CREATE VIEW "sign_in_states" AS
SELECT u.id, CASE
  WHEN NOT u.is_active THEN 'nonaktif'
  WHEN u.isldap <> '2' THEN 'direktori'
  WHEN EXISTS (
    SELECT FROM job_mapping m JOIN position p ON p.id = m.position_id AND p.is_active
      WHERE m.user_id = u.id AND m.is_active AND m.start_date <= (now() AT TIME ZONE 'Asia/Jakarta')::date
        AND (m.end_date IS NULL OR m.end_date >= (now() AT TIME ZONE 'Asia/Jakarta')::date)
  ) OR EXISTS (
    SELECT FROM secretary s JOIN position p ON p.id = s.official_position_id AND p.is_active
      WHERE s.secretary_user_id = u.id AND s.is_active
  ) OR EXISTS (
    SELECT FROM delegation g JOIN position p ON p.id = g.from_position_id AND p.is_active
      WHERE g.to_user_id = u.id AND g.is_active AND g.start_date <= (now() AT TIME ZONE 'Asia/Jakarta')::date
        AND (g.end_date IS NULL OR g.end_date >= (now() AT TIME ZONE 'Asia/Jakarta')::date)
  ) THEN CASE
    WHEN EXISTS (SELECT FROM credential c WHERE c.user_id = u.id) THEN 'dapat'
    ELSE 'tanpa-kata-sandi'
  END
  WHEN EXISTS (
    SELECT FROM job_mapping m JOIN position p ON p.id = m.position_id AND p.is_active
      WHERE m.user_id = u.id AND m.is_active AND m.start_date > (now() AT TIME ZONE 'Asia/Jakarta')::date
  ) THEN 'jabatan-nanti'
  ELSE 'tanpa-jabatan'
END AS value
FROM "user" u;
--> statement-breakpoint
DROP FUNCTION sign_in_state(uuid);
