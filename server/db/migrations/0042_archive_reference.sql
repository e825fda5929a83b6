ALTER TABLE "letter" ADD COLUMN "archive_reference_id" uuid;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_archive_reference_id_archive_id_fk" FOREIGN KEY ("archive_reference_id") REFERENCES "public"."archive"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "letter_archive_reference" ON "letter" USING btree ("archive_reference_id") WHERE "letter"."archive_reference_id" is not null;
