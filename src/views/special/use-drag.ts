import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Less is a click that trembled. */
const slack = 6;

/**
 * Drags a part along or down by pointer; `data-part` holds each index. Swaps past the middle, or two would
 * swap back.
 */
export function useDrag(
  row: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
  axis: 'x' | 'y' = 'x',
): { dragged: number | null; begin: (event: PointerEvent, index: number) => void } {
  const [dragged, setDragged] = useState<number | null>(null);
  const latest = useRef(move);
  latest.current = move;

  const begin = (begun: PointerEvent, index: number) => {
    if (begun.button !== 0) return;
    let at = index;
    let isOn = false;
    // Listen on the window: moving a part removes and reinserts its element.
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!isOn && Math.hypot(clientX - begun.clientX, clientY - begun.clientY) < slack) return;
      isOn = true;
      setDragged(at);
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-part]');
      const to = over && row.current?.contains(over) ? Number(over.dataset.part) : at;
      if (!over || to === at) return;
      const { left, top, width, height } = over.getBoundingClientRect();
      const isBefore = axis === 'x' ? clientX < left + width / 2 : clientY < top + height / 2;
      if (to > at === isBefore) return;
      latest.current(at, to);
      at = to;
      setDragged(at);
    };
    const end = () => {
      setDragged(null);
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  return { dragged, begin };
}
