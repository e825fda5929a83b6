ALTER TABLE "script_sub_type" ADD COLUMN "adjustments" jsonb;
--> statement-breakpoint
ALTER TABLE "institution" ADD COLUMN "salutation" text;
--> statement-breakpoint
ALTER TABLE "letterhead_template" ADD COLUMN "colour" text;
--> statement-breakpoint
ALTER TABLE "letterhead_template" ADD COLUMN "font" text;
--> statement-breakpoint
ALTER TABLE "letterhead_template" ADD COLUMN "font_size" integer;
--> statement-breakpoint
ALTER TABLE "letterhead_template" ADD COLUMN "justified" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "letterhead_template" ADD COLUMN "following_head" text;
--> statement-breakpoint
ALTER TABLE "letterhead_template" ADD COLUMN "footer" text;
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "salutation" text;
--> statement-breakpoint
UPDATE "letterhead_template" SET "font" = 'source-serif', "font_size" = 11, "following_head" = 'running';
