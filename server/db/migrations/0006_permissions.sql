CREATE TABLE "permission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"branch" text NOT NULL,
	"sort_order" integer NOT NULL,
	"description" text,
	"is_declared" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "is_administrative" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "permission_path_key" ON "permission" USING btree (lower("path"));
--> statement-breakpoint
CREATE INDEX "permission_path_sort" ON "permission" USING btree ("path","id");
--> statement-breakpoint
CREATE INDEX "permission_name_sort" ON "permission" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "permission_branch_filter" ON "permission" USING btree ("branch","sort_order","id");
--> statement-breakpoint
CREATE INDEX "permission_sort_order_sort" ON "permission" USING btree ("sort_order","id");
--> statement-breakpoint
CREATE INDEX "permission_is_declared_filter" ON "permission" USING btree ("is_declared","sort_order","id");
--> statement-breakpoint
CREATE INDEX "permission_search" ON "permission" USING gin ((coalesce("path", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "role_is_administrative_filter" ON "role" USING btree ("is_administrative","name","id");
--> statement-breakpoint
CREATE FUNCTION is_administrative(paths text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (SELECT FROM unnest(paths) path WHERE trim(both '/' from path) ~ '^(master-data|manajemen-user|pengaturan)/')
$$;
--> statement-breakpoint
CREATE FUNCTION role_is_administrative() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_administrative := is_administrative(NEW.privileged_list);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER role_is_administrative BEFORE INSERT OR UPDATE ON "role"
  FOR EACH ROW EXECUTE FUNCTION role_is_administrative();
--> statement-breakpoint
UPDATE "role" SET is_administrative = true WHERE is_administrative(privileged_list);
--> statement-breakpoint
-- The people with administrative roles, as a view of users and their roles; writing to it changes those roles.
CREATE VIEW "admin" AS
  SELECT u.id, u.id AS user_id, u.person_name, u.npp, u.email,
         ARRAY(SELECT r.id FROM "role" r WHERE r.is_administrative AND r.id = ANY (u.role_ids) ORDER BY r.name, r.id) AS role_ids,
         u.is_active, u.version, u.created_at, u.updated_at
  FROM "user" u
  WHERE u.role_ids && ARRAY(SELECT r.id FROM "role" r WHERE r.is_administrative);
--> statement-breakpoint
CREATE FUNCTION admin_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person "user";
  other_roles uuid[];
BEGIN
  SELECT * INTO person FROM "user" WHERE id = CASE TG_OP WHEN 'INSERT' THEN NEW.user_id ELSE OLD.id END FOR UPDATE;
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = 'no such user', CONSTRAINT = 'admin_user_id_fk', TABLE = 'admin';
  END IF;
  other_roles := ARRAY(
    SELECT given.id FROM unnest(person.role_ids) WITH ORDINALITY given (id, place)
    JOIN "role" r ON r.id = given.id AND NOT r.is_administrative ORDER BY given.place);
  IF TG_OP = 'DELETE' THEN
    UPDATE "user" SET role_ids = other_roles, version = version + 1, updated_at = now() WHERE id = person.id;
    RETURN OLD;
  END IF;
  IF TG_OP = 'INSERT' AND EXISTS (SELECT FROM "role" r WHERE r.is_administrative AND r.id = ANY (person.role_ids)) THEN
    RAISE unique_violation USING MESSAGE = 'administrator already', CONSTRAINT = 'admin_user_id_key', TABLE = 'admin';
  END IF;
  UPDATE "user"
  SET role_ids = other_roles || NEW.role_ids,
      is_active = coalesce(NEW.is_active, person.is_active),
      version = CASE TG_OP WHEN 'INSERT' THEN person.version + 1 ELSE NEW.version END,
      updated_at = now()
  WHERE id = person.id
  RETURNING id, id, person_name, npp, email, is_active, version, created_at, updated_at
  INTO NEW.id, NEW.user_id, NEW.person_name, NEW.npp, NEW.email, NEW.is_active, NEW.version, NEW.created_at, NEW.updated_at;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER admin_write INSTEAD OF INSERT OR UPDATE OR DELETE ON "admin"
  FOR EACH ROW EXECUTE FUNCTION admin_write();
