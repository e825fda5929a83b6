/**
 * An address as it may be told to others: which kind of page, never which letter or whom. Ids and numbers become `:id`,
 * what was searched for and everything behind it goes.
 */
export const barePlace = (path: string): string =>
  path
    .split(/[?#]/)[0]
    ?.split('/')
    .map((part) => (/\d/.test(part) || part.length > 40 ? ':id' : part))
    .join('/') ?? '/';
