ALTER TABLE "report_subscription" ADD COLUMN "asked_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "report_subscription" ADD CONSTRAINT "report_subscription_asked_by_id_user_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "report_subscription_asked" ON "report_subscription" USING btree ("asked_by_id");
