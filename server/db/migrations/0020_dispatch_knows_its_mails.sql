ALTER TABLE "letter_dispatch" ADD COLUMN "mail_ids" uuid[] DEFAULT '{}' NOT NULL;
