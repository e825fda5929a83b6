import type { ArchiveDetail, InspectedFile, LentPaper } from '../domain/archive/archive-detail.ts';
import type { LetterState } from '../domain/letters/letter-life.ts';
import { type Page, pageOf } from './dialect.ts';
import { asJson, type Http, queryString } from './http.ts';

/** A word alone: the table of a letter's life is none of what the first screen loads. */
const sent: LetterState = 'sent';

type Signalled = { signal?: AbortSignal };
export type NewArchiveFile = { uploadId: string; title?: string; note?: string };
export type LabelsOf = { ids: readonly string[] } | { filingUnitIds: readonly string[] } | { box: string };
export type LoanState = 'open' | 'overdue' | 'returned';

export type ArchiveItemVerbs = {
  archiveDetail: (id: string, options?: Signalled) => Promise<ArchiveDetail>;
  /** Metadata of an uploaded file, and whether it is accepted. */
  inspectUpload: (uploadId: string, options?: Signalled) => Promise<InspectedFile>;
  /** One item with its files; sent again it gives the same item. */
  depositArchive: (
    record: Record<string, unknown>,
    files: readonly { uploadId: string; title: string }[],
    status: 'active' | 'inactive',
  ) => Promise<{ id: string }>;
  archiveFileBlob: (
    id: string,
    fileId: string,
    options?: Signalled & { download?: boolean },
  ) => Promise<Blob>;
  addArchiveFile: (id: string, file: NewArchiveFile) => Promise<ArchiveDetail>;
  addArchiveVersion: (id: string, fileId: string, file: NewArchiveFile) => Promise<ArchiveDetail>;
  removeArchiveFile: (id: string, fileId: string) => Promise<ArchiveDetail>;
  /** Has the text of a file read once more that could not be read. */
  readArchiveTextAgain: (id: string, fileId: string) => Promise<ArchiveDetail>;
  lowerArchiveClass: (id: string, securityId: string | null, reason: string) => Promise<ArchiveDetail>;
  /** Every class that is in use, the lowest first. */
  securityClasses: (options?: Signalled) => Promise<{ id: string; label: string; rank: number }[]>;
  orderArchiveFiles: (id: string, fileIds: readonly string[]) => Promise<ArchiveDetail>;
  relateLetter: (id: string, letterId: string) => Promise<ArchiveDetail>;
  unrelateLetter: (id: string, letterId: string) => Promise<ArchiveDetail>;
  /** Letters that have been sent, by number or subject. */
  sentLetters: (
    typed: string,
    options?: Signalled,
  ) => Promise<{ id: string; number: string | null; subject: string }[]>;
  lendPaper: (
    id: string,
    loan: { borrowerId: string | null; dueDate: string | null; note: string },
  ) => Promise<ArchiveDetail>;
  returnPaper: (id: string, loanId: string, note: string) => Promise<ArchiveDetail>;
  /** Paper that is out, due first, or that came back. */
  lentPaper: (
    query: { state: LoanState; page: number; perPage: number; q: string },
    options?: Signalled,
  ) => Promise<{ items: LentPaper[]; totalCount: number }>;
  /** Labels to print, as PDF: of items, of filing units, or of a box. */
  labelSheet: (of: LabelsOf) => Promise<Blob>;
};

/** An archive item's files, loans, letters and labels (SPEC B4). */
export function createArchiveItemVerbs(http: Http): ArchiveItemVerbs {
  const at = (id: string, rest: string) => `/arsip/api/Archive/${encodeURIComponent(id)}${rest}`;
  const file = (fileId: string) => `/files/${encodeURIComponent(fileId)}`;
  return {
    archiveDetail: (id, options) => http.json(at(id, '/detail'), options),
    inspectUpload: (uploadId, options) =>
      http.json('/arsip/api/Archive/inspect', { ...asJson('POST', { uploadId }), ...options }),
    depositArchive: (record, files, status) =>
      http.json('/arsip/api/Archive/deposit', asJson('POST', { record, files, status })),
    archiveFileBlob: (id, fileId, { download, ...options } = {}) =>
      http.blob(at(id, file(fileId)) + queryString(download ? { download: '1' } : {}), options),
    addArchiveFile: (id, added) => http.json(at(id, '/files'), asJson('POST', added)),
    addArchiveVersion: (id, fileId, added) =>
      http.json(at(id, `${file(fileId)}/versions`), asJson('POST', added)),
    removeArchiveFile: (id, fileId) => http.json(at(id, file(fileId)), { method: 'DELETE' }),
    readArchiveTextAgain: (id, fileId) => http.json(at(id, `${file(fileId)}/text`), { method: 'POST' }),
    lowerArchiveClass: (id, securityId, reason) =>
      http.json(at(id, '/lower-class'), asJson('POST', { securityId, reason })),
    securityClasses: async (options) => {
      const query = { PerPage: -1 };
      const found = await http.json<Page<{ id: string; label: string; rank: number }>>(
        '/master-data/api/SecurityClassification/lookup',
        { query, ...options },
      );
      return pageOf(found).items;
    },
    orderArchiveFiles: (id, fileIds) => http.json(at(id, '/files/order'), asJson('PUT', { fileIds })),
    relateLetter: (id, letterId) => http.json(at(id, '/letters'), asJson('POST', { letterId })),
    unrelateLetter: (id, letterId) =>
      http.json(at(id, `/letters/${encodeURIComponent(letterId)}`), { method: 'DELETE' }),
    sentLetters: async (typed, options) => {
      const query = { state: sent, FirstChar: typed, PerPage: 20 };
      const found = await http.json<Page<{ id: string; number: string | null; subject: string }>>(
        '/letter/api/Letter',
        { query, ...options },
      );
      return pageOf(found).items;
    },
    lendPaper: (id, loan) => http.json(at(id, '/loans'), asJson('POST', loan)),
    returnPaper: (id, loanId, note) =>
      http.json(at(id, `/loans/${encodeURIComponent(loanId)}/return`), asJson('POST', { note })),
    lentPaper: async ({ state, page, perPage, q }, options) => {
      const query = { state, Page: page, PerPage: perPage, FirstChar: q };
      return pageOf<LentPaper>(await http.json('/arsip/api/Loan', { query, ...options }));
    },
    labelSheet: (of) => http.blob(`/arsip/api/Label${queryString(of)}`),
  };
}
