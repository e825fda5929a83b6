import type { TouchEvent } from 'react';

/** A finger that goes sideways as far, and hardly up or down. */
const least = 60;
let began: { x: number; y: number } | undefined;

/** Handlers that tell a swipe to the left (next) from one to the right. */
export const swipes = (onSwipe: (step: 1 | -1) => void) => ({
  onTouchStart: ({ touches }: Pick<TouchEvent, 'touches'>) => {
    const touch = touches[0];
    began = touch && { x: touch.clientX, y: touch.clientY };
  },
  onTouchEnd: ({ changedTouches }: Pick<TouchEvent, 'changedTouches'>) => {
    const touch = changedTouches[0];
    if (!began || !touch) return;
    const [across, down] = [touch.clientX - began.x, touch.clientY - began.y];
    began = undefined;
    if (Math.abs(across) > least && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
  },
});
