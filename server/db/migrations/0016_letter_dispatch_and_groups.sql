CREATE TABLE "letter_dispatch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"to" text[] DEFAULT '{}' NOT NULL,
	"failed_to" text[] DEFAULT '{}' NOT NULL,
	"outcome" text NOT NULL,
	"date" date NOT NULL,
	"note" text,
	"tracking_number" text,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"on_behalf_of_user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proof" jsonb,
	"proved_at" timestamp with time zone,
	"proved_by_user_id" uuid
);

--> statement-breakpoint
CREATE TABLE "letter_external_party" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order" integer NOT NULL,
	"institution_id" uuid,
	"name" text NOT NULL,
	"email" text
);

--> statement-breakpoint
CREATE TABLE "letter_outgoing" (
	"letter_id" uuid PRIMARY KEY NOT NULL,
	"address" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "letter_group_member" (
	"recipient_group_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"order" integer NOT NULL,
	CONSTRAINT "letter_group_member_recipient_group_id_position_id_pk" PRIMARY KEY("recipient_group_id","position_id")
);

--> statement-breakpoint
CREATE TABLE "letter_recipient_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order" integer NOT NULL,
	"group_id" uuid NOT NULL
);

--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "letter_dispatch" ADD CONSTRAINT "letter_dispatch_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_dispatch" ADD CONSTRAINT "letter_dispatch_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_dispatch" ADD CONSTRAINT "letter_dispatch_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_dispatch" ADD CONSTRAINT "letter_dispatch_on_behalf_of_user_id_user_id_fk" FOREIGN KEY ("on_behalf_of_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_dispatch" ADD CONSTRAINT "letter_dispatch_proved_by_user_id_user_id_fk" FOREIGN KEY ("proved_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_external_party" ADD CONSTRAINT "letter_external_party_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_external_party" ADD CONSTRAINT "letter_external_party_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_outgoing" ADD CONSTRAINT "letter_outgoing_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_group_member" ADD CONSTRAINT "letter_group_member_recipient_group_id_letter_recipient_group_id_fk" FOREIGN KEY ("recipient_group_id") REFERENCES "public"."letter_recipient_group"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_group_member" ADD CONSTRAINT "letter_group_member_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_group_member" ADD CONSTRAINT "letter_group_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_recipient_group" ADD CONSTRAINT "letter_recipient_group_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_recipient_group" ADD CONSTRAINT "letter_recipient_group_group_id_unit_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."unit_group"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "letter_dispatch_letter" ON "letter_dispatch" USING btree ("letter_id","created_at");
--> statement-breakpoint
CREATE INDEX "letter_external_party_letter" ON "letter_external_party" USING btree ("letter_id","kind","order");
--> statement-breakpoint
CREATE INDEX "letter_external_party_institution" ON "letter_external_party" USING btree ("institution_id");
--> statement-breakpoint
CREATE INDEX "letter_recipient_group_letter" ON "letter_recipient_group" USING btree ("letter_id","kind","order");
--> statement-breakpoint
CREATE INDEX "letter_recipient_group_group" ON "letter_recipient_group" USING btree ("group_id");
