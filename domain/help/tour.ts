import { isAdditional } from '../access/entry-rules.ts';
import type { Viewer } from '../access/viewer.ts';

/** The first look around, one for each kind of work. */
export const tours = ['staf', 'pendamping', 'arsiparis', 'administrator'] as const;
export type Tour = (typeof tours)[number];

/** Picks a viewer's tour: acting for another first, then what the role administers or manages. */
export function tourOf(viewer: Viewer): Tour {
  if (viewer.type === 'Secretary' || viewer.type === 'Delegation') return 'pendamping';
  if (!isAdditional(viewer) && viewer.privilegedList.some((path) => /^\/?manajemen-user\//.test(path)))
    return 'administrator';
  return viewer.isUnitKearsipan ? 'arsiparis' : 'staf';
}
