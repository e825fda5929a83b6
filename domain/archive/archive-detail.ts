import type { TextFault, TextState } from '../search.ts';

type Named = { id: string; label: string };

/** Paper on loan; below the active archives, so the same viewers may open it (SPEC A2). */
export const loansPage = '/dokumen/arsip-aktif/dipinjam';

/** Maximum files of one item, and labels printed at once. */
export const archiveLimits = { files: 50, labels: 200 } as const;

/** Title and metadata read from an uploaded file before it is stored (issue "Archives"). */
export type InspectedFile = {
  uploadId: string;
  fileName: string;
  size: number;
  /** Why it is not taken; the rest is then empty. */
  fault: string | null;
  title: string;
  number: string | null;
  /** YYYY-MM-DD */
  date: string | null;
  pages: number | null;
  /** Items this person may open that hold the same content. */
  duplicates: { id: string; title: string; number: string | null }[];
};

/** One version of a file of an item. */
export type ArchiveFileVersion = {
  id: string;
  version: number;
  fileName: string;
  mimeType: string;
  size: number;
  note: string | null;
  addedAt: string;
  addedBy: Named;
};

export type ArchiveFile = ArchiveFileVersion & {
  slot: number;
  title: string;
  /** It is the letter's own: neither replaced nor removed. */
  isLetters: boolean;
  text: { state: TextState; fault: TextFault | null; pages: number | null } | null;
  removedAt: string | null;
  removedBy: Named | null;
  /** Older ones, newest first. */
  versions: ArchiveFileVersion[];
};

/** A source or related letter of an item; only those visible to the reader are included. */
export type ArchiveLetter = {
  id: string;
  kind: 'source' | 'related';
  number: string | null;
  subject: string;
  date: string | null;
  /** Where it opens for the reader's post. */
  url: string;
};

/** Paper that was lent (DOMAIN 8). */
export type PaperLoan = {
  id: string;
  borrower: Named;
  lentBy: Named;
  lentAt: string;
  /** YYYY-MM-DD */
  dueDate: string;
  note: string | null;
  returnedAt: string | null;
  returnNote: string | null;
  isOverdue: boolean;
};

/** The same in the list of everything that is out. */
export type LentPaper = PaperLoan & {
  archive: { id: string; title: string; number: string | null; status: string };
  canReturn: boolean;
};

export type ArchiveAbilities = {
  open: boolean;
  write: boolean;
  /** Neither closed with its filing unit, nor held, nor on a list of retention. */
  changeFiles: boolean;
  lend: boolean;
  /** To a lower class of security, with a reason. */
  lowerClass: boolean;
  /** The item's existence is visible, its content is not. */
  requestAccess: boolean;
};

export type ArchiveOpening = {
  id: string;
  at: string;
  by: Named;
  fileName: string | null;
  way: 'read' | 'download';
  /** The access request whose grant opened it. */
  requestId: string | null;
};

export type ArchiveDetail = {
  can: ArchiveAbilities;
  files: ArchiveFile[];
  letters: ArchiveLetter[];
  /** Newest first. */
  loans: PaperLoan[];
  isFiled: boolean;
  /** Null when unfiled, or when the reader may not see the filing unit. */
  filingUnit: { id: string; code: string; title: string; status: string } | null;
  waitingRequestId: string | null;
  /** Openings, newest first; null except for those who keep the item. */
  openings: ArchiveOpening[] | null;
};
