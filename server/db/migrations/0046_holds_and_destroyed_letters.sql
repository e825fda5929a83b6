CREATE TABLE "filing_unit_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"filing_unit_id" uuid NOT NULL,
	"party" text NOT NULL,
	"reason" text NOT NULL,
	"set_by_user_id" uuid,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by_user_id" uuid,
	"lift_reason" text
);

--> statement-breakpoint
ALTER TABLE "filing_unit" ADD COLUMN "given_start_date" date;
--> statement-breakpoint
ALTER TABLE "filing_unit" ADD COLUMN "extended_years" integer;
--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "destroyed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "filing_unit_hold" ADD CONSTRAINT "filing_unit_hold_filing_unit_id_filing_unit_id_fk" FOREIGN KEY ("filing_unit_id") REFERENCES "public"."filing_unit"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "filing_unit_hold" ADD CONSTRAINT "filing_unit_hold_set_by_user_id_user_id_fk" FOREIGN KEY ("set_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "filing_unit_hold" ADD CONSTRAINT "filing_unit_hold_lifted_by_user_id_user_id_fk" FOREIGN KEY ("lifted_by_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "filing_unit_hold_of" ON "filing_unit_hold" USING btree ("filing_unit_id") WHERE "filing_unit_hold"."lifted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "filing_unit_hold_once" ON "filing_unit_hold" USING btree ("filing_unit_id","party",lower("reason")) WHERE "filing_unit_hold"."lifted_at" is null;
--> statement-breakpoint
-- Why a filing unit is held: its own holds and those of the files above it; null where it is not.
CREATE FUNCTION filing_unit_held_for(unit uuid) RETURNS text
LANGUAGE sql STABLE AS $$
  with recursive up as (
    select f.id, f.parent_id, f.code, 0 as step from filing_unit f where f.id = unit
    union all
    select p.id, p.parent_id, p.code, up.step + 1 from up join filing_unit p on p.id = up.parent_id where up.step < 50
  )
  select left(string_agg(case up.step when 0 then h.reason else 'Berkas induk ' || up.code || ': ' || h.reason end, '; '
    order by up.step, h.set_at, h.id), 500)
  from up join filing_unit_hold h on h.filing_unit_id = up.id and h.lifted_at is null
$$;
--> statement-breakpoint
-- Writes it on the filing unit and all below it.
CREATE FUNCTION filing_unit_keep_held(root uuid) RETURNS void
LANGUAGE sql AS $$
  with recursive below as (
    select f.id from filing_unit f where f.id = root
    union
    select f.id from below b join filing_unit f on f.parent_id = b.id
  ), now as materialized (select id, filing_unit_held_for(id) as reason from below)
  update filing_unit f set is_held = now.reason is not null, hold_reason = now.reason
  from now where f.id = now.id
    and (coalesce(f.is_held, false), f.hold_reason) is distinct from (now.reason is not null, now.reason)
$$;
--> statement-breakpoint
CREATE FUNCTION filing_unit_hold_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
begin
  if tg_table_name = 'filing_unit' then
    perform filing_unit_keep_held(new.id);
  else
    perform filing_unit_keep_held(new.filing_unit_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
-- What was held before: by whoever is written down as the last who held it.
INSERT INTO filing_unit_hold (id, filing_unit_id, party, reason, set_by_user_id, set_at)
SELECT gen_random_uuid(), f.id, 'records', coalesce(f.hold_reason, 'Ditahan'), h.user_id, coalesce(h.at, f.updated_at)
FROM filing_unit f LEFT JOIN LATERAL (
  SELECT a.user_id, a.at FROM audit_log a
  WHERE a.resource = 'dokumen.pemberkasan' AND a.record_id = f.id AND a.action = 'hold' ORDER BY a.at DESC LIMIT 1) h ON true
WHERE f.is_held;
--> statement-breakpoint
CREATE TRIGGER filing_unit_hold_kept AFTER INSERT OR UPDATE ON filing_unit_hold
FOR EACH ROW EXECUTE FUNCTION filing_unit_hold_changed();
--> statement-breakpoint
CREATE TRIGGER filing_unit_hold_of_new_child AFTER INSERT ON filing_unit
FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION filing_unit_hold_changed();
--> statement-breakpoint
CREATE TRIGGER filing_unit_hold_of_moved AFTER UPDATE OF parent_id ON filing_unit
FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION filing_unit_hold_changed();
--> statement-breakpoint
-- Years that appraisals have added before they were written down apart.
UPDATE filing_unit f SET extended_years = o.years FROM (
  SELECT o.filing_unit_id, sum(o.extra_years)::int AS years FROM retention_proposal_unit o
  JOIN retention_proposal p ON p.id = o.proposal_id AND p.state = 'done'
  WHERE o.decision = 'Perpanjang' AND o.dropped_at IS NULL GROUP BY 1) o
WHERE f.id = o.filing_unit_id;
--> statement-breakpoint
-- What a transaction made stale is written anew once as it ends, however many rows it was: by the one mark that the
-- first of them leaves. A trigger for each row asked the whole list each time.
CREATE FUNCTION naskah_mark_stale() RETURNS trigger
LANGUAGE plpgsql AS $$
begin
  if exists (select 1 from new_rows where kind <> 'end') then
    insert into search_stale (kind, id) values ('end', '00000000-0000-0000-0000-000000000000') on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER search_stale_marked AFTER INSERT ON search_stale REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION naskah_mark_stale();
--> statement-breakpoint
DROP TRIGGER search_stale_written ON search_stale;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER search_stale_written AFTER INSERT ON search_stale
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'end') EXECUTE FUNCTION naskah_index_stale();
--> statement-breakpoint
-- Two who change the same letter or item write it one after the other, so that nothing of either is lost. They meet in
-- one of 256 drawers, taken in one order: a lock for each letter and item ran out of locks at some thousand.
CREATE FUNCTION naskah_take_drawers(kind text, ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
declare
  drawer int;
begin
  for drawer in select distinct hashtextextended(one::text, 0) & 255 from unnest(ids) one order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended('search ' || kind || ' ' || drawer, 0));
  end loop;
end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION naskah_index_stale() RETURNS trigger
LANGUAGE plpgsql AS $$
declare
  letters uuid[];
  archives uuid[];
  batch int := 5000;
begin
  with gone as (delete from search_stale s where s.xact = pg_current_xact_id() returning s.kind, s.id)
  select array_agg(id order by id) filter (where kind = 'letter'),
    array_agg(id order by id) filter (where kind = 'archive') into letters, archives from gone;
  perform naskah_take_drawers('letter', letters);
  perform naskah_take_drawers('archive', archives);
  for at in 1 .. coalesce(array_length(letters, 1), 0) by batch loop
    perform naskah_index_letters(letters[at : at + batch - 1]);
  end loop;
  for at in 1 .. coalesce(array_length(archives, 1), 0) by batch loop
    perform naskah_index_archives(archives[at : at + batch - 1]);
  end loop;
  return null;
end $$;
