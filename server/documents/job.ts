import type { LabelJob } from './labels/label-sheet.ts';
import type { LogoPicture } from './letter-document.ts';
import type { PaperJob } from './paper-data.ts';
import type { PictureJob } from './picture-page.ts';

/** A sheet that is no letter: which of paper/*.typ, the JSON of the same name that it reads, and its letterhead's logo. */
export type SheetJob = {
  paper: 'disposition' | 'report' | 'minutes';
  sheet: string;
  logo: LogoPicture | null;
};

/** What the typesetter is asked to set, and what it answers. */
export type Job = PaperJob | PictureJob | SheetJob | LabelJob;
export type Answer =
  | {
      pdf: Uint8Array;
      archival: boolean;
      /** The first words that no font here can draw. */
      undrawable?: string;
    }
  | { error: string };
