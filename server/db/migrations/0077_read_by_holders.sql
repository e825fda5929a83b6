ALTER TABLE "disposition_recipient" ADD COLUMN "read_by" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- Who of such a post has read it stands in the history.
UPDATE disposition_recipient r SET read_by = h.readers FROM (
  SELECT o.id, array_agg(DISTINCT coalesce(t.on_behalf_of_user_id, t.user_id)) AS readers
  FROM disposition_recipient o JOIN letter_timeline t ON t.disposition_id = o.disposition_id
  WHERE o.is_offered AND t.event IN ('disposition-read', 'disposition-taken')
  GROUP BY o.id) h WHERE h.id = r.id;
