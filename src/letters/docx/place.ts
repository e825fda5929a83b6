import { AlignmentType } from 'docx';
import type { PictureSize } from '../../../lib/picture-size.ts';
import type { ListPlace, Lists } from './lists.ts';
import type { Look } from './runs.ts';

export type Picture = PictureSize & { data: Uint8Array<ArrayBuffer>; type: 'png' | 'jpg' };

type Align = (typeof AlignmentType)[keyof typeof AlignmentType];

/** Where a block of the text stands. */
export type Place = {
  lists: Lists;
  /** Of the letter, by id. */
  pictures: ReadonlyMap<string, Picture>;
  width: number;
  align: Align;
  /** From the left margin. */
  indent: number;
  look: Look;
  /** Below each paragraph; omitted: as the document says. */
  after?: number;
  headings: { isCentred: boolean; isLight: boolean };
  /** The list item; its first paragraph has the mark. */
  item?: { place: ListPlace; isMarked: boolean } | undefined;
};

const aligns: Record<string, Align> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
};

/** As the writer chose. */
export const ownAlign = (element: Element): Align | undefined =>
  element instanceof HTMLElement ? aligns[element.style.textAlign] : undefined;
