import type { BodyOf } from '../domain/calls/define-call.ts';
import type {
  ExportFormat,
  FileFormat,
  ImportJob,
  ListedProblem,
  TransferCalls,
} from '../domain/calls/transfer.ts';
import { addressOf } from './address.ts';
import { dialect, type Page, pageOf } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

export type ExportOptions = Signalled & {
  format: ExportFormat;
  /** Names of columns in their order; all when left out. */
  columns?: readonly string[];
  filter?: Record<string, unknown>;
  /** Only these, whatever the filter finds. */
  ids?: readonly string[] | undefined;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Told how many bytes have come. */
  onProgress?: (bytes: number) => void;
};
export type ExportedFile = { blob: Blob; fileName: string; rows: number };

export type ImportChoice = BodyOf<TransferCalls['check']>;

/** Files in and out of a declared resource. */
export type TransferVerbs = {
  exportRecords: (resourceName: string, options: ExportOptions) => Promise<ExportedFile>;
  /** One record on paper. */
  printRecord: (resourceName: string, id: string) => Promise<Pick<ExportedFile, 'blob' | 'fileName'>>;
  importTemplate: (resourceName: string, format: FileFormat) => Promise<Blob>;
  uploadImport: (
    resourceName: string,
    file: File,
    options?: Signalled & { sheet?: string },
  ) => Promise<ImportJob>;
  importJob: (resourceName: string, id: string, options?: Signalled) => Promise<ImportJob>;
  checkImport: (resourceName: string, id: string, choice: ImportChoice) => Promise<ImportJob>;
  importProblems: (
    resourceName: string,
    id: string,
    query: Signalled & { page: number; perPage: number },
  ) => Promise<Page<ListedProblem>>;
  /** The bad rows in the file's format, each with its problems. */
  importBadRows: (resourceName: string, id: string) => Promise<Blob>;
  applyImport: (resourceName: string, id: string, onlyGood?: boolean) => Promise<ImportJob>;
  cancelImport: (resourceName: string, id: string) => Promise<void>;
};

export function createTransferVerbs(http: Http): TransferVerbs {
  const at = (resourceName: string, id: string) =>
    `/${addressOf(resourceName)}/import/${encodeURIComponent(id)}` as const;
  return {
    exportRecords: async (resourceName, { format, columns, filter, ids, sort, onProgress, signal }) => {
      const address = `/${addressOf(resourceName)}/export` as const;
      const query = {
        ...dialect({ orderBy: sort?.field, order: sort?.order, filter: ids ? {} : filter }),
        format,
        Columns: columns,
      };
      const sent = { query, ...(signal && { signal }) };
      // An address could not hold a thousand ids.
      const response = await (ids
        ? http.fileResponse<TransferCalls['exportChosen']>('POST', address, { ...sent, body: { ids } })
        : http.fileResponse<TransferCalls['exportAll']>('GET', address, sent));
      return {
        blob: await arriving(response, onProgress),
        fileName: fileNameOf(response) ?? `data.${format}`,
        rows: Number(response.headers.get('x-row-count') ?? 0),
      };
    },
    printRecord: async (resourceName, id) => {
      const address = `/${addressOf(resourceName)}/${encodeURIComponent(id)}/pdf` as const;
      const response = await http.fileResponse<TransferCalls['print']>('GET', address);
      return { blob: await response.blob(), fileName: fileNameOf(response) ?? 'data.pdf' };
    },
    importTemplate: (resourceName, format) =>
      http.file<TransferCalls['template']>('GET', `/${addressOf(resourceName)}/import/template`, {
        query: { format },
      }),
    uploadImport: (resourceName, file, { sheet, signal } = {}) => {
      const body = new FormData();
      body.set('file', file);
      return http.call<TransferCalls['upload']>('POST', `/${addressOf(resourceName)}/import`, {
        body,
        query: { Sheet: sheet },
        ...(signal && { signal }),
      });
    },
    importJob: (resourceName, id, options) =>
      http.call<TransferCalls['job']>('GET', at(resourceName, id), options),
    checkImport: (resourceName, id, choice) =>
      http.call<TransferCalls['check']>('POST', `${at(resourceName, id)}/check`, { body: choice }),
    importProblems: async (resourceName, id, { page, perPage, signal }) =>
      pageOf(
        await http.call<TransferCalls['problems']>('GET', `${at(resourceName, id)}/problems`, {
          query: dialect({ page, perPage }),
          ...(signal && { signal }),
        }),
      ),
    importBadRows: (resourceName, id) =>
      http.file<TransferCalls['badRows']>('GET', `${at(resourceName, id)}/bad-rows`),
    applyImport: (resourceName, id, onlyGood) =>
      http.call<TransferCalls['apply']>('POST', `${at(resourceName, id)}/apply`, { body: { onlyGood } }),
    cancelImport: async (resourceName, id) => {
      await http.call<TransferCalls['cancel']>('DELETE', at(resourceName, id));
    },
  };
}

/** Reads the body as a blob, which the browser may keep on disk: a large file must not fill the page's memory. */
function arriving(response: Response, onProgress?: (bytes: number) => void): Promise<Blob> {
  if (!response.body || !onProgress) return response.blob();
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        onProgress(bytes);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }).blob();
}

export const fileNameOf = (response: Response): string | undefined =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
