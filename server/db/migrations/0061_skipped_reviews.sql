ALTER TABLE "letter_reviewer" ADD COLUMN "skip_reason" text;
