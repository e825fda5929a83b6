import type { RecordFileCalls } from '../domain/calls/record-files.ts';
import { addressOf } from './address.ts';
import type { Http, Signalled } from './http.ts';

/** A file of a field of a resource; of a record's once it is saved. */
export type FileAt = { resource: string; recordId: string | undefined; field: string; fileId: string };

export const createRecordFileVerbs = ({ call, file }: Http) => ({
  /** Uploads a file for a record to name by the id that it gets. */
  uploadRecordFile: (resource: string, field: string, content: File, options?: Signalled) => {
    const body = new FormData();
    body.append('file', content, content.name);
    return call<RecordFileCalls['upload']>('POST', `/${addressOf(resource)}/files/${field}`, {
      body,
      ...options,
    });
  },
  /** @param isThumb the small picture */
  recordFileBlob: ({ resource, recordId, field, fileId }: FileAt, isThumb: boolean, options?: Signalled) => {
    const sent = { ...(isThumb && { query: { thumb: '1' } }), ...options };
    const base = `/${addressOf(resource)}` as const;
    return recordId
      ? file<RecordFileCalls['read']>('GET', `${base}/${recordId}/files/${field}/${fileId}`, sent)
      : file<RecordFileCalls['readUpload']>('GET', `${base}/files/${field}/${fileId}`, sent);
  },
});
