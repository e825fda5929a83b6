import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { allowedPictureWidth } from '../../../domain/letters/text-pictures.ts';

/** Gives the picture at a place a width in percent, and leaves it selected; false where there is none. */
export function resizePicture({ state, view }: Editor, at: number, percent: number): boolean {
  if (state.doc.nodeAt(at)?.type.name !== 'picture') return false;
  const tr = state.tr.setNodeAttribute(at, 'width', allowedPictureWidth(percent));
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)));
  return true;
}

/**
 * Makes the grip at a picture's edge, by which its frame is dragged to another width. Keys and a field do the same, so
 * that it is for the pointer alone.
 * @param resize with the percent it was left at
 */
export function gripFor(frame: HTMLElement, resize: (percent: number) => void): HTMLElement {
  const grip = document.createElement('span');
  grip.className = 'picture-grip';
  grip.setAttribute('aria-hidden', 'true');
  grip.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    const before = frame.style.width;
    const room = frame.parentElement?.getBoundingClientRect() ?? frame.getBoundingClientRect();
    const drag = ({ clientX }: PointerEvent) => {
      frame.style.width = `${allowedPictureWidth((100 * widthAt(clientX, room, frame)) / room.width)}%`;
      grip.dataset.width = frame.style.width;
    };
    const leave = ({ type }: Event) => {
      grip.removeEventListener('pointermove', drag);
      delete grip.dataset.width;
      const chosen = Number.parseInt(frame.style.width, 10);
      frame.style.width = before;
      if (type === 'pointerup') resize(chosen);
    };
    grip.addEventListener('pointermove', drag);
    for (const end of ['pointerup', 'pointercancel']) grip.addEventListener(end, leave, { once: true });
  });
  return grip;
}

/** The edge follows the pointer, wherever the picture stands in its room. */
function widthAt(x: number, room: DOMRect, frame: HTMLElement): number {
  const side = frame.parentElement?.style.textAlign;
  if (side === 'center') return 2 * Math.abs(x - (room.left + room.width / 2));
  return side === 'right' ? room.right - x : x - room.left;
}
