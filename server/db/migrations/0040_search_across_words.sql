DROP INDEX "label_search";
--> statement-breakpoint
DROP INDEX "disposition_instruction_search";
--> statement-breakpoint
DROP INDEX "archive_search";
--> statement-breakpoint
DROP INDEX "filing_unit_search";
--> statement-breakpoint
DROP INDEX "event_search";
--> statement-breakpoint
DROP INDEX "contract_basis_search";
--> statement-breakpoint
DROP INDEX "faq_search";
--> statement-breakpoint
DROP INDEX "archive_type_search";
--> statement-breakpoint
DROP INDEX "script_type_search";
--> statement-breakpoint
DROP INDEX "contract_need_search";
--> statement-breakpoint
DROP INDEX "archive_classification_search";
--> statement-breakpoint
DROP INDEX "security_classification_search";
--> statement-breakpoint
DROP INDEX "script_number_code_search";
--> statement-breakpoint
DROP INDEX "script_sub_type_search";
--> statement-breakpoint
DROP INDEX "comparison_template_search";
--> statement-breakpoint
DROP INDEX "script_template_search";
--> statement-breakpoint
DROP INDEX "script_template_lookup_search";
--> statement-breakpoint
DROP INDEX "institution_search";
--> statement-breakpoint
DROP INDEX "unit_code_search";
--> statement-breakpoint
DROP INDEX "letterhead_template_search";
--> statement-breakpoint
DROP INDEX "article_template_search";
--> statement-breakpoint
DROP INDEX "organization_unit_search";
--> statement-breakpoint
DROP INDEX "permission_search";
--> statement-breakpoint
DROP INDEX "role_search";
--> statement-breakpoint
DROP INDEX "user_search";
--> statement-breakpoint
DROP INDEX "user_lookup_search";
--> statement-breakpoint
DROP INDEX "unit_group_search";
--> statement-breakpoint
DROP INDEX "position_search";
--> statement-breakpoint
DROP INDEX "trigger_search";
--> statement-breakpoint
CREATE INDEX "label_search" ON "label" USING gin ((replace(coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "disposition_instruction_search" ON "disposition_instruction" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "archive_search" ON "archive" USING gin ((replace(coalesce("title", '') || ' ' || coalesce("number", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "filing_unit_search" ON "filing_unit" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("title", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "event_search" ON "event" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "contract_basis_search" ON "contract_basis" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "faq_search" ON "faq" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("question", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "archive_type_search" ON "archive_type" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "script_type_search" ON "script_type" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "contract_need_search" ON "contract_need" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "archive_classification_search" ON "archive_classification" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "security_classification_search" ON "security_classification" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "script_number_code_search" ON "script_number_code" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "script_sub_type_search" ON "script_sub_type" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "comparison_template_search" ON "comparison_template" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "script_template_search" ON "script_template" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "script_template_lookup_search" ON "script_template" USING gin ((replace(coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "institution_search" ON "institution" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", '') || ' ' || coalesce("city", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "unit_code_search" ON "unit_code" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "letterhead_template_search" ON "letterhead_template" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "article_template_search" ON "article_template" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "organization_unit_search" ON "organization_unit" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "permission_search" ON "permission" USING gin ((replace(coalesce("path", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "role_search" ON "role" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "user_search" ON "user" USING gin ((replace(coalesce("person_name", '') || ' ' || coalesce("npp", '') || ' ' || coalesce("email", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "user_lookup_search" ON "user" USING gin ((replace(coalesce("person_name", '') || ' ' || coalesce("npp", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "unit_group_search" ON "unit_group" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "position_search" ON "position" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "trigger_search" ON "trigger" USING gin ((replace(coalesce("code", '') || ' ' || coalesce("name", ''), ' ', 'ǀ')) gin_trgm_ops);
