import { useEffect, useRef, useState } from 'react';

/** Whether the element of `ref` is displayed, not in a hidden tab. */
export function useShown<Shown extends HTMLElement>() {
  const ref = useRef<Shown>(null);
  const [isShown, setIsShown] = useState(typeof ResizeObserver === 'undefined');
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(([entry]) => setIsShown((entry?.contentRect.width ?? 0) > 0));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return { ref, isShown };
}
