ALTER TABLE "letter_timeline" ADD COLUMN "to_position_id" uuid;
