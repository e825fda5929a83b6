ALTER TABLE "archive_opening" DROP CONSTRAINT "archive_opening_archive_id_archive_id_fk";

--> statement-breakpoint
ALTER TABLE "access_request" DROP CONSTRAINT "access_request_archive_id_archive_id_fk";

--> statement-breakpoint
ALTER TABLE "paper_loan" DROP CONSTRAINT "paper_loan_archive_id_archive_id_fk";

--> statement-breakpoint
ALTER TABLE "archive" ADD COLUMN "secretary_can_open" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "archive" ADD COLUMN "delegate_can_open" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_archive_id_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archive"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paper_loan" ADD CONSTRAINT "paper_loan_archive_id_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archive"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What a class says of who acts for an official stands in each of its items, as its rank does: the row rule asks it there.
CREATE OR REPLACE FUNCTION archive_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  class record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.status := coalesce(NEW.status, 'active');
    NEW.origin := coalesce(NEW.origin, 'unggah');
    NEW.file_count := coalesce(NEW.file_count, 0);
    -- Who uploads an item is on it by name, whatever its class.
    IF NEW.reader_user_ids = '{}' AND NEW.created_by_id IS NOT NULL AND NEW.origin = 'unggah' THEN
      NEW.reader_user_ids := ARRAY[NEW.created_by_id];
    END IF;
  END IF;
  SELECT rank, mask_subject, secretary_can_open, delegate_can_open INTO class
  FROM security_classification WHERE id = NEW.security_id;
  NEW.security_rank := coalesce(class.rank, 9);
  NEW.is_listed := NOT coalesce(class.mask_subject, true);
  NEW.secretary_can_open := coalesce(class.secretary_can_open, false);
  NEW.delegate_can_open := coalesce(class.delegate_can_open, false);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION archive_class_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE archive SET security_rank = NEW.rank, is_listed = NOT NEW.mask_subject,
    secretary_can_open = NEW.secretary_can_open, delegate_can_open = NEW.delegate_can_open
  WHERE security_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER archive_class_changed ON security_classification;
--> statement-breakpoint
CREATE TRIGGER archive_class_changed AFTER UPDATE ON security_classification FOR EACH ROW
  WHEN ((OLD.rank, OLD.mask_subject, OLD.secretary_can_open, OLD.delegate_can_open)
    IS DISTINCT FROM (NEW.rank, NEW.mask_subject, NEW.secretary_can_open, NEW.delegate_can_open))
  EXECUTE FUNCTION archive_class_changed();
--> statement-breakpoint
UPDATE archive a SET secretary_can_open = c.secretary_can_open, delegate_can_open = c.delegate_can_open
FROM security_classification c WHERE c.id = a.security_id;
