/** Detects addresses like /.env or /.git/config in any encoding: no page has such. */
export const hasDotFile = (url: string): boolean =>
  /(\/|%2f|%5c|\\)(\.|%2e)/i.test(url.split(/[?#]/, 1)[0] ?? '');
