import { sql } from 'drizzle-orm';
import { allHolders } from '../../../domain/letters/letter-people.ts';
import type { Executor } from '../../db/executor.ts';
import type { DraftFields, DraftFile, DraftParts } from '../drafting/draft.ts';
import { storedDraft } from '../drafting/stored-draft.ts';
import type { LetterRow } from '../tables.ts';

/** A person in a post, a group, or an outside party, as shown then. */
export type SnapshotPerson = {
  role: 'sender' | 'cosigner' | 'receiver' | 'cc' | 'reviewer' | 'outside' | 'outside-cc';
  /** Identity across versions. */
  key: string;
  personName: string;
  positionName: string;
};
export type SnapshotNames = {
  kind: string | null;
  subType: string | null;
  security: string | null;
  classification: string | null;
  letterhead: string | null;
};
export type SnapshotFacts = {
  fields: DraftFields;
  /** Without what has its own column; `reviewers` are the undecided ones then. */
  parts: Omit<DraftParts, 'content' | 'coverContent' | 'files'>;
  names: SnapshotNames;
  people: SnapshotPerson[];
};
export type Snapshot = {
  subject: string;
  content: string;
  coverContent: string;
  meta: SnapshotFacts;
  files: DraftFile[];
};

export async function snapshotOf(executor: Executor, letter: LetterRow): Promise<Snapshot> {
  const { fields, parts: all } = await storedDraft(executor, letter);
  const { content, coverContent, files, ...parts } = all;
  const names = await executor.execute<SnapshotNames>(sql`
    select k.name as kind, s.name as "subType", c.name as security,
           a.code || ' ' || a.name as classification, h.name as letterhead
    from (select 1) one
    left join script_type k on k.id = ${fields.scriptTypeId}
    left join script_sub_type s on s.id = ${fields.subTypeId}
    left join security_classification c on c.id = ${fields.securityId}
    left join archive_classification a on a.id = ${fields.classificationId}
    left join letterhead_template h on h.id = ${fields.letterheadId}`);
  const people = await executor.execute<SnapshotPerson>(sql`
    select x.role, case when x.is_whole then 'all' else x.user_id::text end || ' ' || x.position_id as key,
      case when x.is_whole then ${allHolders.id} else u.person_name end as "personName", p.name as "positionName"
    from (
      select 'sender' as role, 0 as ord, l.sender_user_id as user_id, l.sender_position_id as position_id,
        false as is_whole
      from letter l where l.id = ${letter.id}
      union all
      select r.kind, r."order", r.user_id, r.position_id, r.is_whole
      from letter_recipient r where r.letter_id = ${letter.id}
      union all
      select 'cosigner', k."order", k.user_id, k.position_id, false
      from letter_cosigner k where k.letter_id = ${letter.id}
      union all
      select 'reviewer', v."order", v.user_id, v.position_id, false
      from letter_reviewer v where v.letter_id = ${letter.id}
    ) x
    join "user" u on u.id = x.user_id join position p on p.id = x.position_id
    order by x.role, x.ord`);
  const groups = await executor.execute<SnapshotPerson>(sql`
    select r.kind as role, r.group_id::text as key, g.name as "personName", 'Grup unit' as "positionName"
    from letter_recipient_group r join unit_group g on g.id = r.group_id
    where r.letter_id = ${letter.id} order by r.kind, r."order"`);
  return {
    subject: fields.subject,
    content,
    coverContent,
    files,
    meta: {
      fields,
      parts,
      names: names.rows[0] as SnapshotNames,
      people: [...people.rows, ...groups.rows, ...outsideOf(parts)],
    },
  };
}

/** True when the two would show the same. */
export const isSameSnapshot = (a: Snapshot, b: Snapshot): boolean => markOf(a) === markOf(b);

const markOf = ({ subject, content, coverContent, meta, files }: Snapshot): string =>
  JSON.stringify([
    subject,
    content,
    coverContent,
    // Defaults for fields that older versions lack.
    inOneOrder({ ...meta.fields, contract: meta.fields.contract ?? null }),
    inOneOrder({ ...meta.parts, cosigners: meta.parts.cosigners ?? [] }),
    files.map((file) => [file.fileHash, file.title, file.order, file.isDocument]),
  ]);

function outsideOf({ outgoing }: SnapshotFacts['parts']): SnapshotPerson[] {
  const people = (role: SnapshotPerson['role'], parties: { name: string; email: string | null }[] = []) =>
    parties.map(({ name, email }) => ({ role, key: name, personName: name, positionName: email ?? '' }));
  return [...people('outside', outgoing?.externalReceiver), ...people('outside-cc', outgoing?.externalCc)];
}

/** The database gives the keys of jsonb back in an order of its own. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b));
  return entries.map(([key, inner]) => [key, inOneOrder(inner)]);
}
