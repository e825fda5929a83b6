/** Selected row in every table (LOOK, States). Also on the row itself, which on a phone has no cells. */
export const chosenRow = {
  '& tbody tr[aria-selected="true"], & tbody tr[aria-selected="true"] td, & tbody tr[aria-selected="true"]:hover td':
    {
      background: 'var(--selected)',
    },
  '& tbody tr[aria-selected="true"] td:first-of-type': { boxShadow: 'inset 2px 0 0 var(--accent)' },
} as const;
