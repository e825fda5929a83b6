import { lazy, Suspense, useMemo } from 'react';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { LetterSheet, sheetOf } from '../../letter-sheet/index.ts';

const ScanPaper = lazy(() => import('../incoming/scan-paper.tsx'));

/** The letter on its paper; of one from outside its scan. */
export const LetterPaper = ({ letter }: { letter: Letter }) =>
  letter.from === 'external' ? (
    <Suspense>
      <ScanPaper letter={letter} />
    </Suspense>
  ) : (
    <Sheet letter={letter} />
  );

/** The letter on its paper, as it is printed: letterhead and signer are the server's, as in the PDF. */
const Sheet = ({ letter }: { letter: Letter }) => {
  const sheet = useMemo(() => sheetOf(letter, letter.paper), [letter]);
  return <LetterSheet letter={sheet} />;
};
