-- Texts in lists: numbers by their value ("Ruas 2" before "Ruas 10"), capitals beside small letters. A PostgreSQL that was
-- built without ICU keeps the order of characters.
DO $$ BEGIN
  CREATE COLLATION natural_order (provider = icu, locale = 'und-u-kn-true');
EXCEPTION WHEN feature_not_supported OR undefined_object THEN
  CREATE COLLATION natural_order FROM "C";
END $$;
--> statement-breakpoint
DROP INDEX "label_name_sort";
--> statement-breakpoint
DROP INDEX "label_color_filter";
--> statement-breakpoint
DROP INDEX "label_scope_filter";
--> statement-breakpoint
DROP INDEX "disposition_instruction_code_sort";
--> statement-breakpoint
DROP INDEX "disposition_instruction_name_sort";
--> statement-breakpoint
DROP INDEX "archive_title_sort";
--> statement-breakpoint
DROP INDEX "archive_number_sort";
--> statement-breakpoint
DROP INDEX "archive_box_sort";
--> statement-breakpoint
DROP INDEX "filing_unit_code_sort";
--> statement-breakpoint
DROP INDEX "filing_unit_title_sort";
--> statement-breakpoint
DROP INDEX "filing_unit_box_sort";
--> statement-breakpoint
DROP INDEX "filing_unit_status_filter";
--> statement-breakpoint
DROP INDEX "filing_unit_stage_filter";
--> statement-breakpoint
DROP INDEX "filing_unit_final_disposition_filter";
--> statement-breakpoint
DROP INDEX "filing_unit_is_held_filter";
--> statement-breakpoint
DROP INDEX "event_code_sort";
--> statement-breakpoint
DROP INDEX "event_name_sort";
--> statement-breakpoint
DROP INDEX "contract_basis_code_sort";
--> statement-breakpoint
DROP INDEX "contract_basis_name_sort";
--> statement-breakpoint
DROP INDEX "contract_basis_category_filter";
--> statement-breakpoint
DROP INDEX "faq_code_sort";
--> statement-breakpoint
DROP INDEX "faq_question_sort";
--> statement-breakpoint
DROP INDEX "archive_type_code_sort";
--> statement-breakpoint
DROP INDEX "archive_type_name_sort";
--> statement-breakpoint
DROP INDEX "archive_type_medium_filter";
--> statement-breakpoint
DROP INDEX "script_type_code_sort";
--> statement-breakpoint
DROP INDEX "script_type_name_sort";
--> statement-breakpoint
DROP INDEX "script_type_group_filter";
--> statement-breakpoint
DROP INDEX "contract_need_code_sort";
--> statement-breakpoint
DROP INDEX "contract_need_name_sort";
--> statement-breakpoint
DROP INDEX "contract_need_method_filter";
--> statement-breakpoint
DROP INDEX "archive_classification_code_sort";
--> statement-breakpoint
DROP INDEX "archive_classification_name_sort";
--> statement-breakpoint
DROP INDEX "archive_classification_group_filter";
--> statement-breakpoint
DROP INDEX "archive_classification_is_leaf_filter";
--> statement-breakpoint
DROP INDEX "archive_classification_final_disposition_filter";
--> statement-breakpoint
DROP INDEX "security_classification_code_sort";
--> statement-breakpoint
DROP INDEX "security_classification_name_sort";
--> statement-breakpoint
DROP INDEX "script_number_code_code_sort";
--> statement-breakpoint
DROP INDEX "script_number_code_name_sort";
--> statement-breakpoint
DROP INDEX "script_number_code_reset_filter";
--> statement-breakpoint
DROP INDEX "script_sub_type_code_sort";
--> statement-breakpoint
DROP INDEX "script_sub_type_name_sort";
--> statement-breakpoint
DROP INDEX "comparison_template_code_sort";
--> statement-breakpoint
DROP INDEX "comparison_template_name_sort";
--> statement-breakpoint
DROP INDEX "comparison_template_party_type_filter";
--> statement-breakpoint
DROP INDEX "script_template_code_sort";
--> statement-breakpoint
DROP INDEX "script_template_name_sort";
--> statement-breakpoint
DROP INDEX "institution_code_sort";
--> statement-breakpoint
DROP INDEX "institution_name_sort";
--> statement-breakpoint
DROP INDEX "institution_type_filter";
--> statement-breakpoint
DROP INDEX "institution_city_sort";
--> statement-breakpoint
DROP INDEX "unit_code_code_sort";
--> statement-breakpoint
DROP INDEX "unit_code_name_sort";
--> statement-breakpoint
DROP INDEX "letterhead_template_code_sort";
--> statement-breakpoint
DROP INDEX "letterhead_template_name_sort";
--> statement-breakpoint
DROP INDEX "letterhead_template_company_code_sort";
--> statement-breakpoint
DROP INDEX "article_template_code_sort";
--> statement-breakpoint
DROP INDEX "article_template_name_sort";
--> statement-breakpoint
DROP INDEX "article_template_category_filter";
--> statement-breakpoint
DROP INDEX "article_template_is_mandatory_filter";
--> statement-breakpoint
DROP INDEX "organization_unit_code_sort";
--> statement-breakpoint
DROP INDEX "organization_unit_name_sort";
--> statement-breakpoint
DROP INDEX "organization_unit_company_code_sort";
--> statement-breakpoint
DROP INDEX "organization_unit_type_filter";
--> statement-breakpoint
DROP INDEX "organization_unit_archive_role_filter";
--> statement-breakpoint
DROP INDEX "permission_path_sort";
--> statement-breakpoint
DROP INDEX "permission_name_sort";
--> statement-breakpoint
DROP INDEX "role_code_sort";
--> statement-breakpoint
DROP INDEX "role_name_sort";
--> statement-breakpoint
DROP INDEX "role_is_administrative_filter";
--> statement-breakpoint
DROP INDEX "user_person_name_sort";
--> statement-breakpoint
DROP INDEX "user_npp_sort";
--> statement-breakpoint
DROP INDEX "user_email_sort";
--> statement-breakpoint
DROP INDEX "user_isldap_filter";
--> statement-breakpoint
DROP INDEX "unit_group_code_sort";
--> statement-breakpoint
DROP INDEX "unit_group_name_sort";
--> statement-breakpoint
DROP INDEX "position_code_sort";
--> statement-breakpoint
DROP INDEX "position_name_sort";
--> statement-breakpoint
DROP INDEX "position_kind_filter";
--> statement-breakpoint
DROP INDEX "position_can_sign_filter";
--> statement-breakpoint
DROP INDEX "trigger_code_sort";
--> statement-breakpoint
DROP INDEX "trigger_name_sort";
--> statement-breakpoint
DROP INDEX "trigger_event_filter";
--> statement-breakpoint
DROP INDEX "ticket_number_sort";
--> statement-breakpoint
CREATE INDEX "label_name_sort" ON "label" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "label_color_filter" ON "label" USING btree ("color","name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "label_scope_filter" ON "label" USING btree ("scope","name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "disposition_instruction_code_sort" ON "disposition_instruction" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "disposition_instruction_name_sort" ON "disposition_instruction" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "archive_title_sort" ON "archive" USING btree ("title" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "archive_number_sort" ON "archive" USING btree ("number" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "archive_box_sort" ON "archive" USING btree ("box" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "filing_unit_code_sort" ON "filing_unit" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "filing_unit_title_sort" ON "filing_unit" USING btree ("title" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "filing_unit_box_sort" ON "filing_unit" USING btree ("box" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "filing_unit_status_filter" ON "filing_unit" USING btree ("status","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "filing_unit_stage_filter" ON "filing_unit" USING btree ("stage","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "filing_unit_final_disposition_filter" ON "filing_unit" USING btree ("final_disposition","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "filing_unit_is_held_filter" ON "filing_unit" USING btree ("is_held","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "event_code_sort" ON "event" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "event_name_sort" ON "event" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "contract_basis_code_sort" ON "contract_basis" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "contract_basis_name_sort" ON "contract_basis" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "contract_basis_category_filter" ON "contract_basis" USING btree ("category","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "faq_code_sort" ON "faq" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "faq_question_sort" ON "faq" USING btree ("question" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "archive_type_code_sort" ON "archive_type" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "archive_type_name_sort" ON "archive_type" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "archive_type_medium_filter" ON "archive_type" USING btree ("medium","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "script_type_code_sort" ON "script_type" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "script_type_name_sort" ON "script_type" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "script_type_group_filter" ON "script_type" USING btree ("group","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "contract_need_code_sort" ON "contract_need" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "contract_need_name_sort" ON "contract_need" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "contract_need_method_filter" ON "contract_need" USING btree ("method","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "archive_classification_code_sort" ON "archive_classification" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "archive_classification_name_sort" ON "archive_classification" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "archive_classification_group_filter" ON "archive_classification" USING btree ("group","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "archive_classification_is_leaf_filter" ON "archive_classification" USING btree ("is_leaf","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "archive_classification_final_disposition_filter" ON "archive_classification" USING btree ("final_disposition","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "security_classification_code_sort" ON "security_classification" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "security_classification_name_sort" ON "security_classification" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "script_number_code_code_sort" ON "script_number_code" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "script_number_code_name_sort" ON "script_number_code" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "script_number_code_reset_filter" ON "script_number_code" USING btree ("reset","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "script_sub_type_code_sort" ON "script_sub_type" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "script_sub_type_name_sort" ON "script_sub_type" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "comparison_template_code_sort" ON "comparison_template" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "comparison_template_name_sort" ON "comparison_template" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "comparison_template_party_type_filter" ON "comparison_template" USING btree ("party_type","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "script_template_code_sort" ON "script_template" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "script_template_name_sort" ON "script_template" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "institution_code_sort" ON "institution" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "institution_name_sort" ON "institution" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "institution_type_filter" ON "institution" USING btree ("type","name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "institution_city_sort" ON "institution" USING btree ("city" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "unit_code_code_sort" ON "unit_code" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "unit_code_name_sort" ON "unit_code" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "letterhead_template_code_sort" ON "letterhead_template" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "letterhead_template_name_sort" ON "letterhead_template" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "letterhead_template_company_code_sort" ON "letterhead_template" USING btree ("company_code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "article_template_code_sort" ON "article_template" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "article_template_name_sort" ON "article_template" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "article_template_category_filter" ON "article_template" USING btree ("category","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "article_template_is_mandatory_filter" ON "article_template" USING btree ("is_mandatory","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "organization_unit_code_sort" ON "organization_unit" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "organization_unit_name_sort" ON "organization_unit" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "organization_unit_company_code_sort" ON "organization_unit" USING btree ("company_code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "organization_unit_type_filter" ON "organization_unit" USING btree ("type","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "organization_unit_archive_role_filter" ON "organization_unit" USING btree ("archive_role","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "permission_path_sort" ON "permission" USING btree ("path" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "permission_name_sort" ON "permission" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "role_code_sort" ON "role" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "role_name_sort" ON "role" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "role_is_administrative_filter" ON "role" USING btree ("is_administrative","name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "user_person_name_sort" ON "user" USING btree ("person_name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "user_npp_sort" ON "user" USING btree ("npp" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "user_email_sort" ON "user" USING btree ("email" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "user_isldap_filter" ON "user" USING btree ("isldap","person_name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "unit_group_code_sort" ON "unit_group" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "unit_group_name_sort" ON "unit_group" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "position_code_sort" ON "position" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "position_name_sort" ON "position" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "position_kind_filter" ON "position" USING btree ("kind","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "position_can_sign_filter" ON "position" USING btree ("can_sign","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "trigger_code_sort" ON "trigger" USING btree ("code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "trigger_name_sort" ON "trigger" USING btree ("name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "trigger_event_filter" ON "trigger" USING btree ("event","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "ticket_number_sort" ON "ticket" USING btree ("number" collate natural_order,"id");
