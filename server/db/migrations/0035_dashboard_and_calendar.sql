CREATE TABLE "unit_flow" (
	"unit_id" uuid PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fetched_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "unit_flow" ADD CONSTRAINT "unit_flow_unit_id_organization_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_token" ON "calendar_feed" USING btree ("token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_once" ON "calendar_feed" USING btree ("user_id",coalesce("entry_id", "user_id")) WHERE "calendar_feed"."revoked_at" is null;
--> statement-breakpoint
CREATE INDEX "calendar_feed_user" ON "calendar_feed" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "letter_held" ON "letter" USING btree ("position_id","holder_since","id") WHERE "letter"."state" in ('review', 'signing');
--> statement-breakpoint
CREATE INDEX "letter_day" ON "letter" USING btree ("position_id","script_date") WHERE "letter"."script_date" is not null;
--> statement-breakpoint
CREATE INDEX "letter_sender_day" ON "letter" USING btree ("sender_position_id","script_date") WHERE "letter"."script_date" is not null and "letter"."state" in ('sent', 'cancelled');
--> statement-breakpoint
CREATE INDEX "task_waiting_kind" ON "task" USING btree ("position_id","kind","created_at") WHERE "task"."done_at" is null;
--> statement-breakpoint
CREATE INDEX "task_late" ON "task" USING btree ("position_id","kind","due_at") WHERE "task"."done_at" is null and "task"."due_at" is not null;
--> statement-breakpoint
CREATE INDEX "task_day" ON "task" USING btree ("position_id","due_at") WHERE "task"."due_at" is not null;
