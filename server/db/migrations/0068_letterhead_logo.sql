ALTER TABLE "letterhead_template" ADD COLUMN "logo" text;
