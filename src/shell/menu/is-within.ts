import { trimSlashes } from '../../../domain/access/entry-rules.ts';

/** Whether a page is this one or below it; below the home page is nothing. */
export const isWithin = (page: string, path: string): boolean => {
  const [inner, outer] = [trimSlashes(page), trimSlashes(path)];
  return inner === outer || (outer !== '' && inner.startsWith(`${outer}/`));
};
