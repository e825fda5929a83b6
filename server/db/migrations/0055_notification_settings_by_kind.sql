ALTER TABLE "notification_setting" DROP COLUMN "muted";
--> statement-breakpoint
ALTER TABLE "notification_setting" DROP COLUMN "digest";
