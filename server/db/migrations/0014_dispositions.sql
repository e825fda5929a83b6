CREATE TABLE "disposition_recipient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"disposition_id" uuid NOT NULL,
	"order" integer NOT NULL,
	"position_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"state" text DEFAULT 'belum-dibaca' NOT NULL,
	"read_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"overdue_told_on" date,
	"escalated_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "disposition_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"on_behalf_of_user_id" uuid,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "disposition" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"inbox_item_id" uuid,
	"parent_id" uuid,
	"from_user_id" uuid NOT NULL,
	"from_position_id" uuid NOT NULL,
	"on_behalf_of_user_id" uuid,
	"instruction_ids" uuid[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"deadline" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"end_reason" text
);

--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "disposition_id" uuid;
--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "only_user_id" uuid;
--> statement-breakpoint
ALTER TABLE "disposition_recipient" ADD CONSTRAINT "disposition_recipient_disposition_id_disposition_id_fk" FOREIGN KEY ("disposition_id") REFERENCES "public"."disposition"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition_recipient" ADD CONSTRAINT "disposition_recipient_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition_recipient" ADD CONSTRAINT "disposition_recipient_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition_report" ADD CONSTRAINT "disposition_report_recipient_id_disposition_recipient_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."disposition_recipient"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition_report" ADD CONSTRAINT "disposition_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition_report" ADD CONSTRAINT "disposition_report_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition_report" ADD CONSTRAINT "disposition_report_on_behalf_of_user_id_user_id_fk" FOREIGN KEY ("on_behalf_of_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition" ADD CONSTRAINT "disposition_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition" ADD CONSTRAINT "disposition_inbox_item_id_inbox_item_id_fk" FOREIGN KEY ("inbox_item_id") REFERENCES "public"."inbox_item"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition" ADD CONSTRAINT "disposition_parent_id_disposition_recipient_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."disposition_recipient"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition" ADD CONSTRAINT "disposition_from_user_id_user_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition" ADD CONSTRAINT "disposition_from_position_id_position_id_fk" FOREIGN KEY ("from_position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disposition" ADD CONSTRAINT "disposition_on_behalf_of_user_id_user_id_fk" FOREIGN KEY ("on_behalf_of_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "disposition_recipient_once" ON "disposition_recipient" USING btree ("disposition_id","position_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "disposition_responsible" ON "disposition_recipient" USING btree ("disposition_id") WHERE "disposition_recipient"."role" = 'penanggung-jawab';
--> statement-breakpoint
CREATE INDEX "disposition_received" ON "disposition_recipient" USING btree ("position_id","disposition_id");
--> statement-breakpoint
CREATE INDEX "disposition_report_recipient" ON "disposition_report" USING btree ("recipient_id","at");
--> statement-breakpoint
CREATE INDEX "disposition_letter" ON "disposition" USING btree ("letter_id","created_at");
--> statement-breakpoint
CREATE INDEX "disposition_given" ON "disposition" USING btree ("from_position_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "disposition_parent" ON "disposition" USING btree ("parent_id");
--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_only_user_id_user_id_fk" FOREIGN KEY ("only_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "task_disposition" ON "task" USING btree ("disposition_id") WHERE "task"."disposition_id" is not null;
