import { convertMillimetersToTwip } from 'docx';

/** Millimetres in twentieths of a point. */
export const mm = (length: number): number => convertMillimetersToTwip(length);

/** A4 with the margins of the paper (server/documents/paper/letter.typ). */
export const page = {
  size: { width: mm(210), height: mm(297) },
  margin: { top: mm(25), bottom: mm(25), left: mm(25), right: mm(25), header: mm(8), footer: mm(10) },
};
export const textWidth = page.size.width - page.margin.left - page.margin.right;

/** A typeface that every word processor has, as wide as the paper's. */
export const face = 'Times New Roman';
/** In half points. */
export const size = { text: 23, small: 20, caption: 19, note: 15 };
export const lineColour = '8A8778';
