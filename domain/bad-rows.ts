import type { Words } from '../lib/language.ts';

/** The column of what is wrong with each row, behind the file's own. */
export const reasonsHeading: Words = { id: 'Masalah pada baris ini', en: 'Problems in this row' };

/** The format of the file that hands back the bad rows of an import: what it came in, CSV for whatever is no workbook. */
export const badRowsFormat = (fileName: string): 'csv' | 'xlsx' =>
  /\.xlsx$/i.test(fileName) ? 'xlsx' : 'csv';

/** Takes the name of an imported file, gives that of the file with its bad rows. */
export const badRowsName = (fileName: string): string =>
  `${fileName.replace(/\.\w+$/, '')}-bermasalah.${badRowsFormat(fileName)}`;
