ALTER TABLE "letter_recipient" ADD COLUMN "is_whole" boolean DEFAULT false NOT NULL;
