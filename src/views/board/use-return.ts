import { useEffect } from 'react';

/** The card whose record was opened last, by resource. */
const opened = new Map<string, string>();

export const rememberCard = (resource: string, id: string): void => {
  opened.set(resource, id);
};

/** Gives the focus back to the card one comes from. */
export function useReturn(resource: string, isThere: boolean): void {
  useEffect(() => {
    const id = isThere ? opened.get(resource) : undefined;
    if (!id) return undefined;
    opened.delete(resource);
    // After the page's own heading, which gets the focus of a new page.
    const timer = setTimeout(() => {
      const card = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
      if (!document.activeElement?.matches('input, textarea')) card?.focus();
    }, 200);
    return () => clearTimeout(timer);
  }, [resource, isThere]);
}
