CREATE TABLE "masked_value" (
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"field" text NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "masked_value_resource_record_id_field_pk" PRIMARY KEY("resource","record_id","field")
);

