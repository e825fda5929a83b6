import type { SheetJob } from './disposition/disposition-sheet.ts';
import type { PaperJob } from './paper-data.ts';
import type { PictureJob } from './picture-page.ts';

/** What the typesetter is asked to set, and what it answers. */
export type Job = PaperJob | PictureJob | SheetJob;
export type Answer = { pdf: Uint8Array; archival: boolean } | { error: string };
