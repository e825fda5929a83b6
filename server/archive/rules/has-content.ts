import type { ArchiveRow } from './find-archive.ts';

/** Checks that an item has something to open or lend: a file, or paper with a known place. */
export const hasContent = (item: ArchiveRow): boolean =>
  Number(item.fileCount) > 0 || [item.location, item.cupboard, item.box].some(Boolean);
