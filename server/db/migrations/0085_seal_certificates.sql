CREATE TABLE "seal_certificate" (
	"no" integer PRIMARY KEY NOT NULL,
	"root" text NOT NULL,
	"sealed_root_key" text NOT NULL,
	"seal" text NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "letter_document" ADD COLUMN "has_pdf_signature" boolean DEFAULT false NOT NULL;
