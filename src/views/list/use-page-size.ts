import { pageSizes } from '../../../lib/page-sizes.ts';
import { useRemembered } from './remembered.ts';

/** Rows per page: the user's last choice in any list. */
export function usePageSize(): [number, (size: number) => void] {
  const [size, set] = useRemembered<number>('pageSize', 10);
  return [pageSizes.includes(size) ? size : 10, set];
}
