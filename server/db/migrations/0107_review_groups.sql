ALTER TABLE "letter_reviewer" ADD COLUMN "review_group" integer;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD COLUMN "from_user_id" uuid;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD COLUMN "from_position_id" uuid;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD COLUMN "from_delegation_id" uuid;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD COLUMN "from_reason" text;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD CONSTRAINT "letter_reviewer_from_user_id_user_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD CONSTRAINT "letter_reviewer_from_position_id_position_id_fk" FOREIGN KEY ("from_position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD CONSTRAINT "letter_reviewer_from_delegation_id_delegation_id_fk" FOREIGN KEY ("from_delegation_id") REFERENCES "public"."delegation"("id") ON DELETE no action ON UPDATE no action;
