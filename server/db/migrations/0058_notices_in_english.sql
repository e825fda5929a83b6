ALTER TABLE "notification" ADD COLUMN "title_en" text;
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "message_en" text;
