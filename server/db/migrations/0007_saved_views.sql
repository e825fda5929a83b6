CREATE TABLE "import_chunk" (
	"job_id" uuid NOT NULL,
	"at" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_chunk_job_id_at_pk" PRIMARY KEY("job_id","at")
);

--> statement-breakpoint
CREATE TABLE "import_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"table" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"options" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"plan" text,
	"message" text,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "import_problem" (
	"job_id" uuid NOT NULL,
	"at" integer NOT NULL,
	"row" integer NOT NULL,
	"heading" text NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "import_problem_job_id_at_pk" PRIMARY KEY("job_id","at")
);

--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "import_chunk" ADD CONSTRAINT "import_chunk_job_id_import_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_job"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_problem" ADD CONSTRAINT "import_problem_job_id_import_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_job"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "import_job_age" ON "import_job" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "import_job_owner" ON "import_job" USING btree ("owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_key" ON "saved_view" USING btree ("user_id","resource",lower("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_default_key" ON "saved_view" USING btree ("user_id","resource") WHERE "saved_view"."is_default";
