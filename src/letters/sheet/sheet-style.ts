import type { CSSProperties } from 'react';
import type { PaperForm } from '../../../domain/letters/arrangement.ts';
import { standardMargins } from '../../../domain/letters/arrangement-adjustments.ts';
import { sizeOf } from '../../../domain/letters/layouts.ts';
import { type LetterStyle, letterStyle } from '../../../domain/letters/letterhead-style.ts';
import { inMillimetres, linePitch, paperWidth, textSteps } from '../../../domain/letters/text-measures.ts';
import { textRules } from '../../../domain/letters/text-rules.ts';
import type { SheetLetter } from './sheet.ts';

const families: Record<LetterStyle['font'], string> = {
  'source-serif': 'var(--serif)',
  arimo: '"Arimo", Arial, var(--ui)',
  tinos: '"Tinos", "Times New Roman", var(--serif)',
};

/** What company and administrator chose of the look, as letter-sheet.css reads it. Its margins are the paper's in small. */
export function sheetStyle(
  { letterhead }: Pick<SheetLetter, 'letterhead'>,
  { margins, rows, labels, layout }: PaperForm,
): CSSProperties {
  const { colour, font, size: chosen, justified } = letterStyle(letterhead);
  const size = sizeOf(layout, chosen);
  const { hasArticles } = textRules(layout);
  const style: Record<`--${string}`, string | number> = {
    '--kop': colour,
    '--letter-font': families[font],
    '--letter-scale': size / 11,
    '--letter-points': size,
    '--letter-mm': 1 / inMillimetres(size),
    '--letter-measure': (paperWidth - margins.left - margins.right) / inMillimetres(size),
    '--letter-pitch': linePitch(font),
    '--letter-heading': layout.hasLightHeadings ? 400 : 700,
    '--letter-heading-align': layout.centresHeadings ? 'center' : 'start',
    '--letter-clause': hasArticles ? textSteps.clause : textSteps.number,
    '--letter-clause-mark': hasArticles ? 'paper-clause' : 'decimal',
    '--letter-align': justified ? 'justify' : 'start',
    '--margin-top': margins.top / standardMargins.top,
    '--margin-right': margins.right / standardMargins.right,
    '--margin-bottom': margins.bottom / standardMargins.bottom,
    '--margin-left': margins.left / standardMargins.left,
    '--label': `${Math.max(...[...rows.map(({ label }) => label), labels.number].map((label) => label.length))}ch`,
  };
  return style;
}
