CREATE TABLE "life_reminder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"turn" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "life_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"token_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text,
	"values" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"version" integer NOT NULL,
	"undone_at" timestamp with time zone
);

--> statement-breakpoint
CREATE UNIQUE INDEX "life_reminder_turn" ON "life_reminder" USING btree ("resource","record_id","turn");
--> statement-breakpoint
CREATE INDEX "life_step_record" ON "life_step" USING btree ("resource","record_id","at","id");
