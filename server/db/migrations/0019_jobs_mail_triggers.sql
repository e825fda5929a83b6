CREATE TABLE "notification_setting" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"muted" text[] DEFAULT '{}' NOT NULL,
	"digest" boolean DEFAULT false NOT NULL,
	"digest_on" date
);

--> statement-breakpoint
CREATE TABLE "trigger_run" (
	"trigger_id" uuid NOT NULL,
	"turn" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trigger_run_trigger_id_turn_pk" PRIMARY KEY("trigger_id","turn")
);

--> statement-breakpoint
DROP INDEX "mail_created";
--> statement-breakpoint
ALTER TABLE "letter_version" ALTER COLUMN "at" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "letter_version" ADD COLUMN "kept_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "html" text;
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "secret" text;
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trigger_run" ADD CONSTRAINT "trigger_run_trigger_id_trigger_id_fk" FOREIGN KEY ("trigger_id") REFERENCES "public"."trigger"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mail_created" ON "mail" USING btree ("created_at","id");
--> statement-breakpoint
UPDATE "mail" SET "state" = CASE WHEN "sent_at" IS NOT NULL THEN 'sent' WHEN "failure" IS NOT NULL THEN 'failed' ELSE 'kept' END;
