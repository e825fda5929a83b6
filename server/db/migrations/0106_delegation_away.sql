ALTER TABLE "delegation" ADD COLUMN "is_away" boolean DEFAULT false NOT NULL;
