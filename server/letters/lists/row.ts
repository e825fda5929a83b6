import { sql } from 'drizzle-orm';
import { agendaLabel } from '../../../domain/letters/incoming.ts';
import type { Urgency } from '../../../domain/letters/letter.ts';

/** Columns of every list row: letter `l`, subtype `s`, security class `c`, registration `inc`. No long text. */
export const letterColumns = sql.raw(`l.id as "letterId", l.subject, l.number, s.name as "categoryName",
  coalesce(c.name, 'Biasa') as "securityName", l.security_rank as "securityRank", l.urgency,
  inc.agenda_number as "agendaNumber", inc.agenda_year as "agendaYear", l.sealing_since is not null as "awaitsSeal"`);

export const letterJoins = sql.raw(`left join script_sub_type s on s.id = l.script_sub_type_id
  left join security_classification c on c.id = l.security_id
  left join letter_incoming inc on inc.letter_id = l.id`);

export type LetterColumns = {
  letterId: string;
  subject: string;
  number: string | null;
  categoryName: string | null;
  securityName: string;
  securityRank: number;
  urgency: Urgency;
  agendaNumber: number | null;
  agendaYear: number | null;
  awaitsSeal: boolean;
};

export const baseOf = (row: LetterColumns) => ({
  letterId: row.letterId,
  subject: row.subject,
  number: row.number,
  categoryName: row.categoryName,
  securityName: row.securityName,
  securityRank: row.securityRank,
  urgency: row.urgency,
  ...(row.agendaNumber !== null &&
    row.agendaYear !== null && { agenda: agendaLabel({ number: row.agendaNumber, year: row.agendaYear }) }),
  ...(row.awaitsSeal && { awaitsSeal: true as const }),
});

/** Timestamps come as text from raw statements. */
export const iso = (moment: string | Date): string => new Date(moment).toISOString();
export const isoOrNull = (moment: string | Date | null): string | null =>
  moment === null ? null : iso(moment);
