import { useEffect } from 'react';

/** Focuses the first proposal that is still asked, or else what `otherwise` selects. */
export function focusFirstProposal(otherwise = ''): void {
  const first =
    document.querySelector<HTMLElement>('[data-proposal]') ??
    (otherwise ? document.querySelector<HTMLElement>(otherwise) : null);
  first?.focus();
}

/** The first proposal has the focus where nothing else was begun: they may arrive while one types. */
export function useFirstProposal(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    // After a new page has taken the focus.
    const timer = setTimeout(() => {
      const active = document.activeElement;
      const isFree =
        !active || active === document.body || active.matches('[data-takes-focus], h1, .MuiButton-root');
      if (isFree) document.querySelector<HTMLElement>('[data-proposal]')?.focus({ preventScroll: true });
    }, 250);
    return () => clearTimeout(timer);
  }, [isThere]);
}
