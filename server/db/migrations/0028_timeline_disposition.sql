ALTER TABLE "letter_timeline" ADD COLUMN "disposition_id" uuid;
