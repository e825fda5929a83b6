CREATE INDEX "letter_open_draft" ON "letter" USING btree ("position_id","updated_at","id") WHERE "letter"."state" in ('draft', 'revision');
--> statement-breakpoint
CREATE INDEX "letter_outbox" ON "letter" USING btree ("position_id","updated_at","id") WHERE "letter"."state" in ('review', 'signing', 'sent');
--> statement-breakpoint
CREATE INDEX "letter_sent_by" ON "letter" USING btree ("sender_position_id","updated_at","id") WHERE "letter"."state" = 'sent';
--> statement-breakpoint
CREATE INDEX "letter_search" ON "letter" USING gin ((coalesce("number", '') || ' ' || "subject") gin_trgm_ops);
