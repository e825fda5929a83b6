import type { LetterStyle } from './letterhead-style.ts';

// How the typesetter sets a letter's text (server/documents/paper/body.typ), for the sheet that is written on; a test
// in a browser holds the two together.

/** Distances in times the letters' size, from the line above to the capitals below. */
export const textGaps = {
  line: 0.74,
  /** Between rows of a list of terms. */
  term: 0.92,
  paragraph: 1.24,
  aboveList: 1.14,
  listItem: 0.94,
  aboveHeading: 1.7,
  belowHeading: 0.95,
  /** BAB, then Pasal. */
  betweenHeadings: 1.1,
  aroundTable: 1.3,
  aroundRule: 1.2,
} as const;

/** In millimetres: how far text hangs behind its mark, and a step of indent. */
export const textSteps = { number: 7, clause: 9, bullet: 5, indent: 12.7 } as const;

/** How high capitals are, in times the letters' size: lines are set from capitals to baseline. */
const capitals: Record<LetterStyle['font'], number> = { 'source-serif': 0.67, arimo: 0.688, tinos: 0.6548 };

/** Takes a font, gives from baseline to baseline, in times its size. */
export const linePitch = (font: LetterStyle['font']): number => capitals[font] + textGaps.line;

/** Takes points, gives millimetres. */
export const inMillimetres = (points: number): number => (points * 25.4) / 72;

/** The width of A4, in millimetres. */
export const paperWidth = 210;
