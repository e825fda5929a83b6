CREATE TABLE "trigger_webhook" (
	"trigger_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shown_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "trigger" ADD COLUMN "conditions" jsonb;
--> statement-breakpoint
ALTER TABLE "trigger" ADD COLUMN "message_title" text;
--> statement-breakpoint
ALTER TABLE "trigger" ADD COLUMN "message_text" text;
--> statement-breakpoint
ALTER TABLE "trigger" ADD COLUMN "webhook_url" text;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "event" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "condition" integer;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "letter_id" uuid;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "resource" text;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "record_id" uuid;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "due_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "told" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "mailed" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "failure" text;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "work" jsonb;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "webhook_state" text;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "webhook_tries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "webhook_round" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "webhook_status" integer;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "webhook_failure" text;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "webhook_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD COLUMN "webhook_body" text;
--> statement-breakpoint
ALTER TABLE "trigger_webhook" ADD CONSTRAINT "trigger_webhook_trigger_id_trigger_id_fk" FOREIGN KEY ("trigger_id") REFERENCES "public"."trigger"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "trigger_run_log" ON "trigger_run" USING btree ("trigger_id","at","id");
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD CONSTRAINT "trigger_run_id_unique" UNIQUE("id");
--> statement-breakpoint
UPDATE "trigger_run" SET "event" = split_part("turn", ' ', 1);
--> statement-breakpoint
-- Jobs come at once: they judge the conditions, and wait out the delay themselves (server/triggers/runs.ts).
CREATE OR REPLACE FUNCTION emit_record_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "trigger" t WHERE t.is_active AND t.entity IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  PERFORM send_job('work', gen_random_uuid(),
    jsonb_build_object('kind', 'record-trigger', 'data', jsonb_build_object('triggerId', w.id, 'audits', w.audits)), now())
  FROM (
    SELECT id, jsonb_agg(audit ORDER BY audit) AS audits
    FROM (
      SELECT t.id, n.id AS audit, (row_number() OVER (PARTITION BY t.id ORDER BY n.id) - 1) / 200 AS part
      FROM written n
      JOIN "trigger" t ON t.is_active AND t.entity = n.resource AND t.event = CASE
        WHEN n.action = 'create' THEN 'data.dibuat'
        WHEN n.action = 'delete' THEN 'data.dihapus'
        WHEN n.before IS NOT NULL AND n.after IS NOT NULL THEN 'data.diubah' END
      WHERE n.record_id IS NOT NULL) one
    GROUP BY id, part) w;
  RETURN NULL;
END $$;
