import { useEffect, useRef, useState } from 'react';

/** Whether an element has a place on the screen: not in a tab that is hidden. Take `ref` for it. */
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
