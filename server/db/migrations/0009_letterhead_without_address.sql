ALTER TABLE "letterhead_template" DROP COLUMN "address";
