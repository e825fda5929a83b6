import { type MouseEvent, useCallback, useRef } from 'react';
import { useNavigate } from 'react-admin';
import { afterPaint, isPlainClick } from '../../shell/index.ts';

/** Opens the row whose link was clicked. One for all rows: links of the router's are drawn anew with every address. */
export function useRowClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  return useCallback((event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-row]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    link.setAttribute('aria-busy', 'true');
    afterPaint(() => {
      link.removeAttribute('aria-busy');
      latest.current(link.getAttribute('href') ?? '');
    });
  }, []);
}
