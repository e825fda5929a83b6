DROP INDEX "notification_modul";
--> statement-breakpoint
CREATE INDEX "notification_kind" ON "notification" USING btree ("user_id","kind","created_at","id");
