ALTER TABLE "retention_step" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;
