CREATE TABLE "letter_label" (
	"label_id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_label_label_id_letter_id_pk" PRIMARY KEY("label_id","letter_id")
);

--> statement-breakpoint
ALTER TABLE "inbox_item" ADD COLUMN "forwarded_by_user_id" uuid;
--> statement-breakpoint
ALTER TABLE "inbox_item" ADD COLUMN "forwarded_by_position_id" uuid;
--> statement-breakpoint
ALTER TABLE "inbox_item" ADD COLUMN "forward_note" text;
--> statement-breakpoint
ALTER TABLE "letter_content" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, left(content || ' ' || cover_content, 200000))) STORED;
--> statement-breakpoint
ALTER TABLE "letter_label" ADD CONSTRAINT "letter_label_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_label" ADD CONSTRAINT "letter_label_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "letter_label_letter" ON "letter_label" USING btree ("letter_id","label_id");
--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_forwarded_by_user_id_user_id_fk" FOREIGN KEY ("forwarded_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_forwarded_by_position_id_position_id_fk" FOREIGN KEY ("forwarded_by_position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "inbox_item_unread" ON "inbox_item" USING btree ("position_id","received_at","id") WHERE "inbox_item"."read_at" is null;
--> statement-breakpoint
CREATE INDEX "inbox_item_letter" ON "inbox_item" USING btree ("position_id","letter_id");
--> statement-breakpoint
CREATE INDEX "inbox_item_sender" ON "inbox_item" USING gin (("sender_name" || ' ' || "sender_unit_name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "letter_content_words" ON "letter_content" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "letter_of_drafter" ON "letter" USING btree ("position_id","id");
--> statement-breakpoint
CREATE INDEX "letter_of_sender" ON "letter" USING btree ("sender_position_id","id");
