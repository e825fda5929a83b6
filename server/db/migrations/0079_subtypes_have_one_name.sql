ALTER TABLE "number_counter" RENAME COLUMN "sub_kind_code" TO "sub_type_code";
--> statement-breakpoint
UPDATE "script_number_code" SET "counter_scope" = array_replace("counter_scope", 'subKindCode', 'subTypeCode')
WHERE 'subKindCode' = ANY ("counter_scope");
--> statement-breakpoint
UPDATE "letter_version" SET "meta" = jsonb_set(
	jsonb_set("meta", '{fields}', ("meta"->'fields') - 'scriptSubTypeId'
		|| jsonb_build_object('subTypeId', "meta"->'fields'->'scriptSubTypeId')),
	'{names}', ("meta"->'names') - 'subKind' || jsonb_build_object('subType', "meta"->'names'->'subKind'))
WHERE "meta"->'fields' ? 'scriptSubTypeId';
