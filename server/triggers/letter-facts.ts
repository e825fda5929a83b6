import { sql } from 'drizzle-orm';
import { openRank } from '../../domain/letters/security-ranks.ts';
import { choiceOf } from '../../lib/choice.ts';
import { letterFields } from '../../resources/pengaturan/trigger-subject.ts';
import { letterWords } from '../../resources/pengaturan/trigger-words.ts';
import type { Executor } from '../db/executor.ts';
import { holderOf } from '../holder-of.ts';
import { maskOf } from '../letters/index.ts';
import { dayMessages } from '../notifications/index.ts';

type Row = Record<string, unknown>;

/** A letter as conditions and texts of triggers ask it; one statement. */
export type LetterFacts = {
  /** By the names of letterFields. */
  values: Row;
  /** By the names of letterWords, in Indonesian. */
  words: Record<string, string>;
};

/** @returns undefined for a letter that is gone */
export async function letterFactsOf(executor: Executor, letterId: string): Promise<LetterFacts | undefined> {
  const found = await executor.execute<Row>(sql`
    select l.subject, l.security_rank as rank, l.number, l.state, l.urgency, l.security_id as "securityId",
      l.script_type_id as "scriptTypeId", l.script_sub_type_id as "subTypeId",
      l.classification_id as "classificationId", l.from_where as "from", l.concern,
      to_char(l.script_date, 'YYYY-MM-DD') as "scriptDate",
      dp.unit_id as "drafterUnitId", sp.unit_id as "senderUnitId",
      (select count(*)::int from letter_recipient r where r.letter_id = l.id and r.kind = 'receiver') as "receiverCount",
      (select count(*)::int from letter_attachment a where a.letter_id = l.id) as "attachmentCount",
      sc.name as "securityId.label", st.name as "scriptTypeId.label", ss.name as "subTypeId.label",
      du.name as "drafterUnitId.label", drafter.person_name as penyusun, sender.person_name as penanda_tangan,
      coalesce(holder.person_name, hp.name) as pemegang
    from letter l
    join position dp on dp.id = l.position_id join organization_unit du on du.id = dp.unit_id
    join "user" drafter on drafter.id = l.user_id
    left join position sp on sp.id = l.sender_position_id
    left join "user" sender on sender.id = l.sender_user_id
    left join position hp on hp.id = l.holder_position_id
    left join lateral (${holderOf(sql`l.holder_position_id`)}) holder on true
    left join security_classification sc on sc.id = l.security_id
    left join script_type st on st.id = l.script_type_id
    left join script_sub_type ss on ss.id = l.script_sub_type_id
    where l.id = ${letterId}`);
  const [row] = found.rows;
  if (!row) return undefined;
  // Texts are written where the letter is not opened: of a masked class the subject stays in it (DOMAIN 4).
  const perihal = (await maskOf(executor, row.securityId as string | null)) ?? row.subject;
  const words = letterWords.map(({ name, source }) => [
    name,
    name === 'perihal' ? perihal : source ? wordOf(source, row) : row[name],
  ]);
  // Above Biasa the subject is not asked either: who keeps triggers would learn from the log what it holds.
  const subject = Number(row.rank) > openRank ? `Naskah ${row['securityId.label']}` : row.subject;
  return {
    values: { ...row, subject },
    words: Object.fromEntries(words.map(([name, word]) => [name, String(word ?? '')])),
  };
}

function wordOf(name: string, row: Row): unknown {
  const field = letterFields[name as keyof typeof letterFields];
  const value = row[name];
  if (field.kind === 'choice') return choiceOf(field.choices, value)?.label.id;
  if (field.kind === 'date') return typeof value === 'string' ? dayMessages(value).id : '';
  return row[`${name}.label`] ?? value;
}
