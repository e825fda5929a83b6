CREATE INDEX "letter_named" ON "letter" USING btree ("position_id") WHERE "letter"."security_rank" >= 4;
--> statement-breakpoint
CREATE INDEX "letter_named_sender" ON "letter" USING btree ("sender_position_id") WHERE "letter"."security_rank" >= 4;
