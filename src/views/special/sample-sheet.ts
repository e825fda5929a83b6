import { confidentialityNotice } from '../../../resources/naskah-dinas/confidentiality-notice.ts';
import type { Arrangement } from '../../../resources/naskah-dinas/layouts.ts';
import type { PaperLetterhead } from '../../../resources/naskah-dinas/letter.ts';
import { sampleLetter, sampleTags } from '../../../resources/naskah-dinas/sample-letter.ts';
import { dayInWib } from '../../../resources/wib.ts';
import type { SheetLetter } from '../../letter-sheet/index.ts';

type Parts = {
  bodyHtml: string;
  letterhead: PaperLetterhead | null;
  arrangement: Arrangement;
  kindName: string;
};

/** A sheet around what is being drawn up, with the same sample facts as the server's PDF. */
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
