import { addressOf } from './address.ts';
import { dialect, type Page, pageOf } from './dialect.ts';
import { asJson, type Http, type Signalled } from './http.ts';

type Format = 'csv' | 'xlsx';

export type ExportOptions = Signalled & {
  format: Format;
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

export type ImportJob = {
  id: string;
  state: 'uploaded' | 'checking' | 'checked' | 'applying' | 'done' | 'interrupted' | 'cancelled' | 'failed';
  fileName: string;
  rowCount: number;
  sheets: string[];
  sheet: string | null;
  columns: { index: number; heading: string; field: string | null; samples: string[] }[];
  fields: { name: string; label: string; required: boolean }[];
  kept: string[];
  keys: { name: string; label: string }[];
  progress: { done: number; total: number };
  counts: { rows: number; create: number; update: number; unchanged: number; bad: number } | null;
  /** The good rows can be stored without the bad ones. */
  canApplyGood: boolean;
  message: string | null;
};
export type ImportChoice = {
  mapping: Record<string, number | null>;
  mode: 'create' | 'upsert';
  key?: string | null;
};
export type ImportProblem = { row: number; heading: string; value: string; reason: string };

/** Files in and out of a declared resource. */
export type TransferVerbs = {
  exportRecords: (resourceName: string, options: ExportOptions) => Promise<ExportedFile>;
  importTemplate: (resourceName: string, format: Format) => Promise<Blob>;
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
  ) => Promise<Page<ImportProblem>>;
  /** The bad rows in the file's format, each with its problems. */
  importBadRows: (resourceName: string, id: string) => Promise<Blob>;
  applyImport: (resourceName: string, id: string, onlyGood?: boolean) => Promise<ImportJob>;
  cancelImport: (resourceName: string, id: string) => Promise<void>;
};

export function createTransferVerbs(http: Http): TransferVerbs {
  const at = (resourceName: string, id: string, rest = ''): string =>
    `/${addressOf(resourceName)}/import/${encodeURIComponent(id)}${rest}`;
  return {
    exportRecords: async (resourceName, { format, columns, filter, ids, sort, onProgress, signal }) => {
      const response = await http.response(`/${addressOf(resourceName)}/export`, {
        // An address could not hold a thousand ids.
        ...(ids && asJson('POST', { ids })),
        query: {
          ...dialect({ orderBy: sort?.field, order: sort?.order, filter: ids ? {} : filter }),
          format,
          Columns: columns,
        },
        signal,
      });
      return {
        blob: await arriving(response, onProgress),
        fileName: fileNameOf(response) ?? `data.${format}`,
        rows: Number(response.headers.get('x-row-count') ?? 0),
      };
    },
    importTemplate: (resourceName, format) =>
      http.blob(`/${addressOf(resourceName)}/import/template?format=${format}`),
    uploadImport: (resourceName, file, { sheet, signal } = {}) => {
      const body = new FormData();
      body.set('file', file);
      return http.json(`/${addressOf(resourceName)}/import`, {
        method: 'POST',
        body,
        query: { Sheet: sheet },
        signal,
      });
    },
    importJob: (resourceName, id, options) => http.json(at(resourceName, id), options),
    checkImport: (resourceName, id, choice) =>
      http.json(at(resourceName, id, '/check'), asJson('POST', choice)),
    importProblems: async (resourceName, id, { page, perPage, signal }) =>
      pageOf<ImportProblem>(
        await http.json(at(resourceName, id, '/problems'), { query: dialect({ page, perPage }), signal }),
      ),
    importBadRows: (resourceName, id) => http.blob(at(resourceName, id, '/bad-rows')),
    applyImport: (resourceName, id, onlyGood) =>
      http.json(at(resourceName, id, '/apply'), asJson('POST', { onlyGood })),
    cancelImport: async (resourceName, id) => {
      await http.json(at(resourceName, id), { method: 'DELETE' });
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

const fileNameOf = (response: Response): string | undefined =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
