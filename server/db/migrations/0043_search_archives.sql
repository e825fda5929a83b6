CREATE TABLE "search_archive" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"number" text,
	"kind_id" uuid,
	"unit_id" uuid,
	"classification_id" uuid,
	"security_id" uuid,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"names" text NOT NULL,
	"words" "tsvector" NOT NULL
);

--> statement-breakpoint
ALTER TABLE "search_archive" ADD CONSTRAINT "search_archive_id_archive_id_fk" FOREIGN KEY ("id") REFERENCES "public"."archive"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "search_archive_words" ON "search_archive" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "search_archive_names" ON "search_archive" USING gin ("names" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_archive_day" ON "search_archive" USING btree ("day","id");

--> statement-breakpoint
ALTER TABLE search_archive SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE search_archive ALTER COLUMN words SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Writes what is found of these items anew: what may be known of them weighs A and B, their files C and D; what was
-- destroyed is found as a record only.
CREATE FUNCTION naskah_index_archives(ids uuid[]) RETURNS void
LANGUAGE sql AS $$
  insert into search_archive
    (id, title, number, kind_id, unit_id, classification_id, security_id, state, day, names, words)
  select a.id, a.title, a.number, a.archive_type_id, a.unit_id, a.classification_id, a.security_id, coalesce(a.status, 'active'),
    a.document_date, left(concat_ws(' ', a.number, a.title, o.name), 4000),
    naskah_joined_words(
      naskah_joined_words(naskah_words(concat_ws(' ', a.number, a.title), 'A'),
        naskah_words(concat_ws(' ', o.name, a.description), 'B')),
      (select naskah_all_words(naskah_joined_words(naskah_words(concat_ws(' ', f.title, f.file_name), 'C'),
          coalesce(t.words, '')) order by f.slot, f.id)
        from archive_file f left join file_text t on t.file_hash = f.file_hash
        where f.archive_id = a.id and f.is_current and f.removed_at is null and a.status is distinct from 'destroyed'))
  from archive a left join organization_unit o on o.id = a.unit_id
  where a.id = any(ids)
  on conflict (id) do update set title = excluded.title, number = excluded.number, kind_id = excluded.kind_id,
    unit_id = excluded.unit_id, classification_id = excluded.classification_id, security_id = excluded.security_id,
    state = excluded.state, day = excluded.day, names = excluded.names, words = excluded.words
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION naskah_index_stale() RETURNS trigger
LANGUAGE plpgsql AS $$
declare
  letters uuid[];
  archives uuid[];
  one uuid;
begin
  with gone as (delete from search_stale s where s.xact = pg_current_xact_id() returning s.kind, s.id)
  select array_agg(id order by id) filter (where kind = 'letter'),
    array_agg(id order by id) filter (where kind = 'archive') into letters, archives from gone;
  if letters is not null then
    foreach one in array letters loop
      perform pg_advisory_xact_lock(hashtextextended('search letter ' || one, 0));
    end loop;
    perform naskah_index_letters(letters);
  end if;
  if archives is not null then
    foreach one in array archives loop
      perform pg_advisory_xact_lock(hashtextextended('search archive ' || one, 0));
    end loop;
    perform naskah_index_archives(archives);
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION naskah_stale_file() RETURNS trigger
LANGUAGE plpgsql AS $$
begin
  insert into search_stale (kind, id)
  select 'letter', a.letter_id from new_rows n join old_rows o on o.file_hash = n.file_hash
  join letter_attachment a on a.file_hash = n.file_hash
  where n.content <> o.content
  union
  select 'archive', f.archive_id from new_rows n join old_rows o on o.file_hash = n.file_hash
  join archive_file f on f.file_hash = n.file_hash and f.is_current and f.removed_at is null
  where n.content <> o.content
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION naskah_stale_archive() RETURNS trigger
LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into search_stale (kind, id) select 'archive', n.id from new_rows n on conflict do nothing;
  else
    insert into search_stale (kind, id) select 'archive', n.id from new_rows n join old_rows o on o.id = n.id
    where (n.title, n.number, n.document_date, n.archive_type_id, n.classification_id, n.security_id, n.unit_id,
        n.status, n.description)
      is distinct from (o.title, o.number, o.document_date, o.archive_type_id, o.classification_id, o.security_id,
        o.unit_id, o.status, o.description)
    on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION naskah_stale_archive_file() RETURNS trigger
LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' then
    insert into search_stale (kind, id) select distinct 'archive', o.archive_id from old_rows o
    where exists (select 1 from archive a where a.id = o.archive_id) on conflict do nothing;
  else
    insert into search_stale (kind, id) select distinct 'archive', n.archive_id from new_rows n on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER archive_searched_new AFTER INSERT ON archive REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_archive();
--> statement-breakpoint
CREATE TRIGGER archive_searched_changed AFTER UPDATE ON archive REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_archive();
--> statement-breakpoint
CREATE TRIGGER archive_file_searched_new AFTER INSERT ON archive_file REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_archive_file();
--> statement-breakpoint
CREATE TRIGGER archive_file_searched_changed AFTER UPDATE ON archive_file REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_archive_file();
--> statement-breakpoint
CREATE TRIGGER archive_file_searched_gone AFTER DELETE ON archive_file REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_archive_file();
--> statement-breakpoint
SELECT naskah_index_archives(array_agg(id)) FROM archive;
