import type { MouseEvent } from 'react';

/** Whether a click on a link is for this window; with a key held, what opens it elsewhere is the browser's own. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
