/** Takes an address, says whether it is one like /.env or /.git/config, however written: no page has such. */
export const hasDotFile = (url: string): boolean =>
  /(\/|%2f|%5c|\\)(\.|%2e)/i.test(url.split(/[?#]/, 1)[0] ?? '');
