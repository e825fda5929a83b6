DROP INDEX "letter_number_text";
--> statement-breakpoint
CREATE UNIQUE INDEX "letter_number_given" ON "letter_number" USING btree ("number");
