CREATE INDEX "script_template_lookup_search" ON "script_template" USING gin ((coalesce("name", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "user_lookup_search" ON "user" USING gin ((coalesce("person_name", '') || ' ' || coalesce("npp", '')) gin_trgm_ops);
