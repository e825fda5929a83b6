ALTER TABLE "position" ADD COLUMN "role_ids" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE INDEX "position_role_ids_members" ON "position" USING gin ("role_ids");

--> statement-breakpoint
-- What a holding gives: its post's roles, which every holder has, and its own after them.
CREATE FUNCTION holding_roles(holding uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT p.role_ids || ARRAY(
    SELECT given.id FROM unnest(m.role_ids) WITH ORDINALITY given (id, place)
    WHERE given.id <> ALL (p.role_ids) ORDER BY given.place)
  FROM "job_mapping" m JOIN "position" p ON p.id = m.position_id WHERE m.id = holding
$$;
--> statement-breakpoint
-- As before, the first role of the main post now being one of the post's where it has any.
CREATE OR REPLACE FUNCTION main_roles(person uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(one.id ORDER BY one.place) FROM (
    SELECT given.id, min(given.place) AS place FROM (
      SELECT held.ids[1] AS id, 0 AS place FROM (SELECT holding_roles(main_holding(person)) AS ids) held
      WHERE cardinality(held.ids) > 0
      UNION ALL
      SELECT held.id, held.place FROM "user" u CROSS JOIN unnest(u.role_ids) WITH ORDINALITY held (id, place)
      WHERE u.id = person
    ) given GROUP BY given.id
  ) one
$$;
--> statement-breakpoint
-- As before, with administrators by the roles of their post.
CREATE OR REPLACE VIEW "admin" AS
  SELECT u.id, u.id AS user_id, u.person_name, u.npp, u.email,
         ARRAY(SELECT r.id FROM "role" r WHERE r.is_administrative AND r.id = ANY (main_roles(u.id)) ORDER BY r.name, r.id) AS role_ids,
         u.is_active, u.version, u.created_at, u.updated_at
  FROM "user" u
  WHERE (u.role_ids && ARRAY(SELECT r.id FROM "role" r WHERE r.is_administrative)
      OR u.id IN (SELECT m.user_id FROM "job_mapping" m WHERE m.role_ids && ARRAY(SELECT r.id FROM "role" r WHERE r.is_administrative))
      OR u.id IN (SELECT m.user_id FROM "job_mapping" m JOIN "position" p ON p.id = m.position_id
                  WHERE p.role_ids && ARRAY(SELECT r.id FROM "role" r WHERE r.is_administrative)))
    AND main_roles(u.id) && ARRAY(SELECT r.id FROM "role" r WHERE r.is_administrative);
--> statement-breakpoint
-- As before, where the post's own roles leave the holding's first no main role.
CREATE OR REPLACE FUNCTION admin_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person "user";
  holding "job_mapping";
  other_roles uuid[];
  kept uuid[];
  own_roles uuid[];
  first_role uuid;
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
  own_roles := coalesce(holding.role_ids, '{}');
  -- Where the post has roles, the first of them goes with it and none of the holding's.
  SELECT CASE WHEN cardinality(p.role_ids) = 0 THEN own_roles[1] ELSE p.role_ids[1] END INTO first_role
  FROM "position" p WHERE p.id = holding.position_id;
  -- The next in the list moves up, so whatever administrative was not kept goes with the first.
  IF EXISTS (SELECT FROM "role" r WHERE r.id = first_role AND r.id = own_roles[1] AND r.is_administrative AND r.id <> ALL (kept)) THEN
    own_roles := ARRAY(
      SELECT given.id FROM unnest(own_roles) WITH ORDINALITY given (id, place)
      JOIN "role" r ON r.id = given.id AND NOT (r.is_administrative AND r.id <> ALL (kept)) ORDER BY given.place);
    first_role := own_roles[1];
    UPDATE "job_mapping" SET role_ids = own_roles, version = version + 1, updated_at = now() WHERE id = holding.id;
  END IF;
  -- For the history that the application writes of both (server/permissions/admin-hooks.ts).
  PERFORM set_config('naskah.a' || replace(person.id::text, '-', ''), jsonb_build_object(
    'roleIds', person.role_ids, 'holdingId', holding.id, 'holdingBefore', coalesce(holding.role_ids, '{}'),
    'holdingAfter', own_roles)::text, true);
  IF TG_OP = 'DELETE' THEN
    UPDATE "user" SET role_ids = other_roles, version = version + 1, updated_at = now() WHERE id = person.id;
    RETURN OLD;
  END IF;
  UPDATE "user"
  SET role_ids = other_roles || ARRAY(
        SELECT given.id FROM unnest(kept) WITH ORDINALITY given (id, place)
        WHERE given.id = ANY (person.role_ids) OR given.id IS DISTINCT FROM first_role ORDER BY given.place),
      is_active = coalesce(NEW.is_active, person.is_active),
      version = CASE TG_OP WHEN 'INSERT' THEN person.version + 1 ELSE NEW.version END,
      updated_at = now()
  WHERE id = person.id
  RETURNING id, id, person_name, npp, email, is_active, version, created_at, updated_at
  INTO NEW.id, NEW.user_id, NEW.person_name, NEW.npp, NEW.email, NEW.is_active, NEW.version, NEW.created_at, NEW.updated_at;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TABLE "view_as" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"by_user_id" uuid NOT NULL,
	"by_entry_id" uuid NOT NULL,
	"user_id" uuid,
	"role_id" uuid,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "view_as" ADD CONSTRAINT "view_as_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "view_as" ADD CONSTRAINT "view_as_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "view_as" ADD CONSTRAINT "view_as_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "view_as_running" ON "view_as" USING btree ("session_id") WHERE "view_as"."ended_at" is null;
