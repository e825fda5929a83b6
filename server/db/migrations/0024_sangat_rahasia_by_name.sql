ALTER TABLE "inbox_item" ADD COLUMN "is_named_only" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "inbox_item_named" ON "inbox_item" USING btree ("position_id") WHERE "inbox_item"."is_named_only";
--> statement-breakpoint
UPDATE "inbox_item" i SET is_named_only = true FROM "letter" l WHERE l.id = i.letter_id AND l.security_rank >= 4;
--> statement-breakpoint
UPDATE "task" t SET only_user_id = CASE t.kind
    WHEN 'sign' THEN l.sender_user_id
    WHEN 'revision' THEN coalesce(l.edited_by_user_id, l.user_id)
    ELSE (SELECT r.user_id FROM "letter_reviewer" r WHERE r.letter_id = l.id AND r.status IS NULL ORDER BY r."order" LIMIT 1) END
FROM "letter" l
WHERE l.id = t.letter_id AND l.security_rank >= 4 AND t.done_at IS NULL AND t.only_user_id IS NULL
  AND t.kind IN ('review', 'legal', 'sign', 'revision');
