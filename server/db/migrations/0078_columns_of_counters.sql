DROP INDEX "letter_number_unit";
--> statement-breakpoint
DROP INDEX "booked_number_once";
--> statement-breakpoint
DROP INDEX "letter_number_once";
--> statement-breakpoint
-- Every number belongs to a counter; one that lost its row goes on behind its last number.
INSERT INTO "number_counter" ("scope", "number_code_id", "last")
SELECT n."scope", split_part(n."scope", '|', 1)::uuid, max(n."sequence")
FROM (SELECT "scope", "sequence" FROM "letter_number" UNION ALL SELECT "scope", "sequence" FROM "booked_number") n
WHERE NOT EXISTS (SELECT FROM "number_counter" c WHERE c."scope" = n."scope")
GROUP BY n."scope";
--> statement-breakpoint
ALTER TABLE "number_counter" DROP CONSTRAINT "number_counter_pkey";
--> statement-breakpoint
ALTER TABLE "number_counter" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "number_counter" ADD COLUMN "company_code" text;
--> statement-breakpoint
ALTER TABLE "number_counter" ADD COLUMN "unit_id" uuid;
--> statement-breakpoint
ALTER TABLE "number_counter" ADD COLUMN "sub_kind_code" text;
--> statement-breakpoint
ALTER TABLE "number_counter" ADD COLUMN "period" text;
--> statement-breakpoint
-- The rule, "company=", then "unit=", "kind=" and the period where the rule asked for them. Codes of sub-kinds hold no "|".
UPDATE "number_counter" SET
	"company_code" = regexp_replace(
		regexp_replace("scope", '^[^|]*\|company=', ''),
		'(\|unit=[0-9a-f-]{36})?(\|kind=[^|]*)?(\|[0-9]{4}(-[0-9]{2})?)?$', ''),
	"unit_id" = substring("scope" from '\|unit=([0-9a-f-]{36})')::uuid,
	"sub_kind_code" = substring("scope" from '\|kind=([^|]*)'),
	"period" = substring("scope" from '\|([0-9]{4}(?:-[0-9]{2})?)$');
--> statement-breakpoint
ALTER TABLE "number_counter" ALTER COLUMN "company_code" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "booked_number" ADD COLUMN "counter_id" uuid;
--> statement-breakpoint
UPDATE "booked_number" b SET "counter_id" = c."id" FROM "number_counter" c WHERE c."scope" = b."scope";
--> statement-breakpoint
ALTER TABLE "booked_number" ALTER COLUMN "counter_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "letter_number" ADD COLUMN "counter_id" uuid;
--> statement-breakpoint
UPDATE "letter_number" n SET "counter_id" = c."id" FROM "number_counter" c WHERE c."scope" = n."scope";
--> statement-breakpoint
ALTER TABLE "letter_number" ALTER COLUMN "counter_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "booked_number" ADD CONSTRAINT "booked_number_counter_id_number_counter_id_fk" FOREIGN KEY ("counter_id") REFERENCES "public"."number_counter"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_number" ADD CONSTRAINT "letter_number_counter_id_number_counter_id_fk" FOREIGN KEY ("counter_id") REFERENCES "public"."number_counter"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "booked_number_once" ON "booked_number" USING btree ("counter_id","sequence","suffix");
--> statement-breakpoint
CREATE UNIQUE INDEX "letter_number_once" ON "letter_number" USING btree ("counter_id","sequence","suffix");
--> statement-breakpoint
ALTER TABLE "booked_number" DROP COLUMN "scope";
--> statement-breakpoint
ALTER TABLE "letter_number" DROP COLUMN "scope";
--> statement-breakpoint
ALTER TABLE "number_counter" DROP COLUMN "scope";
--> statement-breakpoint
ALTER TABLE "number_counter" ADD CONSTRAINT "number_counter_once" UNIQUE NULLS NOT DISTINCT("number_code_id","company_code","unit_id","sub_kind_code","period");
