ALTER TABLE "import_problem" ADD COLUMN "sheet" text DEFAULT '' NOT NULL;
