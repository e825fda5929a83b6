import type { Upload } from '../domain/letters/upload.ts';
import { asJson, type Http } from './http.ts';

type Signalled = { signal?: AbortSignal };

export type UploadVerbs = {
  startUpload: (file: { name: string; size: number }, options?: Signalled) => Promise<Upload>;
  getUpload: (id: string, options?: Signalled) => Promise<Upload>;
  /** The response has the offset to resume at. */
  putUploadPart: (id: string, offset: number, part: Blob, options?: Signalled) => Promise<Upload>;
  /** Cancels the upload: it no longer counts towards the limit. */
  dropUpload: (id: string) => Promise<unknown>;
};

/** Files in parts, so that a lost connection goes on where it stopped. */
export function createUploadVerbs(http: Http): UploadVerbs {
  const at = (id: string) => `/letter/api/Upload/${encodeURIComponent(id)}`;
  return {
    startUpload: (file, options) => http.json('/letter/api/Upload', { ...asJson('POST', file), ...options }),
    getUpload: (id, options) => http.json(at(id), options),
    putUploadPart: (id, offset, part, options) =>
      http.json(at(id), {
        method: 'PUT',
        body: part,
        headers: { 'Content-Type': 'application/octet-stream' },
        query: { offset },
        ...options,
      }),
    dropUpload: (id) => http.json(at(id), { method: 'DELETE' }),
  };
}
