import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { DraftFields, DraftFile } from '../drafting/draft.ts';
import { storedDraft } from '../drafting/stored-draft.ts';
import type { LetterRow } from '../tables.ts';

export type SnapshotPerson = {
  role: 'sender' | 'receiver' | 'cc' | 'reviewer';
  userId: string;
  positionId: string;
  showUserName: boolean;
  personName: string;
  positionName: string;
};
/** What the ids in the fields were called then. */
export type SnapshotNames = {
  kind: string | null;
  subKind: string | null;
  security: string | null;
  classification: string | null;
  letterhead: string | null;
};
export type SnapshotFacts = { fields: DraftFields; names: SnapshotNames; people: SnapshotPerson[] };
/** Everything of a letter that a version keeps. */
export type Snapshot = {
  subject: string;
  content: string;
  coverContent: string;
  meta: SnapshotFacts;
  files: DraftFile[];
};

/** The letter as it stands now, with its names. */
export async function snapshotOf(executor: Executor, letter: LetterRow): Promise<Snapshot> {
  const { fields, parts } = await storedDraft(executor, letter);
  const names = await executor.execute<SnapshotNames>(sql`
    select k.name as kind, s.name as "subKind", c.name as security,
           a.code || ' ' || a.name as classification, h.name as letterhead
    from (select 1) one
    left join script_type k on k.id = ${fields.scriptTypeId}
    left join script_sub_type s on s.id = ${fields.scriptSubTypeId}
    left join security_classification c on c.id = ${fields.securityId}
    left join archive_classification a on a.id = ${fields.classificationId}
    left join letterhead_template h on h.id = ${fields.letterheadId}`);
  const people = await executor.execute<SnapshotPerson>(sql`
    select x.role, x.user_id as "userId", x.position_id as "positionId", x.show as "showUserName",
           u.person_name as "personName", p.name as "positionName"
    from (
      select 'sender' as role, 0 as ord, l.sender_user_id as user_id, l.sender_position_id as position_id,
             l.show_sender_name as show
      from letter l where l.id = ${letter.id}
      union all
      select r.kind, r."order", r.user_id, r.position_id, r.show_user_name
      from letter_recipient r where r.letter_id = ${letter.id}
      union all
      select 'reviewer', v."order", v.user_id, v.position_id, v.show_user_name
      from letter_reviewer v where v.letter_id = ${letter.id}
    ) x
    join "user" u on u.id = x.user_id join position p on p.id = x.position_id
    order by x.role, x.ord`);
  return {
    subject: fields.subject,
    content: parts.content,
    coverContent: parts.coverContent,
    meta: { fields, names: names.rows[0] as SnapshotNames, people: people.rows },
    files: parts.files,
  };
}

/** True when the two would show the same. */
export const isSameSnapshot = (a: Snapshot, b: Snapshot): boolean => markOf(a) === markOf(b);

const markOf = ({ subject, content, coverContent, meta, files }: Snapshot): string =>
  JSON.stringify([
    subject,
    content,
    coverContent,
    Object.entries(meta.fields).toSorted(([a], [b]) => a.localeCompare(b)),
    meta.people.map((person) => [person.role, person.userId, person.positionId, person.showUserName]),
    files.map((file) => [file.fileHash, file.title, file.order, file.isDocument]),
  ]);
