import { confidentialityNotice, isMarkedClass } from '../../../domain/letters/confidentiality-notice.ts';
import { inWib } from '../../../lib/wib.ts';
import type { SheetJob } from '../job.ts';
import type { Letterhead } from '../letter-document.ts';
import { sheetJob } from '../sheet-job.ts';

/** Content of a printed disposition sheet (DOMAIN 7: lembar disposisi); all values already as text. */
export type DispositionSheet = {
  id: string;
  letterhead: Letterhead | null;
  /** About the letter: names and values, in order. */
  facts: [name: string, value: string][];
  from: string;
  date: string;
  deadline: string;
  recipients: { name: string; person: string; role: string }[];
  instructions: { group: string; items: { name: string; ticked: boolean }[] }[];
  note: string;
  /** The chain from its top: depth, person and outcome. */
  chain: { depth: number; name: string; role: string; state: string; times: string; reports: string[] }[];
  securityName: string;
  /** Closed or withdrawn, and why. */
  ending: string;
  printed: string;
  /** ISO, when it was given: the document's date. */
  at: string;
  watermark: string | null;
};

/** Takes the sheet, gives the typesetter's input. */
export function dispositionJob({ letterhead, at, instructions, ...sheet }: DispositionSheet): SheetJob {
  const day = inWib(at);
  return sheetJob('disposition', letterhead, {
    ...sheet,
    instructions: inColumns(instructions),
    title: `Lembar disposisi · ${sheet.facts[0]?.[1] ?? ''}`,
    day: [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()],
    mark: isMarkedClass(sheet.securityName) ? sheet.securityName : null,
    notice: confidentialityNotice(sheet.securityName),
  });
}

/** Arranges groups in three columns of similar height, keeping their order. */
function inColumns(groups: DispositionSheet['instructions']): DispositionSheet['instructions'][] {
  const height = ({ items }: (typeof groups)[number]) => items.length + 1.5;
  const third = groups.reduce((sum, group) => sum + height(group), 0) / 3;
  const columns: DispositionSheet['instructions'][] = [[], [], []];
  let filled = 0;
  for (const group of groups) {
    columns[Math.min(2, Math.floor((filled + height(group) / 2) / third))]?.push(group);
    filled += height(group);
  }
  return columns;
}
