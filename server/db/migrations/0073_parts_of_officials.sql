ALTER TABLE "letter_recipient" DROP CONSTRAINT "letter_recipient_delegation_id_delegation_id_fk";

--> statement-breakpoint
ALTER TABLE "letter_reviewer" DROP CONSTRAINT "letter_reviewer_delegation_id_delegation_id_fk";

--> statement-breakpoint
ALTER TABLE "letter_recipient" ADD CONSTRAINT "letter_recipient_delegation_id_delegation_id_fk" FOREIGN KEY ("delegation_id") REFERENCES "public"."delegation"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_reviewer" ADD CONSTRAINT "letter_reviewer_delegation_id_delegation_id_fk" FOREIGN KEY ("delegation_id") REFERENCES "public"."delegation"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "letter_recipient_delegation" ON "letter_recipient" USING btree ("delegation_id") WHERE "letter_recipient"."delegation_id" is not null;
--> statement-breakpoint
CREATE INDEX "letter_reviewer_delegation" ON "letter_reviewer" USING btree ("delegation_id") WHERE "letter_reviewer"."delegation_id" is not null;
--> statement-breakpoint
-- Who is named by a delegation stands for the official: it is the official's desk that gets it (0066 knew no delegations).
CREATE OR REPLACE FUNCTION give_to_named(post uuid, before uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE letter l SET only_user_id = h.user_id FROM desk_holders(post) h
    WHERE l.position_id = h.position_id AND l.user_id = h.user_id AND l.only_user_id IS NULL;
  WITH named AS MATERIALIZED (
    SELECT n.id, n.user_id, row_number() OVER (PARTITION BY n.id ORDER BY n.place, n.user_id) AS no FROM (
      SELECT i.id, h.user_id, min(r.place) AS place
      FROM desk_holders(post) h
      JOIN inbox_item i ON i.position_id = h.position_id AND i.only_user_id IS NULL
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
      WHEN 'sign' THEN l.sender_user_id
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
-- What came to delegates of holders of such posts before this is the officials': of several delegates' items one is given.
WITH named AS MATERIALIZED (
  SELECT n.*, row_number() OVER (PARTITION BY n.id, n.is_free ORDER BY n.place, n.official) AS no FROM (
    SELECT i.id, d.from_user_id AS official, min(r."order") AS place,
      NOT EXISTS (SELECT 1 FROM letter_recipient o WHERE o.letter_id = i.letter_id AND o.position_id = i.position_id
        AND o.user_id = i.only_user_id AND o.delegation_id IS NULL)
      AND NOT EXISTS (SELECT 1 FROM letter_recipient_group g JOIN letter_group_member m ON m.recipient_group_id = g.id
        WHERE g.letter_id = i.letter_id AND m.position_id = i.position_id AND m.user_id = i.only_user_id) AS is_free,
      row_number() OVER (PARTITION BY i.letter_id, i.position_id, d.from_user_id
        ORDER BY i.kind = 'receiver' DESC, min(r."order"), i.id) AS choice
    FROM inbox_item i
    JOIN letter_recipient r ON r.letter_id = i.letter_id AND r.position_id = i.position_id AND r.user_id = i.only_user_id
    JOIN delegation d ON d.id = r.delegation_id
    WHERE NOT EXISTS (SELECT 1 FROM inbox_item o WHERE o.letter_id = i.letter_id AND o.position_id = i.position_id
      AND o.only_user_id = d.from_user_id)
    GROUP BY i.id, d.from_user_id) n
  WHERE n.choice = 1
), given AS (
  UPDATE inbox_item i SET only_user_id = n.official FROM named n WHERE n.id = i.id AND n.is_free AND n.no = 1
)
INSERT INTO inbox_item (id, letter_id, position_id, only_user_id, kind, subject, snippet, sender_name, sender_unit_name,
  attachment_count, is_open, is_named_only, read_at, closed_at, received_at, forwarded_by_user_id,
  forwarded_by_position_id, forward_note)
SELECT gen_random_uuid(), i.letter_id, i.position_id, n.official, i.kind, i.subject, i.snippet, i.sender_name,
  i.sender_unit_name, i.attachment_count, i.is_open, i.is_named_only, (
    SELECT min(t.at) FROM letter_timeline t
    WHERE t.letter_id = i.letter_id AND t.event = 'read'
      AND coalesce(t.on_behalf_of_user_id, t.user_id) = n.official),
  i.closed_at, i.received_at, i.forwarded_by_user_id, i.forwarded_by_position_id, i.forward_note
FROM named n JOIN inbox_item i ON i.id = n.id WHERE NOT (n.is_free AND n.no = 1);
--> statement-breakpoint
-- The other delegates' items say it twice; what was disposed from one is the given one's.
DO $$ DECLARE twice record; BEGIN
FOR twice IN
  SELECT DISTINCT ON (i.id) i.id, o.id AS kept
  FROM letter_recipient r JOIN delegation d ON d.id = r.delegation_id
  JOIN inbox_item i ON i.letter_id = r.letter_id AND i.position_id = r.position_id AND i.only_user_id = r.user_id
  JOIN inbox_item o ON o.letter_id = i.letter_id AND o.position_id = i.position_id AND o.only_user_id = d.from_user_id
  WHERE i.id <> o.id AND i.forwarded_by_user_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM letter_recipient n WHERE n.letter_id = i.letter_id AND n.position_id = i.position_id
      AND n.user_id = i.only_user_id AND n.delegation_id IS NULL)
    AND NOT EXISTS (SELECT 1 FROM letter_recipient_group g JOIN letter_group_member m ON m.recipient_group_id = g.id
      WHERE g.letter_id = i.letter_id AND m.position_id = i.position_id AND m.user_id = i.only_user_id)
  ORDER BY i.id, r."order"
LOOP
  UPDATE disposition SET inbox_item_id = twice.kept WHERE inbox_item_id = twice.id;
  DELETE FROM inbox_item WHERE id = twice.id;
END LOOP; END $$;
--> statement-breakpoint
UPDATE task t SET only_user_id = d.from_user_id
FROM letter_reviewer r JOIN delegation d ON d.id = r.delegation_id
WHERE r.letter_id = t.letter_id AND r.position_id = t.position_id AND r.user_id = t.only_user_id
  AND r.status IS NULL AND t.kind IN ('review', 'legal') AND t.done_at IS NULL;
--> statement-breakpoint
-- So are the archive items of such letters: the officials read them in their delegates' place (0066).
UPDATE archive a SET reader_user_ids = ARRAY(
  SELECT unnest(a.reader_user_ids) EXCEPT SELECT unnest(found.delegates) UNION SELECT unnest(found.officials))
FROM (
  SELECT k.archive_id, array_agg(DISTINCT n.official) FILTER (WHERE n.is_present) AS officials,
    array_agg(DISTINCT n.delegate) FILTER (WHERE NOT EXISTS (
      SELECT 1 FROM inbox_item i WHERE i.letter_id = k.letter_id AND i.only_user_id = n.delegate
      UNION ALL SELECT 1 FROM letter_reviewer o WHERE o.letter_id = k.letter_id AND o.user_id = n.delegate
        AND o.delegation_id IS NULL
      UNION ALL SELECT 1 FROM letter l WHERE l.id = k.letter_id AND n.delegate IN (l.only_user_id, l.sender_user_id)
      UNION ALL SELECT 1 FROM access_request q WHERE q.archive_id = k.archive_id AND q.by_user_id = n.delegate
        AND q.state = 'approved')) AS delegates
  FROM archive_letter k JOIN letter l ON l.id = k.letter_id AND k.kind = 'source' AND l.security_rank BETWEEN 2 AND 3
  JOIN LATERAL (
    SELECT r.position_id, r.user_id AS delegate, d.from_user_id AS official,
      (r.position_id, d.from_user_id) IN (SELECT h.position_id, h.user_id FROM desk_holders(NULL) h) AS is_present
    FROM (
      SELECT position_id, user_id, delegation_id FROM letter_reviewer WHERE letter_id = l.id
      UNION SELECT position_id, user_id, delegation_id FROM letter_recipient WHERE letter_id = l.id
    ) r JOIN delegation d ON d.id = r.delegation_id
  ) n ON n.position_id IN (SELECT h.position_id FROM desk_holders(NULL) h)
  JOIN archive kept ON kept.id = k.archive_id AND kept.reader_user_ids @> ARRAY[n.delegate]
  JOIN position p ON p.id = n.position_id AND p.unit_id = kept.unit_id
  GROUP BY k.archive_id
) found
WHERE a.id = found.archive_id;
