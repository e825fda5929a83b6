import { useHasDrafts } from './viewer.ts';

/** Gives where a draft is continued: an address that the active entry may open. */
export function useDraftHref(): (id: string) => string {
  const place = useHasDrafts() ? '/naskah-dinas/draft' : '/naskah-dinas';
  return (id) => `${place}/${id}/edit`;
}
