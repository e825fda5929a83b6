CREATE TABLE "archive_text" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (naskah_words(content)) STORED,
	"by_user_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "archive_text" ADD CONSTRAINT "archive_text_file_id_archive_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."archive_file"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archive_text" ADD CONSTRAINT "archive_text_by_user_id_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- A correction is found in place of what was recognised.
CREATE OR REPLACE FUNCTION naskah_index_archives(ids uuid[]) RETURNS void
LANGUAGE sql AS $$
  insert into search_archive
    (id, title, number, kind_id, unit_id, classification_id, security_id, state, day, names, words)
  select a.id, a.title, a.number, a.archive_type_id, a.unit_id, a.classification_id, a.security_id, coalesce(a.status, 'active'),
    a.document_date, left(concat_ws(' ', a.number, a.title, o.name), 4000),
    naskah_joined_words(
      naskah_joined_words(naskah_words(concat_ws(' ', a.number, a.title), 'A'),
        naskah_words(concat_ws(' ', o.name, a.description), 'B')),
      (select naskah_all_words(naskah_joined_words(naskah_words(concat_ws(' ', f.title, f.file_name), 'C'),
          coalesce(c.words, t.words, '')) order by f.slot, f.id)
        from archive_file f left join file_text t on t.file_hash = f.file_hash
          left join archive_text c on c.file_id = f.id
        where f.archive_id = a.id and f.is_current and f.removed_at is null and a.status is distinct from 'destroyed'))
  from archive a left join organization_unit o on o.id = a.unit_id
  where a.id = any(ids)
  on conflict (id) do update set title = excluded.title, number = excluded.number, kind_id = excluded.kind_id,
    unit_id = excluded.unit_id, classification_id = excluded.classification_id, security_id = excluded.security_id,
    state = excluded.state, day = excluded.day, names = excluded.names, words = excluded.words
$$;
--> statement-breakpoint
CREATE FUNCTION naskah_stale_archive_text() RETURNS trigger
LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' then
    insert into search_stale (kind, id) select distinct 'archive', f.archive_id
    from old_rows o join archive_file f on f.id = o.file_id on conflict do nothing;
  else
    insert into search_stale (kind, id) select distinct 'archive', f.archive_id
    from new_rows n join archive_file f on f.id = n.file_id on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER archive_text_searched_new AFTER INSERT ON archive_text REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_archive_text();
--> statement-breakpoint
CREATE TRIGGER archive_text_searched_changed AFTER UPDATE ON archive_text REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_archive_text();
--> statement-breakpoint
CREATE TRIGGER archive_text_searched_gone AFTER DELETE ON archive_text REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_archive_text();
