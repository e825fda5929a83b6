import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How wide an element is, also when it changes. Undefined until it was measured, before the first paint: whoever draws
 * much waits for it instead of drawing twice.
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
