ALTER TABLE "letter_reviewer" ADD COLUMN "review_group" integer;
