import type { Adjustments } from '../../../domain/letters/adjustments-schema.ts';
import { confidentialityNotice } from '../../../domain/letters/confidentiality-notice.ts';
import type { Arrangement } from '../../../domain/letters/layouts.ts';
import type { PaperLetterhead } from '../../../domain/letters/letter.ts';
import { sampleLetter, sampleTags } from '../../../domain/letters/sample-letter.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { SheetLetter } from '../../letters/sheet/index.ts';

type Parts = {
  bodyHtml: string;
  letterhead: PaperLetterhead | null;
  arrangement: Arrangement;
  adjustments?: Adjustments | null;
  kindName: string;
};

/** Builds a sheet around the edited parts, with the same sample data as the server's PDF. */
export function sampleSheet(parts: Parts): SheetLetter {
  const scriptDate = dayInWib(new Date());
  const number = `001/CONTOH/${scriptDate.slice(0, 4)}`;
  return {
    ...parts,
    ...{ id: 'contoh', number, scriptDate, coverHtml: '', document: null, attachments: [] },
    to: [...sampleLetter.to],
    ccs: [...sampleLetter.ccs],
    from: sampleLetter.from,
    subject: sampleLetter.subject,
    attachmentNote: sampleLetter.attachmentNote,
    urgencyName: sampleLetter.urgencyName,
    secondParty: sampleLetter.secondParty,
    contractParties: [],
    place: sampleLetter.place,
    signer: { ...sampleLetter.signer, signedAt: null },
    tagValues: sampleTags(scriptDate, number, parts),
    notice: confidentialityNotice(sampleLetter.securityName),
  };
}
