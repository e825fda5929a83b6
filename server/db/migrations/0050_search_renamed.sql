CREATE TABLE "search_renamed" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"after" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_renamed_kind_id_pk" PRIMARY KEY("kind","id")
);


--> statement-breakpoint
-- Whoever or whatever gets another name is noted; what names it is written anew in the background (server/search/rename).
CREATE FUNCTION naskah_note_renamed() RETURNS trigger
LANGUAGE plpgsql AS $$
begin
  insert into search_renamed (kind, id)
  select k.kind, n.id from new_rows n join old_rows o on o.id = n.id cross join unnest(tg_argv) k (kind)
  where to_jsonb(n) ->> 'name' is distinct from to_jsonb(o) ->> 'name'
    or to_jsonb(n) ->> 'person_name' is distinct from to_jsonb(o) ->> 'person_name'
    or tg_table_name = 'position' and to_jsonb(n) ->> 'unit_id' is distinct from to_jsonb(o) ->> 'unit_id'
  on conflict (kind, id) do update set after = null, at = now();
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER user_renamed AFTER UPDATE ON "user" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_note_renamed('user');
--> statement-breakpoint
CREATE TRIGGER position_renamed AFTER UPDATE ON "position" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_note_renamed('position');
--> statement-breakpoint
CREATE TRIGGER organization_unit_renamed AFTER UPDATE ON organization_unit REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_note_renamed('unit', 'unit-archive');
--> statement-breakpoint
CREATE TRIGGER unit_group_renamed AFTER UPDATE ON unit_group REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_note_renamed('group');
