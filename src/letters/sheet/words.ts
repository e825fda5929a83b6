import type { Words } from '../../../lib/language.ts';

/** Texts beside the paper, not on it. */
export const sheetWords = {
  openPdf: { id: 'Buka PDF di tab baru', en: 'Open the PDF in a new tab' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
