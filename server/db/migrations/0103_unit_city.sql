ALTER TABLE "organization_unit" ADD COLUMN "city" text;
