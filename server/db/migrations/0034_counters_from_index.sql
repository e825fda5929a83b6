CREATE INDEX "letter_draft_count" ON "letter" USING btree ("position_id","security_rank") WHERE "letter"."state" in ('draft', 'revision') and "letter"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "letter_under_way_count" ON "letter" USING btree ("position_id","security_rank") WHERE "letter"."state" in ('review', 'signing');
