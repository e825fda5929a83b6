import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Width of an element, tracked. Undefined until measured, before the first paint: expensive consumers wait, to
 * render only once.
 */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number | undefined] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
