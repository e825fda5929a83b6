import type { CSSProperties } from 'react';
import type { PaperForm } from '../../../domain/letters/arrangement.ts';
import { standardMargins } from '../../../domain/letters/arrangement-adjustments.ts';
import { sizeOf } from '../../../domain/letters/layouts.ts';
import { type LetterStyle, letterStyle } from '../../../domain/letters/letterhead-style.ts';
import type { SheetLetter } from './sheet.ts';

const families: Record<LetterStyle['font'], string> = {
  'source-serif': 'var(--serif)',
  arimo: '"Arimo", Arial, var(--ui)',
  tinos: '"Tinos", "Times New Roman", var(--serif)',
};

/** What company and administrator chose of the look, as letter-sheet.css reads it. Its margins are the paper's in small. */
export function sheetStyle(
  { letterhead }: Pick<SheetLetter, 'letterhead'>,
  { layout, margins, rows, labels }: PaperForm,
): CSSProperties {
  const { colour, font, size, justified } = letterStyle(letterhead);
  const style: Record<`--${string}`, string | number> = {
    '--kop': colour,
    '--letter-font': families[font],
    '--letter-scale': sizeOf(layout, size) / 11,
    '--letter-align': justified ? 'justify' : 'start',
    '--margin-top': margins.top / standardMargins.top,
    '--margin-right': margins.right / standardMargins.right,
    '--margin-bottom': margins.bottom / standardMargins.bottom,
    '--margin-left': margins.left / standardMargins.left,
    '--label': `${Math.max(...[...rows.map(({ label }) => label), labels.number].map((label) => label.length))}ch`,
  };
  return style;
}
