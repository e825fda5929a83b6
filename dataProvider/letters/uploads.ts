import type { BodyOf } from '../../domain/calls/define-call.ts';
import type { UploadCalls } from '../../domain/calls/letters/uploads.ts';
import type { Http, Signalled } from '../http.ts';

export type UploadVerbs = ReturnType<typeof createUploadVerbs>;

const base = '/letter/api/Upload';
const at = (id: string) => `${base}/${encodeURIComponent(id)}` as const;

/** Files in parts, so that a lost connection goes on where it stopped. */
export const createUploadVerbs = ({ call }: Http) => ({
  startUpload: (body: BodyOf<UploadCalls['start']>, options?: Signalled) =>
    call<UploadCalls['start']>('POST', base, { body, ...options }),
  getUpload: (id: string, options?: Signalled) => call<UploadCalls['read']>('GET', at(id), options),
  /** The response has the offset to resume at. */
  putUploadPart: (id: string, offset: number, body: Blob, options?: Signalled) =>
    call<UploadCalls['putPart']>('PUT', at(id), { query: { offset }, body, ...options }),
  /** Cancels the upload: it no longer counts towards the limit. */
  dropUpload: (id: string) => call<UploadCalls['drop']>('DELETE', at(id)),
});
