import { z } from 'zod';
import { type TextFault, textStates } from '../search.ts';
import { textFaultMessages } from '../text-fault-messages.ts';
import { day, id, moment, named } from './define-call.ts';

// What is told of archive items, their files, letters and loans.

/** Title and metadata read from an uploaded file before it is stored (issue "Archives"). */
export const inspectedFile = z
  .object({
    uploadId: id,
    fileName: z.string(),
    size: z.int(),
    /** Why it is not taken; the rest is then empty. */
    fault: z.string().nullable(),
    title: z.string(),
    number: z.string().nullable(),
    date: day.nullable(),
    pages: z.int().nullable(),
    /** Items this person may open that hold the same content. */
    duplicates: z.array(z.object({ id, title: z.string(), number: z.string().nullable() })),
  })
  .meta({ id: 'InspectedFile' });
export type InspectedFile = z.infer<typeof inspectedFile>;

/** GET /arsip/api/Archive/scan-proposals: what the text of an upload says; each is to be accepted. */
export const uploadProposals = z
  .object({
    /** Of the reading; what is proposed may grow until it is over. */
    state: z.enum(textStates),
    /** Why there is no text, in the reader's language. */
    reason: z.string().nullable(),
    title: z.string().nullable(),
    number: z.string().nullable(),
    date: day.nullable(),
    /** What the unit filed last by the same sender or of a like title, with what of it may still be chosen. */
    like: z
      .object({
        title: z.string(),
        on: day,
        classification: named.nullable(),
        archiveType: named.nullable(),
        security: named.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'UploadProposals' });
export type UploadProposals = z.infer<typeof uploadProposals>;

const archiveFileVersion = z
  .object({
    id,
    version: z.int(),
    fileName: z.string(),
    mimeType: z.string(),
    size: z.int(),
    note: z.string().nullable(),
    addedAt: moment,
    addedBy: named,
  })
  .meta({ id: 'ArchiveFileVersion' });
export type ArchiveFileVersion = z.infer<typeof archiveFileVersion>;

const archiveFile = archiveFileVersion
  .extend({
    slot: z.int(),
    title: z.string(),
    /** It is the letter's own: neither replaced nor removed. */
    isLetters: z.boolean(),
    text: z
      .object({
        state: z.enum(textStates),
        fault: z.enum(Object.keys(textFaultMessages) as TextFault[]).nullable(),
        pages: z.int().nullable(),
      })
      .nullable(),
    /** Who corrected what was read; null where nobody did. */
    correctedAt: moment.nullable(),
    correctedBy: named.nullable(),
    removedAt: moment.nullable(),
    removedBy: named.nullable(),
    /** Older ones, newest first. */
    versions: z.array(archiveFileVersion),
  })
  .meta({ id: 'ArchiveFile' });
export type ArchiveFile = z.infer<typeof archiveFile>;

/** GET /arsip/api/Archive/{id}/files/{fileId}/text: as it was read, or as somebody corrected it. */
export const archiveText = z
  .object({ text: z.string(), correctedAt: moment.nullable(), correctedBy: z.string().nullable() })
  .meta({ id: 'ArchiveText' });
export type ArchiveText = z.infer<typeof archiveText>;

/** A source or related letter of an item; only those visible to the reader are included. */
const archiveLetter = z.object({
  id,
  kind: z.enum(['source', 'related']),
  number: z.string().nullable(),
  subject: z.string(),
  date: day.nullable(),
  /** Where it opens for the reader's post. */
  url: z.string(),
});
export type ArchiveLetter = z.infer<typeof archiveLetter>;

/** Paper that was lent (DOMAIN 8). */
const paperLoan = z
  .object({
    id,
    borrower: named,
    lentBy: named,
    lentAt: moment,
    dueDate: day,
    note: z.string().nullable(),
    returnedAt: moment.nullable(),
    returnNote: z.string().nullable(),
    isOverdue: z.boolean(),
  })
  .meta({ id: 'PaperLoan' });
export type PaperLoan = z.infer<typeof paperLoan>;

/** The same in the list of everything that is out. */
export const lentPaper = paperLoan
  .extend({
    archive: z.object({ id, title: z.string(), number: z.string().nullable(), status: z.string() }),
    canReturn: z.boolean(),
  })
  .meta({ id: 'LentPaper' });
export type LentPaper = z.infer<typeof lentPaper>;

const archiveOpening = z.object({
  id,
  at: moment,
  by: named,
  fileName: z.string().nullable(),
  way: z.enum(['read', 'download']),
  /** The access request whose grant opened it. */
  requestId: id.nullable(),
});
export type ArchiveOpening = z.infer<typeof archiveOpening>;

export const archiveDetail = z
  .object({
    can: z.object({
      open: z.boolean(),
      write: z.boolean(),
      /** Neither closed with its filing unit, nor held, nor on a list of retention. */
      changeFiles: z.boolean(),
      lend: z.boolean(),
      /** What was read from its files; not where copies of them are watermarked. */
      readTexts: z.boolean(),
      /** By who may change the item, also a closed or held one: the files stay as they are. */
      correctTexts: z.boolean(),
      /** To a lower class of security, with a reason. */
      lowerClass: z.boolean(),
      /** The item's existence is visible, its content is not. */
      requestAccess: z.boolean(),
    }),
    files: z.array(archiveFile),
    letters: z.array(archiveLetter),
    /** Newest first. */
    loans: z.array(paperLoan),
    isFiled: z.boolean(),
    /** Null when unfiled, or when the reader may not see the filing unit. */
    filingUnit: z.object({ id, code: z.string(), title: z.string(), status: z.string() }).nullable(),
    waitingRequestId: id.nullable(),
    /** Openings, newest first; null except for those who keep the item. */
    openings: z.array(archiveOpening).nullable(),
  })
  .meta({ id: 'ArchiveDetail' });
export type ArchiveDetail = z.infer<typeof archiveDetail>;
export type ArchiveAbilities = ArchiveDetail['can'];
