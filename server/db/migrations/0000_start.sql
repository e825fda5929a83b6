CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "script_type" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "archive_classification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"description" text,
	"group" text NOT NULL,
	"is_leaf" boolean DEFAULT true NOT NULL,
	"retention_active_years" integer,
	"retention_inactive_years" integer,
	"final_disposition" text,
	"retention_trigger" text,
	"security_classification_id" uuid,
	"is_vital" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "security_classification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"rank" integer NOT NULL,
	"description" text,
	"secretary_can_open" boolean DEFAULT true NOT NULL,
	"delegate_can_open" boolean DEFAULT true NOT NULL,
	"mask_subject" boolean DEFAULT false NOT NULL,
	"watermark" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "script_number_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"pattern" text NOT NULL,
	"padding" integer NOT NULL,
	"reset" text NOT NULL,
	"counter_scope" text[] DEFAULT '{}' NOT NULL,
	"start_at" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "script_sub_type" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"script_type_id" uuid NOT NULL,
	"flows" text[] DEFAULT '{}' NOT NULL,
	"number_code_id" uuid NOT NULL,
	"default_classification_id" uuid,
	"min_signer_level" integer NOT NULL,
	"letterhead" boolean DEFAULT true NOT NULL,
	"arrangement" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "script_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"script_sub_type_id" uuid NOT NULL,
	"content" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "letterhead_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"company_code" text NOT NULL,
	"company_name" text NOT NULL,
	"address" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "organization_unit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"company_code" text NOT NULL,
	"type" text NOT NULL,
	"numbering_code" text NOT NULL,
	"archive_role" text NOT NULL,
	"is_records_registrar" boolean DEFAULT false NOT NULL,
	"sort_order" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"privileged_list" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_name" text NOT NULL,
	"npp" text NOT NULL,
	"email" text NOT NULL,
	"isldap" text NOT NULL,
	"role_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "delegation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_position_id" uuid NOT NULL,
	"from_user_id" uuid NOT NULL,
	"to_user_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"reason" text NOT NULL,
	"decree" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "position" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"parent_id" uuid,
	"level" integer NOT NULL,
	"kind" text NOT NULL,
	"can_sign" boolean DEFAULT false NOT NULL,
	"can_review" boolean DEFAULT false NOT NULL,
	"can_dispose" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "job_mapping" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"decree" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "secretary" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secretary_user_id" uuid NOT NULL,
	"official_position_id" uuid NOT NULL,
	"can_draft_disposition" boolean DEFAULT true NOT NULL,
	"can_forward" boolean DEFAULT true NOT NULL,
	"can_open_secret" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "credential" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"until" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"entry_id" uuid,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" uuid,
	"before" jsonb,
	"after" jsonb
);

--> statement-breakpoint
CREATE TABLE "inbox_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"snippet" text DEFAULT '' NOT NULL,
	"sender_name" text NOT NULL,
	"sender_unit_name" text NOT NULL,
	"attachment_count" integer DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"read_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "letter_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"file_hash" text NOT NULL,
	"order" integer NOT NULL,
	"is_document" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "letter_content" (
	"letter_id" uuid PRIMARY KEY NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"cover_content" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "letter_document" (
	"letter_id" uuid PRIMARY KEY NOT NULL,
	"file_hash" text NOT NULL,
	"sha256" text NOT NULL,
	"signature" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "letter_number" (
	"letter_id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "letter_recipient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"show_user_name" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "letter_reviewer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"order" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"show_user_name" boolean DEFAULT false NOT NULL,
	"status" text,
	"note" text,
	"decided_at" timestamp with time zone,
	"decided_by_user_id" uuid
);

--> statement-breakpoint
CREATE TABLE "letter_timeline" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"on_behalf_of_user_id" uuid,
	"note" text
);

--> statement-breakpoint
CREATE TABLE "letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"concern" text DEFAULT 'internal' NOT NULL,
	"from_where" text DEFAULT 'internal' NOT NULL,
	"script_type_id" uuid,
	"script_sub_type_id" uuid,
	"security_id" uuid,
	"security_rank" integer DEFAULT 1 NOT NULL,
	"classification_id" uuid,
	"letterhead_id" uuid,
	"urgency" text DEFAULT 'BIASA' NOT NULL,
	"place" text,
	"subject" text DEFAULT '' NOT NULL,
	"script_date" date,
	"reference_id" uuid,
	"content_mode" text DEFAULT 'editor' NOT NULL,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"sender_user_id" uuid,
	"sender_position_id" uuid,
	"show_sender_name" boolean DEFAULT true NOT NULL,
	"any_reviewer" text DEFAULT 'tidakAda' NOT NULL,
	"number" text,
	"signed_at" timestamp with time zone,
	"signed_by_user_id" uuid,
	"verify_code" text,
	"holder_position_id" uuid,
	"holder_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "number_counter" (
	"scope" text PRIMARY KEY NOT NULL,
	"number_code_id" uuid NOT NULL,
	"last" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position_id" uuid NOT NULL,
	"from_user_id" uuid NOT NULL,
	"from_position_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"done_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"modul" text NOT NULL,
	"message" text NOT NULL,
	"detail_url" text,
	"tab_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "archive_classification" ADD CONSTRAINT "archive_classification_parent_id_archive_classification_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."archive_classification"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive_classification" ADD CONSTRAINT "archive_classification_security_classification_id_security_classification_id_fk" FOREIGN KEY ("security_classification_id") REFERENCES "public"."security_classification"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "script_sub_type" ADD CONSTRAINT "script_sub_type_script_type_id_script_type_id_fk" FOREIGN KEY ("script_type_id") REFERENCES "public"."script_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "script_sub_type" ADD CONSTRAINT "script_sub_type_number_code_id_script_number_code_id_fk" FOREIGN KEY ("number_code_id") REFERENCES "public"."script_number_code"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "script_sub_type" ADD CONSTRAINT "script_sub_type_default_classification_id_archive_classification_id_fk" FOREIGN KEY ("default_classification_id") REFERENCES "public"."archive_classification"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "script_template" ADD CONSTRAINT "script_template_script_sub_type_id_script_sub_type_id_fk" FOREIGN KEY ("script_sub_type_id") REFERENCES "public"."script_sub_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_unit" ADD CONSTRAINT "organization_unit_parent_id_organization_unit_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_from_position_id_position_id_fk" FOREIGN KEY ("from_position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_from_user_id_user_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_to_user_id_user_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_unit_id_organization_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organization_unit"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_parent_id_position_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_mapping" ADD CONSTRAINT "job_mapping_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_mapping" ADD CONSTRAINT "job_mapping_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "secretary" ADD CONSTRAINT "secretary_secretary_user_id_user_id_fk" FOREIGN KEY ("secretary_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "secretary" ADD CONSTRAINT "secretary_official_position_id_position_id_fk" FOREIGN KEY ("official_position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_attachment" ADD CONSTRAINT "letter_attachment_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_content" ADD CONSTRAINT "letter_content_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_document" ADD CONSTRAINT "letter_document_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_number" ADD CONSTRAINT "letter_number_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_recipient" ADD CONSTRAINT "letter_recipient_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_recipient" ADD CONSTRAINT "letter_recipient_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_recipient" ADD CONSTRAINT "letter_recipient_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD CONSTRAINT "letter_reviewer_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD CONSTRAINT "letter_reviewer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD CONSTRAINT "letter_reviewer_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD CONSTRAINT "letter_reviewer_decided_by_user_id_user_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_timeline" ADD CONSTRAINT "letter_timeline_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_timeline" ADD CONSTRAINT "letter_timeline_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_timeline" ADD CONSTRAINT "letter_timeline_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_timeline" ADD CONSTRAINT "letter_timeline_on_behalf_of_user_id_user_id_fk" FOREIGN KEY ("on_behalf_of_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_script_type_id_script_type_id_fk" FOREIGN KEY ("script_type_id") REFERENCES "public"."script_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_script_sub_type_id_script_sub_type_id_fk" FOREIGN KEY ("script_sub_type_id") REFERENCES "public"."script_sub_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_security_id_security_classification_id_fk" FOREIGN KEY ("security_id") REFERENCES "public"."security_classification"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_classification_id_archive_classification_id_fk" FOREIGN KEY ("classification_id") REFERENCES "public"."archive_classification"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_letterhead_id_letterhead_template_id_fk" FOREIGN KEY ("letterhead_id") REFERENCES "public"."letterhead_template"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_reference_id_letter_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."letter"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_sender_user_id_user_id_fk" FOREIGN KEY ("sender_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_sender_position_id_position_id_fk" FOREIGN KEY ("sender_position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_signed_by_user_id_user_id_fk" FOREIGN KEY ("signed_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_holder_position_id_position_id_fk" FOREIGN KEY ("holder_position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "number_counter" ADD CONSTRAINT "number_counter_number_code_id_script_number_code_id_fk" FOREIGN KEY ("number_code_id") REFERENCES "public"."script_number_code"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_from_user_id_user_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_from_position_id_position_id_fk" FOREIGN KEY ("from_position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "script_type_code_key" ON "script_type" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "script_type_code_sort" ON "script_type" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "script_type_name_sort" ON "script_type" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "script_type_group_sort" ON "script_type" USING btree ("group","id");
--> statement-breakpoint
CREATE INDEX "script_type_group_filter" ON "script_type" USING btree ("group","code","id");
--> statement-breakpoint
CREATE INDEX "script_type_search" ON "script_type" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "archive_classification_code_key" ON "archive_classification" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "archive_classification_code_sort" ON "archive_classification" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "archive_classification_parent_id_reference" ON "archive_classification" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "archive_classification_name_sort" ON "archive_classification" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "archive_classification_group_filter" ON "archive_classification" USING btree ("group","code","id");
--> statement-breakpoint
CREATE INDEX "archive_classification_is_leaf_filter" ON "archive_classification" USING btree ("is_leaf","code","id");
--> statement-breakpoint
CREATE INDEX "archive_classification_retention_active_years_sort" ON "archive_classification" USING btree ("retention_active_years","id");
--> statement-breakpoint
CREATE INDEX "archive_classification_retention_inactive_years_sort" ON "archive_classification" USING btree ("retention_inactive_years","id");
--> statement-breakpoint
CREATE INDEX "archive_classification_final_disposition_filter" ON "archive_classification" USING btree ("final_disposition","code","id");
--> statement-breakpoint
CREATE INDEX "archive_classification_security_classification_id_reference" ON "archive_classification" USING btree ("security_classification_id");
--> statement-breakpoint
CREATE INDEX "archive_classification_search" ON "archive_classification" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "security_classification_code_key" ON "security_classification" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "security_classification_code_sort" ON "security_classification" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "security_classification_name_sort" ON "security_classification" USING btree ("name","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "security_classification_rank_key" ON "security_classification" USING btree ("rank");
--> statement-breakpoint
CREATE INDEX "security_classification_rank_sort" ON "security_classification" USING btree ("rank","id");
--> statement-breakpoint
CREATE INDEX "security_classification_search" ON "security_classification" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "script_number_code_code_key" ON "script_number_code" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "script_number_code_code_sort" ON "script_number_code" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "script_number_code_name_sort" ON "script_number_code" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "script_number_code_reset_filter" ON "script_number_code" USING btree ("reset","code","id");
--> statement-breakpoint
CREATE INDEX "script_number_code_counter_scope_members" ON "script_number_code" USING gin ("counter_scope");
--> statement-breakpoint
CREATE INDEX "script_number_code_search" ON "script_number_code" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "script_sub_type_code_key" ON "script_sub_type" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "script_sub_type_code_sort" ON "script_sub_type" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "script_sub_type_name_sort" ON "script_sub_type" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "script_sub_type_script_type_id_reference" ON "script_sub_type" USING btree ("script_type_id");
--> statement-breakpoint
CREATE INDEX "script_sub_type_flows_members" ON "script_sub_type" USING gin ("flows");
--> statement-breakpoint
CREATE INDEX "script_sub_type_number_code_id_reference" ON "script_sub_type" USING btree ("number_code_id");
--> statement-breakpoint
CREATE INDEX "script_sub_type_default_classification_id_reference" ON "script_sub_type" USING btree ("default_classification_id");
--> statement-breakpoint
CREATE INDEX "script_sub_type_search" ON "script_sub_type" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "script_template_code_key" ON "script_template" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "script_template_code_sort" ON "script_template" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "script_template_name_sort" ON "script_template" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "script_template_script_sub_type_id_reference" ON "script_template" USING btree ("script_sub_type_id");
--> statement-breakpoint
CREATE INDEX "script_template_search" ON "script_template" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "letterhead_template_code_key" ON "letterhead_template" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "letterhead_template_code_sort" ON "letterhead_template" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "letterhead_template_name_sort" ON "letterhead_template" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "letterhead_template_company_code_sort" ON "letterhead_template" USING btree ("company_code","id");
--> statement-breakpoint
CREATE INDEX "letterhead_template_search" ON "letterhead_template" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "organization_unit_code_key" ON "organization_unit" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "organization_unit_code_sort" ON "organization_unit" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "organization_unit_parent_id_reference" ON "organization_unit" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "organization_unit_name_sort" ON "organization_unit" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "organization_unit_company_code_sort" ON "organization_unit" USING btree ("company_code","id");
--> statement-breakpoint
CREATE INDEX "organization_unit_type_sort" ON "organization_unit" USING btree ("type","id");
--> statement-breakpoint
CREATE INDEX "organization_unit_type_filter" ON "organization_unit" USING btree ("type","code","id");
--> statement-breakpoint
CREATE INDEX "organization_unit_archive_role_filter" ON "organization_unit" USING btree ("archive_role","code","id");
--> statement-breakpoint
CREATE INDEX "organization_unit_sort_order_sort" ON "organization_unit" USING btree ("sort_order","id");
--> statement-breakpoint
CREATE INDEX "organization_unit_search" ON "organization_unit" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "role_code_key" ON "role" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "role_code_sort" ON "role" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "role_name_sort" ON "role" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "role_privileged_list_members" ON "role" USING gin ("privileged_list");
--> statement-breakpoint
CREATE INDEX "role_search" ON "role" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "user_person_name_sort" ON "user" USING btree ("person_name","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "user_npp_key" ON "user" USING btree (lower("npp"));
--> statement-breakpoint
CREATE INDEX "user_npp_sort" ON "user" USING btree ("npp","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_key" ON "user" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "user_email_sort" ON "user" USING btree ("email","id");
--> statement-breakpoint
CREATE INDEX "user_isldap_filter" ON "user" USING btree ("isldap","person_name","id");
--> statement-breakpoint
CREATE INDEX "user_role_ids_members" ON "user" USING gin ("role_ids");
--> statement-breakpoint
CREATE INDEX "user_search" ON "user" USING gin ((coalesce("person_name", '') || ' ' || coalesce("npp", '') || ' ' || coalesce("email", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "delegation_from_position_id_reference" ON "delegation" USING btree ("from_position_id");
--> statement-breakpoint
CREATE INDEX "delegation_from_user_id_reference" ON "delegation" USING btree ("from_user_id");
--> statement-breakpoint
CREATE INDEX "delegation_to_user_id_reference" ON "delegation" USING btree ("to_user_id");
--> statement-breakpoint
CREATE INDEX "delegation_start_date_sort" ON "delegation" USING btree ("start_date","id");
--> statement-breakpoint
CREATE INDEX "delegation_end_date_sort" ON "delegation" USING btree ("end_date","id");
--> statement-breakpoint
CREATE INDEX "delegation_scopes_members" ON "delegation" USING gin ("scopes");
--> statement-breakpoint
CREATE UNIQUE INDEX "position_code_key" ON "position" USING btree (lower("code"));
--> statement-breakpoint
CREATE INDEX "position_code_sort" ON "position" USING btree ("code","id");
--> statement-breakpoint
CREATE INDEX "position_name_sort" ON "position" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "position_unit_id_reference" ON "position" USING btree ("unit_id");
--> statement-breakpoint
CREATE INDEX "position_parent_id_reference" ON "position" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "position_level_sort" ON "position" USING btree ("level","id");
--> statement-breakpoint
CREATE INDEX "position_search" ON "position" USING gin ((coalesce("code", '') || ' ' || coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "job_mapping_user_id_reference" ON "job_mapping" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "job_mapping_position_id_reference" ON "job_mapping" USING btree ("position_id");
--> statement-breakpoint
CREATE INDEX "job_mapping_type_filter" ON "job_mapping" USING btree ("type","start_date","id");
--> statement-breakpoint
CREATE INDEX "job_mapping_start_date_sort" ON "job_mapping" USING btree ("start_date","id");
--> statement-breakpoint
CREATE INDEX "job_mapping_end_date_sort" ON "job_mapping" USING btree ("end_date","id");
--> statement-breakpoint
CREATE INDEX "secretary_secretary_user_id_reference" ON "secretary" USING btree ("secretary_user_id");
--> statement-breakpoint
CREATE INDEX "secretary_official_position_id_reference" ON "secretary" USING btree ("official_position_id");
--> statement-breakpoint
CREATE INDEX "secretary_default_sort" ON "secretary" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "session_refresh" ON "session" USING btree ("refresh_hash");
--> statement-breakpoint
CREATE INDEX "session_previous" ON "session" USING btree ("previous_hash");
--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "audit_record" ON "audit_log" USING btree ("resource","record_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_item_once" ON "inbox_item" USING btree ("letter_id","position_id");
--> statement-breakpoint
CREATE INDEX "inbox_item_list" ON "inbox_item" USING btree ("position_id","received_at","id");
--> statement-breakpoint
CREATE INDEX "inbox_item_open" ON "inbox_item" USING btree ("position_id","is_open","received_at","id");
--> statement-breakpoint
CREATE INDEX "letter_attachment_letter" ON "letter_attachment" USING btree ("letter_id","order");
--> statement-breakpoint
CREATE UNIQUE INDEX "letter_number_once" ON "letter_number" USING btree ("scope","sequence");
--> statement-breakpoint
CREATE INDEX "letter_number_text" ON "letter_number" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "letter_recipient_letter" ON "letter_recipient" USING btree ("letter_id","kind","order");
--> statement-breakpoint
CREATE INDEX "letter_recipient_position" ON "letter_recipient" USING btree ("position_id","letter_id");
--> statement-breakpoint
CREATE INDEX "letter_reviewer_letter" ON "letter_reviewer" USING btree ("letter_id","order");
--> statement-breakpoint
CREATE INDEX "letter_reviewer_position" ON "letter_reviewer" USING btree ("position_id","letter_id");
--> statement-breakpoint
CREATE INDEX "letter_timeline_letter" ON "letter_timeline" USING btree ("letter_id","at","id");
--> statement-breakpoint
CREATE INDEX "letter_drafter" ON "letter" USING btree ("position_id","state","updated_at");
--> statement-breakpoint
CREATE INDEX "letter_sender" ON "letter" USING btree ("sender_position_id","state","signed_at");
--> statement-breakpoint
CREATE INDEX "letter_reference" ON "letter" USING btree ("reference_id");
--> statement-breakpoint
CREATE INDEX "letter_signed" ON "letter" USING btree ("signed_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "letter_verify_code" ON "letter" USING btree ("verify_code");
--> statement-breakpoint
CREATE INDEX "task_waiting" ON "task" USING btree ("position_id","done_at","created_at","id");
--> statement-breakpoint
CREATE INDEX "task_letter" ON "task" USING btree ("letter_id");
--> statement-breakpoint
CREATE INDEX "notification_list" ON "notification" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("user_id","created_at") WHERE "notification"."read_at" is null;
