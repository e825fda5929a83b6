CREATE TABLE "letter_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"action" text NOT NULL,
	"note" text,
	"state" text DEFAULT 'running' NOT NULL,
	"letters" jsonb NOT NULL,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message" text,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE INDEX "letter_batch_owner" ON "letter_batch" USING btree ("owner_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "letter_batch_running" ON "letter_batch" USING btree ("owner_id") WHERE "letter_batch"."state" = 'running';
