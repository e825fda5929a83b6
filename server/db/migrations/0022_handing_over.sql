CREATE TABLE "done_once" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "post_holder" (
	"position_id" uuid PRIMARY KEY NOT NULL,
	"user_ids" uuid[] NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "post_holder" ADD CONSTRAINT "post_holder_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "done_once_age" ON "done_once" USING btree ("at");
