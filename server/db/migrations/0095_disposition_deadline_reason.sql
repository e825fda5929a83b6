ALTER TABLE "disposition" ADD COLUMN "deadline_reason" text;
