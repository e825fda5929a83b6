import { pageSizes } from '../../../lib/page-sizes.ts';
import { useRemembered } from './remembered.ts';

/** How many rows a page has, as the person chose it last in any list. */
export function usePageSize(): [number, (size: number) => void] {
  const [size, set] = useRemembered<number>('pageSize', 10);
  return [pageSizes.includes(size) ? size : 10, set];
}
