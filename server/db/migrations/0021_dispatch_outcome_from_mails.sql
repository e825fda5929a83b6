ALTER TABLE "letter_dispatch" DROP COLUMN "failed_to";
--> statement-breakpoint
ALTER TABLE "letter_dispatch" DROP COLUMN "outcome";
