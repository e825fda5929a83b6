import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws its children one step after what is around them, so that a phone's slow processor can answer a hand in between.
 * @param room stands there until then, as high as they are, so that nothing below them moves
 */
export const InStep = ({ room, children }: { room: ReactNode; children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) ? children : room;
