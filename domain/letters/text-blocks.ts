/**
 * Elements that stand inside a block of text; any other begins a block of its own. Known to both sides, since what the
 * server says of the blocks of a text the screen shows at the same blocks of its paper.
 */
export const inlineTags: ReadonlySet<string> = new Set([
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'span', 'a'],
]);
