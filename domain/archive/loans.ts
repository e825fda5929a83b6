/** Paper that is out, that should be back, and that came back. */
export const loanStates = ['open', 'overdue', 'returned'] as const;
export type LoanState = (typeof loanStates)[number];
