import type { LoanState } from '../../domain/archive/loans.ts';
import type { AccessCalls } from '../../domain/calls/archive-access.ts';
import type { ArchiveItemCalls, Deposit } from '../../domain/calls/archive-items.ts';
import { type Page, pageOf } from '../dialect.ts';
import type { Http, Signalled } from '../http.ts';

type NewFile = { uploadId: string; title?: string; note?: string };
export type LabelsOf = { ids: readonly string[] } | { filingUnitIds: readonly string[] } | { box: string };

const base = '/arsip/api/Archive';
const at = (id: string) => `${base}/${encodeURIComponent(id)}` as const;
const fileAt = (id: string, fileId: string) => `${at(id)}/files/${encodeURIComponent(fileId)}` as const;

const requests = '/arsip/api/AccessRequest';

/** An archive item's files, loans, letters and labels (SPEC B4), and requests to open it. */
export const createItemVerbs = ({ call, json, file }: Http) => ({
  archiveDetail: (id: string, options?: Signalled) =>
    call<ArchiveItemCalls['detail']>('GET', `${at(id)}/detail`, options),
  /** Metadata of an uploaded file, and whether it is accepted. */
  inspectUpload: (uploadId: string, options?: Signalled) =>
    call<ArchiveItemCalls['inspect']>('POST', `${base}/inspect`, { body: { uploadId }, ...options }),
  /** What an upload says of itself, while its text is read and after. */
  uploadProposals: (uploadId: string, options?: Signalled) =>
    call<ArchiveItemCalls['scanProposals']>('GET', `${base}/scan-proposals`, {
      query: { uploadId },
      ...options,
    }),
  /** One item with its files; sent again it gives the same item. */
  depositArchive: async (
    record: Record<string, unknown>,
    files: readonly { uploadId: string; title: string }[],
    status: Deposit['status'],
  ) =>
    (await call<ArchiveItemCalls['deposit']>('POST', `${base}/deposit`, {
      body: { record, files, status },
    })) as { id: string },
  archiveFileBlob: (
    id: string,
    fileId: string,
    { download, ...options }: Signalled & { download?: boolean } = {},
  ) =>
    file<ArchiveItemCalls['readFile']>('GET', fileAt(id, fileId), {
      query: { download: download ? '1' : undefined },
      ...options,
    }),
  addArchiveFile: (id: string, body: NewFile) =>
    call<ArchiveItemCalls['addFile']>('POST', `${at(id)}/files`, { body }),
  addArchiveVersion: (id: string, fileId: string, body: NewFile) =>
    call<ArchiveItemCalls['addVersion']>('POST', `${fileAt(id, fileId)}/versions`, { body }),
  removeArchiveFile: (id: string, fileId: string) =>
    call<ArchiveItemCalls['removeFile']>('DELETE', fileAt(id, fileId)),
  /** What was read from a file. */
  archiveFileText: (id: string, fileId: string, options?: Signalled) =>
    call<ArchiveItemCalls['readText']>('GET', `${fileAt(id, fileId)}/text`, options),
  /** Corrects it; null takes the correction back. */
  correctArchiveText: (
    id: string,
    fileId: string,
    body: { text: string | null; correctedAt: string | null },
  ) => call<ArchiveItemCalls['correctText']>('PUT', `${fileAt(id, fileId)}/text`, { body }),
  /** Has the text of a file read once more that could not be read. */
  readArchiveTextAgain: (id: string, fileId: string) =>
    call<ArchiveItemCalls['readTextAgain']>('POST', `${fileAt(id, fileId)}/text`),
  lowerArchiveClass: (id: string, securityId: string | null, reason: string) =>
    call<ArchiveItemCalls['lowerClass']>('POST', `${at(id)}/lower-class`, { body: { securityId, reason } }),
  /** Every class that is in use, the lowest first. */
  securityClasses: async (options?: Signalled) => {
    const query = { PerPage: -1 };
    const found = await json<Page<{ id: string; label: string; rank: number }>>(
      '/master-data/api/SecurityClassification/lookup',
      { query, ...options },
    );
    return pageOf(found).items;
  },
  orderArchiveFiles: (id: string, fileIds: readonly string[]) =>
    call<ArchiveItemCalls['orderFiles']>('PUT', `${at(id)}/files/order`, { body: { fileIds } }),
  relateLetter: (id: string, letterId: string) =>
    call<ArchiveItemCalls['relate']>('POST', `${at(id)}/letters`, { body: { letterId } }),
  unrelateLetter: (id: string, letterId: string) =>
    call<ArchiveItemCalls['unrelate']>('DELETE', `${at(id)}/letters/${encodeURIComponent(letterId)}`),
  lendPaper: (id: string, body: { borrowerId: string | null; dueDate: string | null; note: string }) =>
    call<ArchiveItemCalls['lend']>('POST', `${at(id)}/loans`, { body }),
  returnPaper: (id: string, loanId: string, note: string) =>
    call<ArchiveItemCalls['returnPaper']>('POST', `${at(id)}/loans/${encodeURIComponent(loanId)}/return`, {
      body: { note },
    }),
  /** Paper that is out, due first, or that came back. */
  lentPaper: async (
    { state, page, perPage, q }: { state: LoanState; page: number; perPage: number; q: string },
    options?: Signalled,
  ) => {
    const query = { state, Page: page, PerPage: perPage, FirstChar: q };
    return pageOf(await call<ArchiveItemCalls['listLoans']>('GET', '/arsip/api/Loan', { query, ...options }));
  },
  /** Labels to print, as PDF: of items, of filing units, or of a box. */
  labelSheet: (of: LabelsOf) =>
    file<ArchiveItemCalls['printLabels']>('GET', '/arsip/api/Label', { query: of }),
  askAccess: (archiveId: string, wanted: { reason: string; untilDay: string | null }) =>
    call<AccessCalls['ask']>('POST', requests, { body: { archiveId, ...wanted } }),
});
