ALTER TABLE "letter_recipient" ADD COLUMN "delegation_id" uuid;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD COLUMN "delegation_id" uuid;
--> statement-breakpoint
ALTER TABLE "letter_recipient" ADD CONSTRAINT "letter_recipient_delegation_id_delegation_id_fk" FOREIGN KEY ("delegation_id") REFERENCES "public"."delegation"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD CONSTRAINT "letter_reviewer_delegation_id_delegation_id_fk" FOREIGN KEY ("delegation_id") REFERENCES "public"."delegation"("id") ON DELETE set null ON UPDATE no action;
