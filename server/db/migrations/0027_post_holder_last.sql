ALTER TABLE "post_holder" ADD COLUMN "last_user_ids" uuid[] DEFAULT '{}' NOT NULL;
