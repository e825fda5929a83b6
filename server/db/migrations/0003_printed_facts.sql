ALTER TABLE "letter_document" ADD COLUMN "printed" jsonb;
