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
UPDATE delegation SET stage_since = created_at;
--> statement-breakpoint
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
UPDATE delegation d SET stage = 'withdrawn', stage_since = e.at, stage_by_id = (SELECT id FROM "user" WHERE id = e.user_id),
  is_active = true
FROM ended e WHERE e.id = d.id;
