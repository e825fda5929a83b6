import { isAdditional } from '../access/entry-rules.ts';
import type { RowViewer } from '../access/viewer.ts';

/**
 * The units whose files a viewer's records unit decides for (DOMAIN 8); none for whoever is in no records unit or acts
 * beside their main post (SPEC A2).
 */
export const recordsOf = (
  viewer: Pick<RowViewer, 'isUnitKearsipan' | 'recordsOf' | 'isAdditional' | 'type' | 'privilegedList'>,
): 'all' | readonly string[] => (viewer.isUnitKearsipan && !isAdditional(viewer) ? viewer.recordsOf : []);
