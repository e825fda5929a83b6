CREATE TABLE "report_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"role_name" text NOT NULL,
	"report" text NOT NULL,
	"frequency" text NOT NULL,
	"format" text NOT NULL,
	"filters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_up_to" date NOT NULL
);

--> statement-breakpoint
ALTER TABLE "report_subscription" ADD CONSTRAINT "report_subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "report_subscription_user" ON "report_subscription" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "report_subscription_due" ON "report_subscription" USING btree ("frequency","sent_up_to");
