CREATE TABLE "ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"page" text,
	"browser" text,
	"request_id" text,
	"created_by_id" uuid,
	"post" text,
	"assignee_id" uuid,
	"stage" text NOT NULL,
	"stage_due" date,
	"stage_by_id" uuid,
	"stage_since" timestamp with time zone DEFAULT now() NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
-- Tickets become declared records: a message is the note of a step, a picture one of its record's files.
-- Where a step led follows from those before it, as the calls had it then. Message, audit row and step are of one
-- moment, which finds the role and the token.
DO $$
DECLARE
  t record; m record;
  here text; was text; fired text; handed boolean; steps integer; since timestamptz; mover uuid;
BEGIN
  FOR t IN SELECT * FROM help_ticket LOOP
    here := 'new'; handed := false; steps := 1; since := t.created_at; mover := t.user_id;
    FOR m IN
      SELECT h.*, a.entry_id, a.token_id, (
        SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', f.file_name, 'size', f.size, 'type', f.mime_type)
          ORDER BY f.id), '[]') FROM help_file f WHERE f.message_id = h.id) AS files
      FROM help_message h LEFT JOIN LATERAL (
        SELECT entry_id, token_id FROM audit_log
        WHERE resource = 'help.ticket' AND record_id = t.id AND user_id = h.user_id AND at = h.created_at
        ORDER BY id LIMIT 1) a ON true
      WHERE h.ticket_id = t.id AND h.id <> t.id ORDER BY h.created_at, h.id
    LOOP
      was := here;
      fired := CASE
        WHEN m.event = 'assign' AND m.text = '' AND was <> 'answered' THEN 'release'
        WHEN m.event IS NOT NULL THEN m.event
        WHEN m.side = 'helpdesk' THEN 'answer' ELSE 'reply' END;
      IF m.event = 'assign' THEN handed := m.text <> ''; END IF;
      here := CASE
        WHEN fired = 'close' THEN 'closed'
        WHEN fired = 'answer' OR (fired = 'assign' AND was = 'answered') THEN 'answered'
        WHEN handed THEN 'working' ELSE 'new' END;
      steps := steps + 1;
      INSERT INTO life_step (id, resource, record_id, event, from_stage, to_stage, user_id, entry_id, token_id, at, note,
        "values", before, version)
      VALUES (m.id, 'help.helpdesk', t.id, fired, was, here, m.user_id, coalesce(m.entry_id, m.user_id), m.token_id,
        m.created_at, nullif(m.text, ''),
        CASE WHEN m.event = 'assign' AND m.text = '' THEN '{"assigneeId": null}'::jsonb
          WHEN m.files <> '[]' THEN jsonb_build_object('pictures', m.files) ELSE '{}' END,
        jsonb_build_object('stageSince', since, 'stageDue', null, 'stageById', mover, 'values', '{}'::jsonb), steps);
      IF here <> was THEN
        since := m.created_at; mover := m.user_id;
      END IF;
    END LOOP;
    INSERT INTO "ticket" (id, number, subject, kind, description, pictures, page, browser, request_id, created_by_id, post,
      assignee_id, stage, stage_by_id, stage_since, version, created_at, updated_at)
    SELECT t.id, lpad(t.number::text, greatest(4, length(t.number::text)), '0'), t.subject, t.kind, coalesce((SELECT text FROM help_message WHERE id = t.id), ''),
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', f.file_name, 'size', f.size, 'type', f.mime_type)
        ORDER BY h.created_at, f.id), '[]')
       FROM help_file f JOIN help_message h ON h.id = f.message_id WHERE h.ticket_id = t.id),
      nullif(t.page, ''), nullif(t.browser, ''), nullif(t.request_id, ''), t.user_id,
      nullif(concat_ws(', ', nullif(t.position_name, ''), nullif(t.unit_name, '')), ''),
      t.assignee_id, t.state, mover, since, steps, t.created_at, t.updated_at;
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO record_file (id, resource, field, record_id, file_hash, file_name, mime_type, size, uploaded_by, created_at)
SELECT f.id, 'help.helpdesk', 'pictures', m.ticket_id, f.file_hash, f.file_name, f.mime_type, f.size, m.user_id, m.created_at
FROM help_file f JOIN help_message m ON m.id = f.message_id;
--> statement-breakpoint
INSERT INTO record_counter (resource, field, period, last)
SELECT 'help.helpdesk', 'number', '', max(number) FROM help_ticket HAVING count(*) > 0;
--> statement-breakpoint
-- Nothing in the log is changed: its entries stand a second time under the name that tickets have now.
INSERT INTO audit_log (at, user_id, entry_id, token_id, action, resource, record_id, before, after)
SELECT a.at, a.user_id, a.entry_id, a.token_id, CASE a.action WHEN 'create' THEN 'create' ELSE 'stage' END,
  'help.helpdesk', a.record_id,
  CASE WHEN a.action <> 'create' THEN coalesce(a.before, '{}') - 'state' || jsonb_build_object('createdById', t.user_id)
    || CASE WHEN a.before ? 'state' THEN jsonb_build_object('stage', a.before -> 'state') ELSE '{}' END END,
  a.after - 'state' || jsonb_build_object('createdById', t.user_id, 'stage', coalesce(a.after -> 'state', '"new"'))
FROM audit_log a JOIN help_ticket t ON t.id = a.record_id WHERE a.resource = 'help.ticket' ORDER BY a.id;
--> statement-breakpoint
-- The page's own path is the privilege to answer; who managed users could before.
UPDATE "role" SET privileged_list = array_append(
  ARRAY(SELECT held FROM unnest(privileged_list) WITH ORDINALITY u(held, place)
    WHERE trim(both '/' from held) NOT IN ('helpdesk', 'helpdesk/kelola') ORDER BY place), '/helpdesk')
WHERE EXISTS (SELECT FROM unnest(privileged_list) held
  WHERE trim(both '/' from held) IN ('helpdesk/kelola', 'manajemen-user/user'));
--> statement-breakpoint
UPDATE notification SET kind = 'tahap.giliran', modul = 'helpdesk' WHERE kind = 'bantuan.tiket';
--> statement-breakpoint
INSERT INTO notification_choice (user_id, kind, channel, is_on)
SELECT user_id, 'tahap.giliran', channel, is_on FROM notification_choice WHERE kind = 'bantuan.tiket'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM notification_choice WHERE kind = 'bantuan.tiket';
--> statement-breakpoint
DROP TABLE "help_file" CASCADE;
--> statement-breakpoint
DROP TABLE "help_message" CASCADE;
--> statement-breakpoint
DROP TABLE "help_ticket" CASCADE;
--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_assignee_id_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_stage_by_id_user_id_fk" FOREIGN KEY ("stage_by_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_number_key" ON "ticket" USING btree (lower("number"));
--> statement-breakpoint
CREATE INDEX "ticket_number_sort" ON "ticket" USING btree ("number","id");
--> statement-breakpoint
CREATE INDEX "ticket_kind_filter" ON "ticket" USING btree ("kind","updated_at","id");
--> statement-breakpoint
CREATE INDEX "ticket_created_by_id_reference" ON "ticket" USING btree ("created_by_id");
--> statement-breakpoint
CREATE INDEX "ticket_assignee_id_reference" ON "ticket" USING btree ("assignee_id");
--> statement-breakpoint
CREATE INDEX "ticket_stage_sort" ON "ticket" USING btree ("stage","id");
--> statement-breakpoint
CREATE INDEX "ticket_stage_filter" ON "ticket" USING btree ("stage","updated_at","id");
--> statement-breakpoint
CREATE INDEX "ticket_stage_due_sort" ON "ticket" USING btree ("stage_due","id");
--> statement-breakpoint
CREATE INDEX "ticket_stage_by_id_reference" ON "ticket" USING btree ("stage_by_id");
--> statement-breakpoint
CREATE INDEX "ticket_default_sort" ON "ticket" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "ticket_board" ON "ticket" USING btree ("stage","stage_due","id");
--> statement-breakpoint
CREATE INDEX "ticket_search" ON "ticket" USING gin ((replace(coalesce("number", '') || ' ' || coalesce("subject", ''), ' ', 'ǀ')) gin_trgm_ops);
