import { type DragEvent, useEffect, useRef } from 'react';

/** Distance from the edge where scrolling starts, in pixels, and its speeds per frame. */
const edge = 64;
const slowest = 3;
const fastest = 14;

/** Scrolls the box under a drag that comes near its upper or lower edge. */
export function useAutoScroll(): {
  ref: React.RefObject<HTMLDivElement | null>;
  onDragOver: (event: DragEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const speed = useRef(0);
  const frame = useRef(0);
  useEffect(() => {
    const stop = () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      speed.current = 0;
    };
    const left = (event: globalThis.DragEvent) => {
      if (event.relatedTarget === null || !ref.current?.contains(event.relatedTarget as Node)) stop();
    };
    window.addEventListener('dragend', stop);
    window.addEventListener('drop', stop);
    window.addEventListener('dragleave', left);
    return () => {
      stop();
      window.removeEventListener('dragend', stop);
      window.removeEventListener('drop', stop);
      window.removeEventListener('dragleave', left);
    };
  }, []);
  const scroll = () => {
    ref.current?.scrollBy(0, speed.current);
    frame.current = speed.current === 0 ? 0 : requestAnimationFrame(scroll);
  };
  return {
    ref,
    onDragOver: ({ clientY }) => {
      const box = ref.current?.getBoundingClientRect();
      if (!box) return;
      const above = box.top + edge - clientY;
      const below = clientY - (box.bottom - edge);
      const depth = Math.min(edge, Math.max(above, below, 0));
      const pace = slowest + Math.round((depth / edge) * (fastest - slowest));
      speed.current = depth === 0 ? 0 : (above > below ? -1 : 1) * pace;
      if (speed.current !== 0 && frame.current === 0) frame.current = requestAnimationFrame(scroll);
    },
  };
}
