ALTER TABLE "institution" ADD COLUMN "logo" text;
--> statement-breakpoint
UPDATE "script_sub_type" SET "version" = "version" + 1, "adjustments" = coalesce("adjustments", '{}') || jsonb_build_object(
  'labels', jsonb_build_object('firstParty', 'PIHAK PERTAMA') || coalesce("adjustments" -> 'labels', '{}')
) WHERE "arrangement" = 'perjanjian';
