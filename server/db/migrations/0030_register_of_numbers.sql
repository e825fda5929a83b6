CREATE INDEX "booked_number_unused" ON "booked_number" USING btree ("booked_at","id") WHERE "booked_number"."state" <> 'used';
--> statement-breakpoint
CREATE INDEX "booked_number_used" ON "booked_number" USING btree ("used_by_letter_id") WHERE "booked_number"."used_by_letter_id" is not null;
--> statement-breakpoint
CREATE INDEX "booked_number_search" ON "booked_number" USING gin ("pattern" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "letter_number_list" ON "letter_number" USING btree ("given_at","letter_id");
--> statement-breakpoint
CREATE INDEX "letter_number_sequence" ON "letter_number" USING btree ("sequence","letter_id");
--> statement-breakpoint
CREATE INDEX "letter_number_cancelled" ON "letter_number" USING btree ("given_at","letter_id") WHERE "letter_number"."cancelled_at" is not null;
--> statement-breakpoint
CREATE INDEX "letter_number_unit" ON "letter_number" USING btree (substring("scope" from 'unit=([0-9a-f-]{36})'));
--> statement-breakpoint
CREATE INDEX "letter_number_search" ON "letter_number" USING gin ("number" gin_trgm_ops);
