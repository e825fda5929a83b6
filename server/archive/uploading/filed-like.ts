import { type SQL, sql } from 'drizzle-orm';
import type { UploadProposals } from '../../../domain/calls/archive-item-shapes.ts';
import type { Named } from '../../../domain/calls/define-call.ts';
import type { Resource } from '../../../resources/declare.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { archiveType } from '../../../resources/master-data/jenis-arsip.ts';
import { archiveClassification } from '../../../resources/master-data/klasifikasi-arsip.ts';
import { securityClassification } from '../../../resources/master-data/klasifikasi-keamanan.ts';
import type { Actor } from '../../actor.ts';
import { labelOf, tableOf } from '../../crud/index.ts';
import type { Db } from '../../db/executor.ts';
import { openedArchives } from '../filing/seen-archives.ts';

/** Items of the unit that are compared, the newest first. */
const mostCompared = 300;
/** From which likeness on an item is followed; the same sender alone is enough. */
const enough = 0.4;

/** What stands above a letter's number and is no sender. */
const headings =
  /^(surat|nota|memo|berita acara|keputusan|peraturan|instruksi|laporan|undangan|notula|notulen|perjanjian|pengumuman|salinan|lampiran)\b/i;

type Row = {
  title: string;
  on: string;
  classification: Named | null;
  archiveType: Named | null;
  security: Named | null;
};

/**
 * Finds what the actor's unit filed last of a like title or by the same sender, with what of it may still be chosen.
 * @returns null where nothing is like it
 */
export async function filedLike(
  db: Db,
  actor: Actor,
  { title, senders }: { title: string | null; senders: readonly string[] },
): Promise<UploadProposals['like']> {
  const named = senders.filter((line) => !headings.test(line));
  if (!actor.unitId || (!title && named.length === 0)) return null;
  const { rows } = await db.execute<Row>(sql`
    with asked as (select ${wordsOf(sql`${title ?? ''}::text`)} as words),
    sender as (
      select line.words from unnest(${sql.param(named)}::text[]) line(words)
      -- One's own letterhead is on everything, a single word in too much.
      where line.words ~ '[[:alpha:]]{2}[^[:alpha:]]+[[:alpha:]]{2}'
        and not exists (select from organization_unit u where lower(u.name) = lower(line.words))),
    latest as materialized (
      select a.* from ${tableOf(archive)} a
      where a.unit_id = ${actor.unitId} and a.is_active and ${openedArchives(actor, 'a')}
      order by a.created_at desc, a.id desc limit ${mostCompared}),
    compared as (
      select a.*, ${likeTitle} + case when ${bySender} then 0.5 else 0 end as likeness
      from latest a cross join asked cross join lateral (select ${wordsOf(sql`a.title`)} as words) own)
    select c.title, (c.created_at at time zone 'Asia/Jakarta')::date::text as on, ${chosen(archiveClassification, 'k')} as classification,
      ${chosen(archiveType, 't')} as "archiveType", ${chosen(securityClassification, 's')} as security
    from compared c
    left join archive_classification k on k.id = c.classification_id and k.is_active and k.is_leaf
    left join archive_type t on t.id = c.archive_type_id and t.is_active
    left join security_classification s on s.id = c.security_id and s.is_active
    where c.likeness >= ${enough} order by c.likeness desc, c.created_at desc, c.id desc limit 1`);
  return rows[0] ?? null;
}

/** Stems of a title; short ones and figures say little of what it is about. */
const wordsOf = (title: SQL): SQL => sql`array(
  select w from unnest(tsvector_to_array(naskah_words(${title}))) w where w ~ '[[:alpha:]]{4}')`;

/** From 0 to 1: two words in common at least, unless there is only one. */
const likeTitle = sql`(
  select coalesce(case when count(*) >= least(2, cardinality(asked.words))
    then 2.0 * count(*) / nullif(cardinality(asked.words) + cardinality(own.words), 0) end, 0)
  from unnest(asked.words) w where w = any(own.words))`;

/** Its letter came from there, or its file's text names it. */
const bySender = sql`exists (select from sender where
  exists (select from archive_letter l join letter_incoming i on i.letter_id = l.letter_id
    where l.archive_id = a.id and l.kind = 'source' and lower(i.external_sender_name) = lower(sender.words))
  or exists (select from archive_file f join file_text x on x.file_hash = f.file_hash
    where f.archive_id = a.id and f.is_current and f.removed_at is null
      and x.words @@ phraseto_tsquery('naskah', sender.words)))`;

const chosen = (resource: Resource, alias: string): SQL =>
  sql.raw(`case when ${alias}.id is not null
    then json_build_object('id', ${alias}.id, 'label', ${labelOf(resource, alias)}) end`);
