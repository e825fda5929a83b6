ALTER TABLE "letter_comment" ADD COLUMN "anchor" jsonb;
--> statement-breakpoint
ALTER TABLE "letter_comment" ADD COLUMN "proposal" text;
--> statement-breakpoint
ALTER TABLE "letter_comment" ADD COLUMN "outcome" text;
