CREATE TABLE "letter_sealing" (
	"letter_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"file_hash" text NOT NULL,
	"given" jsonb NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" jsonb,
	"claimed_until" timestamp with time zone,
	"next_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "letter_number" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "sealing_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "letter_document" ADD COLUMN "seal" jsonb;
--> statement-breakpoint
ALTER TABLE "letter_sealing" ADD CONSTRAINT "letter_sealing_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "letter_number_kept" ON "letter_number" USING btree ("given_at","letter_id") WHERE "letter_number"."is_kept";
