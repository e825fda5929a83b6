import { textGaps } from '../../../domain/letters/text-measures.ts';

/** A step of 12.7 mm, of the paper's 160. */
const indents = Object.fromEntries(
  Array.from({ length: 8 }, (_, at) => [
    `& [data-indent="${at + 1}"]`,
    { marginLeft: `${(at + 1) * 7.9375}%` },
  ]),
);

/** Of a letter of 11 points, unless the paper that is written on says its own size (sheetStyle). */
const mm = (length: number): string => `${length} * var(--letter-mm, 0.2577) * 1em`;
const points = (length: number): string => `${length}em / var(--letter-points, 11)`;
const term = '& [data-terms] > table > tbody > tr';

/**
 * "Menimbang : …" as body.typ sets it, whatever width was dragged: the label as wide as the widest of the text, a colon,
 * and the rest.
 */
const listsOfTerms = {
  '& [data-terms] > table': { minWidth: '0 !important' },
  '& [data-terms] > table > colgroup > :first-of-type': {
    width: `calc(clamp(${mm(18)}, var(--term-width, 0em), ${mm(45)}) + ${points(6)}) !important`,
  },
  '& [data-terms] > table > colgroup > :nth-of-type(2)': {
    width: `calc(0.27em + ${points(7)}) !important`,
  },
  '& [data-terms] > table > colgroup > :nth-of-type(3)': { width: 'auto !important' },
  [`${term} > :is(td, th)`]: { border: 0, padding: 0, fontSize: 'inherit', textAlign: 'inherit' },
  [`${term} > :first-child`]: { paddingRight: `calc(${points(6)})` },
  [`${term} + tr > :is(td, th)`]: { paddingTop: `${(textGaps.term - textGaps.line).toFixed(2)}em` },
  [`${term} > td > :is(ul, ol)`]: { marginBottom: 0 },
  [`${term} > td > .column-resize-handle`]: { display: 'none' },
};

/** Formatted text looks the same in editor and reader: the letter's own typeface. */
export const textLook = {
  '& .ProseMirror': {
    outline: 'none',
    fontFamily: 'var(--serif)',
    wordSpacing: 0,
    overflowWrap: 'break-word',
  },
  '& .ProseMirror > :last-child': { marginBottom: 0 },
  '& p': { margin: '0 0 14px' },
  '& h2, & h3': {
    margin: '18px 0 8px',
    fontFamily: 'var(--serif)',
    fontWeight: 700,
    letterSpacing: 'normal',
  },
  '& .ProseMirror > :not(* + *)': { marginTop: 0 },
  '& h2': { fontSize: '1.125rem', lineHeight: '26px' },
  '& h3': { fontSize: '1rem', lineHeight: '26px' },
  '& ul, & ol': { margin: '0 0 14px', paddingLeft: 26 },
  '& li > p': { margin: 0 },
  // Marks by level as on paper (domain/letters/list-marks.ts); their styles come with the sheet.
  '& ol ol': { listStyleType: 'lower-alpha' },
  // Chromium knows no case-sensitive "s", and drops a whole list of selectors that has it.
  '& ol ol ol, & ol[type="a"] ol': { listStyleType: 'paper-number' },
  '& ol ol ol ol, & ol[type="a"] ol ol': { listStyleType: 'paper-letter' },
  '& ol ol[type="i" s]': { listStyleType: 'lower-roman' },
  '& ol ol[type="I" s]': { listStyleType: 'upper-roman' },
  '& ol ol[type="A" s]': { listStyleType: 'upper-alpha' },
  '& blockquote': { margin: '0 0 14px', paddingLeft: 14, borderLeft: '2px solid var(--line-2)' },
  '& a': { color: 'var(--accent-ink)' },
  '& hr': { border: 0, borderTop: '1px solid var(--line-2)', margin: '16px 0' },
  ...indents,
  '& :is(li, td, th) [data-indent]': { marginLeft: 0 },
  '& hr[data-break]': {
    borderTop: '1px dashed var(--field)',
    margin: '22px 0',
    height: 0,
    lineHeight: 0,
    textAlign: 'center',
    overflow: 'visible',
    '&::after': {
      content: 'var(--page-break)',
      display: 'inline-block',
      transform: 'translateY(-50%)',
      padding: '0 8px',
      background: 'var(--surface)',
      color: 'var(--ink-2)',
      font: '600 0.6875rem/16px var(--ui)',
    },
  },
  '& figure': { margin: '18px 0', textAlign: 'left' },
  '& figure img': {
    display: 'inline-block',
    width: '100%',
    minHeight: 24,
    maxHeight: 900,
    objectFit: 'contain',
    objectPosition: 'left',
    verticalAlign: 'top',
    background: 'var(--sunken)',
  },
  '& figure img[src]': { background: 'none' },
  '& figure[style*=center] img': { objectPosition: 'center' },
  '& figure[style*=right] img': { objectPosition: 'right' },
  '& .picture-frame': { display: 'inline-block', position: 'relative', maxWidth: '100%', lineHeight: 0 },
  '& .picture-grip': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: -8,
    width: 16,
    cursor: 'ew-resize',
    touchAction: 'none',
    opacity: 0,
    // A bar on the edge, as wide as a finger needs around it.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 'calc(50% - 18px)',
      left: 5,
      width: 6,
      height: 36,
      boxSizing: 'border-box',
      border: '1px solid var(--surface)',
      borderRadius: 3,
      background: 'var(--focus)',
    },
    '&[data-width]::after': {
      content: 'attr(data-width)',
      position: 'absolute',
      top: 6,
      right: 14,
      padding: '0 6px',
      borderRadius: 4,
      background: 'var(--ink)',
      color: 'var(--surface)',
      font: '600 0.6875rem/18px var(--ui)',
    },
  },
  '& figure[style*=right] .picture-grip': { right: 'auto', left: -8 },
  '& figure:hover .picture-grip, & .ProseMirror-selectednode .picture-grip': { opacity: 1 },
  '& figure[data-pending] img': { opacity: 0.5 },
  '& figcaption': { marginTop: 6, fontSize: '0.875rem', lineHeight: '20px' },
  '& figure button': {
    display: 'block',
    margin: '6px 0 0',
    padding: '4px 8px',
    border: 0,
    borderRadius: 4,
    background: 'var(--stamp-soft)',
    color: 'var(--stamp)',
    font: '600 0.75rem/18px var(--ui)',
    cursor: 'pointer',
  },
  '& figure[style*=center] button': { marginInline: 'auto' },
  '& figure[style*=right] button': { marginLeft: 'auto' },
  '& figure :is(button, figcaption)[hidden]': { display: 'none' },
  '& figure [role=status]': { display: 'block', font: '400 0.75rem/18px var(--ui)', color: 'var(--ink-2)' },
  // As on paper; the editor would write the sum of the columns.
  '& table': {
    borderCollapse: 'collapse',
    width: '100% !important',
    margin: '0 0 14px',
    tableLayout: 'fixed',
  },
  // Wider than the text only where it must be.
  '& .tableWrapper': { overflowX: 'auto' },
  '& .column-resize-handle': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: -2,
    zIndex: 1,
    width: 4,
    background: 'var(--accent)',
    pointerEvents: 'none',
  },
  '& .resize-cursor': { cursor: 'col-resize' },
  '& td, & th': {
    position: 'relative',
    border: '1px solid var(--field)',
    padding: '5px 8px',
    height: 'auto',
    verticalAlign: 'top',
    textAlign: 'left',
    whiteSpace: 'normal',
    background: 'none',
    color: 'inherit',
    fontSize: '0.9375em',
  },
  '& th': { fontWeight: 700, background: 'var(--sunken)' },
  // A table within a cell is as wide as the cell; the editor would keep 100 px a column, and cut it.
  '& :is(td, th) > .tableWrapper > table': { margin: 0, minWidth: '0 !important' },
  ...listsOfTerms,
  '& td p:last-child, & th p:last-child': { margin: 0 },
  // Where words were found, and the one that is selected.
  '& .ProseMirror-search-match': { background: 'var(--accent-soft)', borderRadius: 3 },
  '& .ProseMirror-active-search-match': { outline: '2px solid var(--accent)', outlineOffset: 1 },
  '& .selectedCell': { background: 'var(--selected)' },
  '& [data-tag]': {
    background: 'var(--accent-soft)',
    color: 'var(--accent-ink)',
    borderRadius: 4,
    padding: '1px 7px',
    fontFamily: 'var(--ui)',
    fontSize: '0.78125rem',
    fontWeight: 600,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  '& [data-tag][data-empty]': { background: 'var(--stamp-soft)', color: 'var(--stamp)' },
  '& .ProseMirror-selectednode': { outline: '2px solid var(--focus)' },
} as const;
