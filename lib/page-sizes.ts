/** How many rows a page of a list may be chosen to have. */
export const pageSizes: readonly number[] = [10, 25, 50, 100];
