ALTER TABLE "letter" ADD COLUMN "contract" jsonb;
