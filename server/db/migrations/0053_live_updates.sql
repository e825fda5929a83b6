CREATE INDEX "notification_modul" ON "notification" USING btree ("user_id","modul","created_at","id");
--> statement-breakpoint
-- Who is told at once when this commits (server/notifications/live): ids by the hundred and fifty, since a notice holds
-- 8000 bytes. Told here, so that no path that writes can forget it.
CREATE FUNCTION tell_live(kind text, ids uuid[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('naskah_live', kind || ' ' || string_agg(id::text, ' '))
  FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / 150 AS part
        FROM (SELECT DISTINCT unnest(ids) AS id) each_once WHERE id IS NOT NULL) numbered
  GROUP BY part
$$;
--> statement-breakpoint
CREATE FUNCTION notification_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('person', ARRAY(SELECT user_id FROM news));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notification_live_insert AFTER INSERT ON notification REFERENCING NEW TABLE AS news
  FOR EACH STATEMENT EXECUTE FUNCTION notification_live();
--> statement-breakpoint
CREATE TRIGGER notification_live_update AFTER UPDATE ON notification REFERENCING NEW TABLE AS news
  FOR EACH STATEMENT EXECUTE FUNCTION notification_live();
--> statement-breakpoint
CREATE FUNCTION work_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('post', ARRAY(SELECT position_id FROM news));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION task_live_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('post', ARRAY(
    SELECT unnest(ARRAY[n.position_id, o.position_id]) FROM news n JOIN olds o USING (id)
    WHERE (n.position_id, n.only_user_id, n.done_at IS NULL) IS DISTINCT FROM (o.position_id, o.only_user_id, o.done_at IS NULL)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION inbox_item_live_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('post', ARRAY(
    SELECT unnest(ARRAY[n.position_id, o.position_id]) FROM news n JOIN olds o USING (id)
    WHERE (n.position_id, n.is_open) IS DISTINCT FROM (o.position_id, o.is_open)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER task_live_insert AFTER INSERT ON task REFERENCING NEW TABLE AS news
  FOR EACH STATEMENT EXECUTE FUNCTION work_live();
--> statement-breakpoint
CREATE TRIGGER task_live_update AFTER UPDATE ON task REFERENCING NEW TABLE AS news OLD TABLE AS olds
  FOR EACH STATEMENT EXECUTE FUNCTION task_live_change();
--> statement-breakpoint
CREATE TRIGGER inbox_item_live_insert AFTER INSERT ON inbox_item REFERENCING NEW TABLE AS news
  FOR EACH STATEMENT EXECUTE FUNCTION work_live();
--> statement-breakpoint
CREATE TRIGGER inbox_item_live_update AFTER UPDATE ON inbox_item REFERENCING NEW TABLE AS news OLD TABLE AS olds
  FOR EACH STATEMENT EXECUTE FUNCTION inbox_item_live_change();
