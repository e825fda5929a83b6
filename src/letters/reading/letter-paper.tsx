import FileX2 from 'lucide-react/icons/file-x-2';
import { lazy, Suspense, useMemo } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { formatDate } from '../../ui/format.ts';
import { LetterSheet, sheetOf } from '../sheet/index.ts';
import { readingMessages } from './messages.ts';

const ScanPaper = lazy(() => import('../incoming/scan-paper.tsx'));

/** The letter's sheet; the scan of an external letter; a note for a destroyed one. */
export function LetterPaper({ letter }: { letter: Letter }) {
  if (letter.destroyedAt) return <Destroyed at={letter.destroyedAt} />;
  if (letter.from !== 'external') return <Sheet letter={letter} />;
  return (
    <Suspense>
      <ScanPaper letter={letter} />
    </Suspense>
  );
}

function Destroyed({ at }: { at: string }) {
  return (
    <p className="mailbox-forwarded">
      <FileX2 size={15} strokeWidth={1.6} aria-hidden />
      <span>{translate(readingMessages.destroyedOn(formatDate(at)))}</span>
    </p>
  );
}

/** The letter as printed: letterhead and signer come from the server, as in the PDF. */
function Sheet({ letter }: { letter: Letter }) {
  const sheet = useMemo(() => sheetOf(letter, letter.paper), [letter]);
  return <LetterSheet letter={sheet} />;
}
