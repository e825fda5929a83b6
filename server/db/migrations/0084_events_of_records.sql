ALTER TABLE "trigger" ADD COLUMN "entity" text;
--> statement-breakpoint
ALTER TABLE "trigger" ADD COLUMN "becomes" text;
--> statement-breakpoint
-- A job in the transaction of its cause (server/jobs/send-job.ts, and below).
CREATE FUNCTION send_job(lane text, job uuid, content jsonb, due timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pgboss.job (id, name, data, start_after, keep_until, policy, retry_limit, retry_delay, retry_backoff,
                          retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
  SELECT job, q.name, content, due, due + q.retention_seconds * interval '1 second', q.policy, q.retry_limit,
         q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds
  FROM pgboss.queue q WHERE q.name = lane
  ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
--> statement-breakpoint
-- Automations that listen to declared records: one look a statement, however many rows it wrote.
CREATE FUNCTION emit_record_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "trigger" t WHERE t.is_active AND t.entity IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  PERFORM send_job('work', gen_random_uuid(),
    jsonb_build_object('kind', 'record-trigger', 'data', jsonb_build_object('triggerId', w.id, 'audits', w.audits)),
    now() + w.delay_minutes * interval '1 minute')
  FROM (
    SELECT id, delay_minutes, jsonb_agg(audit ORDER BY audit) AS audits
    FROM (
      SELECT t.id, t.delay_minutes, n.id AS audit, (row_number() OVER (PARTITION BY t.id ORDER BY n.id) - 1) / 200 AS part
      FROM written n
      JOIN "trigger" t ON t.is_active AND t.entity = n.resource AND t.event = CASE
        WHEN n.action = 'create' THEN 'data.dibuat'
        WHEN n.action = 'delete' THEN 'data.dihapus'
        WHEN n.before IS NOT NULL AND n.after IS NOT NULL THEN 'data.diubah' END
      WHERE n.record_id IS NOT NULL) one
    GROUP BY id, delay_minutes, part) w;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "record_events" AFTER INSERT ON "audit_log"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION emit_record_events();
