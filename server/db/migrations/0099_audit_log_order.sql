CREATE INDEX "audit_at" ON "audit_log" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit_log" USING btree ("user_id","at","id");
--> statement-breakpoint
CREATE INDEX "audit_resource" ON "audit_log" USING btree ("resource","at","id");
--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit_log" USING btree ("action","at","id");
--> statement-breakpoint
CREATE INDEX "audit_entry" ON "audit_log" USING btree ("entry_id");
--> statement-breakpoint
CREATE INDEX "audit_token" ON "audit_log" USING btree ("at","id") WHERE token_id is not null;
