/** What a server does beyond the calls of SPEC A6. It says so of itself; with another one screens do without. */
export const serverExtras = ['bulk', 'history', 'persons', 'saved-views', 'transfer', 'tree'] as const;
export type ServerExtra = (typeof serverExtras)[number];
