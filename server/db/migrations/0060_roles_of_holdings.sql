ALTER TABLE "job_mapping" ADD COLUMN "role_ids" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE INDEX "job_mapping_role_ids_members" ON "job_mapping" USING gin ("role_ids");

--> statement-breakpoint
-- The post a person holds first of all today: a permanent one before an acting one, the oldest of several.
CREATE FUNCTION main_holding(person uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT m.id FROM "job_mapping" m JOIN "position" p ON p.id = m.position_id AND p.is_active
  WHERE m.user_id = person AND m.is_active
    AND m.start_date <= (now() AT TIME ZONE 'Asia/Jakarta')::date
    AND (m.end_date IS NULL OR m.end_date >= (now() AT TIME ZONE 'Asia/Jakarta')::date)
  ORDER BY m.type = 'definitif' DESC, m.start_date, m.id LIMIT 1
$$;
--> statement-breakpoint
-- What a person's main role is made of: the first role of the main post, and the roles given to the person as a whole.
-- NULL where neither was ever given: then the post decides alone (server/accounts/role-entries.ts).
CREATE FUNCTION main_roles(person uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(one.id ORDER BY one.place) FROM (
    SELECT given.id, min(given.place) AS place FROM (
      SELECT m.role_ids[1] AS id, 0 AS place FROM "job_mapping" m
      WHERE m.id = main_holding(person) AND cardinality(m.role_ids) > 0
      UNION ALL
      SELECT held.id, held.place FROM "user" u CROSS JOIN unnest(u.role_ids) WITH ORDINALITY held (id, place)
      WHERE u.id = person
    ) given GROUP BY given.id
  ) one
$$;
--> statement-breakpoint
-- The id of an additional role entry: one for every role of every post, the same in every process and on every day.
CREATE FUNCTION role_entry_id(holding uuid, role uuid) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT md5(holding::text || ' ' || role::text)::uuid
$$;
--> statement-breakpoint
-- Until now every post did what its person's roles did. Further posts keep them, as roles of their own.
UPDATE "job_mapping" m SET role_ids = u.role_ids
FROM "user" u
WHERE u.id = m.user_id AND m.id IS DISTINCT FROM main_holding(m.user_id)
  AND (m.end_date IS NULL OR m.end_date >= (now() AT TIME ZONE 'Asia/Jakarta')::date)
  -- What begins later as a permanent post succeeds the present one, and goes by the person's roles then.
  AND (m.type <> 'definitif' OR m.start_date <= (now() AT TIME ZONE 'Asia/Jakarta')::date);
--> statement-breakpoint
-- Devices, tokens and subscriptions of a further post go on with its first role.
UPDATE "session" s SET entry_id = role_entry_id(m.id, m.role_ids[1])
FROM "job_mapping" m WHERE m.id = s.entry_id AND cardinality(m.role_ids) > 0;
--> statement-breakpoint
UPDATE "api_token" t SET entry_id = role_entry_id(m.id, m.role_ids[1])
FROM "job_mapping" m WHERE m.id = t.entry_id AND cardinality(m.role_ids) > 0;
--> statement-breakpoint
UPDATE "calendar_feed" f SET entry_id = role_entry_id(m.id, m.role_ids[1])
FROM "job_mapping" m WHERE m.id = f.entry_id AND cardinality(m.role_ids) > 0;
--> statement-breakpoint
UPDATE "report_subscription" r SET entry_id = role_entry_id(m.id, m.role_ids[1])
FROM "job_mapping" m WHERE m.id = r.entry_id AND cardinality(m.role_ids) > 0;
--> statement-breakpoint
UPDATE "letter_batch" b SET entry_id = role_entry_id(m.id, m.role_ids[1])
FROM "job_mapping" m WHERE m.id = b.entry_id AND cardinality(m.role_ids) > 0;
--> statement-breakpoint
-- Administrators are those whose main role is administrative, wherever it was given: only there it opens anything.
CREATE OR REPLACE VIEW "admin" AS
  SELECT u.id, u.id AS user_id, u.person_name, u.npp, u.email,
         ARRAY(SELECT r.id FROM "role" r WHERE r.is_administrative AND r.id = ANY (main_roles(u.id)) ORDER BY r.name, r.id) AS role_ids,
         u.is_active, u.version, u.created_at, u.updated_at
  FROM "user" u
  WHERE (u.role_ids && ARRAY(SELECT r.id FROM "role" r WHERE r.is_administrative)
      OR u.id IN (SELECT m.user_id FROM "job_mapping" m WHERE m.role_ids && ARRAY(SELECT r.id FROM "role" r WHERE r.is_administrative)))
    AND main_roles(u.id) && ARRAY(SELECT r.id FROM "role" r WHERE r.is_administrative);
--> statement-breakpoint
-- Writing to the view takes a role from where it was given, the post or the person, and gives new ones to the person.
CREATE OR REPLACE FUNCTION admin_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person "user";
  holding "job_mapping";
  other_roles uuid[];
  kept uuid[];
  holding_roles uuid[];
BEGIN
  SELECT * INTO person FROM "user" WHERE id = CASE TG_OP WHEN 'INSERT' THEN NEW.user_id ELSE OLD.id END FOR UPDATE;
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = 'no such user', CONSTRAINT = 'admin_user_id_fk', TABLE = 'admin';
  END IF;
  other_roles := ARRAY(
    SELECT given.id FROM unnest(person.role_ids) WITH ORDINALITY given (id, place)
    JOIN "role" r ON r.id = given.id AND NOT r.is_administrative ORDER BY given.place);
  IF TG_OP = 'INSERT' AND EXISTS (SELECT FROM "role" r WHERE r.is_administrative AND r.id = ANY (main_roles(person.id))) THEN
    RAISE unique_violation USING MESSAGE = 'administrator already', CONSTRAINT = 'admin_user_id_key', TABLE = 'admin';
  END IF;
  kept := CASE TG_OP WHEN 'DELETE' THEN '{}' ELSE NEW.role_ids END;
  SELECT * INTO holding FROM "job_mapping" WHERE id = main_holding(person.id) FOR UPDATE;
  holding_roles := coalesce(holding.role_ids, '{}');
  -- The next in the list moves up, so whatever administrative was not kept goes with the first.
  IF EXISTS (SELECT FROM "role" r WHERE r.id = holding_roles[1] AND r.is_administrative AND r.id <> ALL (kept)) THEN
    holding_roles := ARRAY(
      SELECT given.id FROM unnest(holding_roles) WITH ORDINALITY given (id, place)
      JOIN "role" r ON r.id = given.id AND NOT (r.is_administrative AND r.id <> ALL (kept)) ORDER BY given.place);
    UPDATE "job_mapping" SET role_ids = holding_roles, version = version + 1, updated_at = now() WHERE id = holding.id;
  END IF;
  -- For the history that the application writes of both (server/permissions/admin-hooks.ts).
  PERFORM set_config('naskah.a' || replace(person.id::text, '-', ''), jsonb_build_object(
    'roleIds', person.role_ids, 'holdingId', holding.id, 'holdingBefore', coalesce(holding.role_ids, '{}'),
    'holdingAfter', holding_roles)::text, true);
  IF TG_OP = 'DELETE' THEN
    UPDATE "user" SET role_ids = other_roles, version = version + 1, updated_at = now() WHERE id = person.id;
    RETURN OLD;
  END IF;
  UPDATE "user"
  SET role_ids = other_roles || ARRAY(
        SELECT given.id FROM unnest(kept) WITH ORDINALITY given (id, place)
        WHERE given.id = ANY (person.role_ids) OR given.id IS DISTINCT FROM holding_roles[1] ORDER BY given.place),
      is_active = coalesce(NEW.is_active, person.is_active),
      version = CASE TG_OP WHEN 'INSERT' THEN person.version + 1 ELSE NEW.version END,
      updated_at = now()
  WHERE id = person.id
  RETURNING id, id, person_name, npp, email, is_active, version, created_at, updated_at
  INTO NEW.id, NEW.user_id, NEW.person_name, NEW.npp, NEW.email, NEW.is_active, NEW.version, NEW.created_at, NEW.updated_at;
  RETURN NEW;
END $$;
