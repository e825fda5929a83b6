CREATE TABLE "snooze" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"inbox_item_id" uuid,
	"task_id" uuid,
	"until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);

--> statement-breakpoint
ALTER TABLE "snooze" ADD CONSTRAINT "snooze_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snooze" ADD CONSTRAINT "snooze_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snooze" ADD CONSTRAINT "snooze_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snooze" ADD CONSTRAINT "snooze_inbox_item_id_inbox_item_id_fk" FOREIGN KEY ("inbox_item_id") REFERENCES "public"."inbox_item"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snooze" ADD CONSTRAINT "snooze_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "snooze_inbox_item" ON "snooze" USING btree ("user_id","inbox_item_id") WHERE "snooze"."inbox_item_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "snooze_task" ON "snooze" USING btree ("user_id","task_id") WHERE "snooze"."task_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "snooze_follow_up" ON "snooze" USING btree ("user_id","letter_id") WHERE "snooze"."inbox_item_id" is null and "snooze"."task_id" is null;
--> statement-breakpoint
CREATE INDEX "snooze_letter" ON "snooze" USING btree ("letter_id");
--> statement-breakpoint
CREATE INDEX "snooze_of_item" ON "snooze" USING btree ("inbox_item_id") WHERE "snooze"."inbox_item_id" is not null;
--> statement-breakpoint
CREATE INDEX "snooze_of_task" ON "snooze" USING btree ("task_id") WHERE "snooze"."task_id" is not null;
--> statement-breakpoint
-- Whose badges count less or more: their other windows hear it too.
CREATE FUNCTION snooze_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('person', ARRAY(SELECT user_id FROM rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER snooze_live_insert AFTER INSERT ON snooze REFERENCING NEW TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION snooze_live();
--> statement-breakpoint
CREATE TRIGGER snooze_live_update AFTER UPDATE ON snooze REFERENCING NEW TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION snooze_live();
--> statement-breakpoint
CREATE TRIGGER snooze_live_delete AFTER DELETE ON snooze REFERENCING OLD TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION snooze_live();
--> statement-breakpoint
-- Something happened to these letters: whoever has one open asks for it anew (server/notifications/live).
CREATE FUNCTION letter_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('letter', ARRAY(SELECT letter_id FROM news));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER letter_timeline_live AFTER INSERT ON letter_timeline REFERENCING NEW TABLE AS news
  FOR EACH STATEMENT EXECUTE FUNCTION letter_live();
--> statement-breakpoint
CREATE TRIGGER letter_comment_live_insert AFTER INSERT ON letter_comment REFERENCING NEW TABLE AS news
  FOR EACH STATEMENT EXECUTE FUNCTION letter_live();
--> statement-breakpoint
CREATE TRIGGER letter_comment_live_update AFTER UPDATE ON letter_comment REFERENCING NEW TABLE AS news
  FOR EACH STATEMENT EXECUTE FUNCTION letter_live();
--> statement-breakpoint
ALTER TABLE "delegation" ADD COLUMN "is_away" boolean DEFAULT false NOT NULL;
