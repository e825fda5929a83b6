ALTER TABLE "script_sub_type" ADD COLUMN "reviewers_edit" boolean DEFAULT false NOT NULL;
