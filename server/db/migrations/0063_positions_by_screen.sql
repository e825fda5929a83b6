CREATE INDEX "position_kind_filter" ON "position" USING btree ("kind","code","id");
--> statement-breakpoint
CREATE INDEX "position_can_sign_filter" ON "position" USING btree ("can_sign","code","id");
--> statement-breakpoint
-- Whether a person could sign in today and what is in the way, by the rules of signing in: an own post, a delegation or a
-- secretary's official in a post that still exists, and a password.
CREATE FUNCTION sign_in_state(person uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN NOT u.is_active THEN 'nonaktif'
    WHEN u.isldap <> '2' THEN 'direktori'
    WHEN NOT EXISTS (
      SELECT FROM job_mapping m JOIN position p ON p.id = m.position_id AND p.is_active
        WHERE m.user_id = u.id AND m.is_active AND m.start_date <= d.today AND coalesce(m.end_date, d.today) >= d.today
      UNION ALL
      SELECT FROM secretary s JOIN position p ON p.id = s.official_position_id AND p.is_active
        WHERE s.secretary_user_id = u.id AND s.is_active
      UNION ALL
      SELECT FROM delegation g JOIN position p ON p.id = g.from_position_id AND p.is_active
        WHERE g.to_user_id = u.id AND g.is_active AND g.start_date <= d.today AND coalesce(g.end_date, d.today) >= d.today
    ) THEN CASE WHEN EXISTS (
      SELECT FROM job_mapping m JOIN position p ON p.id = m.position_id AND p.is_active
        WHERE m.user_id = u.id AND m.is_active AND m.start_date > d.today
    ) THEN 'jabatan-nanti' ELSE 'tanpa-jabatan' END
    WHEN NOT EXISTS (SELECT FROM credential c WHERE c.user_id = u.id) THEN 'tanpa-kata-sandi'
    ELSE 'dapat'
  END
  FROM "user" u, (SELECT (now() AT TIME ZONE 'Asia/Jakarta')::date AS today) d
  WHERE u.id = person
$$;
