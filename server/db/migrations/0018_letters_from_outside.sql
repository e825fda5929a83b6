CREATE TABLE "agenda_counter" (
	"unit_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "agenda_counter_unit_id_year_pk" PRIMARY KEY("unit_id","year")
);

--> statement-breakpoint
CREATE TABLE "letter_incoming" (
	"letter_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"outside_number" text,
	"received_date" timestamp with time zone,
	"archive_location" text,
	"archive_cupboard" text,
	"archive_box" text,
	"external_sender_id" uuid,
	"external_sender_name" text DEFAULT '' NOT NULL,
	"agenda_unit_id" uuid,
	"agenda_year" integer,
	"agenda_number" integer,
	"registered_at" timestamp with time zone,
	"registered_by_user_id" uuid
);

--> statement-breakpoint
ALTER TABLE "agenda_counter" ADD CONSTRAINT "agenda_counter_unit_id_organization_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_incoming" ADD CONSTRAINT "letter_incoming_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_incoming" ADD CONSTRAINT "letter_incoming_external_sender_id_institution_id_fk" FOREIGN KEY ("external_sender_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_incoming" ADD CONSTRAINT "letter_incoming_agenda_unit_id_organization_unit_id_fk" FOREIGN KEY ("agenda_unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_incoming" ADD CONSTRAINT "letter_incoming_registered_by_user_id_user_id_fk" FOREIGN KEY ("registered_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "letter_incoming_agenda" ON "letter_incoming" USING btree ("agenda_unit_id","agenda_year","agenda_number");
--> statement-breakpoint
CREATE INDEX "letter_incoming_sender" ON "letter_incoming" USING btree ("external_sender_id");
