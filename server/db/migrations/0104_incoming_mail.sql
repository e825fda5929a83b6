CREATE TABLE "incoming_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"from_address" text NOT NULL,
	"subject" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"left_out" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "letter_incoming" ADD COLUMN "mail_id" uuid;
--> statement-breakpoint
CREATE UNIQUE INDEX "incoming_mail_message" ON "incoming_mail" USING btree ("message_id");
--> statement-breakpoint
CREATE INDEX "incoming_mail_at" ON "incoming_mail" USING btree ("at","id");
--> statement-breakpoint
ALTER TABLE "letter_incoming" ADD CONSTRAINT "letter_incoming_mail_id_incoming_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."incoming_mail"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "letter_incoming_registered_by" ON "letter_incoming" USING btree ("registered_by_user_id","registered_at") WHERE "letter_incoming"."registered_at" is not null;
