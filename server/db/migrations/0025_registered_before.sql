CREATE INDEX "letter_incoming_outside_number" ON "letter_incoming" USING btree (lower("outside_number"));
