import type { Message } from '../lib/language.ts';

export const reasonsHeading: Message = { id: 'Masalah pada baris ini', en: 'Problems in this row' };

/** The format of an import's bad-rows file: the original's, CSV for anything but a workbook. */
export const badRowsFormat = (fileName: string): 'csv' | 'xlsx' =>
  /\.xlsx$/i.test(fileName) ? 'xlsx' : 'csv';

export const badRowsName = (fileName: string): string =>
  `${fileName.replace(/\.\w+$/, '')}-bermasalah.${badRowsFormat(fileName)}`;
