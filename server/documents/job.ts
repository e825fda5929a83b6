import type { LabelJob } from './labels/label-sheet.ts';
import type { LogoPicture } from './letter-document.ts';
import type { PaperJob } from './paper-data.ts';
import type { PictureJob } from './picture-page.ts';

/** A sheet other than a letter: its paper/*.typ template, the JSON of the same name, and the letterhead's logo. */
export type SheetJob = {
  paper: 'disposition' | 'report' | 'minutes' | 'list' | 'record';
  sheet: string;
  logo: LogoPicture | null;
  /** SVGs by their file's name. */
  codes?: Readonly<Record<string, string>>;
  /** JPEGs, which the sheet names by their place. */
  pictures?: Uint8Array[];
};

/** A letter's pages as pictures, in place of its PDF or beside it. */
export type PagesJob = PaperJob & { asPages: 'alone' | 'and-print' };

/** How a further signature of the letter looks, in place of its PDF (paper/further.typ). */
export type FurtherJob = PaperJob & { asSignature: true };

export type Job = PaperJob | PagesJob | FurtherJob | PictureJob | SheetJob | LabelJob;
export type Answer =
  | Printed
  | (PageDrawings & { printed?: Printed })
  | { tooManyPages: true }
  | { error: string };

export type Printed = {
  pdf: Uint8Array;
  archival: boolean;
  /** The first words that no font here can draw. */
  undrawable?: string;
};

/** SVG that stands before each page's own (glyphs, styles), and the pages in order, with their size in points. */
export type PageDrawings = { shared: string; pages: DrawnPage[] };
export type DrawnPage = { width: number; height: number; svg: string; words: PlacedText[][] };
/**
 * Words in one piece on a line: their beginning on the baseline, length and size, in points. A line break ends them
 * where the next stand elsewhere.
 */
export type PlacedText = { x: number; y: number; length: number; size: number; text: string };
