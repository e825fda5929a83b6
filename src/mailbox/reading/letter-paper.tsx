import { useMemo } from 'react';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { LetterSheet, sheetOf } from '../../letter-sheet/index.ts';

/** The letter on its paper, as it is printed: letterhead and signer are the server's, as in the PDF. */
export const LetterPaper = ({ letter }: { letter: Letter }) => {
  const sheet = useMemo(() => sheetOf(letter, letter.paper), [letter]);
  return <LetterSheet letter={sheet} />;
};
