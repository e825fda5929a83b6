CREATE TABLE "booked_number" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number_code_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"sequence" integer NOT NULL,
	"suffix" text DEFAULT '' NOT NULL,
	"pattern" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"reason" text NOT NULL,
	"booked_by_user_id" uuid NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_by_letter_id" uuid,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"cancelled_by_user_id" uuid
);

--> statement-breakpoint
DROP INDEX "letter_number_once";
--> statement-breakpoint
DROP INDEX "letter_outbox";
--> statement-breakpoint
DROP INDEX "letter_sent_by";
--> statement-breakpoint
ALTER TABLE "letter_number" ADD COLUMN "suffix" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "letter_number" ADD COLUMN "cancelled_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "letter_number" ADD COLUMN "cancel_reason" text;
--> statement-breakpoint
ALTER TABLE "letter_number" ADD COLUMN "cancelled_by_user_id" uuid;
--> statement-breakpoint
ALTER TABLE "letter_timeline" ADD COLUMN "reviewers_left" integer;
--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "sender_delegations" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "booked_number_id" uuid;
--> statement-breakpoint
ALTER TABLE "number_counter" ADD COLUMN "first" integer;
--> statement-breakpoint
ALTER TABLE "booked_number" ADD CONSTRAINT "booked_number_number_code_id_script_number_code_id_fk" FOREIGN KEY ("number_code_id") REFERENCES "public"."script_number_code"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booked_number" ADD CONSTRAINT "booked_number_unit_id_organization_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booked_number" ADD CONSTRAINT "booked_number_booked_by_user_id_user_id_fk" FOREIGN KEY ("booked_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booked_number" ADD CONSTRAINT "booked_number_used_by_letter_id_letter_id_fk" FOREIGN KEY ("used_by_letter_id") REFERENCES "public"."letter"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booked_number" ADD CONSTRAINT "booked_number_cancelled_by_user_id_user_id_fk" FOREIGN KEY ("cancelled_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "booked_number_once" ON "booked_number" USING btree ("scope","sequence","suffix");
--> statement-breakpoint
CREATE INDEX "booked_number_list" ON "booked_number" USING btree ("state","booked_at","id");
--> statement-breakpoint
ALTER TABLE "letter_number" ADD CONSTRAINT "letter_number_cancelled_by_user_id_user_id_fk" FOREIGN KEY ("cancelled_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_booked_number_id_booked_number_id_fk" FOREIGN KEY ("booked_number_id") REFERENCES "public"."booked_number"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "letter_number_once" ON "letter_number" USING btree ("scope","sequence","suffix");
--> statement-breakpoint
CREATE INDEX "letter_outbox" ON "letter" USING btree ("position_id","updated_at","id") WHERE "letter"."state" in ('review', 'signing', 'sent', 'cancelled');
--> statement-breakpoint
CREATE INDEX "letter_sent_by" ON "letter" USING btree ("sender_position_id","updated_at","id") WHERE "letter"."state" in ('sent', 'cancelled');

--> statement-breakpoint
-- What stood then follows from what was decided since.
UPDATE "letter_timeline" t SET "reviewers_left" = (
  SELECT count(*) FROM "letter_reviewer" r
  WHERE r."letter_id" = t."letter_id" AND (r."decided_at" IS NULL OR r."decided_at" > t."at")
) WHERE t."event" IN ('submitted', 'approved', 'returned', 'edited', 'reviewers-changed');
--> statement-breakpoint
UPDATE "number_counter" c SET "first" = (SELECT min(n."sequence") FROM "letter_number" n WHERE n."scope" = c."scope");
