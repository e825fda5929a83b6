import { textGaps, textSteps } from '../../../domain/letters/text-measures.ts';

/** Beyond what lines have between them. */
const beyond = (gap: number): string => `${(gap - textGaps.line).toFixed(2)}em`;
/** How much larger a heading is than the text, in the text's own size. */
const step = 'var(--step) / var(--letter-points)';
/** Gaps are in the text's size, margins in the heading's; a browser adds half a line's gap on either side. */
const aroundHeading = (gap: number): string =>
  `calc((${beyond(gap)} - ${textGaps.line / 2}em * ${step}) / (1 + ${step}))`;
const term = '& [data-terms] > table > tbody > tr';
const mm = (length: number): string => `calc(${length} * var(--letter-mm) * 1em)`;

/**
 * The sheet that is written on has the letter's own font, measure and distances, from the variables of sheetStyle: its
 * column is as many letters wide as on paper, and shrinks with its letters before it becomes narrower.
 */
export const paperLook = {
  containerType: 'inline-size',
  '@container (min-width: 460px)': {
    '& .ProseMirror': {
      boxSizing: 'content-box',
      width: 'calc(var(--letter-measure) * 1em)',
      maxWidth: 'none',
      minHeight: 'calc(100% - 48px)',
      padding: '24px 0',
      fontFamily: 'var(--letter-font)',
      fontSize: 'clamp(0.8125rem, calc((100cqw - 48px) / var(--letter-measure)), 1.0625rem)',
      lineHeight: 'var(--letter-pitch)',
      textAlign: 'var(--letter-align)',
      // Else letters stand on whole pixels, and lines end elsewhere.
      textRendering: 'geometricPrecision',
    },
    '& :is(p, blockquote)': { marginBottom: beyond(textGaps.paragraph) },
    '& p:has(+ :is(ul, ol))': { marginBottom: beyond(textGaps.aboveList) },
    '& h2': { '--step': 1 },
    '& h3': { '--step': 0.5 },
    '& :is(h2, h3)': {
      margin: `${aroundHeading(textGaps.aboveHeading)} 0 ${aroundHeading(textGaps.belowHeading)}`,
      fontFamily: 'inherit',
      fontSize: `calc(1em + 1em * ${step})`,
      fontWeight: 'var(--letter-heading)',
      lineHeight: 'inherit',
      textAlign: 'var(--letter-heading-align)',
    },
    '& .ProseMirror > :not(* + *)': { marginTop: 0 },
    '& :is(h2, h3) + :is(h2, h3)': { marginTop: aroundHeading(textGaps.betweenHeadings) },
    '& :is(h2, h3):has(+ :is(ul, ol))': { marginBottom: aroundHeading(textGaps.aboveList) },
    '& :is(ul, ol)': { marginBottom: beyond(textGaps.paragraph) },
    '& ol': { paddingLeft: mm(textSteps.number) },
    '& [data-clauses]': {
      paddingLeft: 'calc(var(--letter-clause) * var(--letter-mm) * 1em)',
      listStyleType: 'var(--letter-clause-mark)',
    },
    '& ul': { paddingLeft: mm(textSteps.bullet) },
    '& :is(li, td, th) > p': { margin: 0 },
    '& li > p + p': { marginTop: beyond(textGaps.paragraph) },
    '& ul ul': { listStyleType: '"–\\A0\\A0"' },
    '& ul ul ul': { listStyleType: 'disc' },
    '& li + li, & li > :is(ul, ol)': { marginTop: beyond(textGaps.listItem) },
    '& li > :is(ul, ol)': { marginBottom: 0 },
    '& .tableWrapper, & figure': { marginBlock: beyond(textGaps.aroundTable) },
    '& .tableWrapper table': { marginBottom: 0 },
    '& :is(td, th) > .tableWrapper': { marginBlock: 0 },
    '& :is(td, th) > :is(* + .tableWrapper, .tableWrapper + :not(.column-resize-handle))': {
      marginTop: beyond(textGaps.aroundTable),
    },
    '& :is(td, th)': { fontSize: 'calc(10em / var(--letter-points))' },
    '& th': { textAlign: 'center', verticalAlign: 'middle' },
    [`${term} > td > :is(p + p, :is(ul, ol) + p)`]: { marginTop: beyond(textGaps.paragraph) },
    [`${term} > td > p + :is(ul, ol)`]: { marginTop: beyond(textGaps.aboveList) },
    '& hr:not([data-break])': { marginBlock: beyond(textGaps.aroundRule) },
    // As wide as the value on paper.
    '& [data-tag]:not([data-empty])': {
      padding: 0,
      font: 'inherit',
      boxShadow: '2px 0 var(--accent-soft), -2px 0 var(--accent-soft)',
    },
  },
} as const;
