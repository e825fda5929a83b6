import { styled } from '@mui/material/styles';
import { rowBox } from '../list/row-box-look.ts';

/** Indent per level, in pixels (LOOK, Table); smaller on phones, where deep rows run out of width. */
export const indent = 22;
export const phoneIndent = 14;

/** Sheet around a tree; long trees scroll inside it, except on phones. */
export const Card = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  overflow: 'auto',
  maxHeight: 'calc(100vh - 240px)',
  minHeight: 160,
  '@media (max-width: 599px)': { maxHeight: 'none', overflow: 'hidden' },
});

const cells = {
  '& .cell': {
    flex: 'none',
    width: 150,
    paddingLeft: 12,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .cell.right': { textAlign: 'right', width: 110 },
  '@media (max-width: 1399px)': { '& .cell[data-at="3"]': { display: 'none' } },
  '@media (max-width: 1199px)': { '& .cell[data-at="2"]': { display: 'none' } },
  '@media (max-width: 799px)': { '& .cell[data-at="1"]': { display: 'none' } },
} as const;

/** Column names, or the top-level drop place during a drag. */
export const Head = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  height: 38,
  padding: '0 46px 0 76px',
  borderBottom: '1px solid var(--line-2)',
  background: 'var(--sunken)',
  color: 'var(--ink-3)',
  fontSize: '0.75rem',
  fontWeight: 600,
  ...cells,
  '& .name': { flex: 1 },
  '& .code': { display: 'inline-block', width: 'calc(var(--code, 66px) + 8px)' },
  '&.drop': { justifyContent: 'center', padding: '0 12px', color: 'var(--accent-ink)' },
  '&.drop.over': { background: 'var(--accent-soft)', boxShadow: 'inset 0 0 0 2px var(--accent)' },
  '@media (max-width: 599px)': { display: 'none' },
});

export const Lines = styled('div')({
  position: 'relative',
  '& [role="treeitem"]': {
    display: 'flex',
    alignItems: 'center',
    height: 'var(--row)',
    paddingLeft: 10,
    paddingRight: 6,
    cursor: 'default',
    // Rows out of sight cost nothing to draw.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 42px',
  },
  '& [role="treeitem"] + [role="treeitem"]': { borderTop: '1px solid var(--line)' },
  '& [role="treeitem"]:hover': { background: 'var(--hover)' },
  '& [role="treeitem"]:focus': { outline: 'none' },
  '& [role="treeitem"]:focus-visible': {
    outline: '2px solid var(--focus)',
    outlineOffset: -2,
    borderRadius: 6,
  },
  // A line for each level above, through the middle of its arrow.
  '& .guides': {
    flex: 'none',
    alignSelf: 'stretch',
    backgroundImage:
      'repeating-linear-gradient(to right, transparent 0 13px, var(--line-2) 13px 14px, transparent 14px 22px)',
  },
  '& .arrow': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'var(--ink-3)',
    cursor: 'pointer',
  },
  '& .arrow:hover': { background: 'var(--line)', color: 'var(--ink)' },
  '& .arrow svg': { transition: 'transform 120ms ease-out' },
  '& [aria-expanded="true"] > .arrow svg': { transform: 'rotate(90deg)' },
  '& .label': { flex: 1, display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, paddingLeft: 4 },
  '& .code': {
    flex: 'none',
    width: 'var(--code, auto)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'var(--ink-2)',
  },
  '& .row-box': { ...rowBox, marginRight: 4 },
  '& .is-chosen, & .is-chosen:hover': {
    background: 'var(--selected)',
    boxShadow: 'inset 2px 0 0 var(--accent)',
  },
  '& .label a': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& .label a:hover': { textDecoration: 'underline' },
  '& .is-branch .label a': { fontWeight: 650 },
  '& .is-inactive .label a, & .is-inactive .code': { color: 'var(--ink-3)' },
  '& mark': { background: 'var(--accent-soft)', color: 'var(--accent-ink)', borderRadius: 3 },
  '& .is-above .label a, & .is-above .code': { color: 'var(--ink-3)', fontWeight: 400 },
  ...cells,
  '& .cell': { ...cells['& .cell'], color: 'var(--ink-2)' },
  '& .acts': { flex: 'none', width: 40, textAlign: 'right' },
  // Loading its branch (LOOK, Skeleton).
  '& .waits': {
    width: 12,
    height: 8,
    borderRadius: 4,
    background: 'var(--line-2)',
    animation: 'appear 120ms 200ms both',
  },
  '& .act': {
    padding: '0 10px',
    height: 30,
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'var(--accent-ink)',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& .is-lifted': { opacity: 0.5 },
  // Under itself nothing can be put.
  '& .is-refused': { opacity: 0.45, cursor: 'not-allowed' },
  '& .is-target, & .is-target:hover': {
    background: 'var(--accent-soft)',
    boxShadow: 'inset 0 0 0 2px var(--accent)',
    borderRadius: 6,
  },
  '@media (pointer: coarse)': {
    '& [role="treeitem"]': { height: 52 },
    '& .arrow': { width: 44, height: 44, margin: '0 -8px' },
  },
  '@media (max-width: 599px)': {
    '& [role="treeitem"]': { height: 56, paddingLeft: 8 },
    '& .guides': {
      backgroundImage:
        'repeating-linear-gradient(to right, transparent 0 9px, var(--line-2) 9px 10px, transparent 10px 14px)',
    },
    '& .cell': { display: 'none' },
    '& .label': { display: 'grid', gap: 1, paddingLeft: 8 },
    '& .label a': { fontSize: '0.875rem', order: -1 },
    '& .code': { fontSize: '0.75rem', lineHeight: '16px' },
    '& .chip': { justifySelf: 'start' },
  },
  '@media (prefers-reduced-motion: reduce)': { '& .arrow svg': { transition: 'none' } },
});

export const DropLine = styled('div')({
  zIndex: 1,
  height: 2,
  background: 'var(--accent)',
  borderRadius: 1,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -3,
    top: -3,
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: 'var(--accent)',
  },
});
