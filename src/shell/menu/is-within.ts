import { trimSlashes } from '../../../domain/access/paths.ts';

/** Whether `page` is `path` or below it; nothing is below the home page. */
export const isWithin = (page: string, path: string): boolean => {
  const [inner, outer] = [trimSlashes(page), trimSlashes(path)];
  return inner === outer || (outer !== '' && inner.startsWith(`${outer}/`));
};
