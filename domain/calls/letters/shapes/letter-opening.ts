import { z } from 'zod';
import { moment } from '../../define-call.ts';

/** Kinds of openings of a letter above Biasa, as named in the audit log (SPEC B3). */
export const openingKind = z.enum([
  'open',
  'open-pdf',
  'open-docx',
  'open-attachment',
  'open-versions',
  'open-report-file',
  'open-duplicate',
]);
export type OpeningKind = z.infer<typeof openingKind>;

/** GET /letter/api/Letter/{id}/openings: one row per person and day, latest first. */
export const opening = z
  .object({
    id: z.string(),
    personName: z.string(),
    /** The post it was opened in; null for openings older than this field. */
    positionName: z.string().nullable(),
    /** The official for whom a secretary or delegate acted (SPEC B2). */
    onBehalfOf: z.string().nullable(),
    kind: openingKind,
    /** Which of the files. */
    fileName: z.string().nullable(),
    /** It went out without the reader's mark, since its kind of file carries none. */
    isUnmarked: z.boolean(),
    /** The last time that day, and how often. */
    at: moment,
    times: z.int(),
  })
  .meta({ id: 'Opening' });
export type Opening = z.infer<typeof opening>;
