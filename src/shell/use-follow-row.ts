import { type MouseEvent, useRef } from 'react';
import { useNavigate } from 'react-admin';
import { afterPaint, leaveAfterPaint } from './after-paint.ts';
import { useStable } from './use-stable.ts';

type Follow = (event: MouseEvent, link: HTMLAnchorElement, to?: string) => void;

/**
 * Follows the link of a row that was clicked, to its own address unless `to` says another. The row is marked at once and
 * its page comes right after, unless the person has gone elsewhere by then. One for all rows: links of the router's are
 * drawn anew with every address.
 */
export function useFollowRow(): Follow {
  const navigate = useNavigate();
  const wanted = useRef<HTMLAnchorElement>(null);
  return useStable<Parameters<Follow>, void>((event, link, to = link.getAttribute('href') ?? '') => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    wanted.current = link;
    const row = link.closest('tr') ?? link;
    row.setAttribute('aria-busy', 'true');
    afterPaint(() => row.removeAttribute('aria-busy'));
    leaveAfterPaint(() => {
      if (wanted.current === link) navigate(to, { replace: link.href === location.href });
    });
  });
}

/** Whether a click on a link is for this window; with a key held, what opens it elsewhere is the browser's own. */
const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
