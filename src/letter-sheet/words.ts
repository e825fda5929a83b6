import type { Words } from '../../resources/declare.ts';

/** What stands beside the paper, not on it. */
export const sheetWords = {
  openPdf: { id: 'Buka PDF di tab baru', en: 'Open the PDF in a new tab' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
