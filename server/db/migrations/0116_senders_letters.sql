DROP INDEX "letter_incoming_sender";
--> statement-breakpoint
CREATE INDEX "letter_incoming_sender_name" ON "letter_incoming" USING btree (lower("external_sender_name"),"registered_at") WHERE "letter_incoming"."registered_at" is not null;
--> statement-breakpoint
CREATE INDEX "letter_incoming_sender" ON "letter_incoming" USING btree ("external_sender_id","registered_at");
