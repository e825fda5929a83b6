CREATE TABLE "help_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"file_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "help_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"event" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "help_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "help_ticket_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"position_name" text NOT NULL,
	"unit_name" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"request_id" text DEFAULT '' NOT NULL,
	"assignee_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "help_tour_seen" (
	"user_id" uuid NOT NULL,
	"tour" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_tour_seen_user_id_tour_pk" PRIMARY KEY("user_id","tour")
);

--> statement-breakpoint
ALTER TABLE "help_file" ADD CONSTRAINT "help_file_message_id_help_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."help_message"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "help_message" ADD CONSTRAINT "help_message_ticket_id_help_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."help_ticket"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "help_message" ADD CONSTRAINT "help_message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "help_ticket" ADD CONSTRAINT "help_ticket_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "help_ticket" ADD CONSTRAINT "help_ticket_assignee_id_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "help_tour_seen" ADD CONSTRAINT "help_tour_seen_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "help_file_message" ON "help_file" USING btree ("message_id");
--> statement-breakpoint
CREATE INDEX "help_file_hash" ON "help_file" USING btree ("file_hash");
--> statement-breakpoint
CREATE INDEX "help_message_ticket" ON "help_message" USING btree ("ticket_id","created_at");
--> statement-breakpoint
CREATE INDEX "help_message_user" ON "help_message" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "help_ticket_mine" ON "help_ticket" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "help_ticket_all" ON "help_ticket" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "help_ticket_open" ON "help_ticket" USING btree ("updated_at","id") WHERE "help_ticket"."state" <> 'closed';
