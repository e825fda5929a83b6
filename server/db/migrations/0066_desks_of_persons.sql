DROP INDEX "inbox_item_once";
--> statement-breakpoint
DROP INDEX "disposition_recipient_once";
--> statement-breakpoint
DROP INDEX "inbox_item_list";
--> statement-breakpoint
DROP INDEX "inbox_item_unread";
--> statement-breakpoint
DROP INDEX "inbox_item_letter";
--> statement-breakpoint
DROP INDEX "inbox_item_open";
--> statement-breakpoint
DROP INDEX "letter_of_drafter";
--> statement-breakpoint
DROP INDEX "letter_draft_count";
--> statement-breakpoint
DROP INDEX "letter_under_way_count";
--> statement-breakpoint
ALTER TABLE "task" ALTER COLUMN "from_user_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "disposition_recipient" ALTER COLUMN "user_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "inbox_item" ADD COLUMN "only_user_id" uuid;
--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "only_user_id" uuid;
--> statement-breakpoint
ALTER TABLE "disposition_recipient" ADD COLUMN "is_offered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_only_user_id_user_id_fk" FOREIGN KEY ("only_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_only_user_id_user_id_fk" FOREIGN KEY ("only_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "inbox_item_own" ON "inbox_item" USING btree ("position_id","only_user_id","is_open");
--> statement-breakpoint
CREATE INDEX "inbox_item_list" ON "inbox_item" USING btree ("position_id","received_at","id","only_user_id");
--> statement-breakpoint
CREATE INDEX "inbox_item_unread" ON "inbox_item" USING btree ("position_id","received_at","id","only_user_id") WHERE "inbox_item"."read_at" is null;
--> statement-breakpoint
CREATE INDEX "inbox_item_letter" ON "inbox_item" USING btree ("position_id","letter_id","only_user_id");
--> statement-breakpoint
CREATE INDEX "inbox_item_open" ON "inbox_item" USING btree ("position_id","is_open","received_at","id","only_user_id");
--> statement-breakpoint
CREATE INDEX "letter_of_drafter" ON "letter" USING btree ("position_id","id","only_user_id");
--> statement-breakpoint
CREATE INDEX "letter_draft_count" ON "letter" USING btree ("position_id","security_rank","only_user_id") WHERE "letter"."state" in ('draft', 'revision') and "letter"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "letter_under_way_count" ON "letter" USING btree ("position_id","security_rank","only_user_id") WHERE "letter"."state" in ('review', 'signing');
--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_once" UNIQUE NULLS NOT DISTINCT("letter_id","position_id","only_user_id");
--> statement-breakpoint
ALTER TABLE "disposition_recipient" ADD CONSTRAINT "disposition_recipient_once" UNIQUE NULLS NOT DISTINCT("disposition_id","position_id","user_id");

--> statement-breakpoint
-- Who holds a post that several people hold today (server/shared-posts.ts).
CREATE FUNCTION desk_holders(post uuid) RETURNS TABLE (position_id uuid, user_id uuid) LANGUAGE sql STABLE AS $$
  SELECT held.position_id, held.user_id FROM (
    SELECT m.position_id, m.user_id, count(*) OVER (PARTITION BY m.position_id) AS holders
    FROM (SELECT DISTINCT j.position_id, j.user_id FROM job_mapping j JOIN "user" u ON u.id = j.user_id AND u.is_active
      WHERE j.type = 'definitif' AND j.is_active AND (post IS NULL OR j.position_id = post)
        AND j.start_date <= (now() AT TIME ZONE 'Asia/Jakarta')::date
        AND (j.end_date IS NULL OR j.end_date >= (now() AT TIME ZONE 'Asia/Jakarta')::date)) m) held
  WHERE held.holders > 1
$$;
--> statement-breakpoint
-- A post with several holders is no shared mailbox: what lies there as the post's goes to the holder it names, the rest to
-- who held the post alone before, where there is one. All posts where none is given.
CREATE FUNCTION give_to_named(post uuid, before uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE letter l SET only_user_id = h.user_id FROM desk_holders(post) h
    WHERE l.position_id = h.position_id AND l.user_id = h.user_id AND l.only_user_id IS NULL;
  WITH named AS MATERIALIZED (
    SELECT n.id, n.user_id, row_number() OVER (PARTITION BY n.id ORDER BY n.place, n.user_id) AS no FROM (
      SELECT i.id, h.user_id, min(r.place) AS place
      FROM desk_holders(post) h
      JOIN inbox_item i ON i.position_id = h.position_id AND i.only_user_id IS NULL
      JOIN LATERAL (
        SELECT t.user_id, t."order" AS place FROM letter_recipient t
          WHERE t.letter_id = i.letter_id AND t.position_id = i.position_id
        UNION ALL SELECT m.user_id, m."order" FROM letter_recipient_group g
          JOIN letter_group_member m ON m.recipient_group_id = g.id
          WHERE g.letter_id = i.letter_id AND m.position_id = i.position_id
      ) r ON r.user_id = h.user_id
      -- Who has an item of their own needs none of the post's.
      WHERE NOT EXISTS (SELECT 1 FROM inbox_item o WHERE o.letter_id = i.letter_id AND o.position_id = i.position_id
        AND o.only_user_id = h.user_id)
      GROUP BY i.id, h.user_id) n
  ), given AS (
    UPDATE inbox_item i SET only_user_id = n.user_id FROM named n WHERE n.id = i.id AND n.no = 1
  )
  INSERT INTO inbox_item (id, letter_id, position_id, only_user_id, kind, subject, snippet, sender_name, sender_unit_name,
    attachment_count, is_open, is_named_only, read_at, closed_at, received_at, forwarded_by_user_id,
    forwarded_by_position_id, forward_note)
  SELECT gen_random_uuid(), i.letter_id, i.position_id, n.user_id, i.kind, i.subject, i.snippet, i.sender_name,
    i.sender_unit_name, i.attachment_count, i.is_open, i.is_named_only, (
      SELECT min(t.at) FROM letter_timeline t
      WHERE t.letter_id = i.letter_id AND t.event = 'read' AND t.user_id = n.user_id),
    i.closed_at, i.received_at, i.forwarded_by_user_id, i.forwarded_by_position_id, i.forward_note
  FROM named n JOIN inbox_item i ON i.id = n.id WHERE n.no > 1
  ON CONFLICT (letter_id, position_id, only_user_id) DO NOTHING;
  UPDATE task t SET only_user_id = h.user_id FROM (
    SELECT w.id, w.position_id, CASE w.kind
      WHEN 'revision' THEN coalesce(l.only_user_id, l.user_id)
      WHEN 'sign' THEN l.sender_user_id
      WHEN 'disposition-in' THEN (SELECT r.user_id FROM disposition_recipient r
        WHERE r.disposition_id = w.disposition_id AND r.position_id = w.position_id LIMIT 1)
      WHEN 'disposition-out' THEN (SELECT coalesce(d.on_behalf_of_user_id, d.from_user_id) FROM disposition d
        WHERE d.id = w.disposition_id)
      ELSE (SELECT r.user_id FROM letter_reviewer r WHERE r.letter_id = w.letter_id AND r.position_id = w.position_id
        ORDER BY r.status IS NULL DESC, r."order" DESC LIMIT 1) END AS user_id
    FROM task w JOIN letter l ON l.id = w.letter_id
    WHERE w.only_user_id IS NULL AND w.position_id IN (SELECT d.position_id FROM desk_holders(post) d)
  ) named JOIN desk_holders(post) h ON h.position_id = named.position_id AND h.user_id = named.user_id
  WHERE t.id = named.id;
  IF before IS NULL THEN RETURN; END IF;
  UPDATE letter SET only_user_id = before WHERE position_id = post AND only_user_id IS NULL;
  UPDATE inbox_item i SET only_user_id = before WHERE i.position_id = post AND i.only_user_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM inbox_item o WHERE o.letter_id = i.letter_id AND o.position_id = post
      AND o.only_user_id = before);
  UPDATE task SET only_user_id = before WHERE position_id = post AND only_user_id IS NULL;
  -- What predecessors were asked and had not done is asked of who took it over from them.
  UPDATE letter_reviewer SET user_id = before WHERE position_id = post AND status IS NULL
    AND user_id NOT IN (SELECT h.user_id FROM desk_holders(post) h);
  UPDATE letter SET sender_user_id = before WHERE sender_position_id = post AND state IN ('review', 'signing', 'revision')
    AND sender_user_id NOT IN (SELECT h.user_id FROM desk_holders(post) h);
  UPDATE disposition_recipient w SET user_id = before FROM (
    SELECT r.id, row_number() OVER (PARTITION BY r.disposition_id ORDER BY r."order", r.id) AS no
    FROM disposition_recipient r
    WHERE r.position_id = post AND r.state <> 'selesai'
      AND (r.user_id IS NULL OR r.user_id NOT IN (SELECT h.user_id FROM desk_holders(post) h))
      AND NOT EXISTS (SELECT 1 FROM disposition_recipient o WHERE o.disposition_id = r.disposition_id
        AND o.position_id = post AND o.user_id = before)) given
  WHERE given.id = w.id AND given.no = 1;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION inbox_item_live_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('post', ARRAY(
    SELECT unnest(ARRAY[n.position_id, o.position_id]) FROM news n JOIN olds o USING (id)
    WHERE (n.position_id, n.only_user_id, n.is_open) IS DISTINCT FROM (o.position_id, o.only_user_id, o.is_open)));
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT give_to_named(NULL, NULL);
--> statement-breakpoint
-- The archive items of letters: of such posts who is named reads them (server/letters/archiving).
UPDATE archive a SET
  reader_position_ids = ARRAY(
    SELECT p FROM unnest(a.reader_position_ids) p WHERE p <> ALL (found.posts) OR p = ANY (found.whole)),
  reader_user_ids = ARRAY(SELECT unnest(a.reader_user_ids) UNION SELECT unnest(found.people))
FROM (
  SELECT k.archive_id, array_agg(DISTINCT n.position_id) AS posts,
    coalesce(array_agg(DISTINCT n.position_id) FILTER (WHERE n.user_id IS NULL), '{}') AS whole,
    coalesce(array_agg(DISTINCT n.user_id) FILTER (WHERE EXISTS (SELECT 1 FROM job_mapping m
      WHERE m.user_id = n.user_id AND m.position_id = n.position_id AND m.is_active
        AND m.start_date <= (now() AT TIME ZONE 'Asia/Jakarta')::date
        AND (m.end_date IS NULL OR m.end_date >= (now() AT TIME ZONE 'Asia/Jakarta')::date))), '{}') AS people
  FROM archive_letter k JOIN letter l ON l.id = k.letter_id AND k.kind = 'source' AND l.security_rank BETWEEN 2 AND 3
  JOIN LATERAL (
    SELECT l.position_id, l.only_user_id AS user_id
    UNION SELECT l.sender_position_id, l.sender_user_id WHERE l.sender_position_id IS NOT NULL
    UNION SELECT r.position_id, r.user_id FROM letter_reviewer r WHERE r.letter_id = l.id
    UNION SELECT i.position_id, i.only_user_id FROM inbox_item i WHERE i.letter_id = l.id
  ) n ON n.position_id IN (SELECT h.position_id FROM desk_holders(NULL) h)
  JOIN archive kept ON kept.id = k.archive_id
  JOIN position p ON p.id = n.position_id AND p.unit_id = kept.unit_id
  GROUP BY k.archive_id
) found
WHERE a.id = found.archive_id;
