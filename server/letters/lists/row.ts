import { sql } from 'drizzle-orm';
import type { Urgency } from '../../../resources/naskah-dinas/letter.ts';

/** What every row on letters shows of the letter `l`, its sub-kind `s` and its security class `c`. No long text. */
export const letterColumns = sql.raw(`l.id as "letterId", l.subject, l.number, s.name as "categoryName",
  coalesce(c.name, 'Biasa') as "securityName", l.security_rank as "securityRank", l.urgency`);

export const letterJoins = sql.raw(`left join script_sub_type s on s.id = l.script_sub_type_id
  left join security_classification c on c.id = l.security_id`);

export type LetterColumns = {
  letterId: string;
  subject: string;
  number: string | null;
  categoryName: string | null;
  securityName: string;
  securityRank: number;
  urgency: Urgency;
};

export const baseOf = (row: LetterColumns): LetterColumns => ({
  letterId: row.letterId,
  subject: row.subject,
  number: row.number,
  categoryName: row.categoryName,
  securityName: row.securityName,
  securityRank: row.securityRank,
  urgency: row.urgency,
});

/** Timestamps come as text from raw statements. */
export const iso = (moment: string | Date): string => new Date(moment).toISOString();
export const isoOrNull = (moment: string | Date | null): string | null =>
  moment === null ? null : iso(moment);
