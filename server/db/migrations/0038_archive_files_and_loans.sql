CREATE TABLE "paper_loan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"archive_id" uuid NOT NULL,
	"borrower_user_id" uuid NOT NULL,
	"lent_by_user_id" uuid NOT NULL,
	"lent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_date" date NOT NULL,
	"note" text,
	"returned_at" timestamp with time zone,
	"returned_to_user_id" uuid,
	"return_note" text,
	"reminded_on" date
);

--> statement-breakpoint
ALTER TABLE "archive_file" ADD COLUMN "upload_id" uuid;
--> statement-breakpoint
ALTER TABLE "archive_file" ADD COLUMN "removed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "archive_file" ADD COLUMN "removed_by_user_id" uuid;
--> statement-breakpoint
ALTER TABLE "paper_loan" ADD CONSTRAINT "paper_loan_archive_id_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archive"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paper_loan" ADD CONSTRAINT "paper_loan_borrower_user_id_user_id_fk" FOREIGN KEY ("borrower_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paper_loan" ADD CONSTRAINT "paper_loan_lent_by_user_id_user_id_fk" FOREIGN KEY ("lent_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paper_loan" ADD CONSTRAINT "paper_loan_returned_to_user_id_user_id_fk" FOREIGN KEY ("returned_to_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "paper_loan_open" ON "paper_loan" USING btree ("archive_id") WHERE "paper_loan"."returned_at" is null;
--> statement-breakpoint
CREATE INDEX "paper_loan_of" ON "paper_loan" USING btree ("archive_id","lent_at");
--> statement-breakpoint
CREATE INDEX "paper_loan_due" ON "paper_loan" USING btree ("due_date","id") WHERE "paper_loan"."returned_at" is null;
--> statement-breakpoint
CREATE INDEX "paper_loan_borrower" ON "paper_loan" USING btree ("borrower_user_id","lent_at");
--> statement-breakpoint
ALTER TABLE "archive_file" ADD CONSTRAINT "archive_file_removed_by_user_id_user_id_fk" FOREIGN KEY ("removed_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "archive_file_upload" ON "archive_file" USING btree ("upload_id");
--> statement-breakpoint
-- How many files an item holds, whoever adds or removes them.
CREATE FUNCTION archive_file_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE archive a SET file_count = (
    SELECT count(*)::int FROM archive_file f WHERE f.archive_id = a.id AND f.is_current AND f.removed_at IS NULL)
  WHERE a.id IN (SELECT archive_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER archive_file_came AFTER INSERT ON archive_file REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION archive_file_counts();
--> statement-breakpoint
CREATE TRIGGER archive_file_changed AFTER UPDATE ON archive_file REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION archive_file_counts();
