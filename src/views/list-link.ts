/** A list of a resource, filtered: a path for the links of the house. */
export const filteredList = (listPath: string, filter: Record<string, unknown>): string =>
  `${listPath}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
