import type { Words } from '../../../lib/language.ts';

/** What the archive's shared parts say. */
export const partWords = {
  printed: { id: 'Label siap: label-arsip.pdf diunduh.', en: 'The labels are ready: label-arsip.pdf.' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
