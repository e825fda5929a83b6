import type { Words } from '../../../lib/language.ts';

/** What the archive's shared parts say. */
export const partWords = {
  notLoaded: { id: 'Daftar belum dapat dimuat', en: 'The list could not be loaded' },
  of: (range: string, total: string, isMore: boolean): Words => ({
    id: `${range} dari ${isMore ? 'lebih dari ' : ''}${total}`,
    en: `${range} of ${isMore ? 'more than ' : ''}${total}`,
  }),
  printed: { id: 'Label siap: label-arsip.pdf diunduh.', en: 'The labels are ready: label-arsip.pdf.' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
