/** Formatted text looks the same while it is written and while it is read: the letter's own typeface. */
export const richTextLook = {
  fontFamily: 'var(--serif)',
  wordSpacing: 0,
  '& .tiptap > :first-of-type': { marginTop: 0 },
  '& .tiptap > :last-child': { marginBottom: 0 },
  '& p': { margin: '0 0 12px' },
  '& li > p, & td > p, & th > p': { margin: 0 },
  '& table': { width: '100%', margin: '0 0 12px', borderCollapse: 'collapse' },
  '& td, & th': { padding: '4px 8px', textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit' },
  '& table[border="1"] td, & table[border="1"] th': { border: '1px solid var(--field)' },
  '& th': { fontWeight: 700 },
  '& blockquote': { margin: '0 0 12px', paddingLeft: 14, borderLeft: '2px solid var(--line-2)' },
} as const;
