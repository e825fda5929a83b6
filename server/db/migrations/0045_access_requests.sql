CREATE TABLE "access_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"archive_id" uuid NOT NULL,
	"by_user_id" uuid NOT NULL,
	"by_position_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"wanted_until" date NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decider_position_ids" uuid[] NOT NULL,
	"from_day" date,
	"until_day" date,
	"decided_at" timestamp with time zone,
	"decided_by_user_id" uuid,
	"decided_by_position_id" uuid,
	"note" text,
	"made_reader" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by_user_id" uuid,
	"end_reason" text
);

--> statement-breakpoint
ALTER TABLE "archive_opening" ADD COLUMN "request_id" uuid;
--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_archive_id_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archive"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_by_user_id_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_by_position_id_position_id_fk" FOREIGN KEY ("by_position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_decided_by_user_id_user_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_decided_by_position_id_position_id_fk" FOREIGN KEY ("decided_by_position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_ended_by_user_id_user_id_fk" FOREIGN KEY ("ended_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "access_request_waiting" ON "access_request" USING btree ("archive_id","by_user_id") WHERE "access_request"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "access_request_of" ON "access_request" USING btree ("archive_id","by_user_id");
--> statement-breakpoint
CREATE INDEX "access_request_mine" ON "access_request" USING btree ("by_user_id","asked_at");
--> statement-breakpoint
CREATE INDEX "access_request_deciders" ON "access_request" USING gin ("decider_position_ids");
--> statement-breakpoint
CREATE INDEX "access_request_running" ON "access_request" USING btree ("until_day") WHERE "access_request"."state" = 'approved';
--> statement-breakpoint
CREATE INDEX "access_request_asked" ON "access_request" USING btree ("wanted_until") WHERE "access_request"."state" = 'waiting';
--> statement-breakpoint
ALTER TABLE "archive_opening" ADD CONSTRAINT "archive_opening_request_id_access_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."access_request"("id") ON DELETE set null ON UPDATE no action;
