CREATE TABLE "record_counter" (
	"resource" text NOT NULL,
	"field" text NOT NULL,
	"period" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "record_counter_resource_field_period_pk" PRIMARY KEY("resource","field","period")
);

