import { type MouseEvent, useRef } from 'react';
import { useNavigate } from 'react-admin';
import { afterPaint, leaveAfterPaint } from '../first-load/index.ts';
import { useStable } from '../ui/use-stable.ts';

type Follow = (event: MouseEvent, link: HTMLAnchorElement, to?: string) => void;

/**
 * Follows a clicked row's link: marks the row at once, navigates after the paint. One handler for all rows: router
 * links render again on each navigation.
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

/** A click meant for this window; with a modifier key the browser opens it elsewhere. */
const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
