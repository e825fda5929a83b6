/** A row that is chosen, in every table (LOOK, States). On the row as well, which on a phone is no row of cells. */
export const chosenRow = {
  '& tbody tr[aria-selected="true"], & tbody tr[aria-selected="true"] td, & tbody tr[aria-selected="true"]:hover td':
    {
      background: 'var(--selected)',
    },
  '& tbody tr[aria-selected="true"] td:first-of-type': { boxShadow: 'inset 2px 0 0 var(--accent)' },
} as const;
