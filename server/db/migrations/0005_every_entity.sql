CREATE TABLE "label" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"scope" text NOT NULL,
	"owner_id" uuid,
	"unit_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "disposition_instruction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"requires_report" boolean DEFAULT false NOT NULL,
	"default_due_working_days" integer,
	"sort_order" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"status" text NOT NULL,
	"retention_start_date" date,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "contract_basis" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"content" text NOT NULL,
	"required_documents" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "faq" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"category" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"sort_order" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "archive_type" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"medium" text NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "contract_need" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"method" text NOT NULL,
	"script_sub_type_id" uuid NOT NULL,
	"archive_classification_id" uuid,
	"checklist" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "comparison_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"party_type" text NOT NULL,
	"content" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "institution" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"address" text,
	"city" text,
	"email" text,
	"phone" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "unit_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "article_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"is_mandatory" boolean DEFAULT false NOT NULL,
	"sort_order" integer,
	"content" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "unit_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"unit_ids" uuid[] DEFAULT '{}' NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "trigger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"event" text NOT NULL,
	"urgencies" text[] DEFAULT '{}' NOT NULL,
	"only_if_open" boolean DEFAULT false NOT NULL,
	"delay_minutes" integer NOT NULL,
	"actions" text[] DEFAULT '{}' NOT NULL,
	"recipients" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "label" ADD CONSTRAINT "label_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "label" ADD CONSTRAINT "label_unit_id_organization_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_unit_id_organization_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_need" ADD CONSTRAINT "contract_need_script_sub_type_id_script_sub_type_id_fk" FOREIGN KEY ("script_sub_type_id") REFERENCES "public"."script_sub_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_need" ADD CONSTRAINT "contract_need_archive_classification_id_archive_classification_id_fk" FOREIGN KEY ("archive_classification_id") REFERENCES "public"."archive_classification"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "unit_code" ADD CONSTRAINT "unit_code_unit_id_organization_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "label_name_sort" ON "label" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "label_color_filter" ON "label" USING btree ("color","name","id");
--> statement-breakpoint
CREATE INDEX "label_scope_filter" ON "label" USING btree ("scope","name","id");
--> statement-breakpoint
CREATE INDEX "label_owner_id_reference" ON "label" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "label_unit_id_reference" ON "label" USING btree ("unit_id");
--> statement-breakpoint
CREATE INDEX "label_search" ON "label" USING gin ((coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "disposition_instruction_code_key" ON "disposition_instruction" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "disposition_instruction_code_sort" ON "disposition_instruction" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "disposition_instruction_name_sort" ON "disposition_instruction" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "disposition_instruction_category_filter" ON "disposition_instruction" USING btree ("category","sort_order","id");
--> statement-breakpoint
CREATE INDEX "disposition_instruction_sort_order_sort" ON "disposition_instruction" USING btree ("sort_order","id");
--> statement-breakpoint
CREATE INDEX "disposition_instruction_search" ON "disposition_instruction" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "event_code_key" ON "event" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "event_code_sort" ON "event" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "event_name_sort" ON "event" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "event_unit_id_reference" ON "event" USING btree ("unit_id");
--> statement-breakpoint
CREATE INDEX "event_start_date_sort" ON "event" USING btree ("start_date","id");
--> statement-breakpoint
CREATE INDEX "event_end_date_sort" ON "event" USING btree ("end_date","id");
--> statement-breakpoint
CREATE INDEX "event_status_filter" ON "event" USING btree ("status","start_date","id");
--> statement-breakpoint
CREATE INDEX "event_retention_start_date_sort" ON "event" USING btree ("retention_start_date","id");
--> statement-breakpoint
CREATE INDEX "event_search" ON "event" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_basis_code_key" ON "contract_basis" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "contract_basis_code_sort" ON "contract_basis" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "contract_basis_name_sort" ON "contract_basis" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "contract_basis_category_sort" ON "contract_basis" USING btree ("category","id");
--> statement-breakpoint
CREATE INDEX "contract_basis_category_filter" ON "contract_basis" USING btree ("category","code","id");
--> statement-breakpoint
CREATE INDEX "contract_basis_search" ON "contract_basis" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "faq_code_key" ON "faq" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "faq_code_sort" ON "faq" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "faq_category_sort" ON "faq" USING btree ("category","id");
--> statement-breakpoint
CREATE INDEX "faq_category_filter" ON "faq" USING btree ("category","sort_order","id");
--> statement-breakpoint
CREATE INDEX "faq_question_sort" ON "faq" USING btree ("question","id");
--> statement-breakpoint
CREATE INDEX "faq_sort_order_sort" ON "faq" USING btree ("sort_order","id");
--> statement-breakpoint
CREATE INDEX "faq_search" ON "faq" USING gin ((coalesce("code", '') || ' ' || coalesce("question", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "archive_type_code_key" ON "archive_type" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "archive_type_code_sort" ON "archive_type" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "archive_type_name_sort" ON "archive_type" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "archive_type_medium_sort" ON "archive_type" USING btree ("medium","id");
--> statement-breakpoint
CREATE INDEX "archive_type_medium_filter" ON "archive_type" USING btree ("medium","code","id");
--> statement-breakpoint
CREATE INDEX "archive_type_search" ON "archive_type" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_need_code_key" ON "contract_need" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "contract_need_code_sort" ON "contract_need" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "contract_need_name_sort" ON "contract_need" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "contract_need_method_sort" ON "contract_need" USING btree ("method","id");
--> statement-breakpoint
CREATE INDEX "contract_need_method_filter" ON "contract_need" USING btree ("method","code","id");
--> statement-breakpoint
CREATE INDEX "contract_need_script_sub_type_id_reference" ON "contract_need" USING btree ("script_sub_type_id");
--> statement-breakpoint
CREATE INDEX "contract_need_archive_classification_id_reference" ON "contract_need" USING btree ("archive_classification_id");
--> statement-breakpoint
CREATE INDEX "contract_need_search" ON "contract_need" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "comparison_template_code_key" ON "comparison_template" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "comparison_template_code_sort" ON "comparison_template" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "comparison_template_name_sort" ON "comparison_template" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "comparison_template_party_type_sort" ON "comparison_template" USING btree ("party_type","id");
--> statement-breakpoint
CREATE INDEX "comparison_template_party_type_filter" ON "comparison_template" USING btree ("party_type","code","id");
--> statement-breakpoint
CREATE INDEX "comparison_template_search" ON "comparison_template" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "institution_code_key" ON "institution" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "institution_code_sort" ON "institution" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "institution_name_sort" ON "institution" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "institution_type_sort" ON "institution" USING btree ("type","id");
--> statement-breakpoint
CREATE INDEX "institution_type_filter" ON "institution" USING btree ("type","name","id");
--> statement-breakpoint
CREATE INDEX "institution_city_sort" ON "institution" USING btree ("city","id");
--> statement-breakpoint
CREATE INDEX "institution_search" ON "institution" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '') || ' ' || coalesce("city", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "unit_code_code_key" ON "unit_code" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "unit_code_code_sort" ON "unit_code" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "unit_code_name_sort" ON "unit_code" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "unit_code_unit_id_reference" ON "unit_code" USING btree ("unit_id");
--> statement-breakpoint
CREATE INDEX "unit_code_search" ON "unit_code" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "article_template_code_key" ON "article_template" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "article_template_code_sort" ON "article_template" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "article_template_name_sort" ON "article_template" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "article_template_category_sort" ON "article_template" USING btree ("category","id");
--> statement-breakpoint
CREATE INDEX "article_template_category_filter" ON "article_template" USING btree ("category","code","id");
--> statement-breakpoint
CREATE INDEX "article_template_is_mandatory_filter" ON "article_template" USING btree ("is_mandatory","code","id");
--> statement-breakpoint
CREATE INDEX "article_template_sort_order_sort" ON "article_template" USING btree ("sort_order","id");
--> statement-breakpoint
CREATE INDEX "article_template_search" ON "article_template" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "unit_group_code_key" ON "unit_group" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "unit_group_code_sort" ON "unit_group" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "unit_group_name_sort" ON "unit_group" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "unit_group_unit_ids_members" ON "unit_group" USING gin ("unit_ids");
--> statement-breakpoint
CREATE INDEX "unit_group_search" ON "unit_group" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "trigger_code_key" ON "trigger" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "trigger_code_sort" ON "trigger" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "trigger_name_sort" ON "trigger" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "trigger_event_sort" ON "trigger" USING btree ("event","id");
--> statement-breakpoint
CREATE INDEX "trigger_event_filter" ON "trigger" USING btree ("event","code","id");
--> statement-breakpoint
CREATE INDEX "trigger_urgencies_members" ON "trigger" USING gin ("urgencies");
--> statement-breakpoint
CREATE INDEX "trigger_delay_minutes_sort" ON "trigger" USING btree ("delay_minutes","id");
--> statement-breakpoint
CREATE INDEX "trigger_actions_members" ON "trigger" USING gin ("actions");
--> statement-breakpoint
CREATE INDEX "trigger_recipients_members" ON "trigger" USING gin ("recipients");
--> statement-breakpoint
CREATE INDEX "trigger_search" ON "trigger" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
