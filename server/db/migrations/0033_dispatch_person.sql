CREATE INDEX "letter_dispatch_person" ON "letter_dispatch" USING btree ("user_id","created_at");
