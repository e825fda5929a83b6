CREATE TABLE "record_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"field" text NOT NULL,
	"record_id" uuid,
	"file_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unlinked_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "record_file" ADD CONSTRAINT "record_file_uploaded_by_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "record_file_record" ON "record_file" USING btree ("record_id");
--> statement-breakpoint
CREATE INDEX "record_file_content" ON "record_file" USING btree ("file_hash");
--> statement-breakpoint
CREATE INDEX "record_file_unsaved" ON "record_file" USING btree ("uploaded_by","created_at") WHERE "record_file"."record_id" is null;
--> statement-breakpoint
CREATE INDEX "record_file_unlinked" ON "record_file" USING btree ("unlinked_at") WHERE "record_file"."unlinked_at" is not null;
