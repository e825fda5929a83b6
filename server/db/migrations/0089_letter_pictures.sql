CREATE TABLE "letter_picture" (
	"letter_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_hash" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"pixels" integer NOT NULL,
	"unlinked_at" timestamp with time zone,
	CONSTRAINT "letter_picture_letter_id_id_pk" PRIMARY KEY("letter_id","id")
);

--> statement-breakpoint
ALTER TABLE "letter_upload" ADD COLUMN "pixels" integer;
--> statement-breakpoint
ALTER TABLE "letter_picture" ADD CONSTRAINT "letter_picture_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "letter_picture_file" ON "letter_picture" USING btree ("file_hash");
--> statement-breakpoint
CREATE INDEX "letter_picture_unlinked" ON "letter_picture" USING btree ("unlinked_at") WHERE "letter_picture"."unlinked_at" is not null;
