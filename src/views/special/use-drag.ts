import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Less is a click that trembled. */
const slack = 6;

/**
 * Dragging a part along its row, by mouse, pen or finger. Parts are found by `data-part`, which holds their place; a
 * part makes room once the pointer has passed its middle, so that two never change places back and forth.
 */
export function useDrag(
  row: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
): { dragged: number | null; begin: (event: PointerEvent, index: number) => void } {
  const [dragged, setDragged] = useState<number | null>(null);
  const latest = useRef(move);
  latest.current = move;

  const begin = (begun: PointerEvent, index: number) => {
    if (begun.button !== 0) return;
    let at = index;
    let isOn = false;
    // On the window: the part itself is taken out and put back where it goes.
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!isOn && Math.hypot(clientX - begun.clientX, clientY - begun.clientY) < slack) return;
      isOn = true;
      setDragged(at);
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-part]');
      const to = over && row.current?.contains(over) ? Number(over.dataset.part) : at;
      if (!over || to === at) return;
      const { left, width } = over.getBoundingClientRect();
      const middle = left + width / 2;
      if (to > at ? clientX < middle : clientX > middle) return;
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
