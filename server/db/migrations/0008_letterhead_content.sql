ALTER TABLE "letterhead_template" ADD COLUMN "content" text;
--> statement-breakpoint
UPDATE "letterhead_template" SET "content" = '<h2>' || replace(replace(replace("company_name", '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</h2><p>' || replace(replace(replace(replace("address", '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '<br>') || '</p>';
--> statement-breakpoint
ALTER TABLE "letterhead_template" ALTER COLUMN "content" SET NOT NULL;
