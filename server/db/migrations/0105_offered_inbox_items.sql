ALTER TABLE "inbox_item" ADD COLUMN "is_offered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "inbox_item" ADD COLUMN "read_by" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- What lies at a post that several people hold, and is nobody's, is offered to all of them.
UPDATE inbox_item i SET is_offered = true,
  read_by = ARRAY(SELECT DISTINCT coalesce(t.on_behalf_of_user_id, t.user_id) FROM letter_timeline t
    WHERE t.letter_id = i.letter_id AND t.position_id = i.position_id AND t.event = 'read')
WHERE i.only_user_id IS NULL AND NOT i.is_named_only
  AND i.position_id IN (SELECT h.position_id FROM desk_holders(NULL) h);
--> statement-breakpoint
-- As before, but what is offered to all holders stays offered when another holder joins.
CREATE OR REPLACE FUNCTION give_to_named(post uuid, before uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE letter l SET only_user_id = h.user_id FROM desk_holders(post) h
    WHERE l.position_id = h.position_id AND l.user_id = h.user_id AND l.only_user_id IS NULL;
  WITH named AS MATERIALIZED (
    SELECT n.id, n.user_id, row_number() OVER (PARTITION BY n.id ORDER BY n.place, n.user_id) AS no FROM (
      SELECT i.id, h.user_id, min(r.place) AS place
      FROM desk_holders(post) h
      JOIN inbox_item i ON i.position_id = h.position_id AND i.only_user_id IS NULL AND NOT i.is_offered
      JOIN LATERAL (
        SELECT coalesce(d.from_user_id, t.user_id) AS user_id, t."order" AS place
          FROM letter_recipient t LEFT JOIN delegation d ON d.id = t.delegation_id
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
      WHERE t.letter_id = i.letter_id AND t.event = 'read'
        AND coalesce(t.on_behalf_of_user_id, t.user_id) = n.user_id),
    i.closed_at, i.received_at, i.forwarded_by_user_id, i.forwarded_by_position_id, i.forward_note
  FROM named n JOIN inbox_item i ON i.id = n.id WHERE n.no > 1
  ON CONFLICT (letter_id, position_id, only_user_id) DO NOTHING;
  UPDATE task t SET only_user_id = h.user_id FROM (
    SELECT w.id, w.position_id, CASE w.kind
      WHEN 'revision' THEN coalesce(l.only_user_id, l.user_id)
      -- The sender's, then that of who signs next.
      WHEN 'sign' THEN CASE l.state WHEN 'cosigning' THEN (SELECT k.user_id FROM letter_cosigner k
        WHERE k.letter_id = w.letter_id AND k.position_id = w.position_id AND k.signed_at IS NULL
        ORDER BY k."order" LIMIT 1) ELSE l.sender_user_id END
      WHEN 'disposition-in' THEN (SELECT r.user_id FROM disposition_recipient r
        WHERE r.disposition_id = w.disposition_id AND r.position_id = w.position_id LIMIT 1)
      WHEN 'disposition-out' THEN (SELECT coalesce(d.on_behalf_of_user_id, d.from_user_id) FROM disposition d
        WHERE d.id = w.disposition_id)
      ELSE (SELECT coalesce(d.from_user_id, r.user_id) FROM letter_reviewer r LEFT JOIN delegation d ON d.id = r.delegation_id
        WHERE r.letter_id = w.letter_id AND r.position_id = w.position_id
        -- The first who has not decided; where all have, the last.
        ORDER BY r.status IS NULL DESC, CASE WHEN r.status IS NULL THEN r."order" END, r."order" DESC LIMIT 1) END AS user_id
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
  UPDATE letter_reviewer r SET user_id = before, delegation_id = NULL WHERE r.position_id = post AND r.status IS NULL
    AND coalesce((SELECT d.from_user_id FROM delegation d WHERE d.id = r.delegation_id), r.user_id)
      NOT IN (SELECT h.user_id FROM desk_holders(post) h);
  UPDATE letter SET sender_user_id = before WHERE sender_position_id = post AND state IN ('review', 'signing', 'revision')
    AND sender_user_id NOT IN (SELECT h.user_id FROM desk_holders(post) h);
  UPDATE letter_cosigner SET user_id = before WHERE position_id = post AND signed_at IS NULL
    AND user_id NOT IN (SELECT h.user_id FROM desk_holders(post) h);
  UPDATE disposition_recipient w SET user_id = before FROM (
    SELECT r.id, row_number() OVER (PARTITION BY r.disposition_id ORDER BY r."order", r.id) AS no
    FROM disposition_recipient r
    WHERE r.position_id = post AND r.state <> 'selesai'
      AND (r.user_id IS NULL OR r.user_id NOT IN (SELECT h.user_id FROM desk_holders(post) h))
      AND NOT EXISTS (SELECT 1 FROM disposition_recipient o WHERE o.disposition_id = r.disposition_id
        AND o.position_id = post AND o.user_id = before)) given
  WHERE given.id = w.id AND given.no = 1;
END $$;
