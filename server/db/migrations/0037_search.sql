CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Indonesian stems; the words that say nothing are left out of questions, not of texts: phrases need them.
CREATE TEXT SEARCH CONFIGURATION naskah (COPY = indonesian);
--> statement-breakpoint
-- The words of a text. Numbers of letters, addresses and compounds are taken apart, so that each part is found. PostgreSQL
-- takes a megabyte of words: of a text with more the beginning counts.
CREATE FUNCTION naskah_words(content text, weight "char" DEFAULT 'D') RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT AS $$
declare
  most int := 400000;
begin
  loop
    begin
      return setweight(to_tsvector('naskah'::regconfig,
        translate(left(content, most), './\_-:@&%~+=<>#?|''"', '                    ')), weight);
    exception when program_limit_exceeded then
      most := most / 4;
    end;
  end loop;
end $$;
--> statement-breakpoint
-- Both together; the first alone where both are too much.
CREATE FUNCTION naskah_joined_words(a tsvector, b tsvector) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT AS $$
begin
  return a || b;
exception when program_limit_exceeded then
  return a;
end $$;
--> statement-breakpoint
CREATE AGGREGATE naskah_all_words(tsvector) (sfunc = naskah_joined_words, stype = tsvector, initcond = '');
--> statement-breakpoint
-- Rich text as plain text.
CREATE FUNCTION naskah_plain(html text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select replace(replace(replace(replace(replace(regexp_replace(html, '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
$$;
--> statement-breakpoint
CREATE TABLE "search_letter" (
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
CREATE TABLE "search_stale" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_stale_xact_kind_id_pk" PRIMARY KEY("xact","kind","id")
);

--> statement-breakpoint
CREATE TABLE "file_text" (
	"file_hash" text PRIMARY KEY NOT NULL,
	"mime_type" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"via" text,
	"pages" integer,
	"pages_read" integer,
	"content" text DEFAULT '' NOT NULL,
	"fault" text,
	"wanted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (naskah_words(content)) STORED
);

--> statement-breakpoint
ALTER TABLE "search_letter" ADD CONSTRAINT "search_letter_id_letter_id_fk" FOREIGN KEY ("id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "search_letter_words" ON "search_letter" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "search_letter_names" ON "search_letter" USING gin ("names" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_letter_day" ON "search_letter" USING btree ("day","id");
--> statement-breakpoint
CREATE INDEX "file_text_waiting" ON "file_text" USING btree ("wanted_at") WHERE "file_text"."state" in ('waiting', 'reading');
--> statement-breakpoint
CREATE INDEX "letter_attachment_file" ON "letter_attachment" USING btree ("file_hash");

--> statement-breakpoint
-- The words stand outside of the row, so that a list of finds is read without them.
ALTER TABLE search_letter SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE search_letter ALTER COLUMN words SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Writes what is found of these letters anew.
CREATE FUNCTION naskah_index_letters(ids uuid[]) RETURNS void
LANGUAGE sql AS $$
  insert into search_letter
    (id, title, number, kind_id, unit_id, classification_id, security_id, state, day, names, words)
  select l.id, l.subject, n.number, l.script_sub_type_id, o.id, l.classification_id, l.security_id, l.state,
    coalesce(l.script_date, (coalesce(l.signed_at, l.created_at) at time zone 'Asia/Jakarta')::date),
    left(concat_ws(' ', n.number, l.subject, n.names), 4000),
    naskah_joined_words(
      naskah_joined_words(naskah_words(concat_ws(' ', n.number, l.subject), 'A'), naskah_words(n.names, 'B')),
      naskah_joined_words(
        coalesce((select naskah_words(naskah_plain(concat_ws(' ', t.content, t.cover_content)), 'C')
          from letter_content t where t.letter_id = l.id), ''),
        (select naskah_all_words(naskah_joined_words(naskah_words(concat_ws(' ', a.title, a.file_name), 'C'),
            coalesce(f.words, '')) order by a."order", a.id)
          from letter_attachment a left join file_text f on f.file_hash = a.file_hash where a.letter_id = l.id)))
  from letter l
  left join position p on p.id = coalesce(l.sender_position_id, l.position_id)
  left join organization_unit o on o.id = p.unit_id
  left join "user" u on u.id = l.sender_user_id
  left join letter_incoming inc on inc.letter_id = l.id
  cross join lateral (select
    coalesce(l.number, inc.outside_number) as number,
    coalesce(left(concat_ws(' ', nullif(inc.external_sender_name, ''), p.name, o.name, u.person_name, (
      select string_agg(x.name, ' ') from (
        select concat_ws(' ', rp.name, ru.person_name) as name from letter_recipient r
          join position rp on rp.id = r.position_id join "user" ru on ru.id = r.user_id where r.letter_id = l.id
        union all select g.name from letter_recipient_group rg join unit_group g on g.id = rg.group_id
          where rg.letter_id = l.id
        union all select e.name from letter_external_party e where e.letter_id = l.id) x)), 20000), '') as names) n
  where l.id = any(ids)
  on conflict (id) do update set title = excluded.title, number = excluded.number, kind_id = excluded.kind_id,
    unit_id = excluded.unit_id, classification_id = excluded.classification_id, security_id = excluded.security_id,
    state = excluded.state, day = excluded.day, names = excluded.names, words = excluded.words
$$;
--> statement-breakpoint
-- As a transaction ends, all it made stale is written anew: in one order, so that two never wait for each other, and
-- after whoever wrote the same has ended, so that nothing of theirs is lost.
CREATE FUNCTION naskah_index_stale() RETURNS trigger
LANGUAGE plpgsql AS $$
declare
  letters uuid[];
  one uuid;
begin
  with gone as (delete from search_stale s where s.xact = pg_current_xact_id() returning s.kind, s.id)
  select array_agg(id order by id) filter (where kind = 'letter') into letters from gone;
  if letters is not null then
    foreach one in array letters loop
      perform pg_advisory_xact_lock(hashtextextended('search letter ' || one, 0));
    end loop;
    perform naskah_index_letters(letters);
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER search_stale_written AFTER INSERT ON search_stale
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION naskah_index_stale();
--> statement-breakpoint
CREATE FUNCTION naskah_stale_letter() RETURNS trigger
LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'DELETE' then
    insert into search_stale (kind, id) select distinct 'letter', n.letter_id from new_rows n on conflict do nothing;
  end if;
  if tg_op <> 'INSERT' then
    insert into search_stale (kind, id) select distinct 'letter', o.letter_id from old_rows o
    where exists (select 1 from letter l where l.id = o.letter_id) on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION naskah_stale_letter_itself() RETURNS trigger
LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into search_stale (kind, id) select 'letter', n.id from new_rows n on conflict do nothing;
  else
    -- Most changes of a letter change nothing that is searched.
    insert into search_stale (kind, id) select 'letter', n.id from new_rows n join old_rows o on o.id = n.id
    where (n.subject, n.number, n.script_sub_type_id, n.classification_id, n.security_id, n.state, n.script_date,
        n.signed_at, n.position_id, n.sender_position_id, n.sender_user_id)
      is distinct from (o.subject, o.number, o.script_sub_type_id, o.classification_id, o.security_id, o.state,
        o.script_date, o.signed_at, o.position_id, o.sender_position_id, o.sender_user_id)
    on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION naskah_stale_file() RETURNS trigger
LANGUAGE plpgsql AS $$
begin
  insert into search_stale (kind, id)
  select distinct 'letter', a.letter_id from new_rows n join old_rows o on o.file_hash = n.file_hash
  join letter_attachment a on a.file_hash = n.file_hash
  where n.content <> o.content on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER letter_searched_new AFTER INSERT ON letter REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter_itself();
--> statement-breakpoint
CREATE TRIGGER letter_searched_changed AFTER UPDATE ON letter REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter_itself();
--> statement-breakpoint
CREATE TRIGGER file_text_searched AFTER UPDATE ON file_text REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_file();
--> statement-breakpoint
CREATE TRIGGER letter_content_searched_new AFTER INSERT ON letter_content REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_content_searched_changed AFTER UPDATE ON letter_content REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_content_searched_gone AFTER DELETE ON letter_content REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_recipient_searched_new AFTER INSERT ON letter_recipient REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_recipient_searched_changed AFTER UPDATE ON letter_recipient REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_recipient_searched_gone AFTER DELETE ON letter_recipient REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_recipient_group_searched_new AFTER INSERT ON letter_recipient_group REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_recipient_group_searched_changed AFTER UPDATE ON letter_recipient_group REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_recipient_group_searched_gone AFTER DELETE ON letter_recipient_group REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_external_party_searched_new AFTER INSERT ON letter_external_party REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_external_party_searched_changed AFTER UPDATE ON letter_external_party REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_external_party_searched_gone AFTER DELETE ON letter_external_party REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_incoming_searched_new AFTER INSERT ON letter_incoming REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_incoming_searched_changed AFTER UPDATE ON letter_incoming REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_incoming_searched_gone AFTER DELETE ON letter_incoming REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_attachment_searched_new AFTER INSERT ON letter_attachment REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_attachment_searched_changed AFTER UPDATE ON letter_attachment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
CREATE TRIGGER letter_attachment_searched_gone AFTER DELETE ON letter_attachment REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_stale_letter();
--> statement-breakpoint
SELECT naskah_index_letters(array_agg(id)) FROM letter;
