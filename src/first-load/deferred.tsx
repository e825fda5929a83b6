import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children one step later, so that a phone's slow processor can respond to input in between.
 * @param placeholder of the same height until then, so that nothing below moves
 */
export function Deferred({
  placeholder,
  children,
}: {
  placeholder: ReactNode;
  children: ReactNode;
}): ReactNode {
  return useDeferredValue(true, false) ? children : placeholder;
}
