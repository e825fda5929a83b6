/** Inline elements; any other starts a block. Shared, so that the screen finds the same blocks as the server. */
export const inlineTags: ReadonlySet<string> = new Set([
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'span', 'a'],
]);
