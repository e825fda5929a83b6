ALTER TABLE "archive_figure" ADD COLUMN "audit_id" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "unit_flow" ADD COLUMN "audit_id" bigint DEFAULT 0 NOT NULL;
