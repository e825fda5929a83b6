CREATE TABLE "review_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "review_link" ADD CONSTRAINT "review_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_link" ADD CONSTRAINT "review_link_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "review_link_token" ON "review_link" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "review_link_letter" ON "review_link" USING btree ("letter_id");
--> statement-breakpoint
CREATE INDEX "review_link_user" ON "review_link" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "review_link_expires" ON "review_link" USING btree ("expires_at");
