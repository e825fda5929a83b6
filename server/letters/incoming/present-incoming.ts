import { sql } from 'drizzle-orm';
import type { Attachment } from '../../../domain/letters/attachment.ts';
import type { Incoming } from '../../../domain/letters/incoming.ts';
import { type Question, question, settled } from '../../db/question.ts';
import type { LetterRow } from '../tables.ts';

type Row = Omit<Incoming, 'attachments' | 'agenda' | 'receivedDate' | 'registeredAt'> & {
  number: string | null;
  receivedDate: string | Date | null;
  registeredAt: string | Date | null;
  agendaNumber: number | null;
  agendaYear: number | null;
  agendaUnitName: string | null;
};

type Presented = { block: Incoming; number: string | null };

/** Null for internal letters. The block's attachments are the scan (SPEC A3). */
export const incomingOf = (
  letter: LetterRow,
): Question<((attachments: readonly Attachment[]) => Presented) | null> =>
  letter.from === 'external'
    ? question(
        sql`
    select n.id, n.outside_number as number, n.received_date as "receivedDate",
           n.archive_location as "archiveLocation", n.archive_cupboard as "archiveCupboard",
           n.archive_box as "archiveBox", n.external_sender_id as "externalSenderId",
           coalesce(nullif(n.external_sender_name, ''), i.name, '') as "externalSenderName",
           n.agenda_number as "agendaNumber", n.agenda_year as "agendaYear", o.name as "agendaUnitName",
           n.registered_at as "registeredAt", u.person_name as "registeredBy"
    from letter_incoming n
    left join institution i on i.id = n.external_sender_id
    left join organization_unit o on o.id = n.agenda_unit_id
    left join "user" u on u.id = n.registered_by_user_id
    where n.letter_id = ${letter.id}`,
        ([row]: Row[]) => (row ? (attachments) => presentIncoming(row, attachments) : null),
      )
    : settled(null);

function presentIncoming(row: Row, attachments: readonly Attachment[]): Presented {
  const { number, agendaNumber, agendaYear, agendaUnitName, ...block } = row;
  return {
    number,
    block: {
      ...block,
      receivedDate: iso(row.receivedDate),
      registeredAt: iso(row.registeredAt),
      attachments: attachments.filter(({ isDocument }) => isDocument),
      agenda:
        agendaNumber !== null && agendaYear !== null
          ? { number: agendaNumber, year: agendaYear, unitName: agendaUnitName ?? '' }
          : null,
    },
  };
}

const iso = (moment: string | Date | null): string | null => moment && new Date(moment).toISOString();
