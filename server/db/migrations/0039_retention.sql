CREATE TABLE "retention_due" (
	"filing_unit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"until" date NOT NULL,
	"found_on" date NOT NULL,
	CONSTRAINT "retention_due_filing_unit_id_kind_pk" PRIMARY KEY("filing_unit_id","kind")
);

--> statement-breakpoint
CREATE TABLE "retention_proposal_unit" (
	"proposal_id" uuid NOT NULL,
	"filing_unit_id" uuid NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"decision" text,
	"extra_years" integer,
	"dropped_at" timestamp with time zone,
	"drop_reason" text,
	CONSTRAINT "retention_proposal_unit_proposal_id_filing_unit_id_pk" PRIMARY KEY("proposal_id","filing_unit_id")
);

--> statement-breakpoint
CREATE TABLE "retention_proposal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"no" bigserial NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"unit_id" uuid NOT NULL,
	"note" text,
	"created_by_user_id" uuid NOT NULL,
	"created_by_position_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"end_reason" text,
	"ended_at" timestamp with time zone,
	"minutes" jsonb,
	"version" integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "retention_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_id" uuid NOT NULL,
	"step" text NOT NULL,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text
);

--> statement-breakpoint
ALTER TABLE "retention_due" ADD CONSTRAINT "retention_due_filing_unit_id_filing_unit_id_fk" FOREIGN KEY ("filing_unit_id") REFERENCES "public"."filing_unit"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retention_proposal_unit" ADD CONSTRAINT "retention_proposal_unit_proposal_id_retention_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."retention_proposal"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retention_proposal_unit" ADD CONSTRAINT "retention_proposal_unit_filing_unit_id_filing_unit_id_fk" FOREIGN KEY ("filing_unit_id") REFERENCES "public"."filing_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retention_proposal" ADD CONSTRAINT "retention_proposal_unit_id_organization_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retention_proposal" ADD CONSTRAINT "retention_proposal_created_by_user_id_user_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retention_proposal" ADD CONSTRAINT "retention_proposal_created_by_position_id_position_id_fk" FOREIGN KEY ("created_by_position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retention_step" ADD CONSTRAINT "retention_step_proposal_id_retention_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."retention_proposal"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retention_step" ADD CONSTRAINT "retention_step_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retention_step" ADD CONSTRAINT "retention_step_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "retention_proposal_unit_open" ON "retention_proposal_unit" USING btree ("filing_unit_id") WHERE "retention_proposal_unit"."is_open";
--> statement-breakpoint
CREATE INDEX "retention_proposal_unit_of" ON "retention_proposal_unit" USING btree ("filing_unit_id");
--> statement-breakpoint
CREATE INDEX "retention_proposal_of_unit" ON "retention_proposal" USING btree ("unit_id","no");
--> statement-breakpoint
CREATE INDEX "retention_proposal_state" ON "retention_proposal" USING btree ("state","no");
--> statement-breakpoint
CREATE INDEX "retention_proposal_no" ON "retention_proposal" USING btree ("no");
--> statement-breakpoint
CREATE INDEX "retention_proposal_minutes" ON "retention_proposal" USING btree (("minutes" ->> 'fileHash'));
--> statement-breakpoint
CREATE UNIQUE INDEX "retention_step_once" ON "retention_step" USING btree ("proposal_id","step");
