ALTER TABLE "mail" ADD COLUMN "secret_until" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "letter_reviewer_from_user" ON "letter_reviewer" USING btree ("from_user_id") WHERE "letter_reviewer"."from_user_id" is not null;
--> statement-breakpoint
CREATE INDEX "letter_reviewer_from_position" ON "letter_reviewer" USING btree ("from_position_id") WHERE "letter_reviewer"."from_position_id" is not null;
--> statement-breakpoint
CREATE INDEX "letter_reviewer_from_delegation" ON "letter_reviewer" USING btree ("from_delegation_id") WHERE "letter_reviewer"."from_delegation_id" is not null;
--> statement-breakpoint
CREATE INDEX "notification_letter" ON "notification" USING btree ("letter_id") WHERE "notification"."letter_id" is not null;

--> statement-breakpoint
-- Of mails that wait now: an invitation's link by its own end, a review link's and a new password's by how long they live.
UPDATE "mail" m SET "secret_until" = coalesce(
  (SELECT max(i."expires_at") FROM "invitation" i WHERE i."mail_id" = m."id"),
  m."created_at" + CASE WHEN m."secret" LIKE '%/paraf?token=%' THEN interval '7 days' ELSE interval '1 hour' END)
WHERE m."secret" IS NOT NULL;
