import { type SQL, sql } from 'drizzle-orm';
import { attachmentNote, splitAnnexes } from '../../../domain/letters/annexes.ts';
import { agendaLabel } from '../../../domain/letters/incoming.ts';
import { type PaperLetterhead, urgencies } from '../../../domain/letters/letter.ts';
import { clock, longDate } from '../../../domain/letters/tags.ts';
import { shortDay } from '../../../lib/months.ts';
import { inWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import type { DispositionSheet } from '../../documents/index.ts';
import { type LogoSource, letterheadOfCompany, toPrint } from '../../letterheads/index.ts';
import { maskOf } from '../rules/masked-subject.ts';
import type { LetterRow } from '../tables.ts';

/** What a slip says of the letter it goes with. */
export type LetterOnSlip = Pick<DispositionSheet, 'letterhead' | 'facts' | 'securityName' | 'urgency'> & {
  /** Its class masks the subject: each receiver reads their own name alone. */
  isMasked: boolean;
};

type Facts = {
  letterhead: PaperLetterhead | null;
  senderName: string | null;
  securityName: string | null;
  receivedAt: string | null;
  receivedDate: string | null;
  agendaNumber: number | null;
  agendaYear: number | null;
  files: number;
  content: string | null;
};

/**
 * The letter as its slips name it: the company of the giving post prints them, agenda number and day of receipt are
 * those of the mail room, inside the company the day it came to that post.
 */
export async function letterOnSlip(
  source: LogoSource,
  letter: LetterRow,
  fromPositionId: string,
): Promise<LetterOnSlip> {
  const { rows } = await source.db.execute<Facts>(factsOf(letter, fromPositionId));
  const found = rows[0] as Facts;
  const mask = await maskOf(source.db, letter.securityId);
  const urgency = urgencies.find((one) => one.value === letter.urgency);
  const isFromOutside = letter.from === 'external';
  const agenda =
    found.agendaNumber !== null && found.agendaYear !== null
      ? agendaLabel({ number: found.agendaNumber, year: found.agendaYear })
      : null;
  const received = found.receivedDate ?? found.receivedAt;
  const facts: [string, string | null][] = [
    ['Nomor agenda', agenda],
    ['Tanggal terima', received && longDate(new Date(received))],
    ['Asal naskah', found.senderName],
    [
      'Nomor, tanggal',
      [letter.number, letter.scriptDate && longDate(letter.scriptDate)].filter(Boolean).join(', '),
    ],
    ['Hal', mask ?? letter.subject],
    // A scan is the letter itself, with whatever came with it.
    [
      'Lampiran',
      isFromOutside ? null : attachmentNote(found.files, splitAnnexes(found.content ?? '').annexes.length),
    ],
  ];
  return {
    letterhead: await toPrint(source, found.letterhead),
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    securityName: found.securityName ?? '-',
    urgency: { name: urgency?.label.id ?? '-', isUrgent: letter.urgency !== 'BIASA' },
    isMasked: mask !== null,
  };
}

const factsOf = (letter: LetterRow, fromPositionId: string): SQL => sql`
  select ${letterheadOfCompany(sql`o.company_code`)} as letterhead,
         coalesce(nullif(n.external_sender_name, ''), s.name, sp.name,
                  (select i.sender_name from inbox_item i where i.letter_id = ${letter.id} order by i.id limit 1))
           as "senderName",
         c.name as "securityName",
         (select min(i.received_at) from inbox_item i
          where i.letter_id = ${letter.id} and i.position_id = p.id) as "receivedAt",
         n.received_date as "receivedDate", n.agenda_number as "agendaNumber", n.agenda_year as "agendaYear",
         (select count(*)::int from letter_attachment a
          where a.letter_id = ${letter.id} and not a.is_document) as files,
         (select t.content from letter_content t where t.letter_id = ${letter.id}) as content
  from position p join organization_unit o on o.id = p.unit_id
  left join position sp on sp.id = ${letter.senderPositionId}
  left join security_classification c on c.id = ${letter.securityId}
  left join letter_incoming n on n.letter_id = ${letter.id}
  left join institution s on s.id = n.external_sender_id
  where p.id = ${fromPositionId}`;

/** "18 Nov. 2026" */
export const dayOnSlip = (day: string): string =>
  `${monthDay(new Date(`${day}T00:00:00Z`))} ${day.slice(0, 4)}`;

/** "16 Nov., 15.02"; with its year where that is another than that of `since`. */
export function timeOnSlip(at: string, since: string): string {
  const [moment, first] = [inWib(at), inWib(since)];
  const year = moment.getUTCFullYear() === first.getUTCFullYear() ? '' : ` ${moment.getUTCFullYear()}`;
  return `${monthDay(moment)}${year}, ${clock(at).replace(' WIB', '')}`;
}

/** "18 Nov.": Mei is not shortened. */
const monthDay = (at: Date): string => shortDay('id', at).replace(/(?<!Mei)$/, '.');

/** When and by whom it was printed. */
export const printedOnSlip = (actor: Actor): string => {
  const now = new Date();
  return `${longDate(now)} pukul ${clock(now)} oleh ${actor.personName}`;
};
