CREATE TABLE "archive" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"number" text,
	"document_date" date NOT NULL,
	"archive_type_id" uuid,
	"classification_id" uuid NOT NULL,
	"security_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"filing_unit_id" uuid,
	"development_level" text NOT NULL,
	"amount" integer,
	"condition" text,
	"location" text,
	"cupboard" text,
	"box" text,
	"is_vital" boolean DEFAULT false NOT NULL,
	"description" text,
	"status" text,
	"origin" text,
	"security_rank" integer,
	"is_listed" boolean DEFAULT false NOT NULL,
	"file_count" integer,
	"created_by_id" uuid,
	"reader_position_ids" uuid[] DEFAULT '{}' NOT NULL,
	"reader_user_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "filing_unit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"parent_id" uuid,
	"classification_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"event_id" uuid,
	"location" text,
	"cupboard" text,
	"box" text,
	"description" text,
	"status" text,
	"stage" text,
	"closed_date" date,
	"retention_start_date" date,
	"active_years" integer,
	"inactive_years" integer,
	"final_disposition" text,
	"active_until" date,
	"inactive_until" date,
	"is_held" boolean DEFAULT false NOT NULL,
	"hold_reason" text,
	"item_count" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "archive_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"archive_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"file_hash" text NOT NULL,
	"note" text,
	"added_by_user_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "archive_letter" (
	"archive_id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "archive_letter_archive_id_letter_id_pk" PRIMARY KEY("archive_id","letter_id")
);

--> statement-breakpoint
CREATE TABLE "archive_opening" (
	"id" uuid PRIMARY KEY NOT NULL,
	"archive_id" uuid NOT NULL,
	"file_id" uuid,
	"user_id" uuid NOT NULL,
	"entry_id" uuid,
	"way" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_archive_type_id_archive_type_id_fk" FOREIGN KEY ("archive_type_id") REFERENCES "public"."archive_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_classification_id_archive_classification_id_fk" FOREIGN KEY ("classification_id") REFERENCES "public"."archive_classification"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_security_id_security_classification_id_fk" FOREIGN KEY ("security_id") REFERENCES "public"."security_classification"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_unit_id_organization_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_filing_unit_id_filing_unit_id_fk" FOREIGN KEY ("filing_unit_id") REFERENCES "public"."filing_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "filing_unit" ADD CONSTRAINT "filing_unit_parent_id_filing_unit_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."filing_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "filing_unit" ADD CONSTRAINT "filing_unit_classification_id_archive_classification_id_fk" FOREIGN KEY ("classification_id") REFERENCES "public"."archive_classification"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "filing_unit" ADD CONSTRAINT "filing_unit_unit_id_organization_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "filing_unit" ADD CONSTRAINT "filing_unit_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive_file" ADD CONSTRAINT "archive_file_archive_id_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archive"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive_file" ADD CONSTRAINT "archive_file_added_by_user_id_user_id_fk" FOREIGN KEY ("added_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive_letter" ADD CONSTRAINT "archive_letter_archive_id_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archive"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive_letter" ADD CONSTRAINT "archive_letter_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive_opening" ADD CONSTRAINT "archive_opening_archive_id_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archive"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive_opening" ADD CONSTRAINT "archive_opening_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "archive_title_sort" ON "archive" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX "archive_number_sort" ON "archive" USING btree ("number","id");
--> statement-breakpoint
CREATE INDEX "archive_document_date_sort" ON "archive" USING btree ("document_date","id");
--> statement-breakpoint
CREATE INDEX "archive_archive_type_id_reference" ON "archive" USING btree ("archive_type_id");
--> statement-breakpoint
CREATE INDEX "archive_classification_id_reference" ON "archive" USING btree ("classification_id");
--> statement-breakpoint
CREATE INDEX "archive_security_id_reference" ON "archive" USING btree ("security_id");
--> statement-breakpoint
CREATE INDEX "archive_unit_id_reference" ON "archive" USING btree ("unit_id");
--> statement-breakpoint
CREATE INDEX "archive_filing_unit_id_reference" ON "archive" USING btree ("filing_unit_id");
--> statement-breakpoint
CREATE INDEX "archive_development_level_filter" ON "archive" USING btree ("development_level","document_date","id");
--> statement-breakpoint
CREATE INDEX "archive_box_sort" ON "archive" USING btree ("box","id");
--> statement-breakpoint
CREATE INDEX "archive_is_vital_filter" ON "archive" USING btree ("is_vital","document_date","id");
--> statement-breakpoint
CREATE INDEX "archive_status_filter" ON "archive" USING btree ("status","document_date","id");
--> statement-breakpoint
CREATE INDEX "archive_origin_filter" ON "archive" USING btree ("origin","document_date","id");
--> statement-breakpoint
CREATE INDEX "archive_created_by_id_reference" ON "archive" USING btree ("created_by_id");
--> statement-breakpoint
CREATE INDEX "archive_reader_position_ids_members" ON "archive" USING gin ("reader_position_ids");
--> statement-breakpoint
CREATE INDEX "archive_reader_user_ids_members" ON "archive" USING gin ("reader_user_ids");
--> statement-breakpoint
CREATE INDEX "archive_search" ON "archive" USING gin ((coalesce("title", '') || ' ' || coalesce("number", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "filing_unit_code_key" ON "filing_unit" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "filing_unit_code_sort" ON "filing_unit" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "filing_unit_title_sort" ON "filing_unit" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX "filing_unit_parent_id_reference" ON "filing_unit" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "filing_unit_classification_id_reference" ON "filing_unit" USING btree ("classification_id");
--> statement-breakpoint
CREATE INDEX "filing_unit_unit_id_reference" ON "filing_unit" USING btree ("unit_id");
--> statement-breakpoint
CREATE INDEX "filing_unit_year_sort" ON "filing_unit" USING btree ("year","id");
--> statement-breakpoint
CREATE INDEX "filing_unit_event_id_reference" ON "filing_unit" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "filing_unit_box_sort" ON "filing_unit" USING btree ("box","id");
--> statement-breakpoint
CREATE INDEX "filing_unit_status_filter" ON "filing_unit" USING btree ("status","code","id");
--> statement-breakpoint
CREATE INDEX "filing_unit_stage_filter" ON "filing_unit" USING btree ("stage","code","id");
--> statement-breakpoint
CREATE INDEX "filing_unit_closed_date_sort" ON "filing_unit" USING btree ("closed_date","id");
--> statement-breakpoint
CREATE INDEX "filing_unit_final_disposition_filter" ON "filing_unit" USING btree ("final_disposition","code","id");
--> statement-breakpoint
CREATE INDEX "filing_unit_active_until_sort" ON "filing_unit" USING btree ("active_until","id");
--> statement-breakpoint
CREATE INDEX "filing_unit_inactive_until_sort" ON "filing_unit" USING btree ("inactive_until","id");
--> statement-breakpoint
CREATE INDEX "filing_unit_is_held_filter" ON "filing_unit" USING btree ("is_held","code","id");
--> statement-breakpoint
CREATE INDEX "filing_unit_search" ON "filing_unit" USING gin ((coalesce("code", '') || ' ' || coalesce("title", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "archive_file_once" ON "archive_file" USING btree ("archive_id","slot","version");
--> statement-breakpoint
CREATE INDEX "archive_file_hash" ON "archive_file" USING btree ("file_hash");
--> statement-breakpoint
CREATE INDEX "archive_letter_letter" ON "archive_letter" USING btree ("letter_id");
--> statement-breakpoint
CREATE INDEX "archive_opening_of" ON "archive_opening" USING btree ("archive_id","at","id");
--> statement-breakpoint
CREATE FUNCTION archive_facts() RETURNS trigger LANGUAGE plpgsql AS $$
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
  SELECT rank, mask_subject INTO class FROM security_classification WHERE id = NEW.security_id;
  NEW.security_rank := coalesce(class.rank, 9);
  NEW.is_listed := NOT coalesce(class.mask_subject, true);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER archive_facts BEFORE INSERT OR UPDATE OF security_id ON archive
  FOR EACH ROW EXECUTE FUNCTION archive_facts();
--> statement-breakpoint
CREATE FUNCTION archive_class_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE archive SET security_rank = NEW.rank, is_listed = NOT NEW.mask_subject WHERE security_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER archive_class_changed AFTER UPDATE ON security_classification FOR EACH ROW
  WHEN (OLD.rank IS DISTINCT FROM NEW.rank OR OLD.mask_subject IS DISTINCT FROM NEW.mask_subject)
  EXECUTE FUNCTION archive_class_changed();
--> statement-breakpoint
CREATE FUNCTION filing_unit_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.status := coalesce(NEW.status, 'open');
  NEW.stage := coalesce(NEW.stage, 'active');
  NEW.item_count := coalesce(NEW.item_count, 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER filing_unit_facts BEFORE INSERT ON filing_unit FOR EACH ROW EXECUTE FUNCTION filing_unit_facts();
--> statement-breakpoint
-- How many items a filing unit holds: kept by statement, so that filing thousands touches its row once.
CREATE FUNCTION filing_unit_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE filing_unit f SET item_count = item_count + c.n FROM (
      SELECT filing_unit_id, count(*)::int AS n FROM came GROUP BY 1) c WHERE f.id = c.filing_unit_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE filing_unit f SET item_count = item_count - c.n FROM (
      SELECT filing_unit_id, count(*)::int AS n FROM went GROUP BY 1) c WHERE f.id = c.filing_unit_id;
  ELSE
    UPDATE filing_unit f SET item_count = item_count + c.n FROM (
      SELECT filing_unit_id, sum(n)::int AS n FROM (
        SELECT filing_unit_id, 1 AS n FROM came UNION ALL SELECT filing_unit_id, -1 FROM went) d
      WHERE filing_unit_id IS NOT NULL GROUP BY 1 HAVING sum(n) <> 0) c WHERE f.id = c.filing_unit_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER filing_unit_items_came AFTER INSERT ON archive REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION filing_unit_items();
--> statement-breakpoint
CREATE TRIGGER filing_unit_items_went AFTER DELETE ON archive REFERENCING OLD TABLE AS went
  FOR EACH STATEMENT EXECUTE FUNCTION filing_unit_items();
--> statement-breakpoint
CREATE TRIGGER filing_unit_items_moved AFTER UPDATE ON archive REFERENCING OLD TABLE AS went NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION filing_unit_items();
--> statement-breakpoint
-- "Not yet filed" is a work list of each unit.
CREATE INDEX archive_unfiled ON archive (unit_id, document_date, id) WHERE filing_unit_id IS NULL;
--> statement-breakpoint
-- What is due, asked every night and by the due lists.
CREATE INDEX filing_unit_active_due ON filing_unit (active_until, id) WHERE stage = 'active' AND status = 'closed';
--> statement-breakpoint
CREATE INDEX filing_unit_inactive_due ON filing_unit (inactive_until, id) WHERE stage = 'inactive';
