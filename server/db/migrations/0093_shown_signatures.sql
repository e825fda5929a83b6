ALTER TABLE "letter_cosigner" ADD COLUMN "signed" jsonb;
