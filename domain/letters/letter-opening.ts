import type { Words } from '../../lib/language.ts';

/** Kinds of openings of a letter above Biasa, as named in the audit log (SPEC B3). */
export type OpeningKind =
  | 'open'
  | 'open-pdf'
  | 'open-attachment'
  | 'open-versions'
  | 'open-report-file'
  | 'open-duplicate';
export const openingLabels: Record<OpeningKind, Words> = {
  open: { id: 'Naskah dibuka', en: 'Letter opened' },
  'open-pdf': { id: 'PDF diunduh', en: 'PDF downloaded' },
  'open-attachment': { id: 'Lampiran diunduh', en: 'Attachment downloaded' },
  'open-versions': { id: 'Versi dibuka', en: 'Version opened' },
  'open-report-file': { id: 'Berkas laporan diunduh', en: 'Report file downloaded' },
  'open-duplicate': { id: 'Naskah digandakan', en: 'Letter duplicated' },
};

/** GET /letter/api/Letter/{id}/openings: one row per person and day, latest first. */
export type Opening = {
  id: string;
  personName: string;
  /** The post it was opened in; null for openings older than this field. */
  positionName: string | null;
  /** The official for whom a secretary or delegate acted (SPEC B2). */
  onBehalfOf: string | null;
  kind: OpeningKind;
  /** Which of the files. */
  fileName: string | null;
  /** It went out without the reader's mark, since its kind of file carries none. */
  isUnmarked: boolean;
  /** The last time that day, and how often. */
  at: string;
  times: number;
};
