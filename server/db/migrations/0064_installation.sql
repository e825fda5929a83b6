CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);

--> statement-breakpoint
DROP INDEX "file_text_waiting";
--> statement-breakpoint
CREATE INDEX "file_text_wanted" ON "file_text" USING btree ("wanted_at") WHERE "file_text"."state" in ('waiting', 'reading') or "file_text"."fault" = 'missing';
--> statement-breakpoint
-- A dump is restored with an empty search path, in which the configuration "naskah" is not found.
ALTER FUNCTION naskah_words(text, "char") SET search_path = public, pg_temp;
