/** Address without personal data: the kind of page only. Ids and numbers become `:id`; the query is dropped. */
export const barePlace = (path: string): string =>
  path
    .split(/[?#]/)[0]
    ?.split('/')
    .map((part) => (/\d/.test(part) || part.length > 40 ? ':id' : part))
    .join('/') ?? '/';
