import { confidentialityNotice, isMarkedClass } from '../../../domain/letters/confidentiality-notice.ts';
import { held } from '../../../domain/letters/no-breaks.ts';
import { inWib } from '../../../lib/wib.ts';
import type { SheetJob } from '../job.ts';
import type { Letterhead } from '../letter-document.ts';
import { qrCode } from '../qr-code.ts';
import { sheetJob } from '../sheet-job.ts';

/** A printed disposition or forward (DOMAIN 7: lembar disposisi); all values already as text. */
export type DispositionSheet = {
  /** What the id at the foot is of. */
  kind: 'disposisi' | 'penerusan';
  id: string;
  letterhead: Letterhead | null;
  /** About the letter: names and values, in order. The first two stand beside class and urgency. */
  facts: [name: string, value: string][];
  securityName: string;
  urgency: { name: string; isUrgent: boolean };
  /** In order, the responsible one first; without roles among peers. */
  recipients: { name: string; person: string; role: string; isResponsible: boolean }[];
  deadline: string;
  /** Why it is later than the letter's urgency allows. */
  deadlineReason: string;
  /** Null among peers, who instruct nobody. */
  instructions: { name: string; isTicked: boolean }[] | null;
  note: string;
  given: { moment: string; post: string; name: string; onBehalfOf: string };
  /** The page that shows what became of it since. */
  url: string;
  followUp: FollowUpLine[];
  /** "18 November 2026 pukul 10.02 WIB oleh …" */
  printed: string;
  /** ISO, when it was given: the document's date. */
  at: string;
  watermark: string | null;
};

export type FollowUpLine = { time: string; words: string };

/** Others stand on the back. */
const mostRecipientsInFront = 6;
/** A longer follow-up takes a sheet of A4. */
const mostLinesOnA5 = 6;

const titles = { disposisi: 'Lembar disposisi', penerusan: 'Lembar penerusan' } as const;
const deeds = {
  disposisi: 'Didisposisikan secara elektronik',
  penerusan: 'Diteruskan secara elektronik',
} as const;

/** Takes the sheet, gives the typesetter's input. */
export async function dispositionJob({ letterhead, at, url, ...sheet }: DispositionSheet): Promise<SheetJob> {
  const day = inWib(at);
  const job = sheetJob('disposition', letterhead, {
    ...sheet,
    facts: sheet.facts.map(([name, value]) => [name, held(value)]),
    note: held(sheet.note),
    title: titles[sheet.kind],
    documentTitle: `${titles[sheet.kind]} · ${sheet.facts[0]?.[1] ?? ''}`,
    deed: deeds[sheet.kind],
    recipients: sheet.recipients.slice(0, mostRecipientsInFront),
    others: sheet.recipients.slice(mostRecipientsInFront),
    isLarge: sheet.followUp.length > mostLinesOnA5,
    day: [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()],
    mark: isMarkedClass(sheet.securityName) ? sheet.securityName : null,
    notice: confidentialityNotice(sheet.securityName),
  });
  return { ...job, codes: { 'qr.svg': await qrCode(url) } };
}
