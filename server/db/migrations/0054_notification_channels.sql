CREATE TABLE "notification_choice" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choice_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);

--> statement-breakpoint
CREATE TABLE "push_key" (
	"id" smallint PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscription_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);

--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "notification_setting" ADD COLUMN "digest_hour" smallint;
--> statement-breakpoint
ALTER TABLE "notification_setting" ADD COLUMN "digest_days" smallint[];
--> statement-breakpoint
ALTER TABLE "notification_setting" ADD COLUMN "digest_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "kind" text;
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "letter_id" uuid;
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "letter_rank" integer;
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "passed_on_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Who wanted no mail about a topic wants none about its kinds, nor by the office's rules; the digest was theirs to ask for.
INSERT INTO "notification_choice" ("user_id", "kind", "channel", "is_on")
SELECT s.user_id, k.kind, 'mail', false
FROM "notification_setting" s
JOIN (VALUES
  ('tugas', 'persetujuan.giliran'), ('tugas', 'persetujuan.revisi'), ('tugas', 'akses.permintaan'),
  ('tugas', 'akses.hasil'), ('tugas', 'aturan.surel'), ('masuk', 'aturan.surel'), ('disposisi', 'disposisi.masuk'),
  ('jabatan', 'jabatan.beralih'), ('jabatan', 'jabatan.delegasi'), ('bantuan', 'bantuan.tiket')
) k (topic, kind) ON k.topic = ANY (s.muted)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "notification_setting" SET "digest_days" = '{}' WHERE NOT "digest";
--> statement-breakpoint
-- A notice that is handed to the channels is none that changed for its reader: only what was read is told at once.
CREATE FUNCTION notification_live_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('person', ARRAY(
    SELECT n.user_id FROM news n JOIN olds o USING (id) WHERE n.read_at IS DISTINCT FROM o.read_at));
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER notification_live_update ON notification;
--> statement-breakpoint
CREATE TRIGGER notification_live_update AFTER UPDATE ON notification REFERENCING NEW TABLE AS news OLD TABLE AS olds
  FOR EACH STATEMENT EXECUTE FUNCTION notification_live_change();
