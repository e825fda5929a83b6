ALTER TABLE "life_step" ALTER COLUMN "user_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "life_step" ALTER COLUMN "entry_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "delegation" ADD COLUMN "stage" text DEFAULT 'given' NOT NULL;
--> statement-breakpoint
ALTER TABLE "delegation" ADD COLUMN "stage_due" date;
--> statement-breakpoint
ALTER TABLE "delegation" ADD COLUMN "stage_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "delegation" ADD COLUMN "stage_since" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_stage_by_id_user_id_fk" FOREIGN KEY ("stage_by_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "delegation_stage_sort" ON "delegation" USING btree ("stage","id");
--> statement-breakpoint
CREATE INDEX "delegation_stage_filter" ON "delegation" USING btree ("stage","start_date","id");
--> statement-breakpoint
CREATE INDEX "delegation_stage_due_sort" ON "delegation" USING btree ("stage_due","id");
--> statement-breakpoint
CREATE INDEX "delegation_stage_by_id_reference" ON "delegation" USING btree ("stage_by_id");
--> statement-breakpoint
CREATE INDEX "delegation_board" ON "delegation" USING btree ("stage","stage_due","id");

--> statement-breakpoint
-- In force: not withdrawn, and today within its days. The one place that says so (server/db/today.ts).
CREATE FUNCTION delegation_in_force(d delegation) RETURNS boolean LANGUAGE sql STABLE
  RETURN d.is_active AND d.stage = 'given' AND d.start_date <= (now() AT TIME ZONE 'Asia/Jakarta')::date
    AND (d.end_date IS NULL OR d.end_date >= (now() AT TIME ZONE 'Asia/Jakarta')::date);
--> statement-breakpoint
CREATE VIEW "delegation_period" AS
SELECT d.id, CASE
  WHEN delegation_in_force(d) THEN 'now'
  WHEN d.is_active AND d.stage = 'given' AND d.start_date > (now() AT TIME ZONE 'Asia/Jakarta')::date THEN 'coming'
  ELSE 'over'
END AS value
FROM delegation d;
--> statement-breakpoint
CREATE OR REPLACE VIEW "sign_in_states" AS
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
      WHERE g.to_user_id = u.id AND delegation_in_force(g)
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
-- Deactivated before there was a withdrawal: by whom, and when, the audit log says; no step says more than it knows.
WITH ended AS (
  SELECT d.id, d.version, d.created_at, coalesce(a.at, d.updated_at) AS at, a.user_id, a.entry_id, a.token_id
  FROM delegation d LEFT JOIN LATERAL (
    SELECT l.at, l.user_id, l.entry_id, l.token_id FROM audit_log l
    WHERE l.resource = 'pengaturan.delegasi' AND l.record_id = d.id AND l.after ->> 'isActive' = 'false'
      AND l.before ->> 'isActive' = 'true'
    ORDER BY l.id DESC LIMIT 1) a ON true
  WHERE NOT d.is_active
), told AS (
  INSERT INTO life_step (id, resource, record_id, event, from_stage, to_stage, user_id, entry_id, token_id, at, "values",
    before, version)
  SELECT gen_random_uuid(), 'pengaturan.delegasi', id, 'withdraw', 'given', 'withdrawn', user_id, entry_id, token_id, at,
    '{}', jsonb_build_object('stageSince', created_at, 'stageDue', null, 'stageById', null, 'values', '{}'::jsonb), version
  FROM ended
)
UPDATE delegation d SET stage = CASE WHEN w.is_ended THEN 'withdrawn' ELSE 'given' END, is_active = true,
  stage_since = coalesce(w.at, d.created_at), stage_by_id = (SELECT id FROM "user" WHERE id = w.user_id)
FROM (SELECT o.id, e.id IS NOT NULL AS is_ended, e.at, e.user_id FROM delegation o LEFT JOIN ended e ON e.id = o.id) w
WHERE w.id = d.id;

--> statement-breakpoint
-- Access requests are declared: their state is the stage of a life, what was done to them are its steps.
DROP INDEX "access_request_waiting";
--> statement-breakpoint
DROP INDEX "access_request_of";
--> statement-breakpoint
DROP INDEX "access_request_mine";
--> statement-breakpoint
DROP INDEX "access_request_deciders";
--> statement-breakpoint
DROP INDEX "access_request_running";
--> statement-breakpoint
DROP INDEX "access_request_asked";
--> statement-breakpoint
ALTER TABLE "access_request" RENAME COLUMN "state" TO "stage";
--> statement-breakpoint
ALTER TABLE "access_request" RENAME COLUMN "decided_by_user_id" TO "decided_by_id";
--> statement-breakpoint
ALTER TABLE "access_request" RENAME CONSTRAINT "access_request_decided_by_user_id_user_id_fk" TO "access_request_decided_by_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "access_request" RENAME COLUMN "asked_at" TO "created_at";
--> statement-breakpoint
ALTER TABLE "access_request" ALTER COLUMN "decider_position_ids" SET DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE "access_request" ADD COLUMN "unit_id" uuid;
--> statement-breakpoint
ALTER TABLE "access_request" ADD COLUMN "stage_due" date;
--> statement-breakpoint
ALTER TABLE "access_request" ADD COLUMN "stage_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "access_request" ADD COLUMN "made_reader_ids" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "access_request" ADD COLUMN "stage_since" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "access_request" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "access_request" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "access_request" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
INSERT INTO life_step (id, resource, record_id, event, from_stage, to_stage, user_id, at, note, "values", before, version)
SELECT gen_random_uuid(), 'dokumen.permintaan-akses', id, CASE WHEN stage = 'refused' THEN 'refuse' ELSE 'approve' END,
  'waiting', CASE WHEN stage = 'refused' THEN 'refused' ELSE 'approved' END, decided_by_id, decided_at, note,
  CASE WHEN stage = 'refused' THEN '{}' ELSE jsonb_build_object('untilDay', until_day) END,
  jsonb_build_object('stageSince', created_at, 'stageDue', null, 'stageById', by_user_id, 'values', '{}'::jsonb), 2
FROM access_request WHERE decided_at IS NOT NULL;
--> statement-breakpoint
-- What expired was nobody's doing, and is so still.
INSERT INTO life_step (id, resource, record_id, event, from_stage, to_stage, user_id, at, note, "values", before, version)
SELECT gen_random_uuid(), 'dokumen.permintaan-akses', id,
  CASE stage WHEN 'withdrawn' THEN 'withdraw' WHEN 'revoked' THEN 'revoke' ELSE 'expire' END,
  CASE WHEN decided_at IS NULL THEN 'waiting' ELSE 'approved' END, stage, ended_by_user_id, ended_at, end_reason, '{}',
  jsonb_build_object('stageSince', coalesce(decided_at, created_at), 'stageDue', null,
    'stageById', coalesce(decided_by_id, by_user_id), 'values', '{}'::jsonb), CASE WHEN decided_at IS NULL THEN 2 ELSE 3 END
FROM access_request WHERE ended_at IS NOT NULL;
--> statement-breakpoint
UPDATE access_request r SET unit_id = a.unit_id, until_day = coalesce(r.until_day, r.wanted_until),
  made_reader_ids = CASE WHEN r.made_reader THEN ARRAY[r.by_user_id] ELSE '{}' END,
  stage_since = coalesce(r.ended_at, r.decided_at, r.created_at), updated_at = coalesce(r.ended_at, r.decided_at, r.created_at),
  stage_by_id = CASE WHEN r.ended_at IS NOT NULL THEN r.ended_by_user_id ELSE coalesce(r.decided_by_id, r.by_user_id) END,
  version = 1 + (r.decided_at IS NOT NULL)::int + (r.ended_at IS NOT NULL)::int
FROM archive a WHERE a.id = r.archive_id;
--> statement-breakpoint
-- Their history stands under the name that they have now.
UPDATE audit_log SET resource = 'dokumen.permintaan-akses' WHERE resource = 'access-request';
--> statement-breakpoint
ALTER TABLE "access_request" ALTER COLUMN "unit_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "access_request" ALTER COLUMN "until_day" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "access_request" DROP COLUMN "decided_at";
--> statement-breakpoint
ALTER TABLE "access_request" DROP COLUMN "decided_by_position_id";
--> statement-breakpoint
ALTER TABLE "access_request" DROP COLUMN "note";
--> statement-breakpoint
ALTER TABLE "access_request" DROP COLUMN "made_reader";
--> statement-breakpoint
ALTER TABLE "access_request" DROP COLUMN "ended_at";
--> statement-breakpoint
ALTER TABLE "access_request" DROP COLUMN "ended_by_user_id";
--> statement-breakpoint
ALTER TABLE "access_request" DROP COLUMN "end_reason";
--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_unit_id_organization_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_stage_by_id_user_id_fk" FOREIGN KEY ("stage_by_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "access_request_archive_id_reference" ON "access_request" USING btree ("archive_id");
--> statement-breakpoint
CREATE INDEX "access_request_unit_id_reference" ON "access_request" USING btree ("unit_id");
--> statement-breakpoint
CREATE INDEX "access_request_by_user_id_reference" ON "access_request" USING btree ("by_user_id");
--> statement-breakpoint
CREATE INDEX "access_request_by_position_id_reference" ON "access_request" USING btree ("by_position_id");
--> statement-breakpoint
CREATE INDEX "access_request_until_day_sort" ON "access_request" USING btree ("until_day","id");
--> statement-breakpoint
CREATE INDEX "access_request_decided_by_id_reference" ON "access_request" USING btree ("decided_by_id");
--> statement-breakpoint
CREATE INDEX "access_request_stage_sort" ON "access_request" USING btree ("stage","id");
--> statement-breakpoint
CREATE INDEX "access_request_stage_filter" ON "access_request" USING btree ("stage","created_at","id");
--> statement-breakpoint
CREATE INDEX "access_request_stage_due_sort" ON "access_request" USING btree ("stage_due","id");
--> statement-breakpoint
CREATE INDEX "access_request_stage_by_id_reference" ON "access_request" USING btree ("stage_by_id");
--> statement-breakpoint
CREATE INDEX "access_request_decider_position_ids_members" ON "access_request" USING gin ("decider_position_ids");
--> statement-breakpoint
CREATE INDEX "access_request_made_reader_ids_members" ON "access_request" USING gin ("made_reader_ids");
--> statement-breakpoint
CREATE INDEX "access_request_default_sort" ON "access_request" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "access_request_board" ON "access_request" USING btree ("stage","stage_due","id");
--> statement-breakpoint
-- Beside what the declaration gives: one waiting of a person for an item, and the check at every opening.
CREATE UNIQUE INDEX "access_request_waiting" ON "access_request" ("archive_id", "by_user_id") WHERE stage = 'waiting';
--> statement-breakpoint
CREATE INDEX "access_request_running" ON "access_request" ("until_day") WHERE stage = 'approved';
--> statement-breakpoint
CREATE INDEX "access_request_asked" ON "access_request" ("until_day") WHERE stage = 'waiting';
