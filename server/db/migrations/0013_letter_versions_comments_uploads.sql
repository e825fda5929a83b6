CREATE TABLE "letter_version" (
	"letter_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"cover_content" text NOT NULL,
	"meta" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	CONSTRAINT "letter_version_letter_id_no_pk" PRIMARY KEY("letter_id","no")
);

--> statement-breakpoint
CREATE TABLE "letter_comment_read" (
	"letter_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_comment_read_letter_id_user_id_pk" PRIMARY KEY("letter_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "letter_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"parent_id" uuid,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"on_behalf_of_user_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by_user_id" uuid
);

--> statement-breakpoint
CREATE TABLE "letter_upload_part" (
	"upload_id" uuid NOT NULL,
	"offset" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "letter_upload_part_upload_id_offset_pk" PRIMARY KEY("upload_id","offset")
);

--> statement-breakpoint
CREATE TABLE "letter_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"file_hash" text,
	"file_name" text,
	"mime_type" text,
	"expires_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "edited_by_user_id" uuid;
--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "deleted_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "letter_version" ADD CONSTRAINT "letter_version_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_version" ADD CONSTRAINT "letter_version_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_version" ADD CONSTRAINT "letter_version_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_comment_read" ADD CONSTRAINT "letter_comment_read_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_comment_read" ADD CONSTRAINT "letter_comment_read_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_comment" ADD CONSTRAINT "letter_comment_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_comment" ADD CONSTRAINT "letter_comment_parent_id_letter_comment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."letter_comment"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_comment" ADD CONSTRAINT "letter_comment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_comment" ADD CONSTRAINT "letter_comment_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_comment" ADD CONSTRAINT "letter_comment_on_behalf_of_user_id_user_id_fk" FOREIGN KEY ("on_behalf_of_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_comment" ADD CONSTRAINT "letter_comment_resolved_by_user_id_user_id_fk" FOREIGN KEY ("resolved_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_upload_part" ADD CONSTRAINT "letter_upload_part_upload_id_letter_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."letter_upload"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_upload" ADD CONSTRAINT "letter_upload_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "letter_comment_letter" ON "letter_comment" USING btree ("letter_id","created_at");
--> statement-breakpoint
CREATE INDEX "letter_upload_owner" ON "letter_upload" USING btree ("user_id","expires_at");
--> statement-breakpoint
CREATE INDEX "letter_upload_expiry" ON "letter_upload" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_edited_by_user_id_user_id_fk" FOREIGN KEY ("edited_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
